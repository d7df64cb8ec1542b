/** Reads one part of what waits: the first entries, and how many there are. */
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/database.ts';

/**
 * Counted by itself, so that names and the like are read of the first entries alone.
 *
 * @param rows the entries, as a statement without an order
 * @param order by which the first are found
 * @param limit the most entries
 */
export async function todoPart<T extends object>(
  db: Database,
  rows: RawBuilder<T>,
  order: RawBuilder<unknown>,
  limit: number,
): Promise<{ total: number; items: T[] }> {
  const found = await sql<T & { total: number }>`
    select *, (select count(*) from (${rows}) "all") as "total" from (${rows}) "entry"
    order by ${order} limit ${limit}`.execute(db);
  return {
    total: found.rows[0]?.total ?? 0,
    // The count beside each is none of the answer's fields, so it does not go out.
    items: found.rows,
  };
}
