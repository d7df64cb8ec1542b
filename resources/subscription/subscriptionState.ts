/** The subject of the subscription page, read from the API's answers. */
import { complimentaryPlanId } from '../../schemas/plans.ts';
import type { ActiveSubscription, Subscription } from '../../schemas/subscription.ts';

/** The plan that unlocks features now, or the reason why none does. */
export type SubscriptionState =
  /** Nothing was ever paid. */
  | { kind: 'NONE' }
  /** A payment was begun and not finished. */
  | { kind: 'UNFINISHED'; subscription: Subscription }
  /** One's own plan. */
  | { kind: 'ACTIVE'; subscription: Subscription }
  /** One's own plan, which ends with the paid period. */
  | { kind: 'ENDING'; subscription: Subscription }
  /** A period that was given and is not paid. */
  | { kind: 'GIVEN'; subscription: Subscription }
  /** The renewal failed. */
  | { kind: 'PAST_DUE'; subscription: Subscription }
  /** The paid period is over, and the renewal is not known yet. */
  | { kind: 'RENEWING'; subscription: Subscription }
  /** It was, and is no more. */
  | { kind: 'ENDED'; subscription: Subscription };

export interface SubscriptionFacts {
  own: SubscriptionState;
  /** The employer's plan, where it covers a recruiter now. */
  covered: Subscription | undefined;
  /** Whether the employer has a plan whose payment is overdue, so that it covers nobody now. */
  employerOwes: boolean;
}

type Newest = ActiveSubscription | Subscription;

const isSubscription = (newest: Newest | undefined): newest is Subscription =>
  newest !== undefined && 'id' in newest;

function stateOf(own: Subscription | undefined): SubscriptionState {
  if (!own) return { kind: 'NONE' };
  const given = own.planId === complimentaryPlanId;
  if (own.status === 'INCOMPLETE') return { kind: 'UNFINISHED', subscription: own };
  if (own.status === 'PAST_DUE') return { kind: 'PAST_DUE', subscription: own };
  if (own.status === 'CANCELED' || (given && !own.active)) return { kind: 'ENDED', subscription: own };
  if (!own.active) return { kind: 'RENEWING', subscription: own };
  if (given) return { kind: 'GIVEN', subscription: own };
  return { kind: own.cancelAtPeriodEnd ? 'ENDING' : 'ACTIVE', subscription: own };
}

/**
 * @param active the answer of `/subscriptions/active`
 * @param newest the answer of `/subscriptions/status`: one's own newest, or the employer's for a recruiter without one
 */
export function factsOf(active: ActiveSubscription, newest: Newest): SubscriptionFacts {
  const unlocking = isSubscription(active) ? active : undefined;
  const last = isSubscription(newest) ? newest : undefined;
  // A plan that unlocks features now is shown before one that was started after it.
  const own = unlocking?.payer === 'SELF' ? unlocking : last?.payer === 'SELF' ? last : undefined;
  return {
    own: stateOf(own),
    covered: unlocking?.payer === 'EMPLOYER' ? unlocking : undefined,
    employerOwes: unlocking === undefined && last?.payer === 'EMPLOYER' && last.status === 'PAST_DUE',
  };
}
