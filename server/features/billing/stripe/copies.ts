/** Stripe's state of a subscription, as we keep it. */
import type Stripe from 'stripe';
import type { SubscriptionStatus } from '../../../../schemas/subscription.ts';
import type { ProviderSubscription } from '../../../services/paymentProvider.ts';
import { toInvoice } from './invoices.ts';
import { moment, newestPaid, subscriptionOf } from './parts.ts';
import type { Prices } from './prices.ts';

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
  const until = newestPaid(id, paid)?.period.end ?? null;
  const own = paid.filter((invoice) => subscriptionOf(invoice) === id);
  return {
    id,
    subscriptionId: metadata.subscriptionId ?? null,
    planId: items.data.map(({ price }) => prices.planOf(price.id)).find((planId) => planId !== null) ?? null,
    status: status === 'ACTIVE' && until === null ? 'INCOMPLETE' : status,
    paidUntil: until === null ? null : moment(until),
    cancelAtPeriodEnd: cancel_at_period_end || cancel_at !== null,
    createdAt: moment(created),
    paid: own.map((invoice) => toInvoice(invoice, prices)),
  };
}
