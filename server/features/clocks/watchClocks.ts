/**
 * Notices that a clock was set, the server's or the database's, and brings work back whose time has moved out of reach.
 * Work that waits for a moment waits for it by the clock that wrote it: an hour back is an hour more for everything.
 */
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { traceOf } from '../../base/openBoss.ts';
import type { Database } from '../../db/database.ts';
import { pullTimes } from './pullTimes.ts';

const everyMs = 5000;

/** Clocks are corrected by less than this all the time, and a reading takes its time. */
const noticedMs = 2000;

interface Reading {
  /** The server's clock and the database's, in milliseconds since 1970. */
  server: number;
  database: number;
  /** Between these two moments, by a clock that nobody sets. */
  from: number;
  to: number;
}

/** By how much each clock was set between two readings, in milliseconds; 0 where it went on as it should. */
export function jumpBetween(before: Reading, after: Reading): { server: number; database: number } {
  const least = after.from - before.to;
  const most = after.to - before.from;
  const jumpOf = (went: number) => {
    if (went < least - noticedMs) return went - least;
    return went > most + noticedMs ? went - most : 0;
  };
  return {
    server: jumpOf(after.server - before.server),
    database: jumpOf(after.database - before.database),
  };
}

/** Reads the database's clock as the queue does. */
async function read(db: Database, now: () => number): Promise<Reading> {
  const from = performance.now();
  const { rows } = await sql<{ at: number }>`
    select (extract(epoch from "pgboss"."job_now"()) * 1000)::float8 as "at"`.execute(db);
  const to = performance.now();
  return { server: now(), database: rows[0]?.at ?? 0, from, to };
}

interface WatchOptions {
  db: Database;
  log: Pick<FastifyBaseLogger, 'warn'>;
  clock: () => Date;
  /** Does what may have fallen due between the old time and the new, as at a start. */
  catchUp: () => Promise<void>;
  /** How often clocks are looked at; for tests. */
  everyMs?: number;
}

/**
 * Looks every few seconds; while the database is away it compares with the last reading once there is another. At the
 * start it pulls times as well, because a clock may have been set while no server ran.
 */
export async function watchClocks({
  db,
  log,
  clock,
  catchUp,
  everyMs: pause = everyMs,
}: WatchOptions): Promise<{ stop(): Promise<void> }> {
  const now = () => clock().getTime();
  await pullTimes(db, clock());
  let last = await read(db, now);
  let looking: Promise<void> | undefined;

  async function look(): Promise<void> {
    const reading = await read(db, now);
    const { server, database } = jumpBetween(last, reading);
    if (server !== 0 || database !== 0) {
      const seconds = { server: Math.round(server / 1000), database: Math.round(database / 1000) };
      log.warn({ seconds }, 'a clock was set; work that waits for its time is brought forward');
      await pullTimes(db, clock());
      await catchUp();
    }
    // Only now, so that a jump whose work was interrupted is noticed again.
    last = reading;
  }

  const timer = setInterval(() => {
    looking ??= look()
      .catch((error: unknown) => log.warn(traceOf(error), 'the clocks could not be compared'))
      .finally(() => {
        looking = undefined;
      });
  }, pause);
  return {
    async stop() {
      clearInterval(timer);
      await looking;
    },
  };
}
