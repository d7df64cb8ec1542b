/** Starting to pay: a subscription and the invoice that makes it active, or what a running one still has to pay. */
import { v7 as uuidv7 } from 'uuid';
import { ApiError } from '../../../base/errors.ts';
import type { Start } from '../../../services/paymentProvider.ts';
import { type Account, openInvoice, openInvoiceOf, tell } from './account.ts';
import { periodEnd } from './pay.ts';

/** How long a start can be paid for. */
const startHours = 23;

/** In cents, as this provider counts. */
export const toCents = (amount: number) => Math.round(amount * 100);

/**
 * Begins a subscription, or finds it begun.
 *
 * @returns its id, and that of the invoice that waits to be paid
 * @throws ApiError ILLEGAL_MOVE where nothing waits to be paid
 */
export async function start(account: Account, { plan, subscriptionId }: Start) {
  const { tx, customerId, now } = account;
  const begun = await tx
    .selectFrom('testSubscriptions')
    .select(['id', 'planId'])
    .where('customerId', '=', customerId)
    .where('subscriptionId', '=', subscriptionId)
    .executeTakeFirst();
  if (begun && begun.planId !== plan.id) {
    throw new ApiError('ILLEGAL_MOVE', 'This payment was started for another plan. Choose the plan again.');
  }
  if (begun) {
    const waiting = await openInvoiceOf(account, begun);
    if (waiting) return { id: begun.id, invoiceId: waiting.id };
    throw new ApiError('ILLEGAL_MOVE', 'Nothing waits to be paid here. Look at your subscription.');
  }

  const { amount, currency, interval } = plan;
  const { id } = await tx
    .insertInto('testSubscriptions')
    .values({
      id: `sub_test_${uuidv7()}`,
      customerId,
      subscriptionId,
      planId: plan.id,
      amount: toCents(amount),
      currency,
      interval,
      status: 'INCOMPLETE',
      anchor: now,
      periods: 0,
      periodStart: null,
      periodEnd: null,
      cancelAtPeriodEnd: false,
      last4: null,
      declined: 0,
      dueAt: new Date(Date.parse(now) + startHours * 60 * 60 * 1000).toISOString(),
      createdAt: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tell(account, 'customer.subscription.created', now);
  const invoice = await openInvoice(
    account,
    { id, currency },
    {
      total: toCents(amount),
      reason: 'START',
      planId: plan.id,
      periodStart: now,
      periodEnd: await periodEnd(account, now, interval, 1),
      createdAt: now,
    },
  );
  return { id, invoiceId: invoice.id };
}
