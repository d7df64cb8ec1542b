/** The built-in payment provider: behaves as Stripe does and takes no money. */
import { v7 as uuidv7 } from 'uuid';
import type { TestPayment, TestPaymentResult } from '../../../../schemas/testPayment.ts';
import type { Env } from '../../../base/env.ts';
import { ApiError, notFound } from '../../../base/errors.ts';
import type { Database } from '../../../db/database.ts';
import { type PaymentProvider, paidMeanwhile } from '../../../services/paymentProvider.ts';
import { type Account, endSubscription, openAccount, tell, withTestTables } from './account.ts';
import { cancel } from './cancel.ts';
import { changePlan } from './changePlan.ts';
import { createClientSecrets } from './clientSecret.ts';
import { type Confirmed, confirm } from './confirm.ts';
import { customersDue } from './due.ts';
import { createEvents, type ReceiveEvent } from './events.ts';
import { invoiceFileOf, invoicesOf, subscriptionsOf } from './read.ts';
import { owed, refund } from './refund.ts';
import { settle } from './settle.ts';
import { start, toCents } from './start.ts';
import type { TestSubscriptionRow } from './tables.ts';

/** What the built-in provider works with. */
interface TestPaymentsOptions {
  db: Database;
  env: Pick<Env, 'AUTH_SECRET' | 'APP_URL'>;
  clock: () => Date;
  /**
   * Where events are handed over once what they tell of is committed; without it they wait for `keep`. It is waited
   * for: change nothing inside a transaction whose rows it needs.
   */
  receiveEvent?: ReceiveEvent;
}

/** The provider, and what only the built-in one can do. */
export interface TestPayments extends PaymentProvider {
  /**
   * Pays with a test card.
   *
   * @throws ApiError PAYMENT_FAILED when it is declined, NOT_FOUND for a secret that is none, ILLEGAL_MOVE when the
   *   payment has run out
   */
  confirm(clientSecret: string, payment: TestPayment): Promise<TestPaymentResult>;
  /** Moves one customer's time on and does what becomes due on the way. @throws ApiError ILLEGAL_MOVE too far ahead */
  moveClock(customerId: string, days: number): Promise<void>;
  /**
   * For the hourly round: does what is due for all customers and hands over the events that still wait. Safe to do
   * again. @returns how many events were not taken
   */
  keep(): Promise<number>;
}

/** A hundred years: as far as anybody's time may run ahead. */
const mostDaysAhead = 36_525;

/** What the ids of checkouts start with. */
const checkout = 'cs_test_';

