/** Paying an invoice: from the customer's credit as far as it goes, the rest from a card. */
import { sql } from 'kysely';
import { type Account, changeSubscription, tell } from './account.ts';
import { takesRenewal } from './cards.ts';
import type { TestInvoiceRow, TestSubscriptionRow } from './tables.ts';

/** What is left of the customer's credit, in cents. */
export async function creditOf({ tx, customerId }: Account, currency: string): Promise<number> {
  const { left } = await tx
    .selectFrom('testCredits')
    .select(({ fn }) => fn.coalesce(fn.sum<number>('amount'), sql<number>`0`).as('left'))
    .where('customerId', '=', customerId)
    .where('currency', '=', currency)
    .executeTakeFirstOrThrow();
  return Number(left);
}

/** What a card has to be charged for an invoice of that total; nothing where the credit is enough. */
const chargeFor = async (account: Account, { total, currency }: Pick<TestInvoiceRow, 'total' | 'currency'>) =>
  Math.max(0, total - (await creditOf(account, currency)));

/** Whether the kept card pays, if it is needed at all. */
export const isPaidByKeptCard = async (
  account: Account,
  { last4 }: Pick<TestSubscriptionRow, 'last4'>,
  invoice: Pick<TestInvoiceRow, 'total' | 'currency'>,
): Promise<boolean> => takesRenewal(last4) || (await chargeFor(account, invoice)) === 0;

/** The end of a period, by the calendar: a month from the 31st is the last of a shorter month. */
export async function periodEnd(
  { tx }: Account,
  anchor: string,
  interval: TestSubscriptionRow['interval'],
  periods: number,
): Promise<string> {
  const months = periods * (interval === 'YEAR' ? 12 : 1);
  const end = sql<string>`${anchor}::timestamptz + make_interval(months => ${months})`;
  return (await tx.selectNoFrom(end.as('end')).executeTakeFirstOrThrow()).end;
}

/** Settles an invoice with a card that is good; a negative total becomes credit. */
export async function markPaid(
  account: Account,
  invoice: TestInvoiceRow,
  last4: string | null,
  at: string,
): Promise<void> {
  const { tx, customerId } = account;
  const { id, number, total, currency, periodStart, periodEnd } = invoice;
  const charged = await chargeFor(account, invoice);
  if (charged !== total) {
    const reason = `Invoice ${number}`;
    const credit = { key: `invoice:${id}`, customerId, amount: charged - total, currency, reason };
    await tx
      .insertInto('testCredits')
      .values({ ...credit, createdAt: at })
      .execute();
  }
  await tx
    .updateTable('testInvoices')
    .set({ status: 'PAID', charged, last4: charged > 0 ? last4 : null, periodStart, periodEnd })
    .where('id', '=', id)
    .execute();
  await tell(account, 'invoice.paid', at);
}

/** Pays the invoice of the period that comes next and begins that period. */
export async function beginPeriod(
  account: Account,
  subscription: TestSubscriptionRow,
  invoice: TestInvoiceRow,
  last4: string | null,
  at: string,
): Promise<void> {
  await markPaid(account, invoice, last4, at);
  const { periodStart, periodEnd } = invoice;
  await changeSubscription(
    account,
    subscription,
    {
      status: 'ACTIVE',
      anchor: subscription.anchor,
      periods: subscription.periods + 1,
      periodStart,
      periodEnd,
      last4,
      declined: 0,
      dueAt: periodEnd,
    },
    at,
  );
}
