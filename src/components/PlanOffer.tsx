import Check from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import type { Plan } from '../../schemas/plans.ts';
import { formatMoney } from './formatMoney.ts';

export interface PlanOfferProps {
  /** What cannot be done without a plan, as a title: "Opening a job needs a plan". */
  title: string;
  /** Plans that unlock it; those of one name are one plan by the month and by the year. */
  plans: readonly Plan[];
  /** The way to the plans. */
  action?: ReactNode;
  /** Id of the title, where something else is named by it. */
  titleId?: string;
  /** Level of the title in the page's outline. */
  level?: 'h2' | 'h3';
}

/** "$99 a month or $990 a year" */
const priceOf = (plans: readonly Plan[]) =>
  plans
    .map(({ amount, currency, interval }) =>
      formatMoney({ min: amount, max: amount, currency, unit: interval }),
    )
    .join(' or ');

/** Stands where something paid would be: what is locked, what the plan unlocks, and what it costs. */
export function PlanOffer({ title, plans, action, titleId, level = 'h2' }: PlanOfferProps) {
  const ownId = useId();
  const id = titleId ?? ownId;
  const [first] = plans;
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 2.5, sm: 4 }, maxWidth: 560, mx: 'auto' }}>
      <Typography id={id} component={level} variant="h2">
        {title}
      </Typography>
      {first && (
        <>
          <Typography color="text.secondary" sx={{ mt: 1 }}>
            The {first.name} plan unlocks it:
          </Typography>
          <Box component="ul" sx={{ listStyle: 'none', p: 0, my: 2, display: 'grid', gap: 1 }}>
            {first.features.map((feature) => (
              <Box component="li" key={feature} sx={{ display: 'flex', gap: 1 }}>
                <Check aria-hidden fontSize="small" sx={{ color: 'primary.main', mt: 0.25 }} />
                {feature}
              </Box>
            ))}
          </Box>
          <Typography component="p" variant="subtitle1">
            {priceOf(plans.filter(({ name }) => name === first.name))}
          </Typography>
        </>
      )}
      {action && <Box sx={{ mt: 3 }}>{action}</Box>}
    </Card>
  );
}
