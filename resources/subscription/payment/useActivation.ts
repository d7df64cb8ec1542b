import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { subscriptionLateMs, subscriptionPollMs } from '../../../src/base/constants.ts';
import { useServices } from '../../../src/session/session.tsx';

/**
 * Asks every second whether the subscription is active, until it is. A failed try stops nothing; a hidden tab and a
 * page that was left do not ask.
 *
 * @param since when the waiting began, in milliseconds since 1970
 */
export function useActivation(since: number) {
  const { queries } = useServices();
  const [isLate, setLate] = useState(() => Date.now() - since >= subscriptionLateMs);
  // An answer from before the payment says nothing.
  const [mountedAt] = useState(Date.now);
  const { data, dataUpdatedAt, refetch } = useQuery({
    ...queries.activeSubscription(),
    staleTime: 0,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) =>
      state.data?.active && state.dataUpdatedAt >= mountedAt ? false : subscriptionPollMs,
  });
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), Math.max(0, since + subscriptionLateMs - Date.now()));
    return () => clearTimeout(timer);
  }, [since]);
  return { isActive: data?.active === true && dataUpdatedAt >= mountedAt, isLate, check: refetch };
}
