import type { Expression } from 'kysely';
import type { Database } from '../db/database.ts';

/** Ends the sign-ins that a question finds: their tokens open nothing any more. @returns how many had not ended before */
export async function endSignIns(
  db: Database,
  found: Expression<{ id: string; expiresAt: string }>,
): Promise<number> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('revokedTokens')
    .columns(['id', 'expiresAt'])
    .expression(found)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows ?? 0);
}
