import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { BillingDetails } from '../../schemas/billingDetails.ts';
import { RecordInputs } from '../../src/components/inputs/RecordInputs.tsx';
import { SchemaDialog } from '../../src/components/schema/SchemaDialog.tsx';
import { Loaded } from '../../src/components/states/Loaded.tsx';
import { notify } from '../../src/components/toasts/notify.ts';
import { t } from '../../src/i18n/t.ts';
import { placeInputs } from '../../src/product/inputs/placeInputs.ts';
import { useProfile, useServices } from '../../src/session/session.tsx';
import { ProfileCard } from '../common/ProfileCard.tsx';
import { billingLines, detailsFrom } from './billingWords.ts';

const queryKey = ['subscription', 'billingDetails'];

/** Whom invoices are made out to, and the way to change it. */
export function BillingDetailsCard() {
  const { client } = useServices();
  const queryClient = useQueryClient();
  const { data: profile } = useProfile();
  const [isAsking, setAsking] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => client.call('billingDetails', { signal }),
    refetchOnMount: 'always',
  });
  const save = async (body: BillingDetails) => {
    queryClient.setQueryData(queryKey, await client.call('setBillingDetails', { body }));
    notify(t('Your billing details are saved. They count from the next invoice.'), { kind: 'success' });
    setAsking(false);
  };
  const details = data?.details;
  return (
    <ProfileCard
      title={t('Billing details')}
      text={t(
        'The name, address and tax number on your invoices. A change counts from the next invoice; those that are made keep what they say.',
      )}
      action={
        data && (
          <Button variant="outlined" onClick={() => setAsking(true)}>
            {details ? t('Change billing details') : t('Enter billing details')}
          </Button>
        )
      }
    >
      <Loaded
        value={data}
        error={error}
        onRetry={refetch}
        variant="list"
        rows={2}
        label={t('Loading the billing details')}
      >
        {({ details: shown }) =>
          shown ? (
            <Typography
              component="address"
              variant="body2"
              sx={{ fontStyle: 'normal', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
            >
              {billingLines(shown).join('\n')}
            </Typography>
          ) : (
            <Typography variant="body2" color="text.secondary">
              {t('Nothing is entered, so invoices say what your profile says.')}
            </Typography>
          )
        }
      </Loaded>
      {isAsking && (
        <RecordInputs own={placeInputs}>
          <SchemaDialog
            title={t('Billing details')}
            schema={BillingDetails}
            maxWidth="sm"
            defaultValues={details ?? detailsFrom(profile)}
            submitLabel={t('Save')}
            onSubmit={save}
            onClose={() => setAsking(false)}
          />
        </RecordInputs>
      )}
    </ProfileCard>
  );
}
