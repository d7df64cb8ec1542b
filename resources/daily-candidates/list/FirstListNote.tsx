import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-admin';
import { addresses } from '../../../schemas/addresses.ts';
import { formatDate } from '../../../src/i18n/formatDate.ts';
import { t } from '../../../src/i18n/t.ts';
import { touch, touchTarget } from '../../../src/kit/touch.ts';
import { priceOf } from '../../../src/product/values/planWords.ts';
import { useCurrentUser, useServices } from '../../../src/session/session.tsx';
import { actionBelow } from '../../common/actionBelow.ts';
import { firstListQuery } from '../../common/firstListQuery.ts';
import { payingRole, plansOf } from '../../common/planNeeded.ts';

/** Over the list that a company sees without a plan: until when the job is open, and what it costs to go on. */
export function FirstListNote({ jobId }: { jobId: string }) {
  const { client } = useServices();
  const { data: user } = useCurrentUser();
  const { data } = useQuery(firstListQuery(client));
  if (!user || data?.job?.id !== jobId || data.endsAt === null) return null;
  const [plan] = plansOf(payingRole(user));
  if (!plan) return null;
  return (
    <Alert
      severity="info"
      icon={false}
      sx={actionBelow}
      action={
        <Button
          component={Link}
          to={addresses.recruiter.subscription}
          color="inherit"
          size="small"
          sx={{ whiteSpace: 'nowrap', [touch]: { minHeight: touchTarget } }}
        >
          {t('See the plan')}
        </Button>
      }
    >
      {t(
        'This is the first list, which your company sees without a plan. The job is open until {date}. With the {plan} plan, {price}, a list comes every morning and you can invite.',
        { date: formatDate(data.endsAt) ?? '', plan: plan.name, price: priceOf(plan) },
      )}
    </Alert>
  );
}
