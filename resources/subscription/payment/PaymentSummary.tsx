import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { Plan } from '../../../schemas/plans.ts';
import { t } from '../../../src/i18n/t.ts';
import { IntervalSwitch } from '../IntervalSwitch.tsx';
import { PlanPrice } from '../PlanPrice.tsx';

interface PaymentSummaryProps {
  plan: Plan;
  plans: readonly Plan[];
  /** While it is being paid. */
  disabled: boolean;
  onChoose: (plan: Plan) => void;
}

/** The plan being bought and its price, with a last chance to choose how to pay. */
export function PaymentSummary({ plan, plans, disabled, onChoose }: PaymentSummaryProps) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, justifyContent: 'space-between' }}>
        <Typography id={id} component="h2" variant="h3">
          {plan.name}
        </Typography>
        <IntervalSwitch
          value={plan.interval}
          disabled={disabled}
          onChange={(interval) => {
            const chosen = plans.find((one) => one.interval === interval);
            if (chosen) onChoose(chosen);
          }}
        />
      </Box>
      <PlanPrice plan={plan} plans={plans} />
      <Typography variant="body2" color="text.secondary">
        {plan.interval === 'YEAR'
          ? t('Charged today, and every year until you cancel. Canceling takes two clicks.')
          : t('Charged today, and every month until you cancel. Canceling takes two clicks.')}
      </Typography>
    </Card>
  );
}
