/** Removes every sign-in method beside the password, where nobody had proved the account's address. */
import type { Env } from '../base/env.ts';
import type { Database } from '../db/database.ts';
import type { SendMail } from '../mail/queue.ts';
import { securityChanged } from '../mail/templates/securityMails.ts';
import { endSignIns } from './endSignIns.ts';

const signInMethodTables = ['passkeys', 'recoveryCodes', 'secondFactors', 'openIdLinks'] as const;

/** Removes passkeys, connected services and the second factor of an account. @returns whether there was any */
export async function removeOtherWaysIn(tx: Database, userId: string): Promise<boolean> {
  let removed = 0n;
  for (const table of signInMethodTables) {
    const { numDeletedRows } = await tx.deleteFrom(table).where('userId', '=', userId).executeTakeFirst();
    removed += numDeletedRows;
  }
  return removed > 0n;
}

/** Locks the account of an address that was never proved, until the end of the transaction. @returns its id */
export const unprovedAccount = async (tx: Database, email: string): Promise<string | undefined> =>
  (
    await tx
      .selectFrom('users')
      .select('id')
      .where('email', '=', email)
      .where('emailVerified', '=', false)
      .forUpdate()
      .executeTakeFirst()
  )?.id;

/**
 * Removes the sign-in methods of an account whose address is proved for the first time: the person who set them up had not
 * shown that the address is theirs, and may have left themselves a way back. The owner is mailed if there were any, since
 * they may have been their own.
 */
export async function removeUnprovedWaysIn(
  { env, sendMail }: { env: Env; sendMail: SendMail },
  tx: Database,
  { id, email: to }: { id: string; email: string },
): Promise<void> {
  if (!(await removeOtherWaysIn(tx, id))) return;
  await sendMail(tx, { to, letter: securityChanged({ what: 'WAYS_REMOVED', appUrl: env.APP_URL }) });
}

/** Ends every sign-in of an account except one. @param keptSessionId the session that goes on */
export const endOtherSignIns = (tx: Database, userId: string, keptSessionId: string): Promise<number> =>
  endSignIns(
    tx,
    tx
      .selectFrom('sessions')
      .where('userId', '=', userId)
      .where('id', '<>', keptSessionId)
      .select(['sessions.id', 'sessions.expiresAt']),
  );
