/** The books of the test mode: each customer's are a row, changed by one request at a time. */

import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import { addresses, areaOfRole } from '../../../../schemas/addresses.ts';
import type { BillingDetails } from '../../../../schemas/billingDetails.ts';
import { plans } from '../../../../schemas/plans.ts';
import type { TestPayment, TestPaymentResult } from '../../../../schemas/testPayment.ts';
import type { Env } from '../../../base/env.ts';
import { ApiError, notFound } from '../../../base/errors.ts';
import type { Database } from '../../../db/database.ts';
import { chargeCard, takesRenewal } from './cards.ts';
import { createClientSecrets } from './clientSecret.ts';
import { handOver, isSent, type ReceiveEvent, webhookSecretOf } from './events.ts';
import { answer, readRequest, type StripeAnswer, type StripeRequest } from './routes.ts';
import { priceIdOf } from './state.ts';
import type { TestTables } from './tables.ts';
import type { WorldBooks, WorldBuyer, WorldSession } from './things.ts';
import { World } from './world.ts';

export interface TestBooksOptions {
  db: Database;
  env: Pick<Env, 'AUTH_SECRET' | 'APP_URL'>;
  clock: () => Date;
  /**
   * Takes events once the change they tell of is committed; without it they wait for `keep`. It is waited for: change
   * nothing inside a transaction whose rows it needs.
   */
  receiveEvent?: ReceiveEvent;
}

/** A hundred years: as far as anyone's time may run ahead. */
const mostDaysAhead = 36_525;
const daySeconds = 24 * 3600;

/** Customers read at a time. */
const batch = 100;

const idsIn = ({ subscriptions, invoices, sessions, creditNotes }: WorldBooks) =>
  [...subscriptions, ...invoices, ...sessions, ...creditNotes].map(({ id }) => id);

/** All it knows is in the database: opened twice, they are the same books. */
export class TestBooks {
  readonly #db: Kysely<TestTables>;
  readonly #options: TestBooksOptions;
  readonly #secrets: ReturnType<typeof createClientSecrets>;

  constructor(options: TestBooksOptions) {
    this.#db = options.db.withTables<TestTables>();
    this.#options = options;
    this.#secrets = createClientSecrets(options.env.AUTH_SECRET);
  }

  /** Answers as Stripe's API does. */
  readonly fetch: typeof fetch = async (input, init = {}) => {
    const { method = 'GET', body, headers } = init;
    const key = new Headers(headers).get('idempotency-key');
    const request = readRequest(method, new URL(String(input)), String(body ?? ''), key);
    const { status, body: answered } = await this.#answer(request);
    return new Response(answered, { status, headers: { 'content-type': 'application/json' } });
  };

