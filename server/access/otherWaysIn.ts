/** Everything beside the password that opens an account, or helps to. */
import type { Database } from '../db/database.ts';

const tables = ['passkeys', 'recoveryCodes', 'secondFactors', 'openIdLinks'] as const;

/** Takes them all away, and the second factor. */
export async function dropOtherWaysIn(tx: Database, userId: string): Promise<void> {
  for (const table of tables) await tx.deleteFrom(table).where('userId', '=', userId).execute();
}

/**
 * When an address is proved for the first time: who was in before had not shown that it was theirs, and may have left
 * themselves a way back.
 */
export async function dropUnprovedWaysIn(tx: Database, email: string): Promise<void> {
  const user = await tx
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .where('emailVerified', '=', false)
    .forUpdate()
    .executeTakeFirst();
  if (user) await dropOtherWaysIn(tx, user.id);
}
