/** The payment provider of the test mode: Stripe's adapter on books of our own, where no money is taken. */
import type { FastifyBaseLogger } from 'fastify';
import { plans } from '../../../../schemas/plans.ts';
import type { PaymentProvider } from '../../../services/paymentProvider.ts';
import { createStripePayments } from '../stripe/stripePayments.ts';
import { TestBooks, type TestBooksOptions } from './books.ts';
import { webhookSecretOf } from './events.ts';
import { priceIdOf } from './state.ts';

/** The provider, and what only the test mode can do. */
interface TestPayments extends PaymentProvider, Pick<TestBooks, 'confirm' | 'moveClock' | 'keep'> {}

/** Everything but the documents is as it is with Stripe: ours are drawn here, for these invoices owe nothing. */
export function createTestPayments(options: TestBooksOptions & { log: FastifyBaseLogger }): TestPayments {
  const { env, clock, log } = options;
  const books = new TestBooks(options);
  const stripe = createStripePayments({
    secretKey: 'sk_test_mode',
    publishableKey: 'test',
    webhookSecret: webhookSecretOf(env.AUTH_SECRET),
    prices: Object.fromEntries(plans.map((plan) => [plan.id, priceIdOf(plan)])),
    fetch: books.fetch,
    retries: 0,
    clock,
    log,
  });
  return {
    ...stripe,
    name: 'test',
    testMode: true,
    confirm: (clientSecret, payment) => books.confirm(clientSecret, payment),
    moveClock: (customerId, days) => books.moveClock(customerId, days),
    keep: () => books.keep(),
    // Everyone pays with the same few cards, so that they tell nobody apart.
    cards: async () => [],

    async invoiceFile(customerId, invoiceId) {
      const invoice = (await stripe.invoices(customerId)).find(({ id }) => id === invoiceId);
      return invoice ? { invoice, ...(await books.chargedFor(customerId, invoiceId)) } : null;
    },
  };
}
