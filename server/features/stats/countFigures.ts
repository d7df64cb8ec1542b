/** Counts what happened with some jobs. */
import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { Figure } from './figures.ts';
import { jobsOf, type StatsScope } from './scope.ts';

/** How many of what; what it is counted for stands in `of`. */
export interface FigureCount {
  by: 'DAY' | 'JOB' | 'RECRUITER';
  /** The day (null for what is older than the days asked for), the job's id, the recruiter's address. */
  of: string | null;
  what: Figure;
  n: number;
}

interface FigureSpan {
  /** The first day that is told by itself. */
  daysFrom: string;
  /** The first day that counts for jobs and recruiters. */
  periodFrom: string;
  /** Only so many jobs are told: those most happened with. */
  jobs: number;
}

/**
 * One statement for all. Decisions about picks count as they stand, on the day they were made; an interview counts
 * once for an application, on the day it first reached a stage of that kind; a list without anyone is not delivered.
 */
export async function countFigures(
  db: Database,
  scope: StatsScope,
  { daysFrom, periodFrom, jobs }: FigureSpan,
): Promise<FigureCount[]> {
  const { rows } = await sql<FigureCount>`
    with "own" as materialized (${jobsOf(scope)}),
    "picks" as materialized (
      select "jobId", "date", "status", "reviewedAt"::date as "reviewed", count(*) as "n"
      from "dailyCandidates" where "jobId" in (select "id" from "own") group by 1, 2, 3, 4),
    "sent" as materialized (
      select "id", "jobId", "createdAt"::date as "date" from "applications"
      where "jobId" in (select "id" from "own")),
    "reached" as materialized (
      select "sent"."jobId", min("event"."at")::date as "date", "event"."status" = 'HIRED' as "hired"
      from "applicationEvents" "event" join "sent" on "sent"."id" = "event"."applicationId"
      where "event"."status" = 'HIRED' or "event"."stageType" = 'INTERVIEW'
      group by "sent"."jobId", "event"."applicationId", "hired"),
    "each" as materialized (
      select "jobId", 'dailyLists' as "what", "date", 1 as "n" from "dailyLists"
      where "jobId" in (select "id" from "own") and "size" > 0
      union all
      select "jobId", 'dailyCandidates', "date", "n" from "picks"
      union all
      select "jobId", lower("status"), "reviewed", "n" from "picks" where "status" in ('SAVED', 'INVITED', 'PASSED')
      union all select "jobId", 'applications', "date", 1 from "sent"
      union all select "jobId", case when "hired" then 'hires' else 'interviews' end, "date", 1 from "reached"),
    "recent" as materialized (
      select "jobId", "what", sum("n") as "n" from "each" where "date" >= ${periodFrom}::date group by 1, 2),
    "busiest" as materialized (
      select "jobId" from "recent" group by "jobId" order by sum("n") desc, "jobId" desc limit ${jobs})
    select 'DAY' as "by", "of"::text, "what", sum("n")::bigint as "n"
    from (select "what", "n", case when "date" >= ${daysFrom}::date then "date" end as "of" from "each") "dated"
    group by "of", "what"
    union all
    select 'JOB', "jobId"::text, "what", "n"::bigint from "recent" where "jobId" in (select "jobId" from "busiest")
    union all
    select 'RECRUITER', "recruiterEmail", "what", sum("n")::bigint
    from "recent" join "own" on "own"."id" = "recent"."jobId" group by "recruiterEmail", "what"`.execute(db);
  return rows;
}
