/** Stripe as the payment provider. */
import type { FastifyBaseLogger } from 'fastify';
import type Stripe from 'stripe';
import { ApiError } from '../../../base/errors.ts';
import { type PaymentProvider, paidMeanwhile, type Start } from '../../../services/paymentProvider.ts';
import { ask, isMissing, isRefused, openStripe, type StripeSettings, unavailable } from './ask.ts';
import { copyOf } from './copies.ts';
import { readEvent } from './events.ts';
import { invoicePdf } from './invoicePdf.ts';
import { isOfNothing, toInvoice, toRefund } from './invoices.ts';
import { createPrices, minorUnits, type PriceIds } from './prices.ts';
import { owedTo, payBack } from './refunds.ts';
import { payRenewals } from './renewals.ts';

interface StripeOptions extends StripeSettings {
  publishableKey: string;
  webhookSecret: string;
  prices: PriceIds;
  clock: () => Date;
  log: FastifyBaseLogger;
}

export interface StripePayments extends PaymentProvider {
  /** Compares Stripe's prices with the plans; what is wrong is logged and not sold. */
  checkPrices(): Promise<void>;
}

/** Far more than one customer ever has, and a bound all the same. */
const most = { limit: 1000 };
/** A page of a list, at Stripe's most. */
const limit = 100;

/** The secret that the browser confirms the first payment with. */
function secretOf({ latest_invoice: invoice }: Stripe.Subscription): string {
  const secret = typeof invoice === 'object' ? invoice?.confirmation_secret?.client_secret : undefined;
  // Nothing is to be paid, or no longer.
  if (secret === undefined) {
    throw new ApiError('ILLEGAL_MOVE', 'There is nothing left to pay here. Look at your plan again.');
  }
  return secret;
}

