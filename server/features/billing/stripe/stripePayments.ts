/** Stripe as the payment provider. */
import type { FastifyBaseLogger } from 'fastify';
import type Stripe from 'stripe';
import type { Invoice } from '../../../../schemas/invoice.ts';
import type { PaymentProvider, ProviderSubscription } from '../../../services/paymentProvider.ts';
import { ask, openStripe, type StripeSettings } from './ask.ts';
import { setBillingDetails } from './billingDetails.ts';
import { copyOf } from './copies.ts';
import { cardsOf, createCustomer, deleteCustomer, giveCredit, hasCustomer } from './customers.ts';
import { endAll, endSubscription, endUnpaid } from './ending.ts';
import { readEvent } from './events.ts';
import { invoicePdf } from './invoicePdf.ts';
import { isOfNothing, toInvoice, toRefund } from './invoices.ts';
import { limit, most } from './parts.ts';
import { createPrices, type PriceIds, type Prices } from './prices.ts';
import { owedTo, payBack } from './refunds.ts';
import { payRenewals } from './renewals.ts';
import { changePlan, listSubscriptions, startCheckout, startPayment } from './starting.ts';

interface StripeOptions extends StripeSettings {
  publishableKey: string;
  webhookSecret: string;
  prices: PriceIds;
  clock: () => Date;
  log: FastifyBaseLogger;
}

interface StripePayments extends PaymentProvider {
  /** Compares Stripe's prices with the plans; what is wrong is logged and not sold. */
  checkPrices(): Promise<void>;
}

/** Every subscription of the customer; a renewal that is due is paid first. */
async function subscriptionsOf(
  stripe: Stripe,
  prices: Prices,
  customer: string,
): Promise<ProviderSubscription[]> {
  let found = await listSubscriptions(stripe, customer);
  if (await payRenewals(stripe, found)) found = await listSubscriptions(stripe, customer);
  if (found.length === 0) return [];
  const paid = await stripe.invoices.list({ customer, status: 'paid', limit }).autoPagingToArray(most);
  return found.map((subscription) => copyOf(subscription, paid, prices));
}

/** Invoices and what was paid back of them, newest first. */
async function invoicesOf(stripe: Stripe, prices: Prices, customer: string): Promise<Invoice[]> {
  const { data } = await stripe.invoices.list({ customer, limit });
  const notes = await stripe.creditNotes.list({ customer, limit });
  const owed = data.filter((invoice) => !isOfNothing(invoice));
  return [...owed.map((invoice) => toInvoice(invoice, prices)), ...notes.data.map(toRefund)]
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt))
    .slice(0, limit);
}

export function createStripePayments(options: StripeOptions): StripePayments {
  const { log, clock, webhookSecret, publishableKey } = options;
  const stripe = openStripe(options);
  const prices = createPrices(stripe, options.prices, log);
  const asking = <T>(question: () => Promise<T>) => ask(log, question);

  return {
    name: 'stripe',
    publishableKey,
    testMode: false,
    checkPrices: prices.check,
    createCustomer: (user, instead) => asking(() => createCustomer(stripe, user, instead)),
    setBillingDetails: (customerId, details) => asking(() => setBillingDetails(stripe, customerId, details)),
    hasCustomer: (customerId) => asking(() => hasCustomer(stripe, customerId)),
    deleteCustomer: (customerId) => asking(() => deleteCustomer(stripe, customerId)),
    startPayment: (start) => asking(() => startPayment(stripe, prices, start)),
    startCheckout: (start) => asking(() => startCheckout(stripe, prices, start)),
    subscriptions: (customerId) => asking(() => subscriptionsOf(stripe, prices, customerId)),
    setCancelAtPeriodEnd: (id, cancel) =>
      asking(async () => {
        await stripe.subscriptions.update(id, { cancel_at_period_end: cancel });
      }),
    changePlan: (id, plan) => asking(() => changePlan(stripe, prices, id, plan)),
    end: (id) => asking(() => endSubscription(stripe, id)),
    endUnpaid: (id) => asking(() => endUnpaid(stripe, id)),
    endAll: (customerId) => asking(() => endAll(stripe, customerId)),
    invoices: (customerId) => asking(() => invoicesOf(stripe, prices, customerId)),
    invoiceFile: (customerId, invoiceId) =>
      asking(async () => {
        const pdf = await invoicePdf(stripe, customerId, invoiceId);
        return pdf && { pdf };
      }),
    owed: (customerId, at) => asking(() => owedTo(stripe, customerId, at)),
    refund: (refund) => asking(() => payBack(stripe, refund)),
    cards: (customerId) => asking(() => cardsOf(stripe, customerId)),
    credit: (credit) => asking(() => giveCredit(stripe, credit)),
    readEvent: (rawBody, signature) => readEvent(stripe, webhookSecret, rawBody, signature, clock()),
  };
}
