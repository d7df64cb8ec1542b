/** A candidate's own figures. */
import { sql } from 'kysely';
import { answerDays, earliestToday, lastZoneHours } from '../../../schemas/base/answerDay.ts';
import { dayBefore, lastDays } from '../../../schemas/base/days.ts';
import { ApplicationPlace, type CandidateStats } from '../../../schemas/stats.ts';
import type { Database } from '../../db/database.ts';

type Counted = Pick<CandidateStats, 'picks' | 'invitations' | 'applications'>;

interface DayCount {
  what: keyof Counted;
  /** Null for what is older than the series. */
  date: string | null;
  n: number;
}

async function countDays(db: Database, email: string, from: string): Promise<DayCount[]> {
  const { rows } = await sql<DayCount>`
    with "each" as (
      select 'picks' as "what", "date" from "dailyCandidates" where "candidateEmail" = ${email}
      union all
      select 'invitations', "invitation"."createdAt"::date from "dailyCandidates" "pick"
      join "invitations" "invitation" on "invitation"."dailyCandidateId" = "pick"."id"
      where "pick"."candidateEmail" = ${email}
      union all select 'applications', "createdAt"::date from "applications" where "candidateEmail" = ${email})
    select "what", "day" as "date", count(*) as "n"
    from (select "what", case when "date" >= ${from}::date then "date" end as "day" from "each") "dated"
    group by "what", "day"`.execute(db);
  return rows;
}

/** Where the applications stand; one whose stage was removed since counts as just sent. */
async function countPlaces(db: Database, email: string): Promise<CandidateStats['applicationsByPlace']> {
  const { rows } = await sql<{ place: ApplicationPlace; n: number }>`
    select case when "application"."status" = 'ACTIVE' then coalesce(
      jsonb_path_query_first("job"."stages", '$[*] ? (@.id == $id)', jsonb_build_object('id', "stageId")) ->> 'type',
      'APPLIED') else "application"."status" end as "place", count(*) as "n"
    from "applications" "application" join "jobs" "job" on "job"."id" = "application"."jobId"
    where "application"."candidateEmail" = ${email} group by 1`.execute(db);
  const counts = new Map(rows.map(({ place, n }) => [place, n]));
  return Object.fromEntries(
    ApplicationPlace.options.map((place) => [place, counts.get(place) ?? 0]),
  ) as CandidateStats['applicationsByPlace'];
}

/** Every change but the candidate's own is an answer; the one before it made the promise, which lasts until its day is over everywhere. */
async function countAnswers(
  db: Database,
  email: string,
  now: Date,
): Promise<Pick<CandidateStats, 'answersInTime' | 'answersLate'>> {
  const { rows } = await sql<{ inTime: number; late: number; missing: number }>`
    select count(*) filter (where "took" <= ${answerDays}) as "inTime",
      count(*) filter (where "took" > ${answerDays}) as "late",
      (select count(*) from "applications"
        where "candidateEmail" = ${email} and "status" = 'ACTIVE' and "answerBy" < ${earliestToday(now)}::date) as "missing"
    from (select "by", ("at" - make_interval(hours => ${lastZoneHours}))::date - "before"::date as "took" from (
      select "event"."at", "event"."by",
        lag("event"."at") over (partition by "applicationId" order by "event"."at", "event"."id") as "before"
      from "applications" join "applicationEvents" "event" on "event"."applicationId" = "applications"."id"
      where "candidateEmail" = ${email}) "change" where "before" is not null) "answer"
    where "by" <> ${email}`.execute(db);
  const { inTime = 0, late = 0, missing = 0 } = rows[0] ?? {};
  return { answersInTime: inTime, answersLate: late + missing };
}

/**
 * @param days of the series, today among them
 */
export async function candidateStats(
  db: Database,
  email: string,
  days: number,
  now: Date,
): Promise<CandidateStats> {
  const [counts, applicationsByPlace, answers] = await Promise.all([
    countDays(db, email, dayBefore(now, days - 1)),
    countPlaces(db, email),
    countAnswers(db, email, now),
  ]);
  const nothing = (): Counted => ({ picks: 0, invitations: 0, applications: 0 });
  const totals = nothing();
  const byDay = new Map(lastDays(now, days).map((date) => [date, nothing()]));
  for (const { what, date, n } of counts) {
    totals[what] += n;
    const day = date === null ? undefined : byDay.get(date);
    if (day) day[what] += n;
  }
  return {
    ...totals,
    applicationsByPlace,
    ...answers,
    series: [...byDay].map(([date, counted]) => ({ date, ...counted })),
  };
}
