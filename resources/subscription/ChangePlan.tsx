import Button from '@mui/material/Button';
import { useState } from 'react';
import type { Subscription } from '../../schemas/subscription.ts';
import type { Role } from '../../schemas/user.ts';
import { t } from '../../src/i18n/t.ts';
import { plansOf } from '../common/planNeeded.ts';
import { ChangePlanDialog } from './ChangePlanDialog.tsx';
import { PlanPrice } from './PlanPrice.tsx';
import { Section } from './Section.tsx';

/** The same plan by the other interval, and the way to it. */
export function ChangePlan({ subscription, role }: { subscription: Subscription; role: Role }) {
  const [isAsking, setAsking] = useState(false);
  const plans = plansOf(role);
  const from = plans.find(({ id }) => id === subscription.planId);
  const to = plans.find(({ id }) => id !== subscription.planId);
  if (!from || !to || !subscription.currentPeriodEnd) return null;
  const toYear = to.interval === 'YEAR';
  return (
    <Section title={toYear ? t('Pay by the year') : t('Pay by the month')}>
      <PlanPrice plan={to} plans={plans} />
      <Button variant="outlined" onClick={() => setAsking(true)} sx={{ mt: 2 }}>
        {toYear ? t('Change to yearly') : t('Change to monthly')}
      </Button>
      {isAsking && (
        <ChangePlanDialog
          subscriptionId={subscription.id}
          isCovered={subscription.coveredUntil !== undefined}
          paidUntil={subscription.currentPeriodEnd}
          from={from}
          to={to}
          onClose={() => setAsking(false)}
        />
      )}
    </Section>
  );
}
