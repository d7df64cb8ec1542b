import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CandidateApplication } from '../../../schemas/application.ts';
import { canTakeBack } from '../../../schemas/applicationEndings.ts';
import { notify } from '../../../src/components/toasts/notify.ts';
import { t } from '../../../src/i18n/t.ts';
import { useServices } from '../../../src/session/session.tsx';
import { useMay } from '../../../src/session/useMay.ts';
import { sentenceOf } from '../../common/planNeeded.ts';
import { refreshApplications } from '../../common/refreshApplications.ts';

interface TakeBackWithdrawalProps {
  application: CandidateApplication;
  /** Whether the job is: nobody can come back to one that is not. */
  isOpen: boolean;
}

/** Takes the candidate's own withdrawal back, into the stage before it; there while the job is open. */
export function TakeBackWithdrawal({ application, isOpen }: TakeBackWithdrawalProps) {
  const { client } = useServices();
  const queryClient = useQueryClient();
  const canAccess = useMay('applications.setStatus');
  const [isBusy, setBusy] = useState(false);
  const { id, status, jobTitle, employerName } = application;
  if (!canAccess || !isOpen || !canTakeBack(status, 'CANDIDATE')) return null;
  const takeBack = async () => {
    setBusy(true);
    try {
      await client.call('setApplicationStatus', { params: { id }, query: { status: 'ACTIVE' } });
      notify(
        t('Your application for {job} runs again. We tell {employer}.', {
          job: jobTitle,
          employer: employerName,
        }),
        {
          kind: 'success',
        },
      );
    } catch (error) {
      notify(sentenceOf(error), { kind: 'error' });
    }
    await refreshApplications(queryClient);
    setBusy(false);
  };
  return (
    <Button
      size="small"
      color="inherit"
      loading={isBusy}
      aria-label={t('Take back your withdrawal from {job}', { job: jobTitle })}
      onClick={() => void takeBack()}
      sx={{ minHeight: 44, color: 'text.secondary' }}
    >
      {t('Take back')}
    </Button>
  );
}
