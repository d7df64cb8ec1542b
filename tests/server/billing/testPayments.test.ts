/** Buying in the test mode: starting, paying and renewing, on books that are kept as Stripe keeps them. */
import { v7 as uuidv7 } from 'uuid';
import { beforeEach, describe, expect, test } from 'vitest';
import { logging } from '../../../server/base/logging.ts';
import { createTestPayments } from '../../../server/features/billing/test/provider.ts';
import type { TestTables } from '../../../server/features/billing/test/tables.ts';
import { eachCustomer } from '../../support/eachCustomer.ts';
import { testEnv } from '../../support/services.ts';
import { cards, planOf, type TestPaymentScene } from '../../support/testPayments.ts';

let t: TestPaymentScene;
let customerId: string;
const { current, start, subscription, events, invoices, move, at } = eachCustomer();

beforeEach(() => {
  ({ t, customerId } = current());
});

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
