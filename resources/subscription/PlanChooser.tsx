import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { Link } from 'react-admin';
import type { Plan } from '../../schemas/plans.ts';
import { t } from '../../src/i18n/t.ts';
import { PlanFeatures } from '../../src/product/values/PlanFeatures.tsx';
import { useCurrentUser } from '../../src/session/session.tsx';
import { paymentPath } from '../../src/session/subscriptionPaths.ts';
import { IntervalSwitch } from './IntervalSwitch.tsx';
import { arePaymentsOff, PaymentsOff } from './PaymentsOff.tsx';
import { PlanPrice } from './PlanPrice.tsx';
import { Section } from './Section.tsx';

interface PlanChooserProps {
  /** The role's plan, by the month and by the year. */
  plans: readonly Plan[];
  /** A plan whose payment was begun. */
  chosen?: string | undefined;
}

/** A plan for sale: the features it unlocks, its price by the month and by the year, and the way to pay. */
export function PlanChooser({ plans, chosen }: PlanChooserProps) {
  const begun = plans.find(({ id }) => id === chosen);
  const [interval, setInterval] = useState<Plan['interval']>(begun?.interval ?? 'MONTH');
  const { data: user } = useCurrentUser();
  const { next } = useSearch({ strict: false });
  const plan = plans.find((one) => one.interval === interval);
  if (!plan) return null;
  return (
    <Section
      title={plan.name}
      text={
        begun
          ? t('You started to pay and did not finish. Nothing was charged. Continue whenever you like.')
          : t('What it unlocks. Everything else stays free, and you can cancel at any time.')
      }
    >
      <PlanFeatures features={plan.features} />
      <Box sx={{ mt: 3, display: 'grid', gap: 2, justifyItems: 'start' }}>
        <IntervalSwitch value={interval} onChange={setInterval} />
        <PlanPrice plan={plan} plans={plans} />
        {arePaymentsOff() ? (
          <PaymentsOff />
        ) : (
          <Button
            component={Link}
            to={paymentPath(user?.role ?? plan.role, { plan: plan.id, next })}
            variant="contained"
            size="large"
          >
            {t('Buy {plan}', { plan: plan.name })}
          </Button>
        )}
        {plan.role === 'RECRUITER' && (
          <Typography variant="body2" color="text.secondary">
            {t('Or ask your employer: their plan covers all their recruiters.')}
          </Typography>
        )}
      </Box>
    </Section>
  );
}
