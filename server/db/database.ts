/** One pool of connections and the typed query builder on top of it. */
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { kyselyPool } from './kyselyPool.ts';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;

/** PostgreSQL's numbers of the types that are read differently from the driver's own way. */
const oid = { int8: 20, date: 1082, timestamptz: 1184, numeric: 1700 };

/** Rows come out as the schemas have them: times as ISO texts, days as YYYY-MM-DD, counts as numbers. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((type: number, format?: 'text' | 'binary') => {
    if (type === oid.int8 || type === oid.numeric) return Number;
    if (type === oid.date) return (day: string) => day;
    if (type === oid.timestamptz) return (at: string) => new Date(at).toISOString();
    return pg.types.getTypeParser(type, format);
  }) as typeof pg.types.getTypeParser,
};

interface OpenDatabase {
  db: Database;
  pool: pg.Pool;
  /** Closes all connections: those in use when their work is done, or after `withinMs` whatever they do. */
  close(withinMs?: number): Promise<void>;
}

/** How long work may go on by default once the pool is closed. */
const closeWithinMs = 5000;

/** For work in the background, which may take long but may not wait for ever: more than any of it needs. */
export const backgroundLimits = timeLimits(10 * 60_000);

/**
 * The longest a question may take: the server ends it and answers so; where no answer comes at all, because the server
 * or the way there hangs, the connection is given up a moment later.
 */
export function timeLimits(ms: number): pg.PoolConfig {
  return { statement_timeout: ms, query_timeout: ms + 2000 };
}

/**
 * Opens the pool; nothing is connected until the first query.
 *
 * @param config where the database is, as `pg` takes it
 * @param onError told of connections that break while idle; without it such a break would end the process
 */
export function openDatabase(
  config: pg.PoolConfig,
  onError: (error: Error) => void = () => {},
): OpenDatabase {
  const pool = new pg.Pool({
    max: 10,
    connectionTimeoutMillis: 5000,
    // A way that has gone silent is noticed while nothing is asked, too.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    // Questions are short, and starting processes to share one takes longer than it takes.
    options: '-c TimeZone=UTC -c max_parallel_workers_per_gather=0',
    ...config,
    types,
  });
  pool.on('error', onError);
  // Between the pool's listener and that of the work a connection is for, it may break too.
  pool.on('connect', (client) => client.on('error', () => {}));
  const used = kyselyPool(pool);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: used }) });
  async function close(withinMs = closeWithinMs) {
    const impatient = setTimeout(used.giveUp, withinMs);
    await db.destroy().finally(() => clearTimeout(impatient));
  }
  return { db, pool, close };
}

/**
 * A record as it is written: lists and objects go into jsonb columns as JSON, which the driver would otherwise turn
 * into PostgreSQL arrays.
 */
export function toRow<T extends object>(record: T): T {
  const row = Object.entries(record).map(([name, value]) => [
    name,
    value !== null && typeof value === 'object' && !(value instanceof Date) ? JSON.stringify(value) : value,
  ]);
  return Object.fromEntries(row) as T;
}
