/** The daily run: every open job gets its list of the day, exactly once however many processes run it. */
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { maxListsPerDay } from './limits.ts';
import type { Matcher } from './matcher.ts';
import { startMatchThread } from './matchThread.ts';
import { dueJobs, listsOfDay, type RunScope, readCandidates, readPool } from './pool.ts';
import { storeList } from './storeList.ts';

export interface DailyRunServices {
  db: Database;
  clock: () => Date;
  /** Longest list of one job. */
  perJob: number;
  /** Does the matching; a thread of its own unless told. It is closed at the end of the run. */
  startMatcher?: () => Matcher;
  /** Told of each list once it is stored for good. */
  onList?: (jobId: string, size: number) => void;
}

export interface DailyRunResult {
  date: string;
  /** Lists stored by this run; 0 when another run had done it. */
  lists: number;
  candidates: number;
}

/** Any number that no other lock of this database uses. */
const lockKey = 7_302_026;

/**
 * Makes the lists that are still missing of one day.
 *
 * Runs exclude each other by a lock that lives and dies with the one connection on which the run also writes: a run
 * that is killed frees it, and what it had stored stays, so the next run goes on from there.
 *
 * @param date YYYY-MM-DD, in UTC
 */
export function runDailyLists(
  { db, clock, perJob, startMatcher = startMatchThread, onList = () => {} }: DailyRunServices,
  date: string,
  scope: RunScope = {},
): Promise<DailyRunResult> {
  return db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${lockKey})`.execute(connection);
    try {
      const result = { date, lists: 0, candidates: 0 };
      const at = clock().toISOString();
      const jobs = await dueJobs(connection, date, scope);
      if (jobs.length === 0) return result;

      const matcher = startMatcher();
      try {
        const taken = await listsOfDay(connection, date);
        await matcher.begin(jobs, { perJob, perCandidate: maxListsPerDay, taken });
        for await (const batch of readPool(connection, at)) await matcher.survey(batch);
        const last = await matcher.scoreKept();
        if (last !== null) {
          for await (const batch of readPool(connection, at, last)) await matcher.score(batch);
        }
        const lists = await matcher.finish(await readCandidates(connection, await matcher.choose()));

        const jobOf = new Map(jobs.map((job) => [job.id, job]));
        for (const list of lists) {
          const job = jobOf.get(list.jobId);
          const size = job ? await storeList(connection, job, list, date, at) : null;
          if (size === null) continue;
          result.lists += 1;
          result.candidates += size;
          onList(list.jobId, size);
        }
        return result;
      } finally {
        matcher.close();
      }
    } finally {
      await sql`select pg_advisory_unlock(${lockKey})`.execute(connection).catch(() => undefined);
    }
  });
}
