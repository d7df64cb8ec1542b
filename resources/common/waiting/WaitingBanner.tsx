import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState, useSyncExternalStore } from 'react';
import { ConfirmDialog } from '../../../src/components/forms/ConfirmDialog.tsx';
import { t } from '../../../src/i18n/t.ts';
import { onQuestion, openQuestion } from './question.ts';
import { useOutbox, useWaiting } from './useOutbox.ts';

/** Says on every page how many decisions wait for the connection, and asks before signing out drops them. */
export function WaitingBanner() {
  const outbox = useOutbox();
  const count = useWaiting().length;
  const answer = useSyncExternalStore(onQuestion, openQuestion);
  const [isBusy, setBusy] = useState(false);
  const sendNow = async () => {
    setBusy(true);
    await outbox.flush();
    setBusy(false);
  };
  return (
    <>
      <div role="status">
        {count > 0 && (
          <Alert
            severity="warning"
            sx={{ mb: 2, maxWidth: 880 }}
            action={
              <Button
                color="inherit"
                size="small"
                loading={isBusy}
                onClick={() => void sendNow()}
                sx={{ whiteSpace: 'nowrap' }}
              >
                {t('Send now')}
              </Button>
            }
          >
            {t(
              '{count, plural, one {One decision is not sent yet, because Hireday cannot be reached. This browser keeps it and sends it when the connection is back.} other {# decisions are not sent yet, because Hireday cannot be reached. This browser keeps them and sends them when the connection is back.}}',
              { count },
            )}
          </Alert>
        )}
      </div>
      <ConfirmDialog
        open={answer !== undefined}
        title={t('Sign out and drop {count, plural, one {a decision} other {# decisions}}?', { count })}
        confirmLabel={t('Sign out')}
        cancelLabel={t('Stay')}
        destructive
        onConfirm={() => answer?.(true)}
        onClose={() => answer?.(false)}
      >
        {t('Hireday could not be reached, so they are only in this browser. Signing out deletes them.')}
      </ConfirmDialog>
    </>
  );
}
