/** Paying back: what is paid and not used, and the note of it among the invoices. */
import { sql } from 'kysely';
import type { Owed, Refund } from '../../../services/paymentProvider.ts';
import { type Account, nextNumber, tell } from './account.ts';
import { creditOf } from './pay.ts';

/** Everything is sold in one currency; a customer who has bought nothing is owed nothing in it. */
const usual = 'USD';

/** What cards were charged and was not paid back yet, in cents. */
async function chargedTo({ tx, customerId }: Account, currency: string): Promise<number> {
  const { sum } = await tx
    .selectFrom('testInvoices')
    .select(({ fn }) => fn.coalesce(fn.sum<number>('charged'), sql<number>`0`).as('sum'))
    .where('customerId', '=', customerId)
    .where('currency', '=', currency)
    .executeTakeFirstOrThrow();
  return Number(sum);
}

/** @param at the customer's own time up to which the plan counts as used */
export async function owed(account: Account, at: string): Promise<Owed> {
  const { tx, customerId } = account;
  const running = await tx
    .selectFrom('testSubscriptions')
    .select(['amount', 'currency', 'periodStart', 'periodEnd'])
    .where('customerId', '=', customerId)
    .where('status', '=', 'ACTIVE')
    .execute();
  const currency = running[0]?.currency ?? usual;
  const unused = running.reduce((sum, { amount, periodStart, periodEnd }) => {
    if (periodStart === null || periodEnd === null) return sum;
    const [from, to] = [Date.parse(periodStart), Date.parse(periodEnd)];
    const left = Math.min(1, Math.max(0, (to - Date.parse(at)) / (to - from)));
    return sum + Math.round(amount * left);
  }, 0);
  const credit = Math.max(0, await creditOf(account, currency));
  const refund = Math.min(unused + credit, await chargedTo(account, currency));
  return { unused: unused / 100, credit: credit / 100, refund: refund / 100, currency };
}

/** Notes money paid back, as an invoice of less than nothing. The same key is noted once. */
export async function refund(account: Account, { cents, currency, key }: Omit<Refund, 'customerId'>) {
  const { tx, customerId, now } = account;
  const id = `in_test_refund_${key}`;
  const known = await tx.selectFrom('testInvoices').select('id').where('id', '=', id).executeTakeFirst();
  const of = await tx
    .selectFrom('testSubscriptions')
    .select(['id', 'planId', 'periodEnd', 'last4'])
    .where('customerId', '=', customerId)
    .where('periodEnd', 'is not', null)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (known || !of?.periodEnd) return;
  await tx
    .insertInto('testInvoices')
    .values({
      id,
      customerId,
      testSubscriptionId: of.id,
      number: await nextNumber(account),
      status: 'REFUNDED',
      total: -cents,
      charged: -cents,
      currency,
      periodStart: now,
      periodEnd: of.periodEnd,
      last4: of.last4,
      reason: 'REFUND',
      planId: of.planId,
      createdAt: now,
    })
    .execute();
  await tell(account, 'credit_note.created', now);
}