/** All it knows is in the database: made twice, it is the same provider. */
export function createTestPayments({ db, env, clock, receiveEvent }: TestPaymentsOptions): TestPayments {
  const tables = withTestTables(db);
  const secrets = createClientSecrets(env.AUTH_SECRET);
  const events = createEvents(env.AUTH_SECRET);

  /** With the customer's rows to itself, and everything done that was due. */
  const inAccount = <T>(customerId: string, work: (account: Account) => Promise<T>): Promise<T> =>
    tables.transaction().execute(async (tx) => {
      const account = await openAccount(tx, customerId, clock);
      await settle(account);
      return work(account);
    });

  /** A change, with its events handed over. */
  async function changing<T>(customerId: string, work: (account: Account) => Promise<T>): Promise<T> {
    const done = await inAccount(customerId, work);
    // What nobody takes now waits for the hourly round; the change itself is made.
    if (receiveEvent) await events.handOver(tables, receiveEvent, customerId).catch(() => {});
    return done;
  }

  /** A change of one subscription. @throws ApiError NOT_FOUND */
  async function changingOne(
    id: string,
    work: (account: Account, subscription: TestSubscriptionRow) => Promise<void>,
  ): Promise<void> {
    const find = tables.selectFrom('testSubscriptions').selectAll().where('id', '=', id);
    const found = await find.executeTakeFirst();
    if (!found) throw notFound('There is no such subscription.');
    await changing(found.customerId, async (account) => {
      const now = await account.tx
        .selectFrom('testSubscriptions')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      await work(account, now);
    });
  }

  const endAll = (customerId: string) =>
    changing(customerId, async (account) => {
      const running = await account.tx
        .selectFrom('testSubscriptions')
        .select('id')
        .where('customerId', '=', customerId)
        .where('status', '<>', 'CANCELED')
        .execute();
      for (const subscription of running) await endSubscription(account, subscription, account.now);
    });

  return {
    name: 'test',
    publishableKey: 'test',
    testMode: true,

    async createCustomer({ id: userId }) {
      await tables
        .insertInto('testCustomers')
        .values({ id: `cus_test_${uuidv7()}`, userId, daysAhead: 0, invoices: 0 })
        .onConflict((conflict) => conflict.column('userId').doNothing())
        .execute();
      const { id } = await tables
        .selectFrom('testCustomers')
        .select('id')
        .where('userId', '=', userId)
        .executeTakeFirstOrThrow();
      return id;
    },

    // Nobody has pages of this provider to delete one on.
    async hasCustomer() {
      return true;
    },

    // The page to pay on is our own, and a subscription begins there.
    async startCheckout({ plan, subscriptionId }) {
      const page = `${env.APP_URL}/dashboard/${plan.role.toLowerCase()}/subscription/payment/`;
      return { id: `${checkout}${subscriptionId}`, url: `${page}?plan=${encodeURIComponent(plan.id)}` };
    },

    async startPayment(given) {
      const { id, invoiceId } = await changing(given.customerId, (account) => start(account, given));
      return { id, clientSecret: secrets.secretOf(invoiceId) };
    },

    subscriptions: (customerId) => inAccount(customerId, subscriptionsOf),

    setCancelAtPeriodEnd: (id, wanted) =>
      changingOne(id, (account, subscription) => cancel(account, subscription, wanted)),

    changePlan: (id, plan) =>
      changingOne(id, (account, subscription) => changePlan(account, subscription, plan)),

    end: (id) =>
      changingOne(id, async (account, subscription) => {
        if (subscription.status !== 'CANCELED') await endSubscription(account, subscription, account.now);
      }),

    async endUnpaid(id) {
      // A checkout that nobody went through with has begun nothing.
      if (id.startsWith(checkout)) return;
      await changingOne(id, async (account, subscription) => {
        const { status } = subscription;
        if (status === 'ACTIVE') throw paidMeanwhile();
        if (status !== 'CANCELED') await endSubscription(account, subscription, account.now);
      });
    },

    endAll,
    // The records stay; they know of nobody.
    deleteCustomer: endAll,

    invoices: (customerId) => inAccount(customerId, invoicesOf),

    invoiceFile: (customerId, invoiceId) =>
      inAccount(customerId, (account) => invoiceFileOf(account, invoiceId)),

    owed: (customerId, at) =>
      inAccount(customerId, (account) => owed(account, account.inside(at.toISOString()))),

    refund: ({ customerId, ...given }) => changing(customerId, (account) => refund(account, given)),

    credit: ({ customerId, key, amount, currency, reason }) =>
      inAccount(customerId, async ({ tx, now }) => {
        await tx
          .insertInto('testCredits')
          .values({
            key: `credit:${key}`,
            customerId,
            amount: toCents(amount),
            currency,
            reason,
            createdAt: now,
          })
          .onConflict((conflict) => conflict.column('key').doNothing())
          .execute();
      }),

    readEvent: events.read,

    async confirm(clientSecret, payment) {
      const invoiceId = secrets.invoiceOf(clientSecret);
      const found = invoiceId
        ? await tables
            .selectFrom('testInvoices')
            .select('customerId')
            .where('id', '=', invoiceId)
            .executeTakeFirst()
        : undefined;
      if (!invoiceId || !found) throw notFound('There is no such payment.');
      const confirmed: Confirmed = await changing(found.customerId, (account) =>
        confirm(account, invoiceId, payment),
      );
      if ('declined' in confirmed) throw new ApiError('PAYMENT_FAILED', confirmed.declined);
      return confirmed;
    },

    async moveClock(customerId, days) {
      const { numUpdatedRows } = await tables
        .updateTable('testCustomers')
        .set((eb) => ({ daysAhead: eb('daysAhead', '+', days) }))
        .where('id', '=', customerId)
        .where('daysAhead', '<=', mostDaysAhead - days)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) {
        throw new ApiError('ILLEGAL_MOVE', 'The time of this subscription is a hundred years ahead already.');
      }
      // Nothing may have become due, and yet every time is another one.
      await changing(customerId, (account) => tell(account, 'test_helpers.test_clock.advanced', account.now));
    },

    async keep() {
      for await (const id of customersDue(tables, clock())) await inAccount(id, async () => {});
      return receiveEvent ? events.handOver(tables, receiveEvent) : 0;
    },
  };
}
