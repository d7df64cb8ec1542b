import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Plan } from '../../schemas/plans.ts';
import { ToneChip } from '../../src/components/values/ToneChip.tsx';
import { t } from '../../src/i18n/t.ts';
import { priceOf, sumOf } from '../../src/product/values/planWords.ts';
import { yearlySaving } from './planChange.ts';

/** A plan's price, and by the year what that saves. */
export function PlanPrice({ plan, plans }: { plan: Plan; plans: readonly Plan[] }) {
  const month = plans.find(({ interval }) => interval === 'MONTH');
  const saving = plan.interval === 'YEAR' && month ? yearlySaving(month, plan) : 0;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
      <Typography component="p" variant="figure">
        {priceOf(plan)}
      </Typography>
      {saving > 0 && (
        <ToneChip tone="positive">
          {t('You save {amount} a year', { amount: sumOf({ amount: saving, currency: plan.currency }) })}
        </ToneChip>
      )}
    </Box>
  );
}
