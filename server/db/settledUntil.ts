/** Up to when all changes are known: software that was told of changes until then misses none that comes later. */
import { sql } from 'kysely';
import type { Database } from './database.ts';

/**
 * The beginning of the longest transaction under way that writes, or now. What such a transaction has changed carries a
 * moment after its beginning and is seen only once it ends, so changes are told of up to there; triggers take a
 * transaction's number before they look at the clock (0064_changes.sql), so one that is not seen here changes later.
 *
 * @returns ISO, to the microsecond
 */
export async function settledUntil(db: Database): Promise<string> {
  const { rows } = await sql<{ until: string }>`
    select to_char(least(clock_timestamp(), min("xact_start")) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "until"
    from "pg_stat_activity" where "backend_xid" is not null and "datname" = current_database()`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The clock gave no row');
  return row.until;
}
