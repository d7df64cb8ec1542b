import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { Link, Title, useNavigate } from 'react-admin';
import type { Plan } from '../../../schemas/plans.ts';
import type { Role } from '../../../schemas/user.ts';
import { isCoveredAlready } from '../../../src/client/apiError.ts';
import { ErrorState } from '../../../src/components/states/ErrorState.tsx';
import { LoadingState } from '../../../src/components/states/LoadingState.tsx';
import { t } from '../../../src/i18n/t.ts';
import { useCurrentUser, useServices } from '../../../src/session/session.tsx';
import { paymentPath, subscriptionPath, waitingPath } from '../../../src/session/subscriptionPaths.ts';
import { payingRole, plansOf } from '../../common/planNeeded.ts';
import { EvenIfCoveredDialog } from '../EvenIfCoveredDialog.tsx';
import { arePaymentsOff, PaymentsOff } from '../PaymentsOff.tsx';
import { PaymentSummary } from './PaymentSummary.tsx';
import { TestCardForm } from './TestCardForm.tsx';

const purchaseOf = (planId: string, evenIfCovered: boolean) => ({
  planId,
  ...(evenIfCovered && { evenIfCovered }),
});

/**
 * Starts paying for a plan, once for each visit of the page; what was answered is what its form pays with.
 *
 * @param evenIfCovered the answer of a recruiter whom the employer's plan covers
 */
function usePayment(planId: string, evenIfCovered: boolean) {
  const { client } = useServices();
  return useQuery({
    queryKey: ['payment', planId, evenIfCovered],
    queryFn: ({ signal }) =>
      client.call('paymentIntent', { body: purchaseOf(planId, evenIfCovered), signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: (failures, error) => !isCoveredAlready(error) && failures < 3,
  });
}

const StripeForm = lazy(async () => ({ default: (await import('./StripeForm.tsx')).StripeForm }));

/** Paying for the plan in the address. */
export function PaymentPage() {
  const { data: user } = useCurrentUser();
  const { plan: planId, next } = useSearch({ strict: false });
  const plans = user ? plansOf(payingRole(user)) : [];
  const plan = plans.find(({ id }) => id === planId) ?? plans[0];
  return (
    <>
      <Title title={t('Payment')} preferenceKey={false} />
      {arePaymentsOff() ? (
        <PaymentsOff />
      ) : (
        user && plan && <Payment role={user.role} plan={plan} plans={plans} next={next} />
      )}
    </>
  );
}

interface PaymentProps {
  /** In whose area one is. */
  role: Role;
  plan: Plan;
  plans: readonly Plan[];
  next: string | undefined;
}

function Payment({ role, plan, plans, next }: PaymentProps) {
  const navigate = useNavigate();
  const { client } = useServices();
  const [isPaying, setPaying] = useState(false);
  const [evenIfCovered, setEvenIfCovered] = useState(false);
  const { data: payment, error, isFetching, refetch } = usePayment(plan.id, evenIfCovered);
  const waiting = waitingPath(role, { plan: plan.id, next });
  // The payment begun here ends with it: that page is another beginning of the same plan.
  const payAtStripe = async () => {
    const { url } = await client.call('checkoutSession', { body: purchaseOf(plan.id, evenIfCovered) });
    window.location.assign(url);
  };
  const form = {
    plan,
    onBusy: setPaying,
    // Going back does not pay a second time.
    onPaid: () => navigate(waiting, { replace: true }),
  };
  return (
    <Box sx={{ maxWidth: 560, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <PaymentSummary
        plan={plan}
        plans={plans}
        disabled={isPaying}
        onChoose={({ id }) => navigate(paymentPath(role, { plan: id, next }), { replace: true })}
      />
      {payment ? (
        <Card sx={{ p: { xs: 2, sm: 3 } }}>
          {payment.testMode ? (
            <TestCardForm key={payment.clientSecret} clientSecret={payment.clientSecret} {...form} />
          ) : (
            <Suspense
              fallback={<LoadingState variant="page" rows={3} label={t('Loading the payment form')} />}
            >
              <StripeForm
                key={payment.clientSecret}
                clientSecret={payment.clientSecret}
                publishableKey={payment.publishableKey}
                payAtStripe={payAtStripe}
                returnUrl={new URL(waiting, window.location.origin).href}
                {...form}
              />
            </Suspense>
          )}
        </Card>
      ) : isCoveredAlready(error) ? (
        <EvenIfCoveredDialog
          open
          confirmLabel={t('Pay for my own plan')}
          busy={isFetching}
          onConfirm={() => setEvenIfCovered(true)}
          onClose={() => navigate(subscriptionPath(role, { next }), { replace: true })}
        />
      ) : error && !isFetching ? (
        <ErrorState
          error={error}
          onRetry={() => void refetch()}
          action={
            <Button component={Link} to={subscriptionPath(role, { next })} size="small" color="inherit">
              {t('See your plan')}
            </Button>
          }
        />
      ) : (
        <LoadingState variant="page" rows={3} label={t('Loading the payment form')} />
      )}
    </Box>
  );
}
