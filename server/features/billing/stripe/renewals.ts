/** Renewals paid at once: Stripe leaves an hour between the end of a period and the charge for the next. */
import type Stripe from 'stripe';
import { isDeclined, isRefused } from './ask.ts';

/** The invoice of a renewal that nobody has tried to pay yet. */
function untried({ status, latest_invoice: invoice }: Stripe.Subscription): Stripe.Invoice | null {
  if (status !== 'active' || invoice === null || typeof invoice === 'string') return null;
  const { billing_reason, collection_method, attempted } = invoice;
  if (billing_reason !== 'subscription_cycle' || collection_method !== 'charge_automatically') return null;
  return !attempted && (invoice.status === 'draft' || invoice.status === 'open') ? invoice : null;
}

/**
 * @param subscriptions with their latest invoices
 * @returns whether anything was tried, so that what was known of them is old
 */
export async function payRenewals(
  stripe: Stripe,
  subscriptions: readonly Stripe.Subscription[],
): Promise<boolean> {
  const invoices = subscriptions.flatMap((subscription) => untried(subscription) ?? []);
  for (const { id, status } of invoices) {
    try {
      if (status === 'draft') await stripe.invoices.finalizeInvoice(id, { auto_advance: true });
      // Only once, whichever server notices first: after that Stripe's own schedule for declined payments goes on.
      await stripe.invoices.pay(id, { off_session: true }, { idempotencyKey: `renewal-${id}` });
    } catch (error) {
      // Declined is an outcome; refused, it was finalised or paid by someone else just now.
      if (!isDeclined(error) && !isRefused(error)) throw error;
    }
  }
  return invoices.length > 0;
}
