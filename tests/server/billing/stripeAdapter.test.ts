/** Our requests to Stripe, and our use of its answers. */
import { Writable } from 'node:stream';
import { v7 as uuidv7 } from 'uuid';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Plan, plans } from '../../../schemas/plans.ts';
import { ApiError } from '../../../server/base/errors.ts';
import { logging } from '../../../server/base/logging.ts';
import { createStripePayments } from '../../../server/features/billing/stripe/stripePayments.ts';
import { type StripeServer, stripeServer } from '../../support/stripe/server.ts';
import { stripeOn, stripePrices } from '../../support/stripe/stripeApp.ts';

const planOf = (planId: string) => plans.find(({ id }) => id === planId) as Plan;
const month = planOf('recruiter-month');

let stripe: StripeServer;
let payments: ReturnType<typeof createStripePayments>;
let customerId: string;

beforeAll(async () => {
  stripe = await stripeServer();
});
beforeEach(async () => {
  stripe.world.clear();
  stripe.away = null;
  payments = stripeOn(stripe, 1);
  customerId = await payments.createCustomer({ id: uuidv7(), email: 'robin@people.example' });
  stripe.requests.length = 0;
});

const start = (subscriptionId = uuidv7(), plan = month) => ({ customerId, plan, subscriptionId });
/** A subscription that is paid. @returns Stripe's id */
async function subscribed(plan = month): Promise<string> {
  const { clientSecret } = await payments.startPayment(start(uuidv7(), plan));
  stripe.world.confirm(clientSecret, true);
  return String((await payments.subscriptions(customerId)).at(0)?.id);
}
const problemOf = async (asked: Promise<unknown>) => {
  const error = await asked.catch((thrown: unknown) => thrown);
  if (!(error instanceof ApiError)) throw error;
  return { code: error.code, retryAfter: error.retryAfter };
};

test('a customer is asked for with our id, and once', async () => {
  const user = { id: uuidv7(), email: 'kim@people.example' };
  const id = await payments.createCustomer(user);
  expect(await payments.createCustomer(user)).toBe(id);
  expect(stripe.world.customer(id)).toMatchObject({ email: user.email, metadata: { userId: user.id } });
});

test('a customer who was deleted there is not there, and another takes the place', async () => {
  const user = { id: uuidv7(), email: 'kim@people.example' };
  const gone = await payments.createCustomer(user);
  expect(await payments.hasCustomer(gone)).toBe(true);
  stripe.world.deleteCustomer(gone);
  expect(await payments.hasCustomer(gone)).toBe(false);
  expect(await payments.hasCustomer('cus_never')).toBe(false);
  const id = await payments.createCustomer(user, gone);
  expect(id).not.toBe(gone);
  expect(await payments.createCustomer(user, gone)).toBe(id);
});

describe('a payment', () => {
  test('begins an incomplete subscription that keeps its card and knows our id', async () => {
    const given = start();
    const { clientSecret } = await payments.startPayment(given);
    expect(clientSecret).toMatch(/_secret_/);
    const asked = stripe.requests.find(({ method, path }) => method === 'POST' && path === 'subscriptions');
    expect(asked?.params).toEqual({
      customer: customerId,
      items: [{ price: 'price_recruiter_month' }],
      payment_behavior: 'default_incomplete',
      payment_settings: { save_default_payment_method: 'on_subscription' },
      metadata: { subscriptionId: given.subscriptionId },
      expand: ['latest_invoice.confirmation_secret'],
    });
    expect(await payments.subscriptions(customerId)).toEqual([
      {
        id: expect.stringMatching(/^sub_/),
        subscriptionId: given.subscriptionId,
        planId: month.id,
        status: 'INCOMPLETE',
        paidUntil: null,
        cancelAtPeriodEnd: false,
        createdAt: stripe.time.now.toISOString(),
        paid: [],
      },
    ]);
  });

  test('begun twice with our id is one, when the answer was lost too', async () => {
    const given = start();
    // The price has been compared, so that the next request is the one that begins it.
    await payments.checkPrices();
    await payments.subscriptions(customerId);
    stripe.beforeDoing = async ({ method, path }) => {
      if (method === 'POST' && path === 'subscriptions') {
        stripe.beforeDoing = null;
        stripe.loseAnswers = 1;
      }
    };
    const first = await payments.startPayment(given);
    expect(await payments.startPayment(given)).toEqual(first);
    expect(stripe.world.subscriptions.size).toBe(1);
  });

  test('that ran out is canceled', async () => {
    await payments.startPayment(start());
    stripe.world.advance(24 * 3600);
    expect(await payments.subscriptions(customerId)).toMatchObject([{ status: 'CANCELED', paidUntil: null }]);
  });
});

test('every subscription is found, ended ones too, however many pages they fill', async () => {
  for (let i = 0; i < 8; i += 1) await payments.end(await subscribed());
  expect(await payments.subscriptions(customerId)).toHaveLength(8);
});

test('cancelling at the end of the period, and taking it back', async () => {
  const id = await subscribed();
  await payments.setCancelAtPeriodEnd(id, true);
  expect(await payments.subscriptions(customerId)).toMatchObject([
    { status: 'ACTIVE', cancelAtPeriodEnd: true },
  ]);
  await payments.setCancelAtPeriodEnd(id, false);
  expect(await payments.subscriptions(customerId)).toMatchObject([{ cancelAtPeriodEnd: false }]);
});