export function createStripePayments(options: StripeOptions): StripePayments {
  const { log, clock } = options;
  const stripe = openStripe(options);
  const prices = createPrices(stripe, options.prices, log);
  const asking = <T>(question: () => Promise<T>) => ask(log, question);

  const listSubscriptions = (customer: string) =>
    stripe.subscriptions
      .list({ customer, status: 'all', limit, expand: ['data.latest_invoice'] })
      .autoPagingToArray(most);

  const withSecret = { expand: ['latest_invoice.confirmation_secret'] };

  const startSubscription = async ({ customerId, plan, subscriptionId }: Start) => {
    const begun = (await listSubscriptions(customerId)).find(
      ({ metadata }) => metadata.subscriptionId === subscriptionId,
    );
    if (begun) return stripe.subscriptions.retrieve(begun.id, withSecret);
    return stripe.subscriptions.create(
      {
        customer: customerId,
        items: [{ price: await prices.priceOf(plan) }],
        payment_behavior: 'default_incomplete',
        payment_settings: { save_default_payment_method: 'on_subscription' },
        metadata: { subscriptionId },
        ...withSecret,
      },
      { idempotencyKey: `start-${subscriptionId}` },
    );
  };

  /** @returns whether it is over: it was paid or had run out already otherwise */
  const endCheckout = async (id: string) => {
    try {
      await stripe.checkout.sessions.expire(id);
    } catch (error) {
      if (!isRefused(error)) throw error;
      const { status } = await stripe.checkout.sessions.retrieve(id);
      if (status === 'complete') throw paidMeanwhile();
    }
  };

  const endSubscription = async (id: string) => {
    try {
      await stripe.subscriptions.cancel(id);
    } catch (error) {
      if (!isRefused(error)) throw error;
      const { status } = await stripe.subscriptions.retrieve(id);
      if (status !== 'canceled' && status !== 'incomplete_expired') throw error;
    }
  };

  /** Its first invoice is taken back first: paid or void, and never both, so nobody pays for what is ended here. */
  const endUnpaid = async (id: string) => {
    const { status, latest_invoice: invoice } = await stripe.subscriptions.retrieve(id, {
      expand: ['latest_invoice'],
    });
    if (status === 'active' || status === 'trialing') throw paidMeanwhile();
    if (status === 'incomplete' && typeof invoice === 'object' && invoice?.status === 'open') {
      try {
        await stripe.invoices.voidInvoice(invoice.id);
      } catch (error) {
        if (isRefused(error)) throw paidMeanwhile();
        throw error;
      }
    }
    await endSubscription(id);
  };

  return {
    name: 'stripe',
    publishableKey: options.publishableKey,
    testMode: false,
    checkPrices: prices.check,

    createCustomer: ({ id, email }, instead) =>
      asking(async () => {
        const customer = await stripe.customers.create(
          { email, metadata: { userId: id } },
          { idempotencyKey: ['customer', id, ...(instead ? [instead] : [])].join('-') },
        );
        return customer.id;
      }),

    hasCustomer: (customerId) =>
      asking(async () => {
        try {
          return !(await stripe.customers.retrieve(customerId)).deleted;
        } catch (error) {
          if (isMissing(error)) return false;
          throw error;
        }
      }),

    startPayment: (start) =>
      asking(async () => {
        const subscription = await startSubscription(start);
        return { id: subscription.id, clientSecret: secretOf(subscription) };
      }),

    startCheckout: ({ customerId, plan, subscriptionId, successUrl, cancelUrl }) =>
      asking(async () => {
        const { id, url } = await stripe.checkout.sessions.create(
          {
            mode: 'subscription',
            customer: customerId,
            line_items: [{ price: await prices.priceOf(plan), quantity: 1 }],
            success_url: successUrl,
            cancel_url: cancelUrl,
            client_reference_id: subscriptionId,
            subscription_data: { metadata: { subscriptionId } },
          },
          { idempotencyKey: `checkout-${subscriptionId}` },
        );
        if (url === null) throw unavailable();
        return { id, url };
      }),

    subscriptions: (customerId) =>
      asking(async () => {
        let found = await listSubscriptions(customerId);
        if (await payRenewals(stripe, found)) found = await listSubscriptions(customerId);
        const paid =
          found.length === 0
            ? []
            : await stripe.invoices
                .list({ customer: customerId, status: 'paid', limit })
                .autoPagingToArray(most);
        return found.map((subscription) => copyOf(subscription, paid, prices));
      }),

    setCancelAtPeriodEnd: (id, cancel) =>
      asking(async () => {
        await stripe.subscriptions.update(id, { cancel_at_period_end: cancel });
      }),

    changePlan: (id, plan) =>
      asking(async () => {
        const price = await prices.priceOf(plan);
        const { items } = await stripe.subscriptions.retrieve(id);
        const [item] = items.data;
        if (!item || item.price.id === price) return;
        await stripe.subscriptions.update(id, {
          items: [{ id: item.id, price }],
          proration_behavior: 'always_invoice',
          // A difference that is declined, or that the bank asks about, changes nothing and leaves nothing to be paid.
          payment_behavior: 'error_if_incomplete',
        });
      }),

    end: (id) => asking(() => endSubscription(id)),

    endUnpaid: (id) => asking(() => (id.startsWith('cs_') ? endCheckout(id) : endUnpaid(id))),

    endAll: (customerId) =>
      asking(async () => {
        const running = (await listSubscriptions(customerId)).filter(
          ({ status }) => status !== 'canceled' && status !== 'incomplete_expired',
        );
        for (const { id } of running) await endSubscription(id);
      }),

    deleteCustomer: (customerId) =>
      asking(async () => {
        try {
          await stripe.customers.del(customerId);
        } catch (error) {
          if (!isMissing(error)) throw error;
        }
      }),

    invoices: (customerId) =>
      asking(async () => {
        const { data } = await stripe.invoices.list({ customer: customerId, limit });
        const notes = await stripe.creditNotes.list({ customer: customerId, limit });
        const owed = data.filter((invoice) => !isOfNothing(invoice));
        return [...owed.map((invoice) => toInvoice(invoice, prices)), ...notes.data.map(toRefund)]
          .sort((a, b) => b.createdAt.localeCompare(a.createdAt))
          .slice(0, limit);
      }),

    invoiceFile: (customerId, invoiceId) =>
      asking(async () => {
        const pdf = await invoicePdf(stripe, customerId, invoiceId);
        return pdf && { pdf };
      }),

    owed: (customerId, at) => asking(() => owedTo(stripe, customerId, at)),

    refund: (refund) => asking(() => payBack(stripe, refund)),

    credit: ({ customerId, amount, currency, reason, key }) =>
      asking(async () => {
        // Stripe forgets idempotency keys after a day; what was credited it keeps.
        const before = await stripe.customers
          .listBalanceTransactions(customerId, { limit })
          .autoPagingToArray(most);
        if (before.some(({ metadata }) => metadata?.key === key)) return;
        await stripe.customers.createBalanceTransaction(
          customerId,
          {
            amount: -amount * minorUnits,
            currency: currency.toLowerCase(),
            description: reason,
            metadata: { key },
          },
          { idempotencyKey: `credit-${key}` },
        );
      }),

    readEvent: (rawBody, signature) => readEvent(stripe, options.webhookSecret, rawBody, signature, clock()),
  };
}
