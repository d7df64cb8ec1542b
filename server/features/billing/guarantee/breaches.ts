/** Promises that were not kept, found by looking at what happened; see docs/decisions/guarantee.md. */
import { type RawBuilder, sql } from 'kysely';
import { earliestToday } from '../../../../schemas/base/answerDay.ts';
import type { Database } from '../../../db/database.ts';

/** Days an open job may go without one good candidate. */
const goodCandidateDays = 7;

/** At most so many at once; the next hour finds the others. */
const atOnce = 500;

/** A broken promise beside the paid subscription of the person it was given to. */
export interface Breach {
  reason: 'LATE_ANSWER' | 'NO_GOOD_CANDIDATE';
  subscriptionId: string;
  userEmail: string;
  planId: string;
  /** The month of the plan it happened in, counted back from the end of what is paid. */
  periodStart: string;
  periodEnd: string;
  jobId: string;
  applicationId: string | null;
}

/** When an open job's week is over: counted from its opening, or from its last good candidate. */
export const goodCandidateDue = sql<string>`
  greatest("jobs"."openSince", (
    select max("date")::timestamp at time zone 'UTC' from "dailyCandidates"
    where "jobId" = "jobs"."id" and "band" in ('STRONG', 'GOOD')
  )) + make_interval(days => ${goodCandidateDays})`;

/** Subscriptions someone paid for, which run now. */
const paid = (now: Date): RawBuilder<boolean> => sql<boolean>`
  "subscriptions"."status" = 'ACTIVE' and "subscriptions"."provider" is not null
  and "subscriptions"."currentPeriodEnd" > ${now.toISOString()}::timestamptz`;

const columns = sql`
  "subscriptions"."id" as "subscriptionId", "subscriptions"."userEmail", "subscriptions"."planId",
  ("month"."end" - interval '1 month') at time zone 'UTC' as "periodStart",
  "month"."end" at time zone 'UTC' as "periodEnd"`;

/** The end of the month of the plan that now falls into: a year's plan has twelve. */
const month = (now: Date) => sql`
  cross join lateral (
    select min("end") as "end"
    from (
      select ("subscriptions"."currentPeriodEnd" at time zone 'UTC') - make_interval(months => "back") as "end"
      from generate_series(0, 11) as "back"
    ) as "ends"
    where "end" > ${now.toISOString()}::timestamptz at time zone 'UTC'
  ) as "month"`;

/** Whether the month this falls into was credited already. */
const uncredited = sql<boolean>`
  not exists (
    select from "guaranteeCredits"
    where "subscriptionId" = "subscriptions"."id" and "guaranteeCredits"."periodEnd" = "month"."end" at time zone 'UTC')`;

/** Applications still waiting when the day an answer was promised for is over everywhere; each counts once. */
async function lateAnswers(db: Database, now: Date): Promise<Breach[]> {
  const { rows } = await sql<Breach>`
    select distinct on ("subscriptions"."id")
      'LATE_ANSWER' as "reason", ${columns}, "applications"."jobId", "applications"."id" as "applicationId"
    from "applications"
    join "subscriptions" on "subscriptions"."userEmail" = "applications"."candidateEmail"
    ${month(now)}
    where "applications"."status" = 'ACTIVE' and "applications"."answerBy" < ${earliestToday(now)}::date
      and ${paid(now)} and ${uncredited}
      and not exists (select from "guaranteeCredits" where "applicationId" = "applications"."id")
    order by "subscriptions"."id", "applications"."answerBy"
    limit ${atOnce}`.execute(db);
  return rows;
}

/** Jobs open for a week without one good candidate, beside the plan that covers the recruiter: own before employer's. */
async function emptyWeeks(db: Database, now: Date): Promise<Breach[]> {
  const { rows } = await sql<Breach>`
    select distinct on ("subscriptions"."id")
      'NO_GOOD_CANDIDATE' as "reason", ${columns}, "jobs"."id" as "jobId", null as "applicationId"
    from "jobs"
    join "recruiters" on "recruiters"."recruiterEmail" = "jobs"."recruiterEmail"
    cross join lateral (
      select * from "subscriptions"
      where "userEmail" in ("recruiters"."recruiterEmail", "recruiters"."employerEmail") and ${paid(now)}
      order by ("userEmail" = "recruiters"."recruiterEmail") desc, "id"
      limit 1
    ) as "subscriptions"
    ${month(now)}
    where "jobs"."status" = 'OPEN' and ${goodCandidateDue} <= ${now.toISOString()}::timestamptz and ${uncredited}
    order by "subscriptions"."id", "jobs"."openSince"
    limit ${atOnce}`.execute(db);
  return rows;
}

/** One for each subscription and reason at most, of those not credited for the present month. */
export const findBreaches = async (db: Database, now: Date): Promise<Breach[]> => [
  ...(await lateAnswers(db, now)),
  ...(await emptyWeeks(db, now)),
];
