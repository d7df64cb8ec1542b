/** The payments of the test mode: the adapter of Stripe on books that are kept as Stripe keeps them. */
import { v7 as uuidv7 } from 'uuid';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { logging } from '../../../server/base/logging.ts';
import { createTestPayments } from '../../../server/features/billing/test/provider.ts';
import type { TestTables } from '../../../server/features/billing/test/tables.ts';
import { World } from '../../../server/features/billing/test/world.ts';
import { testEnv } from '../../support/services.ts';
import { cards, planOf, type TestPaymentScene, testPayments } from '../../support/testPayments.ts';

let t: TestPaymentScene;
let customerId: string;

beforeAll(async () => {
  t = await testPayments();
});
beforeEach(async () => {
  t.time.now = new Date('2026-01-31T12:00:00.000Z');
  customerId = await t.customer();
});

const start = (planId = 'recruiter-month', subscriptionId = uuidv7()) =>
  t.payments.startPayment({ customerId, plan: planOf(planId), subscriptionId });
const subscription = async () => (await t.payments.subscriptions(customerId))[0];
const events = () => t.eventsOf(customerId);
const invoices = () => t.payments.invoices(customerId);
const move = (days: number) => t.payments.moveClock(customerId, days);
const at = (iso: string) => {
  t.time.now = new Date(iso);
};

describe('starting', () => {
  test('waits to be paid, and asks for nothing until then', async () => {
    const subscriptionId = uuidv7();
    await start('recruiter-month', subscriptionId);
    expect(await subscription()).toMatchObject({
      subscriptionId,
      planId: 'recruiter-month',
      status: 'INCOMPLETE',
      paidUntil: null,
      cancelAtPeriodEnd: false,
      createdAt: '2026-01-31T12:00:00.000Z',
    });
    expect(await invoices()).toEqual([]);
  });

  test('twice with the same id, also at once, is one subscription with one secret', async () => {
    const id = uuidv7();
    const secrets = await Promise.all([1, 2, 3].map(() => start('recruiter-month', id)));
    expect(new Set(secrets.map(({ clientSecret }) => clientSecret)).size).toBe(1);
    expect(await t.payments.subscriptions(customerId)).toHaveLength(1);
  });

  test('runs out after 23 hours and cannot be paid any more', async () => {
    const { clientSecret } = await start();
    at('2026-02-01T10:59:59.000Z');
    expect(await subscription()).toMatchObject({ status: 'INCOMPLETE' });
    at('2026-02-01T11:00:00.000Z');
    expect(await subscription()).toMatchObject({ status: 'CANCELED', paidUntil: null });
    expect(await invoices()).toEqual([]);
    await expect(t.payments.confirm(clientSecret, { card: cards.good })).rejects.toMatchObject({
      code: 'ILLEGAL_MOVE',
    });
  });

  test('a checkout is our own payment page, and begins nothing until someone pays there', async () => {
    const { id, url } = await t.payments.startCheckout({
      customerId,
      plan: planOf('employer-year'),
      subscriptionId: uuidv7(),
      successUrl: 'http://x/',
      cancelUrl: 'http://x/',
    });
    expect(url).toBe(`${testEnv.APP_URL}/dashboard/employer/subscription/payment/?plan=employer-year`);
    expect(await t.payments.subscriptions(customerId)).toEqual([]);
    await t.payments.endUnpaid(id);
    await t.payments.endUnpaid(id);
  });

  test('a user is one customer, however often and however many at once ask', async () => {
    const user = { id: uuidv7(), email: 'casey@people.example' };
    const ids = await Promise.all([1, 2, 3].map(() => t.payments.createCustomer(user)));
    expect(new Set(ids).size).toBe(1);
  });
});

