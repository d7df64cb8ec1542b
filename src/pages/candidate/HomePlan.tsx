import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { plansOf } from '../../../resources/planNeeded.ts';
import { DateText } from '../../components/DateText.tsx';
import { formatMoney } from '../../components/formatMoney.ts';
import { useActiveSubscription } from '../../providers/session.tsx';

/** What the plan is for and what is free without it; nothing while that is not known. */
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
        {data.active ? 'Your plan is active' : 'Being picked needs a plan'}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
        {data.active ? (
          <>
            Jobs can pick you for their daily lists
            {data.currentPeriodEnd && (
              <>
                {' '}
                until <DateText value={data.currentPeriodEnd} />
                {data.cancelAtPeriodEnd ? ', when it ends' : ', when it renews'}
              </>
            )}
            .
          </>
        ) : (
          <>
            Everything else is free: finding jobs, applying, answering invitations and following your
            applications. {price()}
          </>
        )}
      </Typography>
    </Card>
  );
}

/** "The plan costs $9 a month or $90 a year." */
function price(): string {
  const amounts = plansOf('CANDIDATE').map(({ amount, currency, interval }) =>
    formatMoney({ min: amount, max: amount, currency, unit: interval }),
  );
  return `The plan costs ${amounts.join(' or ')}.`;
}
