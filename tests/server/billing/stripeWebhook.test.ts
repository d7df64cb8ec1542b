/** Stripe's own events: believed only with its signature, handled once, and again when that failed. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { WorldEvent } from '../../../server/features/billing/test/things.ts';
import { addPayer, type StripeApp, stripeApp } from '../../support/stripe/stripeApp.ts';

let t: StripeApp;
let email: string;
let paid: WorldEvent;

beforeAll(async () => {
  t = await stripeApp();
});

/** Someone has just paid, and nobody here knows. */
beforeEach(async () => {
  email = await addPayer(t);
  paid = t.stripe.world.events.find(({ type }) => type === 'invoice.paid') as WorldEvent;
  t.stripe.requests.length = 0;
});

const status = async () =>
  (await t.db.selectFrom('subscriptions').select('status').where('userEmail', '=', email).executeTakeFirst())
    ?.status;
const kept = () => t.db.selectFrom('paymentEvents').selectAll().where('id', '=', paid.id).execute();
const send = (body: string, headers: Record<string, string>) =>
  t.ask('POST /subscriptions/webhook', { body, headers });

test('an event with its signature makes the copy right', async () => {
  expect(await t.deliver(paid)).toMatchObject({ status: 200, body: { received: true } });
  expect(await status()).toBe('ACTIVE');
  expect(await kept()).toMatchObject([{ type: 'invoice.paid', handledAt: expect.any(String) }]);
});

describe('refused, and nothing is kept:', () => {
  const refused = async (body: string, headers: Record<string, string>) => {
    expect(await send(body, headers)).toMatchObject({ status: 400, body: { code: 'WEBHOOK_SIGNATURE' } });
    expect(await status()).toBe('INCOMPLETE');
    expect(await kept()).toEqual([]);
    expect(t.stripe.requests).toEqual([]);
  };

  test('no signature', async () => {
    const { body } = t.stripe.sent(paid);
    await refused(body, { 'content-type': 'application/json' });
  });

  test('a signature of something else', async () => {
    const { body } = t.stripe.sent(paid);
    await refused(body, t.stripe.sent({ ...paid, id: 'evt_other' }).headers);
  });

  test('a body of which one space was changed', async () => {
    const { body, headers } = t.stripe.sent(paid);
    await refused(body.replace('\n', ''), headers);
  });

  test('a signature of more than five minutes ago', async () => {
    const old = new Date(t.stripe.time.now.getTime() - 301_000);
    const { body, headers } = t.stripe.sent(paid, old);
    await refused(body, headers);
  });

  test('nonsense, and nothing at all', async () => {
    await refused('{', { 'stripe-signature': 'x' });
    await refused('', { 'stripe-signature': 't=1,v1=0' });
  });
});

test('one that comes twice is handled once', async () => {
  await t.deliver(paid);
  const requests = t.stripe.requests.length;
  expect((await t.deliver(paid)).status).toBe(200);
  expect(t.stripe.requests).toHaveLength(requests);
});

test('one that could not be handled is kept, sent again and then handled', async () => {
  t.stripe.away = 'refusing';
  const failed = await t.deliver(paid);
  expect(failed).toMatchObject({ status: 503, body: { code: 'PAYMENTS_UNAVAILABLE' } });
  expect(await kept()).toMatchObject([{ handledAt: null }]);
  t.stripe.away = null;
  expect((await t.deliver(paid)).status).toBe(200);
  expect(await status()).toBe('ACTIVE');
});

test('one about nobody we know is taken and changes nothing', async () => {
  const stranger = { ...paid, id: 'evt_stranger', object: { id: 'in_x', customer: 'cus_stranger' } };
  expect((await t.deliver(stranger)).status).toBe(200);
  expect(await status()).toBe('INCOMPLETE');
});

test('many at once, of one person, end in one plan', async () => {
  const answers = await Promise.all(t.stripe.world.events.map((event) => t.deliver(event)));
  expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 200));
  expect(await status()).toBe('ACTIVE');
});
