/** A customer of the built-in provider, held by one transaction at a time. */
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { notFound } from '../../../base/errors.ts';
import type { Database } from '../../../db/database.ts';
import type { TestInvoiceRow, TestPaymentTables, TestSubscriptionRow } from './tables.ts';

/** The database with the provider's own tables. */
export const withTestTables = (db: Database) => db.withTables<TestPaymentTables>();

export type TestTables = ReturnType<typeof withTestTables>;

/** A customer whose rows nobody else changes meanwhile. */
export interface Account {
  tx: TestTables;
  customerId: string;
  /** The customer's own time. */
  now: string;
  /** One of the customer's times as the server's clock has it. */
  outside(at: string): string;
  /** A time of the server's clock as the customer has it. */
  inside(at: string): string;
}

const dayMs = 24 * 60 * 60 * 1000;

/** @param days may be negative */
export const addDays = (at: string, days: number) => new Date(Date.parse(at) + days * dayMs).toISOString();

/**
 * Locks the customer to the end of the transaction.
 *
 * @throws ApiError NOT_FOUND
 */
export async function openAccount(tx: TestTables, customerId: string, clock: () => Date): Promise<Account> {
  const customer = await tx
    .selectFrom('testCustomers')
    .select('daysAhead')
    .where('id', '=', customerId)
    .forUpdate()
    .executeTakeFirst();
  if (!customer) throw notFound('There is no such customer.');
  const { daysAhead } = customer;
  return {
    tx,
    customerId,
    now: addDays(clock().toISOString(), daysAhead),
    outside: (at) => addDays(at, -daysAhead),
    inside: (at) => addDays(at, daysAhead),
  };
}

/** Keeps an event with the change it tells of. */
export async function tell({ tx, customerId }: Account, type: string, at: string): Promise<void> {
  await tx.insertInto('testEvents').values({ id: uuidv7(), type, customerId, createdAt: at }).execute();
}

/** Changes a subscription and keeps the event of it. */
export async function changeSubscription(
  account: Account,
  { id }: Pick<TestSubscriptionRow, 'id'>,
  changes: Partial<TestSubscriptionRow>,
  at: string,
): Promise<void> {
  await account.tx.updateTable('testSubscriptions').set(changes).where('id', '=', id).execute();
  await tell(account, `customer.subscription.${changes.status === 'CANCELED' ? 'deleted' : 'updated'}`, at);
}

/** Ends a subscription; what is still to be paid for it is not asked for any more. */
export async function endSubscription(
  account: Account,
  { id }: Pick<TestSubscriptionRow, 'id'>,
  at: string,
  unpaid: 'VOID' | 'UNCOLLECTIBLE' = 'VOID',
): Promise<void> {
  await account.tx
    .updateTable('testInvoices')
    .set({ status: unpaid })
    .where('testSubscriptionId', '=', id)
    .where('status', '=', 'OPEN')
    .execute();
  await changeSubscription(account, { id }, { status: 'CANCELED', dueAt: null }, at);
}

/** The next number of a customer's invoices. */
export async function nextNumber({ tx, customerId }: Account): Promise<string> {
  const { invoices } = await tx
    .updateTable('testCustomers')
    .set({ invoices: sql`"invoices" + 1` })
    .where('id', '=', customerId)
    .returning('invoices')
    .executeTakeFirstOrThrow();
  return `TEST-${String(invoices).padStart(4, '0')}`;
}

/** Puts an invoice in front of the customer. */
export async function openInvoice(
  account: Account,
  { id, currency }: Pick<TestSubscriptionRow, 'id' | 'currency'>,
  invoice: Pick<
    TestInvoiceRow,
    'total' | 'periodStart' | 'periodEnd' | 'createdAt' | 'reason' | 'planId' | 'unused'
  >,
): Promise<TestInvoiceRow> {
  const { tx, customerId } = account;
  return tx
    .insertInto('testInvoices')
    .values({
      id: `in_test_${uuidv7()}`,
      customerId,
      testSubscriptionId: id,
      number: await nextNumber(account),
      status: 'OPEN',
      charged: null,
      currency,
      last4: null,
      ...invoice,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The invoice that waits to be paid. */
export const openInvoiceOf = ({ tx }: Account, { id }: Pick<TestSubscriptionRow, 'id'>) =>
  tx
    .selectFrom('testInvoices')
    .selectAll()
    .where('testSubscriptionId', '=', id)
    .where('status', '=', 'OPEN')
    .executeTakeFirst();
