/** Stripe's invoices as we show them. */
import type Stripe from 'stripe';
import type { Invoice, InvoiceReason } from '../../../../schemas/invoice.ts';
import { idOf, minorUnits, moment, periodOf } from './parts.ts';
import type { Prices } from './prices.ts';

const statuses: Readonly<Record<string, Invoice['status']>> = {
  draft: 'DRAFT',
  open: 'OPEN',
  paid: 'PAID',
  void: 'VOID',
  uncollectible: 'UNCOLLECTIBLE',
};

const reasons: Readonly<Record<string, InvoiceReason>> = {
  subscription_create: 'START',
  subscription_cycle: 'RENEWAL',
  subscription_update: 'CHANGE',
};

/** The plan an invoice charges for; what it gives back for another one does not count. */
const planOf = ({ lines }: Stripe.Invoice, prices: Pick<Prices, 'planOf'>): string | null => {
  const charged = lines.data.find(({ amount }) => amount >= 0) ?? lines.data[0];
  const price = idOf(charged?.pricing?.price_details?.price);
  return price === null ? null : prices.planOf(price);
};

/** Whether it asks for the beginning of a plan that never began: nobody owes it, and after a day Stripe takes it back. */
export const isOfNothing = ({ billing_reason, status }: Stripe.Invoice): boolean =>
  billing_reason === 'subscription_create' && status !== 'paid';

export function toInvoice(invoice: Stripe.Invoice, prices: Pick<Prices, 'planOf'>): Invoice {
  const { id, number, status, total, amount_paid, currency, created, hosted_invoice_url } = invoice;
  const { start, end } = periodOf(invoice) ?? { start: invoice.period_start, end: invoice.period_end };
  return {
    id,
    number,
    status: statuses[status ?? 'draft'] ?? 'DRAFT',
    reason: reasons[invoice.billing_reason ?? ''] ?? 'OTHER',
    planId: planOf(invoice, prices),
    total: total / minorUnits,
    amount: (status === 'paid' ? amount_paid : total) / minorUnits,
    currency: currency.toUpperCase(),
    periodStart: moment(start),
    periodEnd: moment(end),
    createdAt: moment(created),
    url: hosted_invoice_url ?? null,
  };
}

/** Money paid back, as a line among the invoices. */
export function toRefund(note: Stripe.CreditNote): Invoice {
  const { id, number, total, currency, created } = note;
  const amount = -total / minorUnits;
  const at = moment(created);
  return {
    ...{ id, number, total: amount, amount, createdAt: at, periodStart: at, periodEnd: at },
    ...{ status: note.status === 'void' ? 'VOID' : 'REFUNDED', reason: 'REFUND', planId: null },
    currency: currency.toUpperCase(),
    url: null,
  };
}
