/** What Stripe says about a subscription, as we keep it. */
import type Stripe from 'stripe';
import type { SubscriptionStatus } from '../../../schemas/subscription.ts';
import type { ProviderSubscription } from '../provider.ts';
import type { Prices } from './prices.ts';

/** Stripe counts seconds. */
export const moment = (seconds: number): string => new Date(seconds * 1000).toISOString();

const statuses: Readonly<Record<string, SubscriptionStatus>> = {
  incomplete: 'INCOMPLETE',
  incomplete_expired: 'CANCELED',
  trialing: 'ACTIVE',
  active: 'ACTIVE',
  past_due: 'PAST_DUE',
  unpaid: 'PAST_DUE',
  paused: 'PAST_DUE',
  canceled: 'CANCELED',
};

/** The id of something that is given whole or by its id. */
export const idOf = (thing: string | { id: string } | null | undefined): string | null =>
  typeof thing === 'string' ? thing : (thing?.id ?? null);

/** Which subscription an invoice is for. */
export const subscriptionOf = ({ parent }: Stripe.Invoice): string | null =>
  idOf(parent?.subscription_details?.subscription);

/** The time an invoice charges for; what it gives back for a plan left early does not count. */
export function periodOf({ lines }: Stripe.Invoice): { start: number; end: number } | null {
  const charged = lines.data.filter(({ amount }) => amount >= 0);
  if (charged.length === 0) return null;
  return {
    start: Math.min(...charged.map(({ period }) => period.start)),
    end: Math.max(...charged.map(({ period }) => period.end)),
  };
}

/** End of the period that the newest paid invoice is for, in Stripe's seconds. */
function paidUntil(subscriptionId: string, paid: readonly Stripe.Invoice[]): number | null {
  const [newest] = paid
    .filter((invoice) => subscriptionOf(invoice) === subscriptionId)
    .flatMap((invoice) => {
      const period = periodOf(invoice);
      return period ? [{ created: invoice.created, end: period.end }] : [];
    })
    // Of one second, the list's own order: newest first.
    .sort((a, b) => b.created - a.created);
  return newest?.end ?? null;
}

/**
 * @param paid the customer's paid invoices. Stripe calls a subscription active, in a period that has begun, while the
 *   payment for it is still being tried: what counts here is what was paid
 */
export function copyOf(
  subscription: Stripe.Subscription,
  paid: readonly Stripe.Invoice[],
  prices: Prices,
): ProviderSubscription {
  const { id, metadata, items, created, cancel_at, cancel_at_period_end } = subscription;
  const status = statuses[subscription.status] ?? 'INCOMPLETE';
  const until = paidUntil(id, paid);
  return {
    id,
    subscriptionId: metadata.subscriptionId ?? null,
    planId: items.data.map(({ price }) => prices.planOf(price.id)).find((planId) => planId !== null) ?? null,
    status: status === 'ACTIVE' && until === null ? 'INCOMPLETE' : status,
    paidUntil: until === null ? null : moment(until),
    cancelAtPeriodEnd: cancel_at_period_end || cancel_at !== null,
    createdAt: moment(created),
  };
}
