import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Link } from 'react-admin';
import { addresses } from '../../../schemas/addresses.ts';
import { complimentaryPlanId } from '../../../schemas/plans.ts';
import type { Subscription } from '../../../schemas/subscription.ts';
import { formatDate } from '../../../src/i18n/formatDate.ts';
import { t } from '../../../src/i18n/t.ts';
import { priceOf } from '../../../src/product/values/planWords.ts';
import { useActiveSubscription } from '../../../src/session/session.tsx';
import { subscriptionPath } from '../../../src/session/subscriptionPaths.ts';
import { plansOf } from '../../common/planNeeded.ts';

/** The plan's purpose, and the parts that are free without it, with a link to it; nothing while that is not known. */
export function HomePlan() {
  const { data } = useActiveSubscription();
  if (!data) return null;
  return (
    <Card
      component="section"
      aria-labelledby="plan"
      sx={{ p: { xs: 2, sm: 2.5 }, bgcolor: 'surface.sunken' }}
    >
      <Typography id="plan" component="h2" variant="subtitle1">
        {data.active ? t('Your plan is active') : t('Being picked needs a plan')}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
        {data.active ? until(data) : offer()}
      </Typography>
      <Button
        component={Link}
        to={subscriptionPath('CANDIDATE', { next: data.active ? undefined : addresses.candidate.home })}
        variant="outlined"
        size="small"
        sx={{ mt: 1.5 }}
      >
        {data.active ? t('See your plan') : t('See the plan')}
      </Button>
    </Card>
  );
}

function until({ planId, currentPeriodEnd, cancelAtPeriodEnd }: Subscription): string {
  const date = currentPeriodEnd && formatDate(currentPeriodEnd);
  if (!date) return t('Jobs can pick you for their daily lists.');
  // One that was given is never renewed.
  return cancelAtPeriodEnd || planId === complimentaryPlanId
    ? t('Jobs can pick you for their daily lists until {date}, when it ends.', { date })
    : t('Jobs can pick you for their daily lists until {date}, when it renews.', { date });
}

/** The free parts, and the price of the others. */
function offer(): string {
  const [month, year] = plansOf('CANDIDATE').map(priceOf);
  return t(
    'Everything else is free: finding jobs, applying, answering invitations and following your applications. The plan costs {month} or {year}.',
    { month: month ?? '', year: year ?? '' },
  );
}