test('a declined change is PAYMENT_FAILED', async () => {
  const id = await subscribed();
  stripe.world.customer(customerId).cardPays = false;
  expect(await problemOf(payments.changePlan(id, planOf('recruiter-year')))).toMatchObject({
    code: 'PAYMENT_FAILED',
  });
  expect(await payments.subscriptions(customerId)).toMatchObject([{ planId: 'recruiter-month' }]);
});

test('ending twice is ending once', async () => {
  const id = await subscribed();
  await payments.end(id);
  await payments.end(id);
  expect(await payments.subscriptions(customerId)).toMatchObject([{ status: 'CANCELED' }]);
});

test('a customer who leaves has everything ended, and is forgotten once', async () => {
  const id = await subscribed();
  await payments.deleteCustomer(customerId);
  await payments.deleteCustomer(customerId);
  expect(stripe.world.subscription(id).status).toBe('canceled');
});

test('what is credited once is taken off the next invoice once, a month later too', async () => {
  const id = await subscribed();
  const credit = { customerId, amount: 99, currency: 'USD', reason: 'A promise not kept', key: 'g-1' };
  await payments.credit(credit);
  await payments.credit(credit);
  expect(stripe.world.customer(customerId).balance).toBe(-9900);
  stripe.world.customer(customerId).cardPays = false;
  stripe.world.advance(32 * 24 * 3600);
  await payments.credit(credit);
  expect(stripe.world.customer(customerId)).toMatchObject({ balance: 0, transactions: [{ amount: -9900 }] });
  expect(await payments.subscriptions(customerId)).toMatchObject([{ id, status: 'ACTIVE' }]);
});

test('invoices are listed newest first, with their page; what was begun and never paid is not owed', async () => {
  await payments.startPayment(start());
  await subscribed();
  stripe.world.advance(32 * 24 * 3600);
  const invoices = await payments.invoices(customerId);
  const one = { amount: 99, currency: 'USD', status: 'PAID', url: expect.stringMatching(/^https:/) };
  expect(invoices).toMatchObject([one, one]);
  expect(invoices[0]?.periodStart).toBe(invoices[1]?.periodEnd);
});

describe('a price that is not what the plan says is never sold', () => {
  const wrongs = {
    amount: { amount: 100 },
    currency: { currency: 'eur' },
    interval: { interval: 'year' as const },
    active: { active: false },
  };
  test.each(Object.entries(wrongs))('%s', async (what, wrong) => {
    let log = '';
    const logged = new Writable({
      write(chunk, _encoding, done) {
        log += chunk;
        done();
      },
    });
    const picky = createStripePayments({
      secretKey: stripe.key,
      publishableKey: 'pk_test_1',
      webhookSecret: stripe.webhookSecret,
      prices: stripePrices,
      apiBase: stripe.url,
      clock: () => stripe.time.now,
      log: logging('error', logged),
    });
    const price = stripe.world.price('price_recruiter_month');
    const right = { ...price };
    Object.assign(price, wrong);
    await picky.checkPrices();
    expect(log).toContain('a price of STRIPE_PRICES is wrong; the plan is not sold');
    expect(log).toContain(`${what} is `);
    expect(await problemOf(picky.startPayment(start()))).toMatchObject({ code: 'PAYMENTS_UNAVAILABLE' });
    expect(stripe.world.subscriptions.size).toBe(0);
    // Set right, it is sold without a new start.
    Object.assign(price, right);
    await picky.startPayment(start());
    expect(stripe.world.subscriptions.size).toBe(1);
  });
});

test('the cards someone has paid with are told apart, also one that is not kept any more', async () => {
  const other = await payments.createCustomer({ id: uuidv7(), email: 'kim@people.example' });
  const pay = async (customer: string, last4: string) => {
    const begun = await payments.startPayment({ ...start(), customerId: customer });
    stripe.world.confirm(begun.clientSecret, true, { last4, renews: true });
  };
  expect(await payments.cards(customerId)).toEqual([]);
  for (const last4 of ['4242', '1881', '4242', '0005']) await pay(customerId, last4);
  await pay(other, '1881');
  const [mine, theirs] = [await payments.cards(customerId), await payments.cards(other)];
  expect(mine).toHaveLength(3);
  expect(theirs).toHaveLength(1);
  expect(mine).toContain(theirs[0]);
});

describe('Stripe that does not answer', () => {
  test.each(['refusing', 'dropping'] as const)('(%s) is PAYMENTS_UNAVAILABLE, for a moment', async (how) => {
    stripe.away = how;
    expect(await problemOf(payments.subscriptions(customerId))).toEqual({
      code: 'PAYMENTS_UNAVAILABLE',
      retryAfter: 10,
    });
  });

  test('another key than ours is that too', async () => {
    const wrong = stripeOn({ ...stripe, key: 'sk_test_wrong' });
    expect(await problemOf(wrong.subscriptions(customerId))).toMatchObject({ code: 'PAYMENTS_UNAVAILABLE' });
  });
});
