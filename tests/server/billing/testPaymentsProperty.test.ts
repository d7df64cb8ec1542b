/** Whatever someone does and however time goes by, nothing is active that was not paid. */
import fc from 'fast-check';
import { v7 as uuidv7 } from 'uuid';
import { beforeAll, expect, test } from 'vitest';
import { ApiError } from '../../../server/base/errors.ts';
import type { TestTables } from '../../../server/features/billing/test/tables.ts';
import { runs } from '../../support/random.ts';
import { cards, planOf, type TestPaymentScene, testPayments } from '../../support/testPayments.ts';

let t: TestPaymentScene;

beforeAll(async () => {
  t = await testPayments();
});

type Act =
  | { act: 'start'; planId: string; again: boolean }
  | { act: 'confirm'; card: string; confirmation?: 'CONFIRMED' | 'REFUSED' }
  | { act: 'move'; days: number }
  | { act: 'cancel'; wanted: boolean }
  | { act: 'change'; planId: string }
  | { act: 'credit'; amount: number }
  | { act: 'end' };

const planIds = fc.constantFrom('recruiter-month', 'recruiter-year');

const acts: fc.Arbitrary<Act> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ act: fc.constant('start'), planId: planIds, again: fc.boolean() }) },
  {
    weight: 5,
    arbitrary: fc.record(
      {
        act: fc.constant('confirm'),
        card: fc.constantFrom(...Object.values(cards), '5555555555554444'),
        confirmation: fc.constantFrom('CONFIRMED', 'REFUSED'),
      },
      { requiredKeys: ['act', 'card'] },
    ),
  },
  { weight: 5, arbitrary: fc.record({ act: fc.constant('move'), days: fc.integer({ min: 1, max: 70 }) }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('cancel'), wanted: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('change'), planId: planIds }) },
  {
    weight: 1,
    arbitrary: fc.record({ act: fc.constant('credit'), amount: fc.integer({ min: 1, max: 300 }) }),
  },
  { weight: 1, arbitrary: fc.constant({ act: 'end' } as const) },
);

/** Someone who does things; refusals are part of it, anything else that goes wrong is not. */
async function person() {
  const customerId = await t.customer();
  let started = uuidv7();
  let secret = '';
  const newest = async () => (await t.payments.subscriptions(customerId))[0]?.id ?? 'none yet';
  const start = async ({ planId, again }: { planId: string; again: boolean }) => {
    if (!again) started = uuidv7();
    const plan = planOf(planId);
    const { clientSecret } = await t.payments.startPayment({ customerId, plan, subscriptionId: started });
    secret = clientSecret;
  };
  const act = async (given: Act): Promise<unknown> => {
    switch (given.act) {
      case 'start':
        return start(given);
      case 'confirm': {
        const { card, confirmation } = given;
        return t.payments.confirm(secret, { card, ...(confirmation ? { confirmation } : {}) });
      }
      case 'move':
        return t.payments.moveClock(customerId, given.days);
      case 'cancel':
        return t.payments.setCancelAtPeriodEnd(await newest(), given.wanted);
      case 'change':
        return t.payments.changePlan(await newest(), planOf(given.planId));
      case 'credit': {
        const credit = { amount: given.amount, currency: 'USD', reason: 'Guarantee', key: uuidv7() } as const;
        return t.payments.credit({ customerId, ...credit });
      }
      case 'end':
        return t.payments.end(await newest());
    }
  };
  return {
    customerId,
    async does(given: Act) {
      try {
        await act(given);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
      }
    },
  };
}

test('an active subscription has a paid invoice for the time until it ends, and reading changes nothing', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(acts, { minLength: 1, maxLength: 12 }), async (given) => {
      const { customerId, does } = await person();
      for (const act of given) {
        await does(act);
        const [subscriptions, invoices] = [
          await t.payments.subscriptions(customerId),
          await t.payments.invoices(customerId),
        ];
        const now = t.time.now.toISOString();
        for (const { status, paidUntil } of subscriptions.filter((one) => one.status === 'ACTIVE')) {
          expect(paidUntil !== null && paidUntil > now, `${status} until ${paidUntil}`).toBe(true);
          const covering = invoices.filter(
            (invoice) =>
              invoice.status === 'PAID' && invoice.periodEnd === paidUntil && invoice.periodStart <= now,
          );
          expect(covering).not.toEqual([]);
        }
        // Never paid, never anything to have been paid until.
        for (const { paidUntil } of subscriptions.filter((one) => one.status === 'INCOMPLETE')) {
          expect(paidUntil).toBeNull();
        }
        expect(invoices.every(({ amount }) => amount >= 0)).toBe(true);
        expect(await t.payments.subscriptions(customerId)).toEqual(subscriptions);
        expect(await t.payments.invoices(customerId)).toEqual(invoices);
      }
    }),
    { numRuns: runs(15) },
  );
}, 180_000);

test('of things done at the same moment, what is active was paid and no credit is used twice', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(acts, { minLength: 2, maxLength: 6 }), async (given) => {
      const { customerId, does } = await person();
      await does({ act: 'start', planId: 'recruiter-month', again: true });
      await Promise.all(given.map(does));
      const [subscriptions, invoices] = [
        await t.payments.subscriptions(customerId),
        await t.payments.invoices(customerId),
      ];
      for (const { paidUntil } of subscriptions.filter(({ status }) => status === 'ACTIVE')) {
        expect(invoices.some(({ status, periodEnd }) => status === 'PAID' && periodEnd === paidUntil)).toBe(
          true,
        );
      }
      const { books } = await t.db
        .withTables<TestTables>()
        .selectFrom('testCustomers')
        .select('books')
        .where('id', '=', customerId)
        .executeTakeFirstOrThrow();
      // Below zero is credit.
      expect(books.customers?.[0]?.balance).toBeLessThanOrEqual(0);
    }),
    { numRuns: runs(12) },
  );
}, 180_000);
