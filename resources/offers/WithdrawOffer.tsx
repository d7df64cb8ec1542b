import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '../../src/components/forms/ConfirmDialog.tsx';
import { notify } from '../../src/components/toasts/notify.ts';
import { t } from '../../src/i18n/t.ts';
import { useServices } from '../../src/session/session.tsx';
import { sentenceOf } from '../common/planNeeded.ts';
import { refreshApplications } from '../common/refreshApplications.ts';

interface WithdrawOfferProps {
  offerId: string;
  /** The candidate's. */
  name: string;
}

/** Takes an offer back that waits for its answer, after a question. */
export function WithdrawOffer({ offerId, name }: WithdrawOfferProps) {
  const { client } = useServices();
  const queryClient = useQueryClient();
  const [asking, setAsking] = useState(false);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => client.call('withdrawJobOffer', { params: { id: offerId } }),
    onSuccess: async () => {
      await refreshApplications(queryClient);
      notify(t('The offer to {name} is withdrawn. They get an e-mail about it.', { name }), {
        kind: 'success',
      });
    },
  });
  const close = () => {
    setAsking(false);
    reset();
  };
  return (
    <>
      <Button variant="outlined" onClick={() => setAsking(true)}>
        {t('Withdraw the offer')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('Withdraw the offer to {name}?', { name })}
        confirmLabel={t('Withdraw')}
        cancelLabel={t('Keep it')}
        destructive
        busy={isPending}
        onConfirm={() => mutate()}
        onClose={close}
      >
        {t('They cannot accept it any more, and get an e-mail about it. You can make another offer.')}
        {error && (
          <Alert severity="error" role="alert" sx={{ mt: 1.5 }}>
            {sentenceOf(error)}
          </Alert>
        )}
      </ConfirmDialog>
    </>
  );
}
