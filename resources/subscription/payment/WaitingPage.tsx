import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { Link, Title, useNavigate } from 'react-admin';
import type { Role } from '../../../schemas/user.ts';
import { EmptyState } from '../../../src/components/states/EmptyState.tsx';
import { notify } from '../../../src/components/toasts/notify.ts';
import { t } from '../../../src/i18n/t.ts';
import { useCurrentUser, useServices } from '../../../src/session/session.tsx';
import {
  paymentPath,
  placeAfterPaying,
  type SubscriptionSearch,
  subscriptionPath,
  waitingPath,
} from '../../../src/session/subscriptionPaths.ts';
import { LateHelp } from './LateHelp.tsx';
import { useActivation } from './useActivation.ts';

/** Waits until the payment has arrived, and then goes on to where the person came from. */
export function WaitingPage() {
  const { data: user } = useCurrentUser();
  const search = useSearch({ strict: false });
  return (
    <>
      <Title title={t('Your payment')} preferenceKey={false} />
      {user &&
        (search.redirect_status === 'failed' ? (
          <Failed role={user.role} search={search} />
        ) : (
          <Waiting role={user.role} search={search} />
        ))}
    </>
  );
}

interface WaitingProps {
  role: Role;
  search: SubscriptionSearch;
}

/** The bank said no on its own page. */
function Failed({ role, search: { plan, next } }: WaitingProps) {
  return (
    <EmptyState
      title={t('The payment did not go through')}
      text={t('Nothing was charged. Try again, with the same card or another one.')}
      action={
        <Button component={Link} to={paymentPath(role, { plan, next })} variant="contained">
          {t('Try again')}
        </Button>
      }
    />
  );
}

/** A time of the address, unless it is none or yet to come. */
function timeOf(since: string | undefined): number | undefined {
  const at = Number(since ?? Number.NaN);
  return at > 0 && at <= Date.now() ? at : undefined;
}

function Waiting({ role, search: { plan, next, since } }: WaitingProps) {
  const { queryClient } = useServices();
  const navigate = useNavigate();
  const [began] = useState(() => timeOf(since) ?? Date.now());
  const { isActive, isLate, check } = useActivation(began);
  // Kept in the address, so that a reload does not start the wait again.
  const kept = waitingPath(role, { plan, next, since: String(began) });
  const isKept = since === String(began);
  useEffect(() => {
    if (!isKept) navigate(kept, { replace: true });
  }, [isKept, kept, navigate]);
  useEffect(() => {
    if (!isActive) return;
    // Whatever was refused or shown before may be another thing now.
    void queryClient.invalidateQueries({ refetchType: 'none' });
    notify(t('Your plan is active.'), { kind: 'success' });
    navigate(placeAfterPaying(next, role), { replace: true });
  }, [isActive, navigate, next, queryClient, role]);
  return (
    <div role="status">
      {isLate && !isActive ? (
        <LateHelp onCheck={check} plansPath={subscriptionPath(role)} />
      ) : (
        <EmptyState
          icon={<CircularProgress aria-label={t('Waiting')} />}
          title={t('Waiting for your payment to arrive')}
          text={t('This takes a few seconds. The page continues as soon as the payment arrives.')}
        />
      )}
    </div>
  );
}
