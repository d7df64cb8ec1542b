import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { Title } from 'react-admin';
import type { Role } from '../../schemas/user.ts';
import { Loaded } from '../../src/components/states/Loaded.tsx';
import { t } from '../../src/i18n/t.ts';
import { useCurrentUser } from '../../src/session/session.tsx';
import { payingRole, plansOf } from '../common/planNeeded.ts';
import { ChangePlan } from './ChangePlan.tsx';
import { CoveredPlan } from './CoveredPlan.tsx';
import { CoveredTwice } from './CoveredTwice.tsx';
import { CurrentPlan } from './CurrentPlan.tsx';
import { GuaranteeSection } from './GuaranteeSection.tsx';
import { InvoicesSection } from './InvoicesSection.tsx';
import { PastDueBanner } from './PastDueBanner.tsx';
import { arePaymentsOff } from './PaymentsOff.tsx';
import { PlanChooser } from './PlanChooser.tsx';
import { useSubscriptionFacts } from './subscriptionQueries.ts';
import type { SubscriptionFacts, SubscriptionState } from './subscriptionState.ts';

/** The user's plan, the features it unlocks and until when, plans for sale, charges, and the guarantee. */
export function SubscriptionPage() {
  const { data: user } = useCurrentUser();
  const { facts, error, retry } = useSubscriptionFacts();
  return (
    <>
      <Title title={t('Plan')} preferenceKey={false} />
      <Box sx={{ maxWidth: 880, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        <Loaded
          value={facts && user && { facts, role: payingRole(user) }}
          error={error}
          onRetry={retry}
          variant="page"
          label={t('Loading your plan')}
        >
          {(known) => <Facts {...known} />}
        </Loaded>
      </Box>
    </>
  );
}

const canBeBought: ReadonlySet<SubscriptionState['kind']> = new Set(['NONE', 'UNFINISHED', 'GIVEN', 'ENDED']);

const isRunning = (kind: SubscriptionState['kind']) => kind === 'ACTIVE' || kind === 'ENDING';

function Facts({ facts, role }: { facts: SubscriptionFacts; role: Role }) {
  const { own, covered, employerOwes } = facts;
  return (
    <>
      {own.kind === 'PAST_DUE' && <PastDueBanner subscription={own.subscription} role={role} />}
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
    </>
  );
}
