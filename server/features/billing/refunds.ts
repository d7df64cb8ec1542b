/** Money that is to be paid back: noted first, then handed to the payment provider until it has been taken. */

import { v7 as uuidv7 } from 'uuid';
import { dayMs } from '../../../schemas/base/days.ts';
import { plans } from '../../../schemas/plans.ts';
import type { Unused } from '../../../schemas/subscription.ts';
import type { Caller } from '../../access/caller.ts';
import { ApiError } from '../../base/errors.ts';
import { traceOf } from '../../base/openBoss.ts';
import type { Database } from '../../db/database.ts';
import type { RefundRow } from '../../db/tables.ts';
import { customerOf, type PaymentServices } from './customers.ts';
import type { Log } from './forCustomers.ts';

type Services = Pick<PaymentServices, 'db' | 'payments' | 'clock'>;

/** How long one that the provider refuses is tried; after that someone has to look at it. */
const triedDays = 30;

/** Handed over in one go; what is left waits for the next hour. */
const atOnce = 500;

const toCents = (amount: number) => Math.round(amount * 100);

/** A paid plan of someone's own that runs now. */
export const paidPlan = (db: Database, provider: RefundRow['provider'], email: string, now: Date) =>
  db
    .selectFrom('subscriptions')
    .select(['planId', 'currentPeriodEnd', 'cancelAtPeriodEnd'])
    .where('userEmail', '=', email)
    .where('provider', '=', provider)
    .where('status', '=', 'ACTIVE')
    .where('currentPeriodEnd', '>', now.toISOString())
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst();

/** The refund if the plan ended now. */
export async function unusedOf(services: Services, caller: Caller, now: Date): Promise<Unused> {
  const { db, payments } = services;
  const own = await paidPlan(db, payments.name, caller.email, now);
  const customerId = await customerOf(services, caller.email);
  const currency = plans.find(({ role }) => role === caller.role)?.currency ?? 'USD';
  const owed =
    customerId === undefined
      ? { unused: 0, credit: 0, refund: 0, currency }
      : await payments.owed(customerId, now);
  return {
    planId: own?.planId ?? null,
    paidUntil: own?.currentPeriodEnd ?? null,
    cancelAtPeriodEnd: own?.cancelAtPeriodEnd ?? false,
    ...owed,
  };
}

/** Notes a sum, or that there is one to be asked for. */
export async function addRefund(
  tx: Database,
  refund: Pick<
    RefundRow,
    'provider' | 'customerId' | 'providerSubscriptionId' | 'asOf' | 'cents' | 'currency'
  >,
): Promise<RefundRow> {
  const row = { ...refund, id: uuidv7(), status: 'PENDING' as const, createdAt: refund.asOf };
  await tx.insertInto('refunds').values(row).execute();
  return row;
}

/**
 * Notes what one subscription, which is about to be ended, leaves unused.
 *
 * @returns undefined where that is nothing
 */
export async function noteRefund(
  { db, payments, clock }: Services,
  customerId: string,
  providerSubscriptionId: string,
): Promise<RefundRow | undefined> {
  const now = clock();
  const { unused, refund, currency } = await payments.owed(customerId, now);
  const cents = toCents(Math.min(unused, refund));
  if (cents === 0) return undefined;
  const known = await db
    .selectFrom('refunds')
    .selectAll()
    .where('providerSubscriptionId', '=', providerSubscriptionId)
    .executeTakeFirst();
  if (known) return known;
  const provider = payments.name;
  return addRefund(db, {
    provider,
    customerId,
    providerSubscriptionId,
    asOf: now.toISOString(),
    cents,
    currency,
  });
}

/** The sum, asked for where the provider was away when it was noted. */
async function sumOf({ db, payments }: Services, { id, customerId, asOf, cents, currency }: RefundRow) {
  if (cents !== null && currency !== null) return { cents, currency };
  const owed = await payments.owed(customerId, new Date(asOf));
  const sum = { cents: toCents(owed.refund), currency: owed.currency };
  await db.updateTable('refunds').set(sum).where('id', '=', id).execute();
  return sum;
}

const setStatus = ({ db }: Services, { id }: RefundRow, status: RefundRow['status']) =>
  db.updateTable('refunds').set({ status }).where('id', '=', id).execute();

/**
 * Ends what it was noted for and pays it back. Done twice, it is done once.
 *
 * @throws ApiError when the provider does not take it; it is to be tried again. One that was refused for a month is
 *   given up instead, and the log says so
 */
export async function settleRefund(services: Services, row: RefundRow, log: Log): Promise<void> {
  const { payments, clock } = services;
  const { id, customerId, providerSubscriptionId: ended, createdAt } = row;
  try {
    const sum = await sumOf(services, row);
    await (ended === null ? payments.endAll(customerId) : payments.end(ended));
    if (sum.cents > 0) await payments.refund({ customerId, ...sum, key: id });
  } catch (error) {
    const isRefused = error instanceof ApiError && error.code !== 'PAYMENTS_UNAVAILABLE';
    if (!isRefused || clock().getTime() - Date.parse(createdAt) < triedDays * dayMs) throw error;
    log.error(
      { ...traceOf(error), refund: id, customer: customerId },
      'refund given up: pay it back by hand',
    );
    await setStatus(services, row, 'GIVEN_UP');
    return;
  }
  await setStatus(services, row, 'DONE');
}

/** Tries those again that were noted for one subscription; those of people who leave go with their leaving. */
export async function settleRefunds(services: Services, log: Log): Promise<void> {
  const pending = await services.db
    .selectFrom('refunds')
    .selectAll()
    .where('provider', '=', services.payments.name)
    .where('status', '=', 'PENDING')
    .where('providerSubscriptionId', 'is not', null)
    .orderBy('createdAt')
    .limit(atOnce)
    .execute();
  for (const row of pending) {
    try {
      await settleRefund(services, row, log);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      log.warn({ ...traceOf(error), refund: row.id }, 'refund not taken yet');
      // One that is refused does not keep the others waiting; a provider that does not answer would.
      if (error.code === 'PAYMENTS_UNAVAILABLE') return;
    }
  }
}
