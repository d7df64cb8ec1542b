import Button from '@mui/material/Button';
import { useState } from 'react';
import type { CandidateApplication } from '../../../schemas/application.ts';
import { ConfirmDialog } from '../../../src/components/forms/ConfirmDialog.tsx';
import { t } from '../../../src/i18n/t.ts';
import { useMay } from '../../../src/session/useMay.ts';
import { useWithdraw } from './useWithdraw.ts';

/** Ends an application from the candidate's side, after a question; there while the application runs. */
export function WithdrawButton({ application }: { application: CandidateApplication }) {
  const canAccess = useMay('applications.setStatus');
  const withdraw = useWithdraw();
  const [asking, setAsking] = useState(false);
  const { status, jobTitle, employerName } = application;
  if (!canAccess) return null;
  return (
    <>
      {status === 'ACTIVE' && (
        <Button
          size="small"
          color="inherit"
          aria-label={t('Withdraw from {job}', { job: jobTitle })}
          onClick={() => setAsking(true)}
          sx={{ minHeight: 44, color: 'text.secondary' }}
        >
          {t('Withdraw')}
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        title={t('Withdraw from {job}?', { job: jobTitle })}
        confirmLabel={t('Withdraw')}
        cancelLabel={t('Keep it')}
        destructive
        onConfirm={() => {
          setAsking(false);
          withdraw(application);
        }}
        onClose={() => setAsking(false)}
      >
        {t(
          'We tell {employer}. You have a few seconds to undo this, and you can apply again while the job is open.',
          { employer: employerName },
        )}
      </ConfirmDialog>
    </>
  );
}