describe('paying', () => {
  test('with a good card makes it active until a month after it was begun', async () => {
    const { clientSecret } = await start();
    at('2026-01-31T13:00:00.000Z');
    expect(await t.payments.confirm(clientSecret, { card: cards.good })).toEqual({ status: 'SUCCEEDED' });
    expect(await subscription()).toMatchObject({ status: 'ACTIVE', paidUntil: '2026-02-28T12:00:00.000Z' });
    expect(await invoices()).toMatchObject([
      {
        status: 'PAID',
        amount: 99,
        currency: 'USD',
        number: 'TEST-0001',
        periodStart: '2026-01-31T12:00:00.000Z',
      },
    ]);
    expect(events()).toEqual([
      'customer.subscription.created',
      'invoice.paid',
      'customer.subscription.updated',
    ]);
  });

  test('twice, also at once, pays once', async () => {
    const { clientSecret } = await start();
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => t.payments.confirm(clientSecret, { card: cards.good })),
    );
    expect(answers).toEqual(Array(4).fill({ status: 'SUCCEEDED' }));
    expect(await t.payments.confirm(clientSecret, { card: cards.declined })).toEqual({ status: 'SUCCEEDED' });
    expect(events().filter((type) => type === 'invoice.paid')).toHaveLength(1);
    expect(await subscription()).toMatchObject({ paidUntil: '2026-02-28T12:00:00.000Z' });
  });

  test.each([
    [cards.declined, undefined, /declined/],
    ['5555555555554444', undefined, /not a test card/],
    [cards.asking, 'REFUSED' as const, /refused/],
  ])('with %s %s is declined, and another card may be tried', async (card, confirmation, words) => {
    const { clientSecret } = await start();
    const refused = t.payments.confirm(clientSecret, { card, ...(confirmation ? { confirmation } : {}) });
    await expect(refused).rejects.toMatchObject({
      code: 'PAYMENT_FAILED',
      message: expect.stringMatching(words),
    });
    expect(await subscription()).toMatchObject({ status: 'INCOMPLETE' });
    expect(events()).toContain('invoice.payment_failed');
    await t.payments.confirm(clientSecret, { card: cards.good });
    expect(await subscription()).toMatchObject({ status: 'ACTIVE' });
  });

  test('a card that asks is charged once the answer is yes', async () => {
    const { clientSecret } = await start();
    const asked = await t.payments.confirm(clientSecret, { card: cards.asking });
    expect(asked).toEqual({ status: 'REQUIRES_CONFIRMATION' });
    expect(await subscription()).toMatchObject({ status: 'INCOMPLETE' });
    await t.payments.confirm(clientSecret, { card: cards.asking, confirmation: 'CONFIRMED' });
    expect(await subscription()).toMatchObject({ status: 'ACTIVE' });
    await move(40);
    expect(await subscription()).toMatchObject({ status: 'ACTIVE' });
  });

  test.each(['', 'x', 'in_test_1_secret_x', 'in_test_1'])('no secret %j opens a payment', async (guess) => {
    await expect(t.payments.confirm(guess, { card: cards.good })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  test('a secret with another ending, or made with another key, opens nothing', async () => {
    const { clientSecret } = await start();
    const other = createTestPayments({
      log: logging('silent'),
      db: t.db,
      env: { ...testEnv, AUTH_SECRET: 'a secret of another server altogether' },
      clock: () => t.time.now,
    });
    const last = clientSecret.endsWith('A') ? 'B' : 'A';
    const card = cards.good;
    await expect(t.payments.confirm(clientSecret.slice(0, -1) + last, { card })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(other.confirm(clientSecret, { card })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('keeps the last four digits of a card and no more, declined ones not at all', async () => {
    const { clientSecret } = await start();
    await t.payments.confirm(clientSecret, { card: cards.declined }).catch(() => {});
    await t.payments.confirm(clientSecret, { card: cards.good });
    const tables = t.db.withTables<TestTables>();
    const rows = JSON.stringify([
      await tables.selectFrom('testCustomers').selectAll().execute(),
      await tables.selectFrom('testEvents').selectAll().execute(),
    ]);
    // Digits of ids, hashes and secrets are nobody's card.
    const told = rows.replaceAll(
      /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9a-f]{64}|_secret_[\w-]+/g,
      '',
    );
    expect(told).not.toMatch(/42424|40000|00002"/);
    expect(told).toContain('"last4":"4242"');
  });
});

describe('renewing', () => {
  test('by the calendar: the 31st comes back after February', async () => {
    await t.subscribed(customerId);
    const ends = [];
    for (const day of ['2026-02-28T12:00:00Z', '2026-03-31T12:00:00Z', '2026-04-30T12:00:00Z']) {
      at(day);
      ends.push((await subscription())?.paidUntil);
    }
    expect(ends).toEqual([
      '2026-03-31T12:00:00.000Z',
      '2026-04-30T12:00:00.000Z',
      '2026-05-31T12:00:00.000Z',
    ]);
    expect((await invoices()).map(({ status, amount }) => [status, amount])).toEqual(
      Array(4).fill(['PAID', 99]),
    );
  });

  test('a year from 29 February ends on the 28th, and on the 29th of the next leap year', async () => {
    at('2024-02-29T12:00:00.000Z');
    await t.subscribed(customerId, cards.good, 'recruiter-year');
    expect(await subscription()).toMatchObject({ paidUntil: '2025-02-28T12:00:00.000Z' });
    at('2027-06-01T12:00:00.000Z');
    expect(await subscription()).toMatchObject({ paidUntil: '2028-02-29T12:00:00.000Z' });
  });

  test('a card that is declined then makes it past due, is tried three times in a week, and ends it', async () => {
    await t.subscribed(customerId, cards.declinedLater);
    at('2026-02-28T12:00:00.000Z');
    expect(await subscription()).toMatchObject({ status: 'PAST_DUE', paidUntil: '2026-02-28T12:00:00.000Z' });
    expect((await invoices())[0]).toMatchObject({ status: 'OPEN', amount: 99 });
    at('2026-03-07T11:59:00.000Z');
    expect(await subscription()).toMatchObject({ status: 'PAST_DUE' });
    at('2026-03-07T12:00:00.000Z');
    expect(await subscription()).toMatchObject({ status: 'CANCELED', paidUntil: '2026-02-28T12:00:00.000Z' });
    expect((await invoices())[0]).toMatchObject({ status: 'UNCOLLECTIBLE' });
    await t.payments.keep();
    expect(events().filter((type) => type === 'invoice.payment_failed')).toHaveLength(4);
    expect(events().at(-1)).toBe('customer.subscription.deleted');
  });

  test('a past due one is active again once its open invoice is paid with a new card', async () => {
    const { started } = await t.subscribed(customerId, cards.declinedLater);
    at('2026-03-02T12:00:00.000Z');
    const { clientSecret } = await start('recruiter-month', started);
    await expect(t.payments.confirm(clientSecret, { card: cards.declined })).rejects.toMatchObject({
      code: 'PAYMENT_FAILED',
    });
    expect(await subscription()).toMatchObject({ status: 'PAST_DUE' });
    await t.payments.confirm(clientSecret, { card: cards.good });
    expect(await subscription()).toMatchObject({ status: 'ACTIVE', paidUntil: '2026-03-31T12:00:00.000Z' });
    at('2026-03-31T12:00:00.000Z');
    expect(await subscription()).toMatchObject({ status: 'ACTIVE', paidUntil: '2026-04-30T12:00:00.000Z' });
    await expect(start('recruiter-month', started)).rejects.toMatchObject({ code: 'ILLEGAL_MOVE' });
  });

  test('happens once, however many look at the same moment', async () => {
    await t.subscribed(customerId);
    at('2026-02-28T12:00:00.000Z');
    await Promise.all([subscription(), subscription(), t.payments.keep(), invoices()]);
    expect(await invoices()).toHaveLength(2);
  });
});

describe('cancelling', () => {
  test('ends it when the paid period ends, and nothing more is charged', async () => {
    const { id } = await t.subscribed(customerId);
    await t.payments.setCancelAtPeriodEnd(id, true);
    expect(await subscription()).toMatchObject({ status: 'ACTIVE', cancelAtPeriodEnd: true });
    at('2026-02-28T12:00:00.000Z');
    expect(await subscription()).toMatchObject({ status: 'CANCELED', paidUntil: '2026-02-28T12:00:00.000Z' });
    expect(await invoices()).toHaveLength(1);
    await expect(t.payments.setCancelAtPeriodEnd(id, false)).rejects.toMatchObject({ code: 'ILLEGAL_MOVE' });
  });

  test('is taken back until then', async () => {
    const { id } = await t.subscribed(customerId);
    await t.payments.setCancelAtPeriodEnd(id, true);
    await t.payments.setCancelAtPeriodEnd(id, false);
    at('2026-02-28T12:00:00.000Z');
    expect(await subscription()).toMatchObject({ status: 'ACTIVE', cancelAtPeriodEnd: false });
  });

  test('twice is once, with one event', async () => {
    const { id } = await t.subscribed(customerId);
    const before = events().length;
    await t.payments.setCancelAtPeriodEnd(id, true);
    await t.payments.setCancelAtPeriodEnd(id, true);
    expect(events().slice(before)).toEqual(['customer.subscription.updated']);
  });

  test('ending it now is done once, and it cannot be paid any more', async () => {
    const { clientSecret } = await start();
    const { id = '' } = (await subscription()) ?? {};
    await t.payments.end(id);
    await t.payments.end(id);
    expect(await subscription()).toMatchObject({ status: 'CANCELED' });
    await expect(t.payments.confirm(clientSecret, { card: cards.good })).rejects.toMatchObject({
      code: 'ILLEGAL_MOVE',
    });
  });

  test('for someone who leaves everything ends, and doing it again changes nothing', async () => {
    await t.subscribed(customerId);
    await start('recruiter-year');
    await t.payments.deleteCustomer(customerId);
    const after = await t.payments.subscriptions(customerId);
    expect(after.map(({ status }) => status)).toEqual(['CANCELED', 'CANCELED']);
    await t.payments.deleteCustomer(customerId);
    expect(await t.payments.subscriptions(customerId)).toEqual(after);
  });

  test('what is not there is refused, and a customer who is not there has nothing', async () => {
    for (const ask of [
      () => t.payments.end('sub_test_x'),
      () => t.payments.setCancelAtPeriodEnd('sub_test_x', true),
      () => t.payments.changePlan('sub_test_x', planOf('recruiter-year')),
    ]) {
      await expect(ask()).rejects.toMatchObject({ code: 'ILLEGAL_MOVE' });
    }
    expect(await t.payments.subscriptions('cus_test_x')).toEqual([]);
    expect(await t.payments.hasCustomer('cus_test_x')).toBe(false);
  });
});

describe('changing the plan', () => {
  test('to the year charges what is left after the unused half of the month, and begins a year', async () => {
    at('2026-06-01T00:00:00.000Z');
    const { id } = await t.subscribed(customerId);
    at('2026-06-16T00:00:00.000Z');
    await t.payments.changePlan(id, planOf('recruiter-year'));
    expect(await subscription()).toMatchObject({
      planId: 'recruiter-year',
      status: 'ACTIVE',
      paidUntil: '2027-06-16T00:00:00.000Z',
    });
    expect((await invoices())[0]).toMatchObject({ status: 'PAID', amount: 990 - 49.5 });
  });

  test('to the month charges nothing, and what is left of the year pays the months that come', async () => {
    at('2026-01-01T00:00:00.000Z');
    const { id } = await t.subscribed(customerId, cards.good, 'recruiter-year');
    at('2026-12-02T00:00:00.000Z');
    await t.payments.changePlan(id, planOf('recruiter-month'));
    // 30 of 365 days of 990: 81.37, less than the month's 99.
    expect((await invoices())[0]).toMatchObject({ status: 'PAID', amount: 17.63 });
    await t.payments.changePlan(id, planOf('recruiter-year'));
    expect((await invoices())[0]).toMatchObject({ status: 'PAID', amount: 891 });
    await t.payments.changePlan(id, planOf('recruiter-month'));
    expect((await invoices())[0]).toMatchObject({ status: 'PAID', amount: 0 });
    // 891 in credit: nine months of 99.
    at('2027-10-01T00:00:00.000Z');
    expect(await subscription()).toMatchObject({ status: 'ACTIVE', paidUntil: '2027-10-02T00:00:00.000Z' });
    expect((await invoices()).slice(0, 9).map(({ amount }) => amount)).toEqual(Array(9).fill(0));
    at('2027-10-02T00:00:00.000Z');
    await subscription();
    expect((await invoices())[0]).toMatchObject({ status: 'PAID', amount: 99 });
  });

  test('of the same length charges the difference for the rest and keeps the period, however often', () => {
    const world = new World({ time: { now: new Date('2026-06-01T00:00:00.000Z') } });
    const [month, dearer] = ['price_recruiter_month', 'price_recruiter_more'];
    world.prices.set(dearer, { ...world.price(month), id: dearer, amount: 199_00 });
    const sub = world.begin(world.addCustomer('', {}).id, month, {});
    world.confirm(world.secretOf(sub.latestInvoice), true);
    const ends = sub.end;
    const charged = () => world.invoice(sub.latestInvoice).paid / 100;
    world.advance(15 * 24 * 3600);
    world.changePrice(sub, dearer);
    expect([sub.end, sub.paidUntil, charged()]).toEqual([ends, ends, 50]);
    world.changePrice(sub, month);
    world.changePrice(sub, dearer);
    expect([sub.paidUntil, charged()]).toEqual([ends, 0]);
    world.advance(15 * 24 * 3600 + 3600);
    expect(charged()).toBe(199);
  });

  test('with a card that is declined changes nothing', async () => {
    const { id } = await t.subscribed(customerId, cards.declinedLater);
    const [before, billed] = [await subscription(), await invoices()];
    await expect(t.payments.changePlan(id, planOf('recruiter-year'))).rejects.toMatchObject({
      code: 'PAYMENT_FAILED',
      message: expect.stringMatching(/nothing was changed/),
    });
    expect(await subscription()).toEqual(before);
    expect(await invoices()).toEqual(billed);
  });

  test('to the plan there is already charges nothing; one that is not active cannot be changed', async () => {
    const { id } = await t.subscribed(customerId);
    await t.payments.changePlan(id, planOf('recruiter-month'));
    expect(await invoices()).toHaveLength(1);
    await t.payments.end(id);
    await expect(t.payments.changePlan(id, planOf('recruiter-year'))).rejects.toMatchObject({
      code: 'ILLEGAL_MOVE',
    });
  });
});

describe('credit', () => {
  const credit = (key: string, amount: number) =>
    t.payments.credit({
      customerId,
      key: `${customerId} ${key}`,
      amount,
      currency: 'USD',
      reason: 'Guarantee',
    });

  test('comes off the next invoices until it is used up; the same key credits once', async () => {
    await t.subscribed(customerId);
    await Promise.all([credit('a', 99), credit('a', 99), credit('b', 20)]);
    at('2026-04-30T12:00:00.000Z');
    expect((await invoices()).map(({ amount }) => amount)).toEqual([99, 79, 0, 99]);
  });

  test('that is enough renews a plan whose card would be declined', async () => {
    await t.subscribed(customerId, cards.declinedLater);
    await credit('a', 99);
    at('2026-02-28T12:00:00.000Z');
    expect(await subscription()).toMatchObject({ status: 'ACTIVE', paidUntil: '2026-03-31T12:00:00.000Z' });
    at('2026-03-31T12:00:00.000Z');
    expect(await subscription()).toMatchObject({ status: 'PAST_DUE' });
  });

  test('is not used by a plan that is begun and never paid', async () => {
    await start();
    await credit('a', 99);
    at('2026-02-02T12:00:00.000Z');
    await t.subscribed(customerId);
    expect((await invoices()).map(({ status, amount }) => [status, amount])).toEqual([['PAID', 0]]);
  });
});

describe('the clock', () => {
  test("moves one customer's time: all that is due on the way happens, and times come out in the server's", async () => {
    await t.subscribed(customerId);
    await move(27);
    expect(await subscription()).toMatchObject({
      status: 'ACTIVE',
      createdAt: '2026-01-04T12:00:00.000Z',
      paidUntil: '2026-02-01T12:00:00.000Z',
    });
    await move(1);
    expect(await subscription()).toMatchObject({ paidUntil: '2026-03-03T12:00:00.000Z' });
    await move(730);
    expect(await invoices()).toHaveLength(25);
    expect((await invoices()).every(({ status }) => status === 'PAID')).toBe(true);
  });

  test("leaves everyone else's alone", async () => {
    const other = await t.customer();
    await t.subscribed(other);
    const before = await t.payments.subscriptions(other);
    await t.subscribed(customerId);
    await move(800);
    expect(await t.payments.subscriptions(other)).toEqual(before);
  });

  test('stops a hundred years ahead', async () => {
    for (let moved = 0; moved < 45; moved += 1) await move(800);
    await expect(move(800)).rejects.toMatchObject({ code: 'ILLEGAL_MOVE' });
  });
});

describe('events', () => {
  test('are taken from the provider alone', () => {
    const rawBody = JSON.stringify({ id: 'evt_test_1', type: 'invoice.paid', customerId: 'cus_test_1' });
    for (const signature of [undefined, '', 'x', 'A'.repeat(43)]) {
      expect(() => t.payments.readEvent(rawBody, signature)).toThrow(
        expect.objectContaining({ code: 'WEBHOOK_SIGNATURE' }),
      );
    }
  });

  test('one that was not taken is handed over again, with the same id, until it is', async () => {
    // The tasks that still wait for others.
    await t.payments.keep();
    const taken: string[] = [];
    let broken = true;
    const payments = createTestPayments({
      log: logging('silent'),
      db: t.db,
      env: testEnv,
      clock: () => t.time.now,
      receiveEvent: async (rawBody, signature) => {
        const event = payments.readEvent(rawBody, signature);
        if (event.customerId === customerId) taken.push(event.id);
        if (broken) throw new Error('Away.');
      },
    });
    const id = uuidv7();
    const plan = planOf('recruiter-month');
    await payments.startPayment({ customerId, plan, subscriptionId: id });
    expect(await payments.keep()).toBe(1);
    broken = false;
    expect(await payments.keep()).toBe(0);
    expect(await payments.keep()).toBe(0);
    expect(taken).toHaveLength(3);
    expect(new Set(taken).size).toBe(1);
  });

  test('what falls due for someone who never looks is told by the hourly round', async () => {
    await t.subscribed(customerId, cards.declinedLater);
    const before = events().length;
    at('2026-02-28T12:00:00.000Z');
    await t.payments.keep();
    expect(events().slice(before)).toEqual(['customer.subscription.updated']);
    // Stripe charges a renewal an hour later, where the shop does not ask for it before.
    at('2026-02-28T13:00:00.000Z');
    await t.payments.keep();
    expect(events().slice(before + 1)).toEqual(['invoice.payment_failed', 'customer.subscription.updated']);
  });
});
