import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { Link, useLocation } from 'react-admin';
import type { Plan } from '../../schemas/plans.ts';
import { t } from '../../src/i18n/t.ts';
import { PlanFeatures } from '../../src/product/values/PlanFeatures.tsx';
import { priceOf } from '../../src/product/values/planWords.ts';
import { useCurrentUser } from '../../src/session/session.tsx';
import { paymentPath } from '../../src/session/subscriptionPaths.ts';
import { payingRole, plansOf } from './planNeeded.ts';

interface PlanOfferProps {
  /** An action that needs a plan, as a title: "Opening a job needs a plan". */
  title: string;
  /** Plans that unlock it; those of one name are one plan by the month and by the year. */
  plans: readonly Plan[];
  /** Where one goes on after paying; by default the current page. */
  next?: string | undefined;
  /** A way that costs nothing, right under the title; the plans then step back. */
  lead?: ReactNode;
  /** Another way on. */
  action?: ReactNode;
  /** Id of the title, where something else is named by it. */
  titleId?: string;
  /** Level of the title in the page's outline. */
  level?: 'h2' | 'h3';
}

/** Stands where something paid would be: what is locked, what the plan unlocks, what it costs and the way to buy it. */
export function PlanOffer({
  title,
  plans: given,
  next,
  lead,
  action,
  titleId,
  level = 'h2',
}: PlanOfferProps) {
  const ownId = useId();
  const { pathname, search } = useLocation();
  const id = titleId ?? ownId;
  const { data: user } = useCurrentUser();
  const plans = user && payingRole(user) === 'EMPLOYER' ? plansOf('EMPLOYER') : given;
  const [first] = plans;
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 2.5, sm: 4 }, maxWidth: 560, mx: 'auto' }}>
      <Typography id={id} component={level} variant="h2">
        {title}
      </Typography>
      {lead}
      {first && (
        <>
          <Typography color="text.secondary" sx={{ mt: 1, mb: 2 }}>
            {t('The {plan} plan unlocks it:', { plan: first.name })}
          </Typography>
          <PlanFeatures features={first.features} />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 3 }}>
            {plans
              .filter(({ name }) => name === first.name)
              .map((plan, index) => (
                <Button
                  key={plan.id}
                  component={Link}
                  to={paymentPath(user?.role ?? plan.role, {
                    plan: plan.id,
                    next: next ?? pathname + search,
                  })}
                  variant={index === 0 && !lead ? 'contained' : 'outlined'}
                >
                  {t('Buy for {price}', { price: priceOf(plan) })}
                </Button>
              ))}
            {action}
          </Box>
          {first.role === 'RECRUITER' && (
            <Typography variant="body2" color="text.secondary" sx={{ mt: 2 }}>
              {t('Or ask your employer: their plan covers all their recruiters.')}
            </Typography>
          )}
        </>
      )}
    </Card>
  );
}
