/** Figures of the whole platform, for everyone to see. */
import { sql } from 'kysely';
import type { z } from 'zod';
import type { PlatformStats } from '../../../schemas/stats.ts';
import type { Database } from '../../db/database.ts';
import { tensOf } from '../expectedFits/inTens.ts';

type Stats = z.output<typeof PlatformStats>;

/** Anyone may ask as often as they like, so the answer is kept for a minute. */
const keptMs = 60_000;

/** Applications of the last 90 days tell how fast answers come. */
const answerDays = 90;

async function count(db: Database, now: Date): Promise<Stats> {
  const at = now.toISOString();
  const { rows } = await sql<Stats>`
    select
      (select count(*) from "candidates" where "erasedAt" is null and "heldBy" is null) as "candidates",
      (select count(*) from "employers") as "employers",
      (select count(*) from "jobs" where "status" = 'OPEN') as "openJobs",
      (select coalesce(sum("size"), 0)::bigint from "dailyLists") as "dailyCandidates",
      (select count(*) from "applications" where "status" = 'HIRED') as "hires",
      (
        select percentile_cont(0.5) within group (
          order by extract(epoch from "first"."at" - "applications"."createdAt") / 3600)
        from "applications" cross join lateral (
          select min("at") as "at" from "applicationEvents"
          where "applicationId" = "applications"."id" and "by" <> "applications"."candidateEmail") "first"
        where "applications"."createdAt" > ${at}::timestamptz - ${answerDays} * interval '1 day'
          and "first"."at" is not null
      ) as "medianHoursToFirstAnswer"`.execute(db);
  const [stats] = rows;
  if (!stats) throw new Error('Counting gave no row');
  const { medianHoursToFirstAnswer: hours } = stats;
  // Exact numbers would tell of each person when they come and go.
  const candidates = tensOf(stats.candidates);
  return {
    ...stats,
    candidates,
    medianHoursToFirstAnswer: hours === null ? null : Math.round(hours * 10) / 10,
  };
}

/** Counts at most once a minute; those who ask meanwhile share the answer. */
export function createPlatformStats(db: Database, clock: () => Date): () => Promise<Stats> {
  let kept: { at: number; stats: Promise<Stats> } | undefined;
  return () => {
    const now = clock();
    if (!kept || Math.abs(now.getTime() - kept.at) >= keptMs) {
      const stats = count(db, now);
      const fresh = { at: now.getTime(), stats };
      kept = fresh;
      stats.catch(() => {
        if (kept === fresh) kept = undefined;
      });
    }
    return kept.stats;
  };
}
