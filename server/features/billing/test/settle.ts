/** What happens by itself as time goes by: a start nobody pays for runs out, plans renew, cards are tried again. */
import type { SubscriptionStatus } from '../../../../schemas/subscription.ts';
import {
  type Account,
  addDays,
  changeSubscription,
  endSubscription,
  openInvoice,
  openInvoiceOf,
  tell,
} from './account.ts';
import { beginPeriod, isPaidByKeptCard, periodEnd } from './pay.ts';
import type { TestInvoiceRow, TestSubscriptionRow } from './tables.ts';

/** Days after a renewal was due on which a declined card is tried again; after the last one the subscription ends. */
const retryDays = [1, 3, 7] as const;

type Step = (account: Account, subscription: TestSubscriptionRow, at: string) => Promise<void>;

/** Charges the kept card for a renewal. */
async function tryRenewal(
  account: Account,
  subscription: TestSubscriptionRow,
  invoice: TestInvoiceRow,
  at: string,
): Promise<void> {
  if (await isPaidByKeptCard(account, subscription, invoice)) {
    return beginPeriod(account, subscription, invoice, subscription.last4, at);
  }
  await tell(account, 'invoice.payment_failed', at);
  const days = retryDays[subscription.declined];
  if (days === undefined) return endSubscription(account, subscription, at, 'UNCOLLECTIBLE');
  const declined = subscription.declined + 1;
  const dueAt = addDays(invoice.createdAt, days);
  await changeSubscription(account, subscription, { status: 'PAST_DUE', declined, dueAt }, at);
}

const renew: Step = async (account, subscription, at) => {
  const { anchor, interval, periods, amount } = subscription;
  const invoice = await openInvoice(account, subscription, {
    total: amount,
    reason: 'RENEWAL',
    planId: subscription.planId,
    periodStart: at,
    periodEnd: await periodEnd(account, anchor, interval, periods + 1),
    createdAt: at,
  });
  await tryRenewal(account, subscription, invoice, at);
};

const tryAgain: Step = async (account, subscription, at) => {
  const invoice = await openInvoiceOf(account, subscription);
  if (!invoice) throw new Error('A renewal that was declined has no open invoice.');
  await tryRenewal(account, subscription, invoice, at);
};

/** What is done about a subscription that is due, by its status. */
const steps: Partial<Record<SubscriptionStatus, Step>> = {
  INCOMPLETE: endSubscription,
  ACTIVE: (account, subscription, at) =>
    subscription.cancelAtPeriodEnd
      ? endSubscription(account, subscription, at)
      : renew(account, subscription, at),
  PAST_DUE: tryAgain,
};

/** Does everything that has become due, in the order it became due, each at its own time. */
export async function settle(account: Account): Promise<void> {
  const { tx, customerId, now } = account;
  for (;;) {
    const due = await tx
      .selectFrom('testSubscriptions')
      .selectAll()
      .where('customerId', '=', customerId)
      .where('dueAt', '<=', now)
      .orderBy('dueAt')
      .limit(1)
      .executeTakeFirst();
    if (!due?.dueAt) return;
    await steps[due.status]?.(account, due, due.dueAt);
  }
}
