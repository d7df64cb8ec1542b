import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { HiddenFrom } from '../../schemas/hiddenFrom.ts';
import { RecordInputs } from '../../src/components/inputs/RecordInputs.tsx';
import { SchemaDialog } from '../../src/components/schema/SchemaDialog.tsx';
import { LoadingState } from '../../src/components/states/LoadingState.tsx';
import { notify } from '../../src/components/toasts/notify.ts';
import { t } from '../../src/i18n/t.ts';
import { useServices } from '../../src/session/session.tsx';
import { ProfileCard } from '../common/ProfileCard.tsx';

/** The companies that do not see the candidate, and the way to change them. */
export function HiddenFromCard({ email }: { email: string }) {
  const { client } = useServices();
  const queryClient = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const queryKey = ['candidates', 'hiddenFrom', email];
  const { data, error } = useQuery({
    queryKey,
    queryFn: ({ signal }) => client.call('hiddenFrom', { params: { email }, signal }),
  });
  if (error) return null;
  const title = t('Who does not see you');
  if (!data)
    return (
      <ProfileCard title={title}>
        <LoadingState variant="list" rows={1} label={t('Loading')} />
      </ProfileCard>
    );
  const save = async (body: HiddenFrom) => {
    queryClient.setQueryData(queryKey, await client.call('hideFrom', { params: { email }, body }));
    notify(t('The companies that must not see you are saved.'), { kind: 'success' });
    setAsking(false);
  };
  return (
    <>
      <ProfileCard
        title={title}
        text={t(
          'The company you work for, by your resume or your e-mail address, never sees you on a list or in a search. Name others that must not see you; nobody is told.',
        )}
        action={
          <Button variant="outlined" onClick={() => setAsking(true)}>
            {t('Choose companies')}
          </Button>
        }
      >
        {data.companies.length > 0 && (
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {t('You also chose: {names}', { names: data.companies.join(', ') })}
          </Typography>
        )}
      </ProfileCard>
      {isAsking && (
        <RecordInputs>
          <SchemaDialog
            title={title}
            schema={HiddenFrom}
            maxWidth="sm"
            defaultValues={data}
            submitLabel={t('Save')}
            onSubmit={save}
            onClose={() => setAsking(false)}
          />
        </RecordInputs>
      )}
    </>
  );
}
