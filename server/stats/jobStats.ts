/** Figures of some jobs: a recruiter's own, or those of an employer's recruiters. */
import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import { JobStatus } from '../../schemas/job.ts';
import { type RecruiterStats, StatsDay } from '../../schemas/stats.ts';
import type { Database } from '../db/database.ts';

type Stats = z.output<typeof RecruiterStats>;
type Day = z.output<typeof StatsDay>;
type Figure = Exclude<keyof Day, 'date'>;

/** Whose jobs are counted. */
export type StatsScope = { recruiterEmail: string } | { employerEmail: string };

/** Days of the series and of the precision, today among them. */
const days = 30;
const dayMs = 24 * 60 * 60 * 1000;

const jobsOf = (scope: StatsScope): RawBuilder<unknown> =>
  'recruiterEmail' in scope
    ? sql`select "id", "status" from "jobs" where "recruiterEmail" = ${scope.recruiterEmail}`
    : sql`
        select "jobs"."id", "jobs"."status" from "jobs" join "recruiters" using ("recruiterEmail")
        where "recruiters"."employerEmail" = ${scope.employerEmail}`;

/** How many of what on which day; the status of jobs has no day. */
interface Counted {
  what: Figure | JobStatus;
  /** Null for what is older than the series. */
  date: string | null;
  n: number;
}

const noFigures = Object.fromEntries(
  Object.keys(StatsDay.omit({ date: true }).shape).map((name) => [name, 0]),
) as Record<Figure, number>;

/** Saved or invited of all that were decided; null when nothing was. */
function precisionOf({ saved, invited, passed }: Record<Figure, number>): number | null {
  const decided = saved + invited + passed;
  return decided === 0 ? null : (saved + invited) / decided;
}

const isFigure = (what: Counted['what']): what is Figure => Object.hasOwn(noFigures, what);

/**
 * Counted in one statement. Decisions about picks count as they stand, on the day they were made; an interview counts
 * once for an application, on the day it first reached a stage of that kind.
 */
export async function jobStats(db: Database, scope: StatsScope, now: Date): Promise<Stats> {
  const dates = Array.from({ length: days }, (_, i) =>
    new Date(now.getTime() - (days - 1 - i) * dayMs).toISOString().slice(0, 10),
  );
  const first = dates[0] ?? '';
  const { rows } = await sql<Counted>`
    with "own" as materialized (${jobsOf(scope)}),
    "picks" as materialized (
      select "date", "status", "reviewedAt"::date as "reviewed", count(*) as "n"
      from "dailyCandidates" where "jobId" in (select "id" from "own") group by 1, 2, 3),
    "sent" as materialized (
      select "id", "createdAt"::date as "date" from "applications" where "jobId" in (select "id" from "own")),
    "reached" as materialized (
      select "event"."applicationId", min("event"."at")::date as "date", "event"."status" = 'HIRED' as "hired"
      from "applicationEvents" "event" join "sent" on "sent"."id" = "event"."applicationId"
      where "event"."status" = 'HIRED' or "event"."stageType" = 'INTERVIEW'
      group by "event"."applicationId", "hired"),
    "each" as (
      select 'dailyCandidates' as "what", "date", "n" from "picks"
      union all
      select lower("status"), "reviewed", "n" from "picks" where "status" in ('SAVED', 'INVITED', 'PASSED')
      union all select 'applications', "date", 1 from "sent"
      union all select case when "hired" then 'hires' else 'interviews' end, "date", 1 from "reached")
    select "what", "day" as "date", sum("n")::bigint as "n"
    from (select "what", "n", case when "date" >= ${first}::date then "date" end as "day" from "each") "dated"
    group by "what", "day"
    union all select "status", null, count(*) from "own" group by "status"`.execute(db);

  const totals = { ...noFigures };
  const series = new Map(dates.map((date) => [date, { ...noFigures }]));
  const jobsByStatus = Object.fromEntries(JobStatus.options.map((one) => [one, 0])) as Stats['jobsByStatus'];
  for (const { what, date, n } of rows) {
    if (!isFigure(what)) {
      jobsByStatus[what] = n;
      continue;
    }
    totals[what] += n;
    const day = date === null ? undefined : series.get(date);
    if (day) day[what] += n;
  }
  const recent = { ...noFigures };
  for (const day of series.values())
    for (const what of ['saved', 'invited', 'passed'] as const) recent[what] += day[what];
  return {
    jobsByStatus,
    ...totals,
    precisionLast30Days: precisionOf(recent),
    series: [...series].map(([date, figures]) => ({ date, ...figures })),
  };
}
