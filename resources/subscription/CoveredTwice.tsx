import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Subscription } from '../../schemas/subscription.ts';
import { ConfirmDialog } from '../../src/components/forms/ConfirmDialog.tsx';
import { formatDate } from '../../src/i18n/formatDate.ts';
import { t } from '../../src/i18n/t.ts';
import { sumOf } from '../../src/product/values/planWords.ts';
import { useUnused } from './subscriptionQueries.ts';
import { useSubscriptionMove } from './useSubscriptionMove.ts';

/** For a recruiter who pays beside the employer: what that means, and the two ways out. */
export function CoveredTwice({ subscription }: { subscription: Subscription }) {
  const [isAsking, setAsking] = useState(false);
  const { busy, cancel, end } = useSubscriptionMove(subscription);
  const { data: unused } = useUnused();
  const { currentPeriodEnd, cancelAtPeriodEnd } = subscription;
  const date = (currentPeriodEnd && formatDate(currentPeriodEnd)) ?? '';
  const sum = unused && sumOf({ amount: Math.min(unused.unused, unused.refund), currency: unused.currency });
  return (
    <Alert severity="info" variant="outlined" sx={{ p: 2, bgcolor: 'background.paper' }}>
      <AlertTitle component="h2">{t("Your employer's plan covers you too")}</AlertTitle>
      <Typography variant="body2">
        {cancelAtPeriodEnd
          ? t('Your own plan ends on {date} and does not renew. You can also end it now.', { date })
          : t(
              'You need no plan of your own: everything it unlocks stays unlocked without it. If you do nothing, it renews on {date}.',
              { date },
            )}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 2 }}>
        <Button variant="contained" onClick={() => setAsking(true)} disabled={busy}>
          {sum ? t('End now and get {sum} back', { sum }) : t('End now and get the rest back')}
        </Button>
        {!cancelAtPeriodEnd && (
          <Button variant="outlined" onClick={() => void cancel()} disabled={busy}>
            {t('Let it end on {date}', { date })}
          </Button>
        )}
      </Box>
      <ConfirmDialog
        open={isAsking}
        title={t('End your own plan now?')}
        confirmLabel={t('End my plan')}
        cancelLabel={t('Keep my plan')}
        busy={busy}
        onConfirm={() => void end().finally(() => setAsking(false))}
        onClose={() => setAsking(false)}
      >
        <Typography variant="body2">
          {sum
            ? t(
                '{sum} goes back to the card you paid with, for the time you paid and did not use. Your work continues under your employer’s plan.',
                { sum },
              )
            : t('What you paid and did not use goes back to the card you paid with.')}
        </Typography>
      </ConfirmDialog>
    </Alert>
  );
}
