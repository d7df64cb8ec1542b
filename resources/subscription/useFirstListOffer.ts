import { useQuery } from '@tanstack/react-query';
import { grantOf } from '../../schemas/calls/permissions.ts';
import type { User } from '../../schemas/user.ts';
import { useServices } from '../../src/session/session.tsx';
import { firstListQuery } from '../common/firstListQuery.ts';
import type { SubscriptionFacts, SubscriptionState } from './subscriptionState.ts';

/** A company with a plan, or that had one, has seen lists. */
const nothingPaid: ReadonlySet<SubscriptionState['kind']> = new Set(['NONE', 'UNFINISHED']);

/**
 * Whether the company may still see its first list without a plan; undefined until it is known, so that the plans do
 * not move when it is. Where it cannot be known, nothing is offered.
 */
export function useFirstListOffer(
  user: User | undefined,
  facts: SubscriptionFacts | undefined,
): boolean | undefined {
  const { client } = useServices();
  const isPossible =
    user &&
    facts &&
    grantOf('first-list.show', user.role) !== undefined &&
    !facts.covered &&
    nothingPaid.has(facts.own.kind);
  const { data, isError } = useQuery({
    ...firstListQuery(client),
    enabled: isPossible === true,
    retry: false,
  });
  if (isPossible === undefined || (isPossible && !data && !isError)) return undefined;
  return isPossible && data?.state === 'AVAILABLE';
}
