/** Reads one part of what waits: the first entries, and how many there are. */
import { type RawBuilder, sql } from 'kysely';
import { todoLimit } from '../../schemas/todo.ts';
import type { Database } from '../db/database.ts';

/**
 * @param rows the entries, as a statement without an order
 * @param order by which the first are found
 */
export async function todoPart<T extends object>(
  db: Database,
  rows: RawBuilder<T>,
  order: RawBuilder<unknown>,
): Promise<{ total: number; items: T[] }> {
  const found = await sql<T & { total: number }>`
    select *, count(*) over () as "total" from (${rows}) "entry" order by ${order} limit ${todoLimit}`.execute(
    db,
  );
  return {
    total: found.rows[0]?.total ?? 0,
    items: found.rows.map(({ total: _, ...entry }) => entry as unknown as T),
  };
}
