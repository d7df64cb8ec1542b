/** Buying, ending and changing a plan, over HTTP, with Stripe at the other end. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Subscription } from '../../../schemas/subscription.ts';
import { logging } from '../../../server/base/logging.ts';
import { reconcile } from '../../../server/features/billing/reconcile.ts';
import type { Answer } from '../../support/app.ts';
import { addCandidate, addEmployer, addRecruiter, subscribe } from '../../support/people.ts';
import { type StripeApp, stripeApp } from '../../support/stripe/stripeApp.ts';

const day = 24 * 3600;

let t: StripeApp;
let email: string;
let people = 0;

beforeAll(async () => {
  t = await stripeApp();
});
beforeEach(async () => {
  t.stripe.world.clear();
  t.stripe.requests.length = 0;
  t.stripe.away = null;
  await t.db.deleteFrom('paymentCustomers').execute();
  people += 1;
  email = await addCandidate(t.db, `casey${people}@people.example`);
});

async function ask<T = Subscription>(call: string, body?: object, as = email): Promise<Answer<T>> {
  return t.ask<T>(call, { as: await t.tokenOf(as), body });
}

interface Intent {
  clientSecret: string;
  subscriptionId: string;
}
const intent = (planId = 'candidate-month', as = email) =>
  ask<Intent>('POST /subscriptions/payment-intent', { planId }, as);

/** Buys a plan and has it stored. @returns our id */
async function buy(planId = 'candidate-month', as = email): Promise<string> {
  const { body } = await intent(planId, as);
  t.stripe.world.confirm(body.clientSecret, true);
  for (const event of t.stripe.world.events) await t.deliver(event);
  return body.subscriptionId;
}

const rows = () => t.db.selectFrom('subscriptions').selectAll().where('userEmail', '=', email).execute();
const active = () => ask('GET /subscriptions/active');
const asked = (method: string, path: RegExp) =>
  t.stripe.requests.filter((request) => request.method === method && path.test(request.path));

