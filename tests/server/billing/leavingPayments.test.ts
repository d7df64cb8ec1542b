/** Who leaves pays no longer, even if the payment provider is away at that moment. */
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Problem } from '../../../schemas/calls/problem.ts';
import { logging } from '../../../server/base/logging.ts';
import { reconcile } from '../../../server/features/billing/reconcile.ts';
import { erasePerson } from '../../../server/features/ownData/erasePerson.ts';
import { addCandidate, testPassword } from '../../support/people.ts';
import { addPayer, type StripeApp, stripeApp } from '../../support/stripe/stripeApp.ts';

let t: StripeApp;
let email: string;

beforeAll(async () => {
  t = await stripeApp();
});
beforeEach(async () => {
  email = await addPayer(t);
  await t.ask('GET /subscriptions/active', { as: await t.tokenOf(email) });
});

async function erase(): Promise<void> {
  const as = await t.tokenOf(email);
  const { body } = await t.ask<{ confirmationToken: string }>('POST /auth/confirm-password', {
    as,
    body: { password: testPassword },
  });
  const call = `DELETE /candidates/${email}?confirmationToken=${body.confirmationToken}`;
  expect((await t.ask(call, { as })).status).toBe(204);
}

const [subscription, customer] = [
  () => [...t.stripe.world.subscriptions.values()].at(0),
  () => [...t.stripe.world.customers.values()].at(0),
];
const stored = () => t.db.selectFrom('subscriptions').select('status').orderBy('createdAt', 'desc').execute();
const customers = () => t.db.selectFrom('paymentCustomers').selectAll().execute();

test('the plan ends at Stripe and here, and the customer is forgotten', async () => {
  expect(subscription()?.status).toBe('active');
  await erase();
  expect(subscription()?.status).toBe('canceled');
  expect(customer()?.deleted).toBe(true);
  expect((await stored())[0]).toEqual({ status: 'CANCELED' });
  expect(await customers()).toEqual([]);
});

test('Stripe is told later when it is away, and nothing comes back to life meanwhile', async () => {
  t.stripe.away = 'refusing';
  await erase();
  t.stripe.away = null;
  expect(subscription()?.status).toBe('active');
  for (const event of t.stripe.world.events) expect((await t.deliver(event)).status).toBe(200);
  expect((await stored())[0]).toEqual({ status: 'CANCELED' });

  expect(await reconcile(t.services, logging('silent'))).toEqual({ customers: 1, failed: 0 });
  expect(subscription()?.status).toBe('canceled');
  expect(await customers()).toEqual([]);
});

/** Erases the person while Stripe does what they asked for. */
function eraseDuring(method: string, path: string): void {
  t.stripe.beforeDoing = async (request) => {
    if (request.method !== method || request.path !== path) return;
    t.stripe.beforeDoing = null;
    await erase();
  };
}

describe('who leaves while starting to pay', () => {
  let leavers = 0;
  beforeEach(async () => {
    t.stripe.world.clear();
    leavers += 1;
    email = await addCandidate(t.db, `leaving${leavers}@people.example`);
  });

  const start = async (as: string, planId: string) => {
    const { status, body } = await t.ask<Problem>('POST /subscriptions/payment-intent', {
      as,
      body: { planId },
    });
    return [status, body.code];
  };

  test('is signed out, and Stripe keeps no customer made just then', async () => {
    const as = await t.tokenOf(email);
    eraseDuring('POST', 'customers');
    expect(await start(as, 'candidate-month')).toEqual([401, 'UNAUTHENTICATED']);
    expect(customer()?.deleted).toBe(true);
  });

  test('is signed out, and no plan is begun for a customer who was known', async () => {
    const as = await t.tokenOf(email);
    expect(await start(as, 'candidate-month')).toEqual([200, undefined]);
    eraseDuring('GET', 'subscriptions');
    expect(await start(as, 'candidate-year')).toEqual([401, 'UNAUTHENTICATED']);
    expect(customer()?.deleted).toBe(true);
    expect(await stored()).not.toContainEqual({ status: 'INCOMPLETE' });
  });
});

test('a payment begun while the erasure is under way ends with it', async () => {
  const leaver = await addCandidate(t.db, 'hasty@people.example');
  const erasing = await t.db.transaction().execute(async (tx) => {
    await tx
      .insertInto('paymentCustomers')
      .values({
        userEmail: leaver,
        provider: 'stripe',
        providerId: 'cus_hasty',
        touchedAt: t.stripe.time.now.toISOString(),
      })
      .execute();
    const under = t.db.transaction().execute((other) => erasePerson(other, leaver, t.stripe.time.now));
    await vi.waitFor(async () => {
      const { rows } = await sql`
        select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(t.db);
      expect(rows).not.toEqual([]);
    });
    return { under };
  });
  await erasing.under;
  expect((await customers()).find(({ providerId }) => providerId === 'cus_hasty')?.leftAt).toBeTruthy();
});
