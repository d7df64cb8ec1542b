/** Erases people whom a company has added and who have not answered, from among its own people. */
import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { erasePerson } from './erasePerson.ts';

/**
 * Of those who were on a list the outcome stays, without a word about who it was; of the others nothing does.
 *
 * @param keys under which they are held
 */
export async function eraseHeld(tx: Database, keys: readonly string[], now: Date): Promise<void> {
  if (keys.length === 0) return;
  const { rows } = await sql<{ key: string }>`
    select "key" from unnest(${keys}::text[]) "key"
    where exists (select from "dailyCandidates" where "candidateEmail" = "key")`.execute(tx);
  for (const { key } of rows) await erasePerson(tx, key, now);
  await tx.deleteFrom('users').where('email', '=', sql<string>`any(${keys}::text[])`).execute();
}