describe('buying', () => {
  test('answers what the payment form needs, and nothing is unlocked before it is paid', async () => {
    const { status, body } = await intent();
    expect(status).toBe(200);
    expect(body).toEqual({
      clientSecret: expect.stringMatching(/_secret_/),
      subscriptionId: expect.any(String),
      publishableKey: 'pk_test_of_the_tests',
      testMode: false,
    });
    expect((await active()).body).toEqual({ active: false });
    expect((await ask('GET /subscriptions/status')).body).toMatchObject({
      id: body.subscriptionId,
      status: 'INCOMPLETE',
      active: false,
    });
  });

  test('asked for again it is the same payment, pressed twice at once too', async () => {
    const [first, second] = await Promise.all([intent(), intent()]);
    expect(second.body).toEqual(first.body);
    expect((await intent()).body).toEqual(first.body);
    expect(t.stripe.world.subscriptions.size).toBe(1);
    expect(t.stripe.world.customers.size).toBe(1);
  });

  test('is active once paid, without any event, for the person who waits for it', async () => {
    const { body } = await intent();
    t.stripe.world.confirm(body.clientSecret, true);
    expect((await active()).body).toMatchObject({
      id: body.subscriptionId,
      active: true,
      payer: 'SELF',
      currentPeriodEnd: expect.stringMatching(/^20/),
    });
  });

  test('asks Stripe for someone who waits every few seconds, however often they ask', async () => {
    await intent();
    t.stripe.requests.length = 0;
    for (let i = 0; i < 5; i += 1) await active();
    expect(asked('GET', /^subscriptions$/)).toHaveLength(1);
    t.stripe.world.advance(3);
    await active();
    expect(asked('GET', /^subscriptions$/)).toHaveLength(2);
  });

  test('another plan instead ends the one that was begun', async () => {
    const month = await intent('candidate-month');
    const year = await intent('candidate-year');
    expect(year.body.subscriptionId).not.toBe(month.body.subscriptionId);
    expect(t.stripe.world.confirm(month.body.clientSecret, true)).toBe(false);
    const found = await rows();
    expect(found.find(({ id }) => id === month.body.subscriptionId)?.status).toBe('CANCELED');
  });

  test('a second plan beside an active one is refused', async () => {
    await buy();
    const { status, body } = await intent('candidate-year');
    expect({ status, body }).toMatchObject({ status: 409, body: { code: 'DUPLICATE' } });
    expect((await ask('POST /subscriptions/checkout-session', { planId: 'candidate-year' })).status).toBe(
      409,
    );
  });

  test.each(['recruiter-month', 'gold'])('the plan %s is not for a candidate', async (planId) => {
    const { status, body } = await intent(planId);
    expect({ status, body }).toMatchObject({ status: 422, body: { errors: { planId: expect.any(String) } } });
    expect(t.stripe.requests).toEqual([]);
  });

  test('on a page of Stripe it comes back with our id', async () => {
    const { body } = await ask<{ id: string; url: string }>('POST /subscriptions/checkout-session', {
      planId: 'candidate-year',
    });
    expect(body.url).toMatch(/^https:\/\/checkout\.stripe\.com\//);
    expect(asked('POST', /^checkout\/sessions$/)[0]?.params).toMatchObject({
      mode: 'subscription',
      success_url: expect.stringMatching(/\/dashboard\/candidate\/subscription\/loading\/$/),
    });
    const [before] = await rows();
    t.stripe.world.completeSession(body.id);
    expect((await active()).body).toMatchObject({ id: before?.id, planId: 'candidate-year', active: true });
    expect(await rows()).toHaveLength(1);
  });

  test('a checkout that gave way to another cannot be paid any more', async () => {
    const { body } = await ask<{ id: string }>('POST /subscriptions/checkout-session', {
      planId: 'candidate-month',
    });
    await intent('candidate-month');
    expect(t.stripe.world.session(body.id).status).toBe('expired');
  });
});

describe('while Stripe is away', () => {
  test.each(['refusing', 'dropping'] as const)('(%s) buying is 503 and leaves nothing', async (how) => {
    t.stripe.away = how;
    const { status, headers, body } = await intent();
    expect({ status, body }).toMatchObject({ status: 503, body: { code: 'PAYMENTS_UNAVAILABLE' } });
    expect(headers['retry-after']).toBe('10');
    expect(await rows()).toEqual([]);
    t.stripe.away = null;
    expect((await intent()).status).toBe(200);
  });

  test('someone who waits is told what is known', async () => {
    await intent();
    t.stripe.away = 'refusing';
    expect(await active()).toMatchObject({ status: 200, body: { active: false } });
  });

  test('cancelling and changing are 503 and change nothing', async () => {
    const id = await buy();
    t.stripe.away = 'refusing';
    const before = await rows();
    expect((await ask(`POST /subscriptions/${id}/cancel`)).status).toBe(503);
    expect((await ask(`POST /subscriptions/${id}/plan`, { planId: 'candidate-year' })).status).toBe(503);
    expect(await rows()).toEqual(before);
  });
});

describe('ending', () => {
  test('keeps what is paid until the period is over, and can be taken back until then', async () => {
    const id = await buy();
    expect((await ask(`POST /subscriptions/${id}/cancel`)).body).toMatchObject({
      active: true,
      cancelAtPeriodEnd: true,
    });
    expect((await ask(`POST /subscriptions/${id}/resume`)).body).toMatchObject({ cancelAtPeriodEnd: false });
    await ask(`POST /subscriptions/${id}/cancel`);
    t.stripe.world.advance(32 * day);
    expect((await active()).body).toEqual({ active: false });
    expect(await rows()).toMatchObject([{ id, status: 'CANCELED' }]);
    expect(await ask(`POST /subscriptions/${id}/resume`)).toMatchObject({
      status: 409,
      body: { code: 'ILLEGAL_MOVE' },
    });
  });

  test('a payment that was begun ends at once', async () => {
    const { body } = await intent();
    await active();
    expect((await ask(`POST /subscriptions/${body.subscriptionId}/cancel`)).body.status).toBe('CANCELED');
    expect(t.stripe.world.confirm(body.clientSecret, true)).toBe(false);
  });

  test('a plan that was given is not to be canceled', async () => {
    await subscribe(t.db, email);
    const [given] = await rows();
    expect(await ask(`POST /subscriptions/${given?.id}/cancel`)).toMatchObject({ status: 409 });
  });

  test("a recruiter cannot end the employer's plan that covers them", async () => {
    const employer = await addEmployer(t.db, `employer${people}@firm.example`);
    const recruiter = await addRecruiter(t.db, `recruiter${people}@firm.example`, employer);
    const id = await buy('employer-month', employer);
    const covered = await ask('GET /subscriptions/active', undefined, recruiter);
    expect(covered.body).toMatchObject({ id, active: true, payer: 'EMPLOYER' });
    for (const what of ['cancel', 'resume']) {
      expect((await ask(`POST /subscriptions/${id}/${what}`, undefined, recruiter)).status).toBe(404);
    }
  });
});

describe('changing the plan', () => {
  test('charges the difference at once and starts a new period', async () => {
    const id = await buy();
    t.stripe.world.advance(10 * day);
    const { status, body } = await ask(`POST /subscriptions/${id}/plan`, { planId: 'candidate-year' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ id, planId: 'candidate-year', active: true });
    expect(body.currentPeriodEnd).toBe(inAYear());
    const { body: invoices } = await ask<{ amount: number; url: string }[]>('GET /subscriptions/invoices');
    expect(invoices).toHaveLength(2);
    expect(invoices[0]?.amount).toBeGreaterThan(80);
    expect(invoices[0]?.amount).toBeLessThan(90);
    expect(invoices[0]?.url).toMatch(/^https:\/\/invoice\.stripe\.com\//);
    expect(invoices[1]).toMatchObject({ amount: 9, currency: 'USD', status: 'PAID' });
  });

  test('a difference that is declined changes nothing', async () => {
    const id = await buy();
    for (const payer of t.stripe.world.customers.values()) payer.cardPays = false;
    const before = await rows();
    expect(await ask(`POST /subscriptions/${id}/plan`, { planId: 'candidate-year' })).toMatchObject({
      status: 402,
      body: { code: 'PAYMENT_FAILED' },
    });
    expect(await rows()).toEqual(before);
    expect([...t.stripe.world.invoices.values()]).toHaveLength(1);
  });

  test('a cheaper plan ends when the new period does, not when the old one would have', async () => {
    const id = await buy('candidate-year');
    const { body } = await ask(`POST /subscriptions/${id}/plan`, { planId: 'candidate-month' });
    const days = (Date.parse(String(body.currentPeriodEnd)) - t.stripe.time.now.getTime()) / 86_400_000;
    expect(days).toBeGreaterThan(27);
    expect(days).toBeLessThan(32);
  });

  test('is refused before it is paid, for the same plan, and when it is about to end', async () => {
    const { body } = await intent();
    const change = (planId: string, id = body.subscriptionId) =>
      ask(`POST /subscriptions/${id}/plan`, { planId });
    expect((await change('candidate-year')).status).toBe(409);
    t.stripe.world.confirm(body.clientSecret, true);
    expect((await change('candidate-month')).status).toBe(409);
    await ask(`POST /subscriptions/${body.subscriptionId}/cancel`);
    expect((await change('candidate-year')).status).toBe(409);
  });
});

describe('renewing', () => {
  test('nobody is locked out for the hour that Stripe waits before it charges', async () => {
    await buy();
    const [sub] = t.stripe.world.subscriptions.values();
    t.stripe.world.advance((sub?.end ?? 0) - t.stripe.world.now() + 1);
    expect((await active()).body).toMatchObject({ active: true });
    expect(asked('POST', /^invoices\/[\w-]+\/pay$/)).toHaveLength(1);
  });

  test('one that is declined is overdue and unlocks nothing, until it is paid', async () => {
    const id = await buy();
    for (const payer of t.stripe.world.customers.values()) payer.cardPays = false;
    t.stripe.world.advance(32 * day);
    await reconcile(t.services, logging('silent'));
    expect((await active()).body).toEqual({ active: false });
    expect(await rows()).toMatchObject([{ id, status: 'PAST_DUE' }]);
    const open = [...t.stripe.world.invoices.values()].find(({ status }) => status === 'open');
    t.stripe.world.confirm(t.stripe.world.secretOf(String(open?.id)), true);
    for (const event of t.stripe.world.events.slice(-2)) await t.deliver(event);
    expect((await active()).body).toMatchObject({ id, active: true });
  });
});

/** A year from the world's now, to the second. */
function inAYear(): string {
  const date = new Date(t.stripe.time.now);
  date.setUTCFullYear(date.getUTCFullYear() + 1);
  return date.toISOString().replace(/\.\d+Z/, '.000Z');
}
