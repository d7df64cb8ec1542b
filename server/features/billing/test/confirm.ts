/** Confirming a payment with a card whose owner is there. */
import type { TestPayment, TestPaymentResult } from '../../../../schemas/testPayment.ts';
import { ApiError } from '../../../base/errors.ts';
import { type Account, tell } from './account.ts';
import { chargeCard } from './cards.ts';
import { beginPeriod, periodEnd } from './pay.ts';

/** What became of a confirmation; a card that was declined is kept as an event, so it is no error yet. */
export type Confirmed = TestPaymentResult | { declined: string };

/**
 * Pays the invoice and makes its subscription active. Paid already, it stays paid once.
 *
 * @throws ApiError ILLEGAL_MOVE when the invoice cannot be paid any more
 */
export async function confirm(
  account: Account,
  invoiceId: string,
  { card, confirmation }: TestPayment,
): Promise<Confirmed> {
  const { tx, now } = account;
  const invoice = await tx
    .selectFrom('testInvoices')
    .selectAll()
    .where('id', '=', invoiceId)
    .executeTakeFirstOrThrow();
  if (invoice.status === 'PAID') return { status: 'SUCCEEDED' };
  if (invoice.status !== 'OPEN') {
    throw new ApiError('ILLEGAL_MOVE', 'This payment has run out. Choose the plan again.');
  }

  const charge = chargeCard(card, confirmation);
  if (charge === 'REQUIRES_CONFIRMATION') return { status: charge };
  if (charge !== 'PAID') {
    await tell(account, 'invoice.payment_failed', now);
    return charge;
  }

  const subscription = await tx
    .selectFrom('testSubscriptions')
    .selectAll()
    .where('id', '=', invoice.testSubscriptionId)
    .executeTakeFirstOrThrow();
  // The first period begins when it is paid; later ones begin where the one before ended.
  const first = subscription.status === 'INCOMPLETE';
  const paid = first
    ? { ...invoice, periodStart: now, periodEnd: await periodEnd(account, now, subscription.interval, 1) }
    : invoice;
  await beginPeriod(
    account,
    first ? { ...subscription, anchor: now } : subscription,
    paid,
    card.slice(-4),
    now,
  );
  return { status: 'SUCCEEDED' };
}
