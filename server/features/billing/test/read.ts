/** What a customer has, as the product reads it: in the server's time and in whole currency units. */
import type { Invoice } from '../../../../schemas/invoice.ts';
import type { InvoiceFile, ProviderSubscription } from '../../../services/paymentProvider.ts';
import type { Account } from './account.ts';

/** The newest that are read; a customer has a handful. */
const most = 100;

export async function subscriptionsOf(account: Account): Promise<ProviderSubscription[]> {
  const { tx, customerId, outside } = account;
  const rows = await tx
    .selectFrom('testSubscriptions')
    .select(['id', 'subscriptionId', 'planId', 'status', 'periodEnd', 'cancelAtPeriodEnd', 'createdAt'])
    .where('customerId', '=', customerId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  if (rows.length === 0) return [];
  const paid = await selectInvoices(account).where('invoice.status', '=', 'PAID').execute();
  return rows.map(({ periodEnd, createdAt, ...row }) => ({
    ...row,
    paidUntil: periodEnd && outside(periodEnd),
    createdAt: outside(createdAt),
    paid: paid
      .filter(({ testSubscriptionId }) => testSubscriptionId === row.id)
      .map((one) => toInvoice(account, one)),
  }));
}

const selectInvoices = ({ tx, customerId }: Account) =>
  tx
    .selectFrom('testInvoices as invoice')
    .innerJoin('testSubscriptions as of', 'of.id', 'invoice.testSubscriptionId')
    .select(['invoice.id', 'number', 'invoice.status', 'total', 'charged', 'invoice.currency'])
    .select(['invoice.periodStart', 'invoice.periodEnd', 'invoice.createdAt', 'testSubscriptionId'])
    .select(['invoice.unused', 'invoice.last4', 'reason'])
    .select(({ fn }) => fn.coalesce('invoice.planId', 'of.planId').as('planId'))
    .where('invoice.customerId', '=', customerId)
    // It was paid at least once.
    .where('of.periodEnd', 'is not', null)
    .orderBy('invoice.createdAt', 'desc')
    .orderBy('invoice.id', 'desc')
    .limit(most);

type Selected = Awaited<ReturnType<ReturnType<typeof selectInvoices>['execute']>>[number];

function toInvoice({ outside }: Account, selected: Selected): Invoice {
  const { id, number, status, total, charged, currency, planId, reason } = selected;
  const { periodStart, periodEnd, createdAt } = selected;
  return {
    id,
    number,
    status,
    currency,
    planId: planId ?? null,
    reason: reason ?? 'OTHER',
    total: total / 100,
    amount: (charged ?? total) / 100,
    periodStart: outside(periodStart),
    periodEnd: outside(periodEnd),
    createdAt: outside(createdAt),
    url: null,
  };
}

export const invoicesOf = async (account: Account): Promise<Invoice[]> =>
  (await selectInvoices(account).execute()).map((one) => toInvoice(account, one));

export async function invoiceFileOf(account: Account, invoiceId: string): Promise<InvoiceFile | null> {
  const found = await selectInvoices(account).where('invoice.id', '=', invoiceId).executeTakeFirst();
  if (!found) return null;
  const { unused = 0, last4 } = found;
  return { invoice: toInvoice(account, found), unused: (unused ?? 0) / 100, last4 };
}
