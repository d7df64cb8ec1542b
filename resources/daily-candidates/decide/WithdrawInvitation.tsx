import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { DailyCandidateDetails } from '../../../schemas/dailyCandidate.ts';
import { ConfirmDialog } from '../../../src/components/forms/ConfirmDialog.tsx';
import { notify } from '../../../src/components/toasts/notify.ts';
import { t } from '../../../src/i18n/t.ts';
import { useServices } from '../../../src/session/session.tsx';
import { useMay } from '../../../src/session/useMay.ts';
import { sentenceOf } from '../../common/planNeeded.ts';
import { detailsKey, patchPick, refreshCounts } from './pickCache.ts';

/** Takes an invitation back that waits for its answer, after a question that says whom it tells. */
export function WithdrawInvitation({ details }: { details: DailyCandidateDetails }) {
  const { id, jobId, candidateName: name, invitation } = details;
  const { client } = useServices();
  const queryClient = useQueryClient();
  const canAccess = useMay('invitations.withdraw');
  const [asking, setAsking] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () => client.call('withdrawInvitation', { params: { id } }),
    onSuccess: (withdrawn) => {
      patchPick(queryClient, id, { status: 'SAVED', reasons: [], snoozedUntil: null });
      queryClient.setQueryData<DailyCandidateDetails>(
        detailsKey(id),
        (kept) => kept && { ...kept, invitation: withdrawn },
      );
      refreshCounts(queryClient, jobId);
      notify(t('The invitation to {name} is withdrawn.', { name }));
    },
    onError: (error) => {
      notify(sentenceOf(error), { kind: 'error' });
      void queryClient.invalidateQueries({ queryKey: detailsKey(id) });
    },
    onSettled: () => setAsking(false),
  });
  if (!canAccess || invitation?.status !== 'PENDING') return null;
  return (
    <>
      <Button size="small" color="inherit" sx={{ mt: 1 }} onClick={() => setAsking(true)}>
        {t('Withdraw the invitation')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('Withdraw the invitation to {name}?', { name })}
        confirmLabel={t('Withdraw')}
        cancelLabel={t('Keep it')}
        destructive
        busy={isPending}
        onConfirm={mutate}
        onClose={() => setAsking(false)}
      >
        {t('{name} gets an e-mail that it cannot be accepted any more. You can invite them again.', { name })}
      </ConfirmDialog>
    </>
  );
}
