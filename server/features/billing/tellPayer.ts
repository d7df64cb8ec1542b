/** Mails the payer what has become of a plan: each change once, in the transaction that stores it. */
import { sql } from 'kysely';
import type { Invoice } from '../../../schemas/invoice.ts';
import type { Role } from '../../../schemas/user.ts';
import type { Letter } from '../../base/mail.ts';
import type { Database } from '../../db/database.ts';
import type { SubscriptionRow } from '../../db/tables.ts';
import { planCanceled, planOver, planResumed } from '../../mail/templates/planChangeMails.ts';
import { paymentFailed, receipt } from '../../mail/templates/receiptMails.ts';
import { readersOf } from '../notices/readersOf.ts';
import type { PaymentServices } from './customers.ts';
import { isCoveredAfter } from './planEnd/isCoveredAfter.ts';

/** The payer, as the provider's answer is stored for them. */
interface Payer {
  userEmail: string;
  provider: NonNullable<SubscriptionRow['provider']>;
  customerId: string;
  /** Older payments get no receipt. */
  receiptsFrom: string | null;
}

type Row = Pick<
  SubscriptionRow,
  'planId' | 'status' | 'cancelAtPeriodEnd' | 'currentPeriodEnd' | 'providerId' | 'told'
> & { isCovered: boolean };

interface About {
  role: Role;
  appUrl: string;
  testMode: boolean;
}

const runs = ({ status }: Pick<Row, 'status'>) => status === 'ACTIVE' || status === 'PAST_DUE';

/** The refund for a subscription that was ended early, in hundredths. */
async function refundOf(tx: Database, { providerId }: Row) {
  if (!providerId) return null;
  const found = await tx
    .selectFrom('refunds')
    .select(['cents', 'currency'])
    .where('providerSubscriptionId', '=', providerId)
    .executeTakeFirst();
  const { cents, currency } = found ?? {};
  return cents && currency ? { amount: cents / 100, currency } : null;
}

/** The news about a subscription as it is, for someone who was told of it as it was. */
async function lettersOf(tx: Database, row: Row, about: About): Promise<Letter[]> {
  const { planId, status, cancelAtPeriodEnd, currentPeriodEnd: end, told, isCovered } = row;
  const was = told && runs(told) ? told : null;
  // Begun and never paid: nothing happened.
  if (end === null) return [];
  const given = { ...about, planId, end };
  if (status === 'CANCELED') {
    if (told?.status === 'CANCELED') return [];
    const unpaid = was?.status === 'PAST_DUE';
    return [planOver({ ...given, unpaid, refund: await refundOf(tx, row) })];
  }
  if (!runs(row)) return [];
  const letters: Letter[] = [];
  if (status === 'PAST_DUE' && was?.status !== 'PAST_DUE')
    letters.push(paymentFailed({ ...given, isCovered }));
  if (cancelAtPeriodEnd && !was?.cancelAtPeriodEnd) letters.push(planCanceled({ ...given, isCovered }));
  if (!cancelAtPeriodEnd && was?.cancelAtPeriodEnd) letters.push(planResumed(given));
  return letters;
}

/** Those of the invoices that nobody got a receipt for yet; they count as sent from here on. */
async function unsent(
  tx: Database,
  { provider, receiptsFrom }: Payer,
  paid: readonly Invoice[],
  now: Date,
): Promise<Invoice[]> {
  const due = paid.filter(({ createdAt }) => receiptsFrom === null || createdAt >= receiptsFrom);
  if (due.length === 0) return [];
  const sentAt = now.toISOString();
  const made = await tx
    .insertInto('receipts')
    .values(due.map(({ id: invoiceId }) => ({ provider, invoiceId, sentAt })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('invoiceId')
    .execute();
  const ids = new Set(made.map(({ invoiceId }) => invoiceId));
  return due.filter(({ id }) => ids.has(id)).sort((a, b) => a.createdAt.localeCompare(b.createdAt));
}

/** A receipt for each payment that has none, its PDF with it. A paid invoice stays paid: any answer will do. */
export async function sendReceipts(
  tx: Database,
  { sendMail, env, payments, clock }: PaymentServices,
  payer: Payer,
  paid: readonly Invoice[],
): Promise<void> {
  const invoices = await unsent(tx, payer, paid, clock());
  if (invoices.length === 0) return;
  const { role, readers } = await readersOfPayer(tx, payer);
  for (const invoice of invoices) {
    const letter = receipt({ invoice, role, appUrl: env.APP_URL, testMode: payments.testMode });
    const attach = { customerId: payer.customerId, invoiceId: invoice.id };
    for (const { to, locale } of readers) await sendMail(tx, { to, locale, letter, attach });
  }
}

/** All administrators of a company read of its payments, each in their language. */
async function readersOfPayer(tx: Database, { userEmail }: Payer) {
  const { role } = await tx
    .selectFrom('users')
    .select('role')
    .where('email', '=', userEmail)
    .executeTakeFirstOrThrow();
  return { role, readers: await readersOf(tx, userEmail) };
}

/**
 * Compares what is stored with what the payer was told, mails the difference and notes it as told.
 *
 * Call it only for an answer that nobody has asked after: such answers follow each other as the provider's states do,
 * so nothing is announced that has already been taken back.
 */
export async function tellPayer(tx: Database, services: PaymentServices, payer: Payer): Promise<void> {
  const { sendMail, env, payments, clock } = services;
  const rows = await tx
    .selectFrom('subscriptions')
    .select(['id', 'planId', 'status', 'cancelAtPeriodEnd', 'currentPeriodEnd', 'providerId', 'told'])
    .select(isCoveredAfter(clock()).as('isCovered'))
    .where('userEmail', '=', payer.userEmail)
    .where('provider', '=', payer.provider)
    .where(
      sql<boolean>`"told" is distinct from jsonb_build_object(
        'planId', "planId", 'status', "status", 'cancelAtPeriodEnd', "cancelAtPeriodEnd")`,
    )
    .orderBy('createdAt')
    .execute();
  if (rows.length === 0) return;
  const { role, readers } = await readersOfPayer(tx, payer);
  for (const { id, ...row } of rows) {
    for (const letter of await lettersOf(tx, row, {
      role,
      appUrl: env.APP_URL,
      testMode: payments.testMode,
    })) {
      for (const { to, locale } of readers) await sendMail(tx, { to, locale, letter });
    }
    const { planId, status, cancelAtPeriodEnd } = row;
    await tx
      .updateTable('subscriptions')
      .set({ told: sql`${JSON.stringify({ planId, status, cancelAtPeriodEnd })}::jsonb` })
      .where('id', '=', id)
      .execute();
  }
}
