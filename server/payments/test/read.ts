/** What a customer has, as the product reads it: in the server's time and in whole currency units. */
import type { Invoice } from '../../../schemas/invoice.ts';
import type { ProviderSubscription } from '../provider.ts';
import type { Account } from './account.ts';

/** The newest that are read; a customer has a handful. */
const most = 100;

export async function subscriptionsOf({ tx, customerId, outside }: Account): Promise<ProviderSubscription[]> {
  const rows = await tx
    .selectFrom('testSubscriptions')
    .select(['id', 'subscriptionId', 'planId', 'status', 'periodEnd', 'cancelAtPeriodEnd', 'createdAt'])
    .where('customerId', '=', customerId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ periodEnd, createdAt, ...row }) => ({
    ...row,
    paidUntil: periodEnd && outside(periodEnd),
    createdAt: outside(createdAt),
  }));
}

export async function invoicesOf({ tx, customerId, outside }: Account): Promise<Invoice[]> {
  const rows = await tx
    .selectFrom('testInvoices as invoice')
    .innerJoin('testSubscriptions as of', 'of.id', 'invoice.testSubscriptionId')
    .select(['invoice.id', 'number', 'invoice.status', 'total', 'charged', 'invoice.currency'])
    .select(['invoice.periodStart', 'invoice.periodEnd', 'invoice.createdAt'])
    .where('invoice.customerId', '=', customerId)
    // It was paid at least once.
    .where('of.periodEnd', 'is not', null)
    .orderBy('invoice.createdAt', 'desc')
    .orderBy('invoice.id', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ total, charged, periodStart, periodEnd, createdAt, ...row }) => ({
    ...row,
    amount: (charged ?? total) / 100,
    periodStart: outside(periodStart),
    periodEnd: outside(periodEnd),
    createdAt: outside(createdAt),
    url: null,
  }));
}
