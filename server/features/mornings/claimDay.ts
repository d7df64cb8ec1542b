/** A day is seen to once. */
import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';

/** @returns whether the day is this server's to see to: of several that try at once, one */
export async function claimDay(tx: Database, userEmail: string, day: string): Promise<boolean> {
  const claimed = await tx
    .insertInto('mornings')
    .values({ userEmail, day, mailedAt: null })
    .onConflict((conflict) =>
      conflict.column('userEmail').doUpdateSet({ day }).where(sql<boolean>`"mornings"."day" < ${day}::date`),
    )
    .returning('userEmail')
    .executeTakeFirst();
  return claimed !== undefined;
}
