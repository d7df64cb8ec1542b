import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { JobPreferences } from '../../schemas/jobPreferences.ts';
import { RecordInputs } from '../../src/components/inputs/RecordInputs.tsx';
import { SchemaDialog } from '../../src/components/schema/SchemaDialog.tsx';
import { LoadingState } from '../../src/components/states/LoadingState.tsx';
import { notify } from '../../src/components/toasts/notify.ts';
import { t } from '../../src/i18n/t.ts';
import { useServices } from '../../src/session/session.tsx';
import { ProfileCard } from '../common/ProfileCard.tsx';
import { CountriesInput } from './CountriesInput.tsx';
import { PlacesInput } from './PlacesInput.tsx';
import { preferenceWords } from './preferenceWords.ts';

const inputs = { widgets: { countries: CountriesInput, places: PlacesInput } };

/** The jobs that the candidate wants, and the way to change them. */
export function JobPreferencesCard({ email }: { email: string }) {
  const { client } = useServices();
  const queryClient = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const queryKey = ['candidates', 'jobPreferences', email];
  const { data, error } = useQuery({
    queryKey,
    queryFn: ({ signal }) => client.call('jobPreferences', { params: { email }, signal }),
  });
  if (error) return null;
  const title = t('The jobs you want');
  if (!data)
    return (
      <ProfileCard title={title}>
        <LoadingState variant="list" rows={1} label={t('Loading')} />
      </ProfileCard>
    );
  const save = async (body: JobPreferences) => {
    queryClient.setQueryData(queryKey, await client.call('setJobPreferences', { params: { email }, body }));
    // Open jobs come in another order now.
    void queryClient.invalidateQueries({ queryKey: ['jobs'] });
    notify(t('The jobs you want are saved.'), { kind: 'success' });
    setAsking(false);
  };
  const given = preferenceWords(data);
  return (
    <>
      <ProfileCard
        title={title}
        text={t(
          'Jobs against this do not pick you, and come last among open jobs. Nothing of it counts in how you fit. Recruiters on whose lists you are see when you can begin and where you may work; nobody reads the rest.',
        )}
        action={
          <Button variant="outlined" onClick={() => setAsking(true)}>
            {given.length > 0 ? t('Change') : t('Say what you want')}
          </Button>
        }
      >
        {given.map((line) => (
          <Typography key={line} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {line}
          </Typography>
        ))}
      </ProfileCard>
      {isAsking && (
        <RecordInputs own={inputs}>
          <SchemaDialog
            title={title}
            schema={JobPreferences}
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
