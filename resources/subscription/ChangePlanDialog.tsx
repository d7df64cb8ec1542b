import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Plan } from '../../schemas/plans.ts';
import { sentenceOf } from '../../src/client/apiError.ts';
import { ConfirmDialog } from '../../src/components/forms/ConfirmDialog.tsx';
import { notify } from '../../src/components/toasts/notify.ts';
import { formatDate } from '../../src/i18n/formatDate.ts';
import { t } from '../../src/i18n/t.ts';
import { planTitle, priceOf, sumOf } from '../../src/product/values/planWords.ts';
import { useServices } from '../../src/session/session.tsx';
import { costOfChange } from './planChange.ts';
import { refreshSubscription } from './subscriptionQueries.ts';

interface ChangePlanDialogProps {
  subscriptionId: string;
  /** Whether the employer's plan covers the same. */
  isCovered: boolean;
  paidUntil: string;
  from: Plan;
  to: Plan;
  onClose: () => void;
}

/** Says what changing the plan charges today and what it costs from then on, and changes it. */
export function ChangePlanDialog({
  subscriptionId,
  isCovered,
  paidUntil,
  from,
  to,
  onClose,
}: ChangePlanDialogProps) {
  const { client, queryClient, queries } = useServices();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [cost] = useState(() => costOfChange(from, to, paidUntil, new Date()));
  const change = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      await client.call('changePlan', {
        params: { id: subscriptionId },
        body: { planId: to.id, ...(isCovered && { evenIfCovered: true }) },
      });
      await refreshSubscription(queryClient, queries);
      notify(t('Your plan is now {plan}.', { plan: planTitle(to) }), { kind: 'success' });
      onClose();
    } catch (error) {
      setProblem(sentenceOf(error));
      setBusy(false);
    }
  };
  return (
    <ConfirmDialog
      open
      title={t('Change to {plan}?', { plan: planTitle(to) })}
      confirmLabel={cost.now > 0 ? t('Pay and change') : t('Change plan')}
      busy={busy}
      onConfirm={() => void change()}
      onClose={onClose}
    >
      <Costs cost={cost} to={to} />
      <Typography variant="body2" color="text.secondary" sx={{ mt: 2 }}>
        {cost.credit > 0
          ? t('Nothing is charged now. A new period begins today, and after {date} it renews for {price}.', {
              date: formatDate(cost.renewsAt) ?? '',
              price: priceOf(to),
            })
          : t(
              'Charged to the card you paid with. A new period begins today and renews on {date} for {price}.',
              {
                date: formatDate(cost.renewsAt) ?? '',
                price: priceOf(to),
              },
            )}
      </Typography>
      {isCovered && (
        <Alert severity="info" sx={{ mt: 2 }}>
          {t("Your employer's plan covers you too, so you need no plan of your own.")}
        </Alert>
      )}
      <div role="alert">
        {problem && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {problem}
          </Alert>
        )}
      </div>
    </ConfirmDialog>
  );
}

/** Today's charge, line by line. */
function Costs({ cost, to }: { cost: ReturnType<typeof costOfChange>; to: Plan }) {
  const inMoney = (amount: number) => sumOf({ amount, currency: to.currency });
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: '1fr auto',
        gap: 1,
        '& dd': { m: 0, textAlign: 'right' },
      }}
    >
      <dt>{planTitle(to)}</dt>
      <dd>{inMoney(to.amount)}</dd>
      <dt>{t('Paid and not used yet')}</dt>
      <dd>−{inMoney(cost.unused)}</dd>
      <Typography component="dt" variant="subtitle2">
        {cost.credit > 0 ? t('Left for the next payments, about') : t('To pay now, about')}
      </Typography>
      <Typography component="dd" variant="subtitle2">
        {inMoney(cost.credit > 0 ? cost.credit : cost.now)}
      </Typography>
    </Box>
  );
}
