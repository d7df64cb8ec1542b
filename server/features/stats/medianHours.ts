/** How long candidates wait for the first answer to an application. */
import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { jobsOf, type StatsScope } from './scope.ts';

interface Row {
  by: 'ALL' | 'DAY' | 'JOB' | 'RECRUITER';
  of: string | null;
  hours: number;
}

/** Median hours to the first answer of the applications of a period, by what they are told for. */
export interface MedianHours {
  all: number | null;
  day(date: string): number | null;
  job(id: string): number | null;
  recruiter(email: string): number | null;
}

/**
 * An answer is the first change that the candidate did not make.
 *
 * @param from the first day applications count that were sent on it, YYYY-MM-DD
 * @param jobIds the jobs told by themselves
 */
export async function medianHours(
  db: Database,
  scope: StatsScope,
  from: string,
  jobIds: readonly string[],
): Promise<MedianHours> {
  const { rows } = await sql<Row>`
    with "own" as materialized (${jobsOf(scope)}),
    "answered" as (
      select "own"."recruiterEmail" as "recruiter", "application"."createdAt"::date as "day",
        case when "own"."id" = any(${[...jobIds]}::uuid[]) then "own"."id" end as "job",
        extract(epoch from "first"."at" - "application"."createdAt") / 3600 as "hours"
      from "own" join "applications" "application" on "application"."jobId" = "own"."id"
      cross join lateral (
        select min("at") as "at" from "applicationEvents"
        where "applicationId" = "application"."id" and "by" <> "application"."candidateEmail") "first"
      where "application"."createdAt" >= ${from}::date and "first"."at" is not null)
    select
      case when grouping("day") = 0 then 'DAY' when grouping("job") = 0 then 'JOB'
        when grouping("recruiter") = 0 then 'RECRUITER' else 'ALL' end as "by",
      coalesce("day"::text, "job"::text, "recruiter") as "of",
      percentile_cont(0.5) within group (order by "hours") as "hours"
    from "answered" group by grouping sets ((), ("day"), ("job"), ("recruiter"))`.execute(db);
  const found = new Map(rows.map(({ by, of, hours }) => [`${by} ${of}`, hours]));
  const read = (key: string) => {
    const hours = found.get(key) ?? null;
    return hours === null ? null : Math.round(hours * 10) / 10;
  };
  return {
    all: read('ALL null'),
    day: (date) => read(`DAY ${date}`),
    job: (id) => read(`JOB ${id}`),
    recruiter: (email) => read(`RECRUITER ${email}`),
  };
}
