import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { Title } from 'react-admin';
import type { User } from '../../schemas/user.ts';
import { Loaded } from '../../src/components/states/Loaded.tsx';
import { t } from '../../src/i18n/t.ts';
import { useCurrentUser } from '../../src/session/session.tsx';
import { BillingDetailsCard } from '../billing-details/BillingDetailsCard.tsx';
import { payingRole, plansOf } from '../common/planNeeded.ts';
import { ChangePlan } from './ChangePlan.tsx';
import { CoveredPlan } from './CoveredPlan.tsx';
import { CoveredTwice } from './CoveredTwice.tsx';
import { CurrentPlan } from './CurrentPlan.tsx';
import { FirstListSection } from './FirstListSection.tsx';
import { FitsSection } from './FitsSection.tsx';
import { GuaranteeSection } from './GuaranteeSection.tsx';
import { InvoicesSection } from './InvoicesSection.tsx';
import { PastDueBanner } from './PastDueBanner.tsx';
import { arePaymentsOff } from './PaymentsOff.tsx';
import { PlanChooser } from './PlanChooser.tsx';
import { useSubscriptionFacts } from './subscriptionQueries.ts';
import type { SubscriptionFacts, SubscriptionState } from './subscriptionState.ts';
import { useFirstListOffer } from './useFirstListOffer.ts';

/** The user's plan, the features it unlocks and until when, plans for sale, charges, and the guarantee. */
export function SubscriptionPage() {
  const { data: user } = useCurrentUser();
  const { facts, error, retry } = useSubscriptionFacts();
  const offersFirstList = useFirstListOffer(user, facts);
  const known = facts && user && offersFirstList !== undefined ? { facts, user, offersFirstList } : undefined;
  return (
    <>
      <Title title={t('Plan')} preferenceKey={false} />
      <Box sx={{ maxWidth: 880, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        <Loaded value={known} error={error} onRetry={retry} variant="page" label={t('Loading your plan')}>
          {(all) => <Facts {...all} />}
        </Loaded>
      </Box>
    </>
  );
}

const canBeBought: ReadonlySet<SubscriptionState['kind']> = new Set(['NONE', 'UNFINISHED', 'GIVEN', 'ENDED']);

const isRunning = (kind: SubscriptionState['kind']) => kind === 'ACTIVE' || kind === 'ENDING';

interface KnownFacts {
  facts: SubscriptionFacts;
  user: User;
  /** Whether the company may still see its first list without a plan. */
  offersFirstList: boolean;
}

function Facts({ facts, user, offersFirstList }: KnownFacts) {
  const role = payingRole(user);
  const { own, covered, employerOwes } = facts;
  return (
    <>
      {own.kind === 'PAST_DUE' && (
        <PastDueBanner subscription={own.subscription} role={role} isCovered={covered !== undefined} />
      )}
      {employerOwes && (
        <Alert severity="warning">
          {t("Your employer's plan covers you, but its last payment did not go through. Ask them to pay it.")}
        </Alert>
      )}
      {own.kind !== 'NONE' && own.subscription.coveredUntil && isRunning(own.kind) && (
        <CoveredTwice subscription={own.subscription} />
      )}
      {covered && <CoveredPlan subscription={covered} />}
      {own.kind !== 'NONE' && own.kind !== 'UNFINISHED' && !(covered && own.kind === 'ENDED') && (
        <CurrentPlan state={own} role={role} />
      )}
      {offersFirstList && <FirstListSection user={user} />}
      {!covered && canBeBought.has(own.kind) && user.role === 'EMPLOYER' && <FitsSection />}
      {!covered && canBeBought.has(own.kind) && (
        <PlanChooser
          plans={plansOf(role)}
          chosen={own.kind === 'UNFINISHED' ? own.subscription.planId : undefined}
        />
      )}
      {own.kind === 'ACTIVE' && !arePaymentsOff() && (
        <ChangePlan subscription={own.subscription} role={role} />
      )}
      <GuaranteeSection role={role} />
      <InvoicesSection />
      {!(covered && own.kind === 'NONE') && <BillingDetailsCard />}
    </>
  );
}
