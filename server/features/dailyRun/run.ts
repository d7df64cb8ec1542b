/** The daily run: every open job gets its list of the day, exactly once however many processes run it. */
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { matcherVersion } from '../../matching/scoring/version.ts';
import { dueJobs, type RunScope } from '../../ranking/pool.ts';
import type { Hands } from './hands.ts';
import { beginRun, hasFreeTask } from './tasks.ts';

export interface DailyRunServices {
  db: Database;
  clock: () => Date;
  /** Longest list of one job. */
  perJob: number;
  /** Who does the tasks here; others may do them too. */
  hands: Pick<Hands, 'work'>;
}

interface DailyRunResult {
  date: string;
  /** Lists stored by this run; 0 when another run had done it. */
  lists: number;
  candidates: number;
}

/** Any number that no other lock of this database uses. */
const lockKey = 7_302_026;
/** How often it is looked whether others have finished their tasks. */
const lookMs = 50;
/** Tasks that a killed run left are of use for so long; people and jobs change. */
const freshMs = 2 * 60 * 60_000;
/** How often in a row tasks may fail here. */
const maxFailures = 20;

/** Works on a run, together with other workers, until nothing is left to do. @returns null when it was given up */
async function finish(db: Database, id: string, hands: Pick<Hands, 'work'>) {
  let failures = 0;
  for (;;) {
    const run = await db
      .selectFrom('dailyRuns')
      .select(['left', 'lists', 'candidates'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!run || run.left === 0) return run ?? null;
    if (await hasFreeTask(db)) {
      await hands.work().catch((error: unknown) => {
        failures += 1;
        if (failures > maxFailures) throw error;
      });
    } else await wait(lookMs);
  }
}

/** Goes on with what a run that was killed has left, so that nothing is found out twice. */
async function finishLeft(db: Database, now: Date, hands: Pick<Hands, 'work'>): Promise<void> {
  const since = new Date(now.getTime() - freshMs).toISOString();
  const runs = await db.selectFrom('dailyRuns').select(['id', 'at', 'matcherVersion']).execute();
  for (const { id, at, matcherVersion: version } of runs) {
    if (at >= since && version === matcherVersion) await finish(db, id, hands);
    await db.deleteFrom('dailyRuns').where('id', '=', id).execute();
  }
}

/**
 * Makes the lists that are still missing of one day.
 *
 * Runs exclude each other by a lock that lives and dies with one connection; a run that is killed frees it, and what
 * it had found and stored stays, so the next run goes on from there.
 *
 * @param date YYYY-MM-DD, in UTC
 */
export function runDailyLists(
  { db, clock, perJob, hands }: DailyRunServices,
  date: string,
  scope: RunScope = {},
): Promise<DailyRunResult> {
  return db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${lockKey})`.execute(connection);
    try {
      const now = clock();
      await finishLeft(connection, now, hands);
      const jobIds = await dueJobs(connection, date, scope, now);
      if (jobIds.length === 0) return { date, lists: 0, candidates: 0 };

      const id = await beginRun(connection, { date, at: now.toISOString(), perJob }, jobIds);
      const done = await finish(connection, id, hands);
      if (!done) throw new Error('The daily run could not be planned');
      await connection.deleteFrom('dailyRuns').where('id', '=', id).execute();
      return { date, lists: done.lists, candidates: done.candidates };
    } finally {
      await sql`select pg_advisory_unlock(${lockKey})`.execute(connection).catch(() => undefined);
    }
  });
}
