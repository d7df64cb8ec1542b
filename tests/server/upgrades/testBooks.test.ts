/** Plans bought in the test mode before it kept its books as Stripe does go on as they were. */
import { v7 as uuidv7 } from 'uuid';
import { expect, test } from 'vitest';
import { logging } from '../../../server/base/logging.ts';
import { knownMigrations, migrate } from '../../../server/db/migrate.ts';
import { createTestPayments } from '../../../server/features/billing/test/provider.ts';
import { emptyDatabase } from '../../support/database.ts';
import { testEnv } from '../../support/services.ts';
import { planOf } from '../../support/testPayments.ts';
import { insertRows } from './snapshots.ts';

const now = new Date('2026-06-20T12:00:00.000Z');
const [running, overdue, never] = [uuidv7(), uuidv7(), uuidv7()];

const subscription = (customerId: string, subscriptionId: string, more: object) => ({
  ...{ id: `sub_test_${customerId}`, customerId, subscriptionId, planId: 'recruiter-month', amount: 9900 },
  ...{
    periods: 0,
    declined: 0,
    cancelAtPeriodEnd: false,
    currency: 'USD',
    interval: 'MONTH',
    anchor: '2026-05-01T12:00:00Z',
    createdAt: '2026-05-01T12:00:00Z',
  },
  ...more,
});
const invoice = (id: string, customerId: string, more: object) => ({
  ...{ id, customerId, testSubscriptionId: `sub_test_${customerId}`, number: 'TEST-0001', status: 'PAID' },
  ...{
    total: 9900,
    charged: 9900,
    currency: 'USD',
    last4: '4242',
    reason: 'START',
    planId: 'recruiter-month',
  },
  ...{
    periodStart: '2026-05-01T12:00:00Z',
    periodEnd: '2026-06-01T12:00:00Z',
    createdAt: '2026-05-01T12:00:00Z',
  },
  ...more,
});

/** The test mode on a database as the version before left it, brought up to this one. */
async function upgraded(): Promise<ReturnType<typeof createTestPayments>> {
  const { db } = await emptyDatabase();
  await migrate(
    db,
    (await knownMigrations()).filter((name) => name < '0028'),
  );
  await insertRows(db, 'testCustomers', [
    { id: 'cus_running', userId: uuidv7(), daysAhead: 10, invoices: 2 },
    { id: 'cus_overdue', userId: uuidv7(), daysAhead: 0, invoices: 2 },
    { id: 'cus_never', userId: uuidv7(), daysAhead: 0, invoices: 1 },
  ]);
  const june = { periodStart: '2026-06-01T12:00:00Z', periodEnd: '2026-07-01T12:00:00Z' };
  const renewal = { ...june, number: 'TEST-0002', reason: 'RENEWAL', createdAt: '2026-06-01T12:00:00Z' };
  const never23h = { periodStart: null, periodEnd: null, last4: null, dueAt: '2026-06-21T11:00:00Z' };
  await insertRows(db, 'testSubscriptions', [
    subscription('cus_running', running, {
      ...{ ...june, status: 'ACTIVE', periods: 2, last4: '4242', dueAt: june.periodEnd },
    }),
    subscription('cus_overdue', overdue, {
      ...{ status: 'PAST_DUE', periods: 1, last4: '0341', declined: 1, dueAt: '2026-06-21T12:00:00Z' },
      ...{ periodStart: '2026-05-20T12:00:00Z', periodEnd: '2026-06-20T12:00:00Z' },
    }),
    subscription('cus_never', never, {
      ...never23h,
      status: 'INCOMPLETE',
      createdAt: '2026-06-20T12:00:00Z',
    }),
  ]);
  await insertRows(db, 'testInvoices', [
    invoice('in_test_1', 'cus_running', {}),
    invoice('in_test_2', 'cus_running', renewal),
    invoice('in_test_refund_k', 'cus_running', {
      ...{ number: 'TEST-0003', status: 'REFUNDED', total: -1000, charged: -1000, reason: 'REFUND' },
      createdAt: '2026-06-05T12:00:00Z',
    }),
    invoice('in_test_3', 'cus_overdue', {
      ...{ ...renewal, status: 'OPEN', charged: null, last4: null, createdAt: '2026-06-20T12:00:00Z' },
      ...{ periodStart: '2026-06-20T12:00:00Z', periodEnd: '2026-07-20T12:00:00Z' },
    }),
    invoice('in_test_4', 'cus_overdue', {
      ...{ periodStart: '2026-05-20T12:00:00Z', periodEnd: '2026-06-20T12:00:00Z' },
    }),
    invoice('in_test_5', 'cus_never', { status: 'OPEN', charged: null, last4: null }),
  ]);
  await insertRows(
    db,
    'testCredits',
    [{ key: 'credit:g-1', customerId: 'cus_running', amount: 500, currency: 'USD', reason: 'Guarantee' }].map(
      (credit) => ({ ...credit, createdAt: '2026-06-06T12:00:00Z' }),
    ),
  );
  await migrate(db);
  return createTestPayments({ db, env: testEnv, clock: () => now, log: logging('silent') });
}

test('what runs goes on, in its own time, with its invoices, its credit and what was paid back', async () => {
  const payments = await upgraded();
  expect(await payments.subscriptions('cus_running')).toMatchObject([
    { id: 'sub_test_cus_running', subscriptionId: running, planId: 'recruiter-month', status: 'ACTIVE' },
  ]);
  const found = await payments.invoices('cus_running');
  expect(found.map(({ id, amount, reason }) => [id, amount, reason])).toEqual([
    ['in_test_refund_k', -10, 'REFUND'],
    ['in_test_2', 99, 'RENEWAL'],
    ['in_test_1', 99, 'START'],
  ]);
  // Ten days ahead: 30 June there.
  expect(found[1]?.periodEnd).toBe('2026-06-21T12:00:00.000Z');
  const credit = { customerId: 'cus_running', amount: 5, currency: 'USD', reason: 'Guarantee', key: 'g-1' };
  await payments.credit(credit);
  await payments.moveClock('cus_running', 1);
  expect(await payments.subscriptions('cus_running')).toMatchObject([
    { status: 'ACTIVE', paidUntil: '2026-07-21T12:00:00.000Z' },
  ]);
  expect((await payments.invoices('cus_running'))[0]).toMatchObject({ amount: 94, status: 'PAID' });
});

test('what is overdue is tried again and ends on the same days, unless another card pays it', async () => {
  const payments = await upgraded();
  expect(await payments.subscriptions('cus_overdue')).toMatchObject([
    { status: 'PAST_DUE', paidUntil: '2026-06-20T12:00:00.000Z' },
  ]);
  await payments.moveClock('cus_overdue', 6);
  expect(await payments.subscriptions('cus_overdue')).toMatchObject([{ status: 'PAST_DUE' }]);
  await payments.moveClock('cus_overdue', 1);
  expect(await payments.subscriptions('cus_overdue')).toMatchObject([{ status: 'CANCELED' }]);
});

test('what was begun can still be paid', async () => {
  const payments = await upgraded();
  const plan = planOf('recruiter-month');
  const { clientSecret } = await payments.startPayment({
    customerId: 'cus_never',
    plan,
    subscriptionId: never,
  });
  expect(await payments.confirm(clientSecret, { card: '4242424242424242' })).toEqual({ status: 'SUCCEEDED' });
  expect(await payments.subscriptions('cus_never')).toMatchObject([{ status: 'ACTIVE' }]);
});
