/** The last part of every erasing: the account itself. */
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Role } from '../../../schemas/user.ts';
import { removeOtherWaysIn } from '../../access/otherWaysIn.ts';
import type { Database } from '../../db/database.ts';
import { leaveCustomer } from '../billing/leaving.ts';

/** Answers that are kept for repeats, mails that can be read here, and whatever is keyed by the address alone. */
async function forgetTraces(tx: Database, email: string, name: string): Promise<void> {
  for (const table of ['preferences', 'billingDetails'] as const)
    await tx.deleteFrom(table).where('userEmail', '=', email).execute();
  for (const table of ['waitingCodes', 'oneTimeCodes'] as const)
    await tx.deleteFrom(table).where('email', '=', email).execute();
  await tx.deleteFrom('verificationTokens').where('email', '=', email).execute();
  const { id } = await tx
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  await removeOtherWaysIn(tx, id);
  await tx
    .deleteFrom('strayMails')
    .where((eb) => eb.or([eb('userId', '=', id), eb('sender', '=', email)]))
    .execute();
  for (const table of ['sessions', 'networks', 'addressChanges', 'wayInObjections'] as const)
    await tx.deleteFrom(table).where('userId', '=', id).execute();
  await tx
    .deleteFrom('devMailbox')
    .where(sql<boolean>`"to" = ${email} or strpos("text", ${email}) > 0 or strpos("text", ${name}) > 0`)
    .execute();
  await tx
    .deleteFrom('idempotencyKeys')
    .where(sql<boolean>`strpos("body", ${email}) > 0 or strpos("body", ${name}) > 0`)
    .execute();
}

const pseudonymOf = (id: string) => `${id}@erased.invalid`;

/** Makes an account that belongs to no one, for what stays behind of someone who keeps their own. @returns its address */
export async function addPseudonym(tx: Database, role: Role, at: string): Promise<string> {
  const id = uuidv7();
  const email = pseudonymOf(id);
  await tx
    .insertInto('users')
    .values({
      ...{ id, email, role, passwordHash: null, emailVerified: false, locale: 'en' },
      ...{ tokensValidFrom: at, createdAt: at },
    })
    .execute();
  return email;
}

/**
 * The account's row stays under an address that is nobody's, so that what hangs on it can still be counted; signing in
 * is not possible any more, and the address itself can be registered again.
 *
 * @param name as mails had it
 * @returns the address that is nobody's
 */
export async function endAccount(tx: Database, email: string, name: string, at: string): Promise<string> {
  await forgetTraces(tx, email, name);
  await leaveCustomer(tx, email, at);
  const id = uuidv7();
  const pseudonym = pseudonymOf(id);
  // Rows that refer to the address follow it; tokens carry the id, which is another one now.
  await tx
    .updateTable('users')
    .set({ id, email: pseudonym, passwordHash: null, emailVerified: false, tokensValidFrom: at })
    .where('email', '=', email)
    .execute();
  // Nobody can begin anything as them from here on; what was begun since it was ended above ends too.
  await leaveCustomer(tx, pseudonym, at);
  await tx.updateTable('applicationEvents').set({ by: pseudonym }).where('by', '=', email).execute();
  return pseudonym;
}
