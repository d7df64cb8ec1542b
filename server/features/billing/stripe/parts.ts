/** Parts that Stripe's things have in common. */
import type Stripe from 'stripe';

/** Far more than one customer ever has, and a bound all the same. */
export const most = { limit: 1000 };
/** A page of a list, at Stripe's most. */
export const limit = 100;

/** Every currency plans are in has hundredths. */
export const minorUnits = 100;

/** Stripe counts seconds. */
export const moment = (seconds: number): string => new Date(seconds * 1000).toISOString();

/** The id of something that is given whole or by its id. */
export const idOf = (thing: string | { id: string } | null | undefined): string | null =>
  typeof thing === 'string' ? thing : (thing?.id ?? null);

/** Which subscription an invoice is for. */
export const subscriptionOf = ({ parent }: Stripe.Invoice): string | null =>
  idOf(parent?.subscription_details?.subscription);

/** The lines of an invoice that charge; the others give back for a plan left early. */
const chargedLines = ({ lines }: Stripe.Invoice) => lines.data.filter(({ amount }) => amount >= 0);

/** The amount an invoice charges for its time, before anything is given back or taken from credit; in hundredths. */
export const priceOf = (invoice: Stripe.Invoice): number =>
  chargedLines(invoice).reduce((sum, { amount }) => sum + amount, 0);

/** The time an invoice charges for. */
export function periodOf(invoice: Stripe.Invoice): { start: number; end: number } | null {
  const charged = chargedLines(invoice);
  if (charged.length === 0) return null;
  return {
    start: Math.min(...charged.map(({ period }) => period.start)),
    end: Math.max(...charged.map(({ period }) => period.end)),
  };
}

/** The newest paid invoice of a subscription that charges for a time, with that time; null before the first. */
export function newestPaid(subscriptionId: string, paid: readonly Stripe.Invoice[]) {
  const [newest] = paid
    .filter((invoice) => subscriptionOf(invoice) === subscriptionId)
    .flatMap((invoice) => {
      const period = periodOf(invoice);
      return period ? [{ invoice, period }] : [];
    })
    // Of one second, the list's own order: newest first.
    .sort((a, b) => b.invoice.created - a.invoice.created);
  return newest ?? null;
}
