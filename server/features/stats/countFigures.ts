/** Reads what happened with some jobs: added up by the database (0062_figures.sql), and what has changed since. */
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { type Counted, figureNames } from './figures.ts';
import { jobsOf, recruitersOf, type StatsScope } from './scope.ts';

/** The figures, and for what they are. */
export interface FigureCounts extends Counted {
  by: 'ALL' | 'DAY' | 'JOB' | 'RECRUITER';
  /** The day, the job's id, the recruiter's address; null for all of them together. */
  of: string | null;
}

interface FigureSpan {
  /** The first day that is told by itself. */
  daysFrom: string;
  /** The first day that counts for jobs and recruiters. */
  periodFrom: string;
  /** Only so many jobs are told: those most happened with. */
  jobs: number;
}

const columns = sql.join(figureNames.map((name) => sql.ref(name)));
const sums = sql.join(
  figureNames.map((name) => sql`coalesce(sum(${sql.ref(name)}), 0)::bigint as ${sql.ref(name)}`),
);
const sumsOfChanges = sql.join(
  figureNames.map(
    (name) => sql`coalesce(sum("n") filter (where "what" = ${sql.lit(name)}), 0) as ${sql.ref(name)}`,
  ),
);
const all: RawBuilder<unknown> = sql.join(
  figureNames.map((name) => sql.ref(name)),
  sql` + `,
);

/** The first Monday from a day on. */
const mondayFrom = (day: string) =>
  sql`(${day}::date + (8 - extract(isodow from ${day}::date)::integer) % 7)`;

/** How much happened with each job since a day: day by day until a week begins, and by weeks from then on (0092_weeks.sql). */
const busynessFrom = (from: string): RawBuilder<unknown> => sql`
  select "id" as "jobId", coalesce("ofDays"."n", 0) + coalesce("ofWeeks"."n", 0) as "n" from "own"
  -- Job by job, as there are few of each: the days of all jobs there ever were would be read instead.
  cross join lateral (
    select sum(${all}) as "n" from "jobFigures"
    where "jobId" = "own"."id" and "date" >= ${from}::date and "date" < ${mondayFrom(from)}) "ofDays"
  cross join lateral (
    select sum("n") as "n" from "jobWeeks" where "jobId" = "own"."id" and "week" >= ${mondayFrom(from)}) "ofWeeks"
  union all
  select "jobId", (${all}) from "late" where "date" >= ${from}::date`;

/**
 * One statement, so that nothing is counted twice that is added up meanwhile. Decisions about picks count as they stand, on
 * the day they were made; an interview counts once for an application, on the day it first reached a stage of that kind; a
 * list without anyone is not delivered.
 */
export async function countFigures(
  db: Database,
  scope: StatsScope,
  { daysFrom, periodFrom, jobs }: FigureSpan,
): Promise<FigureCounts[]> {
  const { rows } = await sql<FigureCounts>`
    with "own" as materialized (${jobsOf(scope)}),
    "late" as materialized (
      select "jobId", "recruiterEmail", "date", ${sumsOfChanges}
      from "own" join "figureChanges" on "figureChanges"."jobId" = "own"."id" group by 1, 2, 3),
    "days" as materialized (
      select "recruiterEmail", "date", ${columns} from "recruiterFigures"
      where "recruiterEmail" in (${recruitersOf(scope)}) and "date" >= ${daysFrom}::date
      union all select "recruiterEmail", "date", ${columns} from "late" where "date" >= ${daysFrom}::date
      union all select "recruiterEmail", 'infinity', ${columns} from "late"),
    "busiest" as materialized (
      select "jobId" from (${busynessFrom(periodFrom)}) "recent"
      group by "jobId" having sum("n") > 0 order by sum("n") desc, "jobId" desc limit ${jobs})
    select 'ALL' as "by", null as "of", ${sums} from "days" where "date" = 'infinity'
    union all
    select 'DAY', "date"::text, ${sums} from "days" where "date" < 'infinity' group by "date"
    union all
    select 'RECRUITER', "recruiterEmail", ${sums} from "days"
    where "date" >= ${periodFrom}::date and "date" < 'infinity' group by "recruiterEmail"
    union all
    (select 'JOB', "jobId"::text, ${columns} from (
      select "jobId", ${sums} from (
        select "jobId", ${columns} from "jobFigures"
        where "jobId" in (select "jobId" from "busiest") and "date" >= ${periodFrom}::date and "date" < 'infinity'
        union all
        select "jobId", ${columns} from "late"
        where "jobId" in (select "jobId" from "busiest") and "date" >= ${periodFrom}::date) "recent"
      group by "jobId") "sums" order by ${all} desc, "jobId" desc)`.execute(db);
  return rows;
}

/** Adds up what has changed since it was last done, so that little is left to add when figures are read. */
export const addUpFigures = (db: Database) => sql`select "addUpFigures"(), "addUpHiring"()`.execute(db);
