import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-admin';
import { addresses } from '../../../schemas/addresses.ts';
import { t } from '../../../src/i18n/t.ts';
import { touch, touchTarget } from '../../../src/kit/touch.ts';
import { priceOf } from '../../../src/product/values/planWords.ts';
import { useActiveSubscription, useCurrentUser, useServices } from '../../../src/session/session.tsx';
import { actionBelow } from '../../common/actionBelow.ts';
import { firstListQuery } from '../../common/firstListQuery.ts';
import { payingRole, plansOf } from '../../common/planNeeded.ts';
import { peopleInWords } from './peopleInWords.ts';
import { useFitsOf } from './useExpectedFits.ts';
import { useSettled } from './useSettled.ts';

/** Shorter titles, in characters, name no job yet. */
const fewestLetters = 3;

/**
 * For someone without a plan: the price of opening a job and, once it has a title, how many people would fit, so that
 * neither is a surprise after the work of writing. Nothing for those whose plan is known to run.
 *
 * @param title as it is typed
 */
export function BeforeWriting({ title }: { title: string }) {
  const { data: subscription } = useActiveSubscription();
  const { data: user } = useCurrentUser();
  const { client } = useServices();
  const isUnpaid = subscription?.active === false;
  const { data: firstList } = useQuery({ ...firstListQuery(client), enabled: isUnpaid });
  if (!user || !isUnpaid) return null;
  const [monthly] = plansOf(payingRole(user));
  if (!monthly) return null;
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
      {t('Writing is free. Opening the job needs the {plan} plan, {price}.', {
        plan: monthly.name,
        price: priceOf(monthly),
      })}{' '}
      {firstList?.state === 'AVAILABLE' &&
        `${t('Once, you can open a job for its first list without one.')} `}
      <FitsOfTitle title={title.trim()} />
    </Alert>
  );
}

/** How many would fit by the title alone, rounded as while the job is written. */
function FitsOfTitle({ title }: { title: string }) {
  const settled = useSettled(title);
  const expected = useFitsOf(
    settled.length < fewestLetters ? '' : JSON.stringify({ title: settled, description: '', criteria: [] }),
  );
  if (!expected) return <>{t('Type a title to see how many people would fit.')}</>;
  const people = expected.partial?.about;
  return (
    <span role="status">
      {people
        ? t('About {people} people looking for work would fit this title.', { people: peopleInWords(people) })
        : t('Fewer than ten people looking for work would fit this title.')}
    </span>
  );
}
