/** Stripe's invoices as we show them. */
import type Stripe from 'stripe';
import type { Invoice } from '../../../schemas/invoice.ts';
import { moment, periodOf } from './copies.ts';
import { minorUnits } from './prices.ts';

const statuses: Readonly<Record<string, Invoice['status']>> = {
  draft: 'DRAFT',
  open: 'OPEN',
  paid: 'PAID',
  void: 'VOID',
  uncollectible: 'UNCOLLECTIBLE',
};

/** Whether it asks for the beginning of a plan that never began: nobody owes it, and after a day Stripe takes it back. */
export const isOfNothing = ({ billing_reason, status }: Stripe.Invoice): boolean =>
  billing_reason === 'subscription_create' && status !== 'paid';

export function toInvoice(invoice: Stripe.Invoice): Invoice {
  const { id, number, status, total, currency, created, hosted_invoice_url } = invoice;
  const { start, end } = periodOf(invoice) ?? { start: invoice.period_start, end: invoice.period_end };
  return {
    id,
    number,
    status: statuses[status ?? 'draft'] ?? 'DRAFT',
    amount: total / minorUnits,
    currency: currency.toUpperCase(),
    periodStart: moment(start),
    periodEnd: moment(end),
    createdAt: moment(created),
    url: hosted_invoice_url ?? null,
  };
}
