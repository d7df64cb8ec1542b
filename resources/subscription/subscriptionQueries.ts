/** Data that the subscription's screens load beyond the session. */
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { useActiveSubscription, useServices } from '../../src/session/session.tsx';
import type { SessionQueries } from '../../src/session/sessionQueries.ts';
import { factsOf } from './subscriptionState.ts';

/** Everything below this key is about what one pays. */
const key = 'subscription';

const useSubscriptionQueries = () => {
  const { call } = useServices().client;
  return {
    status: queryOptions({
      queryKey: [key, 'status'],
      queryFn: ({ signal }) => call('subscriptionStatus', { signal }),
    }),
    invoices: queryOptions({
      queryKey: [key, 'invoices'],
      queryFn: ({ signal }) => call('invoices', { signal }),
    }),
    unused: queryOptions({
      queryKey: [key, 'unused'],
      queryFn: ({ signal }) => call('unusedSubscription', { signal }),
    }),
    guarantee: queryOptions({
      queryKey: [key, 'guarantee'],
      queryFn: ({ signal }) => call('guarantee', { signal }),
    }),
  };
};

/** The newest subscription, whatever became of it. */
export const useNewestSubscription = ({ enabled = true } = {}) =>
  useQuery({ ...useSubscriptionQueries().status, enabled, refetchOnMount: 'always' });

export const useInvoices = () => useQuery({ ...useSubscriptionQueries().invoices, refetchOnMount: 'always' });

/** The refund if the plan ended now. */
export const useUnused = () => useQuery({ ...useSubscriptionQueries().unused, refetchOnMount: 'always' });

export const useGuarantee = () =>
  useQuery({ ...useSubscriptionQueries().guarantee, refetchOnMount: 'always' });

/** The current plan; fetched again with every visit to the page. */
export function useSubscriptionFacts() {
  const active = useActiveSubscription();
  const newest = useNewestSubscription();
  const both = [active, newest];
  return {
    facts: active.data && newest.data ? factsOf(active.data, newest.data) : undefined,
    error: both.find(({ error }) => error)?.error,
    retry: () => {
      for (const query of both) if (query.error) void query.refetch();
    },
  };
}

/** Asks again for what one pays, after it was changed: the active subscription first. */
export async function refreshSubscription(queryClient: QueryClient, queries: SessionQueries): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: queries.activeSubscription().queryKey }),
    queryClient.invalidateQueries({ queryKey: [key] }),
  ]);
}
