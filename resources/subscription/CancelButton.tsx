import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Subscription } from '../../schemas/subscription.ts';
import type { Role } from '../../schemas/user.ts';
import { ConfirmDialog } from '../../src/components/forms/ConfirmDialog.tsx';
import { formatDate } from '../../src/i18n/formatDate.ts';
import { t } from '../../src/i18n/t.ts';
import { afterTheEnd } from './currentPlanWords.ts';
import { useSubscriptionMove } from './useSubscriptionMove.ts';

/** Cancels one's plan, after saying until when everything keeps working. */
export function CancelButton({ subscription, role }: { subscription: Subscription; role: Role }) {
  const [isAsking, setAsking] = useState(false);
  const { busy, cancel } = useSubscriptionMove(subscription);
  const date =
    subscription.active && subscription.currentPeriodEnd && formatDate(subscription.currentPeriodEnd);
  return (
    <>
      <Button variant="outlined" onClick={() => setAsking(true)} sx={{ mt: 2.5 }}>
        {t('Cancel plan')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t('Cancel your plan?')}
        confirmLabel={t('Cancel plan')}
        cancelLabel={t('Keep my plan')}
        destructive
        busy={busy}
        onConfirm={() => void cancel().finally(() => setAsking(false))}
        onClose={() => setAsking(false)}
      >
        <Typography variant="body2">
          {date
            ? t('Everything keeps working until {date}, and you can take this back until then.', { date })
            : t('We will not try to charge your card again.')}{' '}
          {afterTheEnd(role, subscription.coveredUntil !== undefined)}
        </Typography>
      </ConfirmDialog>
    </>
  );
}
