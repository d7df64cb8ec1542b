/** Paying back: Stripe's credit notes, each of which refunds the payment of one invoice and is a document of it. */
import type Stripe from 'stripe';
import { ApiError } from '../../../base/errors.ts';
import type { Owed, Refund } from '../../../services/paymentProvider.ts';
import { limit, minorUnits, most, newestPaid, priceOf } from './parts.ts';

/** Everything is sold in one currency; a customer who has bought nothing is owed nothing in it. */
const usual = 'usd';

/** The part of an invoice's payment not paid back; reductions of its total count as paid back too. */
const left = ({ amount_paid, post_payment_credit_notes_amount: back }: Stripe.Invoice) =>
  Math.max(0, amount_paid - back);

const paidInvoices = (stripe: Stripe, customer: string) =>
  stripe.invoices.list({ customer, status: 'paid', limit }).autoPagingToArray(most);

/** @param at up to when the plan counts as used; asked before anything is ended */
export async function owedTo(stripe: Stripe, customerId: string, at: Date): Promise<Owed> {
  const customer = await stripe.customers.retrieve(customerId);
  const running = await stripe.subscriptions
    .list({ customer: customerId, status: 'active', limit })
    .autoPagingToArray(most);
  const paid = await paidInvoices(stripe, customerId);
  const currency = running[0]?.currency ?? paid[0]?.currency ?? usual;
  const now = at.getTime() / 1000;
  const unused = running.reduce((sum, { id }) => {
    const newest = newestPaid(id, paid);
    if (!newest) return sum;
    const { start, end } = newest.period;
    const rest = Math.min(1, Math.max(0, (end - now) / (end - start)));
    return sum + Math.round(priceOf(newest.invoice) * rest);
  }, 0);
  const credit = customer.deleted ? 0 : Math.max(0, -customer.balance);
  const charged = paid
    .filter((invoice) => invoice.currency === currency)
    .reduce((sum, invoice) => sum + left(invoice), 0);
  const inUnits = (cents: number) => cents / minorUnits;
  return {
    unused: inUnits(unused),
    credit: inUnits(credit),
    refund: inUnits(Math.min(unused + credit, charged)),
    currency: currency.toUpperCase(),
  };
}

/** Newest payments first. @throws ApiError ILLEGAL_MOVE where they do not add up to the sum any more */
export async function payBack(stripe: Stripe, { customerId, cents, currency, key }: Refund): Promise<void> {
  const notes = await stripe.creditNotes.list({ customer: customerId, limit }).autoPagingToArray(most);
  // Stripe forgets idempotency keys after a day; what was paid back it keeps.
  const before = notes.filter(({ metadata }) => metadata?.key === key);
  let due = cents - before.reduce((sum, { total }) => sum + total, 0);
  for (const invoice of await paidInvoices(stripe, customerId)) {
    const amount = invoice.currency === currency.toLowerCase() ? Math.min(due, left(invoice)) : 0;
    if (amount <= 0) continue;
    await stripe.creditNotes.create(
      {
        invoice: invoice.id,
        amount,
        refund_amount: amount,
        reason: 'order_change',
        email_type: 'none',
        metadata: { key },
      },
      { idempotencyKey: `refund-${key}-${invoice.id}` },
    );
    due -= amount;
  }
  if (due > 0) throw new ApiError('ILLEGAL_MOVE', 'There is no payment left that could be paid back.');
}
