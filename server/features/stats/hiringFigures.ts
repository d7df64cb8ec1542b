/** Reads how far people got in some jobs, and how long it took: added up by the database (0067_hiring.sql), and what has changed since. */
import { type RawBuilder, sql } from 'kysely';
import { HiringCounts, type HiringSource } from '../../../schemas/hiring.ts';
import type { Database } from '../../db/database.ts';
import { jobsOf, recruitersOf, type StatsScope } from './scope.ts';

/** Which people are counted. */
export interface HiringSpan {
  scope: StatsScope;
  /** The first day of the first month. */
  from: string;
  jobId?: string | undefined;
  source?: HiringSource | undefined;
}

/** The thing a figure is told for, and its key: a job's id, a recruiter's address, a source; null for all together. */
interface ToldFor {
  by: 'ALL' | 'JOB' | 'RECRUITER' | 'SOURCE';
  of: string | null;
}

/** Counts, with how many jobs they are of. */
export interface HiringCount extends ToldFor, HiringCounts {
  jobsCount: number;
}

/** How often a step took so many days. */
export interface DaysCount extends ToldFor {
  what: 'toHire' | 'toInterview' | 'toOffer' | 'fromOffer';
  days: number;
  n: number;
}

const names = Object.keys(HiringCounts.shape) as (keyof HiringCounts)[];
const columns = sql.join(names.map((name) => sql.ref(name)));
const sums = sql.join(
  names.map((name) => sql`coalesce(sum(${sql.ref(name)}), 0)::bigint as ${sql.ref(name)}`),
);
const sumsOfChanges = sql.join(
  names.map(
    (name) => sql`coalesce(sum("n") filter (where "what" = ${sql.lit(name)}), 0) as ${sql.ref(name)}`,
  ),
);

const own = ({ scope, jobId }: HiringSpan): RawBuilder<unknown> => sql`
  select * from (${jobsOf(scope)}) "all" where ${jobId === undefined ? sql`true` : sql`"id" = ${jobId}`}`;

const cameBy = ({ source }: HiringSpan): RawBuilder<unknown> =>
  source === undefined ? sql`true` : sql`"source" = ${source}`;

/** @param most how many jobs and recruiters are told: those with the most applications */
export async function countHiring(db: Database, span: HiringSpan, most: number): Promise<HiringCount[]> {
  const { rows } = await sql<HiringCount>`
    with "own" as materialized (${own(span)}),
    "cells" as (
      select "jobId", "source", ${columns} from "jobHiring"
      where "jobId" in (select "id" from "own") and "month" >= ${span.from}::date and ${cameBy(span)}
      union all
      select "jobId", "source", ${sumsOfChanges} from "hiringChanges"
      where "jobId" in (select "id" from "own") and "month" >= ${span.from}::date and "days" is null and ${cameBy(span)}
      group by 1, 2),
    "sums" as materialized (select "jobId", "source", ${sums} from "cells" group by grouping sets ("jobId", "source")),
    "jobCells" as materialized (
      select "jobId", "recruiterEmail", ${columns} from "sums" join "own" on "own"."id" = "jobId")
    select 'ALL' as "by", null as "of", count(*) filter (where "shown" + "applied" > 0) as "jobsCount", ${sums} from "jobCells"
    union all
    select 'SOURCE', "source", 0, ${columns} from "sums" where "jobId" is null
    union all
    (select 'RECRUITER', "recruiterEmail", count(*), ${sums} from "jobCells" group by "recruiterEmail"
      order by sum("applied") desc, sum("shown") desc, "recruiterEmail" limit ${most})
    union all
    (select 'JOB', "jobId"::text, 1, ${columns} from "jobCells" where "shown" + "applied" > 0
      order by "applied" desc, "shown" desc, "jobId" desc limit ${most})`.execute(db);
  return rows;
}

/** The days of a job's own applications, each row of them: there is nothing added up for them. */
const daysOfJobs = (jobs: RawBuilder<unknown>, span: HiringSpan): RawBuilder<unknown> => sql`
  select "jobId", "step"."source", "step"."what", "step"."days"
  from "applicationTimes", "hiringOf"("enteredOn", "applicationTimes"."source", "sentAt", "interviewedAt", "offeredAt",
    "hiredAt", "isOut") as "step"
  where "jobId" in (${jobs}) and "step"."days" is not null and "step"."month" >= ${span.from}::date
    and ${span.source === undefined ? sql`true` : sql`"step"."source" = ${span.source}`}`;

/** Each step for all together; how long a hire took by recruiter and by source, too. */
export async function countDays(db: Database, span: HiringSpan): Promise<DaysCount[]> {
  const cells =
    span.jobId === undefined
      ? sql`
        select "recruiterEmail", "source", "what", "days", "n" from "recruiterDays"
        where "recruiterEmail" in (${recruitersOf(span.scope)}) and "month" >= ${span.from}::date and ${cameBy(span)}
        union all
        select "recruiterEmail", "source", "what", "days", "n" from "own" join "hiringChanges" on "jobId" = "own"."id"
        where "days" is not null and "month" >= ${span.from}::date and ${cameBy(span)}`
      : sql`
        select "recruiterEmail", "source", "what", "days", 1 as "n"
        from (${daysOfJobs(sql`select "id" from "own"`, span)}) "steps" join "own" on "own"."id" = "jobId"`;
  // Reading the sums twice takes less than keeping them aside; the applications of a job are gone through once.
  const kept = span.jobId === undefined ? sql`not materialized` : sql`materialized`;
  const { rows } = await sql<DaysCount>`
    with "own" as materialized (${own(span)}), "cells" as ${kept} (${cells})
    select 'ALL' as "by", null as "of", "what", "days", sum("n")::bigint as "n" from "cells" group by "what", "days"
    union all
    select case when grouping("source") = 0 then 'SOURCE' else 'RECRUITER' end, coalesce("source", "recruiterEmail"), 'toHire',
      "days", sum("n")::bigint
    from "cells" where "what" = 'toHire' group by grouping sets (("source", "days"), ("recruiterEmail", "days"))
  `.execute(db);
  return rows;
}

/** How long a hire took in each of some jobs. */
export async function countDaysOfJobs(
  db: Database,
  jobIds: readonly string[],
  span: HiringSpan,
): Promise<DaysCount[]> {
  if (jobIds.length === 0) return [];
  const { rows } = await sql<DaysCount>`
    select 'JOB' as "by", "jobId"::text as "of", 'toHire' as "what",
      round(extract(epoch from "hiredAt" - "sentAt") / 86400)::integer as "days", count(*) as "n"
    from "applicationTimes"
    where "jobId" in (${sql.join(jobIds)}) and "hiredAt" >= ${span.from}::date::timestamp at time zone 'UTC'
      and "hiredAt" >= "sentAt" and ${cameBy(span)}
    group by "jobId", 4`.execute(db);
  return rows;
}
