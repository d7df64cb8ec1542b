import Button from '@mui/material/Button';
import { useState } from 'react';
import { useCanAccess } from 'react-admin';
import type { CandidateApplication } from '../../schemas/application.ts';
import { ConfirmDialog } from '../../src/components/ConfirmDialog.tsx';
import { useWithdraw } from './useWithdraw.ts';

/** Ends an application from the candidate's side, after a question; there while the application runs. */
export function WithdrawButton({ application }: { application: CandidateApplication }) {
  const { canAccess } = useCanAccess({ resource: 'applications', action: 'setStatus' });
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
          aria-label={`Withdraw from ${jobTitle}`}
          onClick={() => setAsking(true)}
          sx={{ minHeight: 44, color: 'text.secondary' }}
        >
          Withdraw
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        title={`Withdraw from ${jobTitle}?`}
        confirmLabel="Withdraw"
        cancelLabel="Keep it"
        destructive
        onConfirm={() => {
          setAsking(false);
          withdraw(application);
        }}
        onClose={() => setAsking(false)}
      >
        {employerName} is told, and you cannot apply for this job again. You have a few seconds to undo it.
      </ConfirmDialog>
    </>
  );
}
