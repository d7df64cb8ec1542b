/** A subscription of the test mode later on: cancelled, changed, credited, at another time, and told of. */
import { v7 as uuidv7 } from 'uuid';
import { beforeEach, describe, expect, test } from 'vitest';
import { logging } from '../../../server/base/logging.ts';
import { createTestPayments } from '../../../server/features/billing/test/provider.ts';
import { World } from '../../../server/features/billing/test/world.ts';
import { eachCustomer } from '../../support/eachCustomer.ts';
import { testEnv } from '../../support/services.ts';
import { cards, planOf, type TestPaymentScene } from '../../support/testPayments.ts';

let t: TestPaymentScene;
let customerId: string;
const { current, start, subscription, events, invoices, move, at } = eachCustomer();

beforeEach(() => {
  ({ t, customerId } = current());
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
