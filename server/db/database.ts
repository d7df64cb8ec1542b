/** One pool of connections and the typed query builder on top of it. */
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;

/** PostgreSQL's numbers of the types that are read differently from the driver's own way. */
const oid = { int8: 20, date: 1082, timestamptz: 1184 };

/** Rows come out as the schemas have them: times as ISO texts, days as YYYY-MM-DD, counts as numbers. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((type: number, format?: 'text' | 'binary') => {
    if (type === oid.int8) return Number;
    if (type === oid.date) return (day: string) => day;
    if (type === oid.timestamptz) return (at: string) => new Date(at).toISOString();
    return pg.types.getTypeParser(type, format);
  }) as typeof pg.types.getTypeParser,
};

export interface OpenDatabase {
  db: Database;
  pool: pg.Pool;
  close(): Promise<void>;
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
    options: '-c TimeZone=UTC',
    ...config,
    types,
  });
  pool.on('error', onError);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return { db, pool, close: () => db.destroy() };
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