  /**
   * Pays with a test card.
   *
   * @throws ApiError PAYMENT_FAILED when it is declined, NOT_FOUND for a secret that is none, ILLEGAL_MOVE when the
   *   payment has run out
   */
  async confirm(clientSecret: string, { card, confirmation }: TestPayment): Promise<TestPaymentResult> {
    const invoiceId = this.#secrets.invoiceOf(clientSecret);
    const customerId = invoiceId ? await this.#customerWith([invoiceId]) : undefined;
    if (!invoiceId || !customerId) throw notFound('There is no such payment.');
    const charge = await this.#changing(customerId, (world) => {
      const { status } = world.invoice(invoiceId);
      if (status === 'paid') return 'PAID';
      if (status !== 'open') {
        throw new ApiError('ILLEGAL_MOVE', 'This payment has run out. Choose the plan again.');
      }
      const outcome = chargeCard(card, confirmation);
      const last4 = card.slice(-4);
      if (outcome !== 'REQUIRES_CONFIRMATION') {
        world.confirm(clientSecret, outcome === 'PAID', { last4, renews: takesRenewal(last4) });
      }
      return outcome;
    });
    if (charge === 'PAID') return { status: 'SUCCEEDED' };
    if (charge === 'REQUIRES_CONFIRMATION') return { status: charge };
    throw new ApiError('PAYMENT_FAILED', charge.declined);
  }

  /** Moves one customer's time on and does what becomes due on the way. @throws ApiError ILLEGAL_MOVE too far ahead */
  async moveClock(customerId: string, days: number): Promise<void> {
    const { numUpdatedRows } = await this.#db
      .updateTable('testCustomers')
      .set((eb) => ({ daysAhead: eb('daysAhead', '+', days) }))
      .where('id', '=', customerId)
      .where('daysAhead', '<=', mostDaysAhead - days)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) {
      throw new ApiError('ILLEGAL_MOVE', 'The time of this subscription is already a hundred years ahead.');
    }
    // Nothing may have become due, and yet every time is another one.
    await this.#changing(customerId, (world) =>
      world.tell('test_helpers.test_clock.advanced', { id: customerId, customer: customerId }),
    );
  }

  /**
   * For the hourly round: does what is due for all customers and hands over the events that still wait. Safe to do
   * again.
   *
   * @returns how many events were not taken
   */
  async keep(): Promise<number> {
    for await (const id of this.#customersDue()) await this.#inWorld(id, () => {});
    return this.#handOver();
  }

  /** For the document of an invoice or credit note, which tells more than Stripe's API does. */
  async chargedFor(
    customerId: string,
    id: string,
  ): Promise<{ unused: number; last4: string | null; buyer: BillingDetails | null }> {
    return this.#inWorld(customerId, (world) => {
      const note = world.creditNotes.get(id);
      const { lines, last4, buyer } = world.invoice(note?.invoice ?? id);
      const unused = note ? 0 : -world.totalOf({ lines: lines.filter(({ amount }) => amount < 0) });
      return { unused: unused / 100 || 0, last4, buyer: detailsOf(buyer) };
    });
  }

  async #answer(request: StripeRequest): Promise<StripeAnswer> {
    const { method, path, params } = request;
    if (method === 'POST' && path === 'customers') return this.#addCustomer(params.metadata);
    const customerId = await this.#customerWith([...path.split('/'), params.customer, params.invoice]);
    if (customerId === undefined) return answer(this.#worldAt(this.#options.clock()), request);
    const work = (world: World) => {
      const answered = answer(world, request);
      if (method === 'DELETE' && path === `customers/${customerId}`) world.forgetBuyers();
      return answered;
    };
    return method === 'GET' ? this.#inWorld(customerId, work) : this.#changing(customerId, work);
  }

  /** Asked twice for the same user, it is the same customer. Of the person only our id is kept. */
  async #addCustomer(metadata: unknown): Promise<StripeAnswer> {
    const { userId } = z.object({ userId: z.uuid() }).parse(metadata);
    const world = this.#worldAt(this.#options.clock());
    const { id } = world.addCustomer('', { userId });
    await this.#db
      .insertInto('testCustomers')
      .values({ id, userId, books: JSON.stringify(world.books()) })
      .onConflict((conflict) => conflict.column('userId').doNothing())
      .execute();
    const { id: kept } = await this.#db
      .selectFrom('testCustomers')
      .select('id')
      .where('userId', '=', userId)
      .executeTakeFirstOrThrow();
    return this.#inWorld(kept, (own) =>
      answer(own, { method: 'GET', path: `customers/${kept}`, params: {} }),
    );
  }

  /** Whose one of these ids is; undefined where nobody has one of them. */
  async #customerWith(given: readonly unknown[]): Promise<string | undefined> {
    const ids = given.filter((id) => typeof id === 'string');
    const found = await this.#db
      .selectFrom('testCustomers')
      .select('id')
      .where((eb) => eb.or([eb('id', 'in', ids), eb('ids', '&&', sql<string[]>`${ids}::text[]`)]))
      .executeTakeFirst();
    return found?.id;
  }

  #worldAt(now: Date, books: Partial<WorldBooks> = {}, daysAhead = 0): World {
    const { APP_URL } = this.#options.env;
    const ahead = daysAhead * daySeconds;
    return new World({
      time: { now: new Date(now.getTime() + ahead * 1000) },
      ahead,
      books,
      secretOf: this.#secrets.secretOf,
      checkoutPage: (session) => paymentPage(APP_URL, session),
    });
  }

  /** With the customer's books to itself, and everything done that was due. */
  async #inWorld<T>(customerId: string, work: (world: World) => T): Promise<T> {
    return this.#db.transaction().execute(async (tx) => {
      const { books, daysAhead, dueAt } = await tx
        .selectFrom('testCustomers')
        .select(['books', 'daysAhead', 'dueAt'])
        .where('id', '=', customerId)
        .forUpdate()
        .executeTakeFirstOrThrow();
      const world = this.#worldAt(this.#options.clock(), books, daysAhead);
      const before = JSON.stringify(world.books());
      world.advance();
      const done = work(world);
      const after = JSON.stringify(world.books());
      const at = (seconds: number) => new Date((seconds - world.ahead) * 1000).toISOString();
      const due = world.nextDue();
      const nextAt = due && at(due.at);
      if (after !== before || nextAt !== dueAt) {
        await tx
          .updateTable('testCustomers')
          .set({ books: after, ids: idsIn(world.books()), dueAt: nextAt })
          .where('id', '=', customerId)
          .execute();
      }
      const events = world.events.filter(isSent).map(({ id, type, created }) => ({
        id: id.replace('evt_test_', ''),
        type,
        customerId,
        createdAt: at(created),
      }));
      if (events.length > 0) await tx.insertInto('testEvents').values(events).execute();
      return done;
    });
  }

  /** A change, with its events handed over. What nobody takes now waits for the hourly round; the change is made. */
  async #changing<T>(customerId: string, work: (world: World) => T): Promise<T> {
    const done = await this.#inWorld(customerId, work);
    await this.#handOver(customerId).catch(() => {});
    return done;
  }

  async #handOver(customerId?: string): Promise<number> {
    const { receiveEvent: receive, env, clock } = this.#options;
    if (!receive) return 0;
    const secret = webhookSecretOf(env.AUTH_SECRET);
    return handOver(this.#db, { receive, secret, now: clock() }, customerId);
  }

  /** Customers for whom something has become due, by and by, each once. */
  async *#customersDue(): AsyncGenerator<string> {
    const now = this.#options.clock().toISOString();
    for (let after = ''; ; ) {
      const due = await this.#db
        .selectFrom('testCustomers')
        .select('id')
        .where('id', '>', after)
        .where('dueAt', '<=', now)
        .orderBy('id')
        .limit(batch)
        .execute();
      for (const { id } of due) yield id;
      const last = due.at(-1);
      if (!last || due.length < batch) return;
      after = last.id;
    }
  }
}

/** The buyer an invoice names; null where nothing was entered. */
function detailsOf(buyer: WorldBuyer | undefined): BillingDetails | null {
  if (!buyer?.name || !buyer.address) return null;
  const { line1, line2, postal_code, city, state, country } = buyer.address;
  return {
    billingName: buyer.name,
    billingLine1: line1 ?? '',
    billingLine2: line2,
    billingPostalCode: postal_code,
    billingCity: city ?? '',
    billingRegion: state,
    ...{
      billingCountry: country ?? '',
      taxNumber: (buyer.taxIds[0] ?? buyer.customFields[0])?.value ?? null,
    },
  };
}

/** The page to pay on is our own, and a subscription begins there. */
function paymentPage(appUrl: string, { price }: WorldSession): string {
  const plan = plans.find((one) => priceIdOf(one) === price);
  if (!plan) throw new Error(`No plan is sold at ${price}.`);
  const page = appUrl + addresses[areaOfRole(plan.role)].payment;
  return `${page}?plan=${encodeURIComponent(plan.id)}`;
}
