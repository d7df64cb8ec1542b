/** Reads one part of what waits: the first entries, and how many there are. */
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/database.ts';

/**
 * Counted along with the entries, so that they are found once.
 *
 * @param rows the entries, as a statement without an order
 * @param order by which the first are found
 * @param limit the most entries
 * @param counting by itself, where what belongs to each entry takes longer than finding it: it is read of the first alone
 */
export async function todoPart<T extends object>(
  db: Database,
  rows: RawBuilder<T>,
  order: RawBuilder<unknown>,
  limit: number,
  counting: 'apart' | 'along' = 'along',
): Promise<{ total: number; items: T[] }> {
  const total = counting === 'along' ? sql`count(*) over ()` : sql`(select count(*) from (${rows}) "all")`;
  const found = await sql<T & { total: number }>`
    select *, ${total} as "total" from (${rows}) "entry" order by ${order} limit ${limit}`.execute(db);
  return {
    total: found.rows[0]?.total ?? 0,
    // The count beside each is none of the answer's fields, so it does not go out.
    items: found.rows,
  };
}
