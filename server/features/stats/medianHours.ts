/** How long candidates wait for the first answer to an application. */
import { sql } from 'kysely';
import { minuteMs } from '../../../schemas/base/days.ts';
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
 */
async function readMedians(db: Database, scope: StatsScope, from: string): Promise<MedianHours> {
  const { rows } = await sql<Row>`
    with "own" as materialized (${jobsOf(scope)}),
    "answered" as materialized (
      select "recruiterEmail" as "recruiter", ("sentAt" at time zone 'UTC')::date as "day", "jobId" as "job",
        extract(epoch from "answeredAt" - "sentAt")::double precision / 3600 as "hours"
      from "own" join "applicationTimes" on "applicationTimes"."jobId" = "own"."id"
      where "sentAt" >= ${from}::date::timestamptz and "answeredAt" is not null)
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

/** Medians of a scope's applications sent since a day; `sent` is how many they are. */
export type MediansOf = (scope: StatsScope, from: string, sent: number) => Promise<MedianHours>;

/** A median has to read all it is of. Of so many and more it hardly moves with one more, and is kept for a while. */
const keptFrom = 1000;
const keptMs = 10 * minuteMs;

/** Reads medians, those of many applications at most every ten minutes; those who ask meanwhile share them. */
export function keepMedians(db: Database, clock: () => Date): MediansOf {
  const kept = new Map<string, { at: number; medians: Promise<MedianHours> }>();
  return (scope, from, sent) => {
    if (sent < keptFrom) return readMedians(db, scope, from);
    const now = clock().getTime();
    for (const [key, { at }] of kept) if (Math.abs(now - at) >= keptMs) kept.delete(key);
    const key = JSON.stringify([scope, from]);
    const found = kept.get(key);
    if (found) return found.medians;
    const medians = readMedians(db, scope, from);
    kept.set(key, { at: now, medians });
    medians.catch(() => kept.delete(key));
    return medians;
  };
}
