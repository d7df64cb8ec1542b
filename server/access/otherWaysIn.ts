/** Everything beside the password that opens an account, or helps to. */
import type { Env } from '../base/env.ts';
import type { Database } from '../db/database.ts';
import type { SendMail } from '../mail/queue.ts';
import { securityChanged } from '../mail/templates/securityMails.ts';
import { endSignIns } from './endSignIns.ts';

const tables = ['passkeys', 'recoveryCodes', 'secondFactors', 'openIdLinks'] as const;

/** Takes them all away, and the second factor. @returns whether there was any */
export async function dropOtherWaysIn(tx: Database, userId: string): Promise<boolean> {
  let dropped = 0n;
  for (const table of tables) {
    const { numDeletedRows } = await tx.deleteFrom(table).where('userId', '=', userId).executeTakeFirst();
    dropped += numDeletedRows;
  }
  return dropped > 0n;
}

/** The account of an address that was never proved, held until the end of the transaction. @returns its id */
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
 * When an address is proved for the first time: who was in before had not shown that it was theirs, and may have left
 * themselves a way back. The owner is told if there was one, for it may have been their own.
 */
export async function dropUnprovedWaysIn(
  { env, sendMail }: { env: Env; sendMail: SendMail },
  tx: Database,
  { id, email: to }: { id: string; email: string },
): Promise<void> {
  if (!(await dropOtherWaysIn(tx, id))) return;
  await sendMail(tx, { to, letter: securityChanged({ what: 'WAYS_REMOVED', appUrl: env.APP_URL }) });
}

/** Ends every sign-in of an account but one. */
export const endOtherSignIns = (tx: Database, userId: string, kept: string): Promise<number> =>
  endSignIns(
    tx,
    tx
      .selectFrom('sessions')
      .where('userId', '=', userId)
      .where('id', '<>', kept)
      .select(['sessions.id', 'sessions.expiresAt']),
  );
