/** Promises that were not kept, found by looking at what happened; see docs/decisions/guarantee.md. */
import { type RawBuilder, sql } from 'kysely';
import { earliestToday } from '../../../../schemas/base/answerDay.ts';
import type { Database } from '../../../db/database.ts';
import { broughtAll, goodCandidateDue, passedGood, undecided, usedUp } from './goodWeeks.ts';
import { type CardServices, shareCard, shareDomain, shareNetwork } from './sides.ts';

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
  /** Whether the lists had people called good, and the recruiter passed them all. */
  passedGood: boolean;
}

/** Subscriptions someone paid for, which run now. */
const paid = (now: Date): RawBuilder<boolean> => sql<boolean>`
  "subscriptions"."status" = 'ACTIVE' and "subscriptions"."provider" is not null
  and "subscriptions"."currentPeriodEnd" > ${now.toISOString()}::timestamptz`;

/** The addresses of those who pay now. */
export const payersAt = (now: Date): RawBuilder<{ userEmail: string }> => sql`
  select "userEmail" from "subscriptions" where ${paid(now)}`;

/** The paid subscription of a job: of its recruiter, or else of the employer. */
export const payer = (now: Date) => sql`
  cross join lateral (
    select * from "subscriptions"
    where "userEmail" in ("recruiters"."recruiterEmail", "recruiters"."employerEmail") and ${paid(now)}
    order by ("userEmail" = "recruiters"."recruiterEmail") desc, "id"
    limit 1
  ) as "subscriptions"`;

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

/** The promised answer that did not come, beside whom it was to come from and when it was due. */
interface LateAnswer extends Breach {
  applicationId: string;
  candidateEmail: string;
  employerEmail: string;
}

/**
 * Applications still waiting when the day an answer was promised for is over everywhere, the longest overdue first; each
 * counts once. None where both sides are known to be one.
 */
async function lateAnswers(db: Database, now: Date): Promise<LateAnswer[]> {
  const { rows } = await sql<LateAnswer>`
    select 'LATE_ANSWER' as "reason", ${columns}, "applications"."jobId", "applications"."id" as "applicationId",
      false as "passedGood", "applications"."candidateEmail", "recruiters"."employerEmail"
    from "applications"
    join "subscriptions" on "subscriptions"."userEmail" = "applications"."candidateEmail"
    join "jobs" on "jobs"."id" = "applications"."jobId"
    join "recruiters" on "recruiters"."recruiterEmail" = "jobs"."recruiterEmail"
    ${month(now)}
    where "applications"."status" = 'ACTIVE' and "applications"."answerBy" < ${earliestToday(now)}::date
      and ${paid(now)} and ${uncredited}
      and not exists (select from "guaranteeCredits" where "applicationId" = "applications"."id")
      and not ${shareNetwork}
    order by "applications"."answerBy", "applications"."id"
    limit ${atOnce}`.execute(db);
  return rows;
}

/** The first of each subscription whose two sides are two people; cards are asked for last, at the provider. */
async function owedForLateAnswers({ db, payments }: CardServices, now: Date): Promise<Breach[]> {
  const found = new Map<string, Breach>();
  for (const { candidateEmail, employerEmail, ...breach } of await lateAnswers(db, now)) {
    if (found.has(breach.subscriptionId)) continue;
    const sides = { candidateEmail, employerEmail };
    if ((await shareDomain(db, sides)) || (await shareCard({ db, payments }, sides))) continue;
    found.set(breach.subscriptionId, breach);
  }
  return [...found.values()];
}

/**
 * Finds jobs that went a week without a good candidate, with the recruiter's own plan or else the employer's. Only openings
 * whose week fell under the guarantee count (`weeks.ts`), each job at most once a month, and none before the recruiter
 * has decided about everyone listed in it.
 */
async function emptyWeeks(db: Database, now: Date): Promise<Breach[]> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const { rows } = await sql<Breach>`
    select distinct on ("subscriptions"."id")
      'NO_GOOD_CANDIDATE' as "reason", ${columns}, "jobs"."id" as "jobId", null as "applicationId",
      ${passedGood} as "passedGood"
    from "guaranteedWeeks"
    join "jobs" on "jobs"."id" = "guaranteedWeeks"."jobId" and "jobs"."openSince" = "guaranteedWeeks"."openSince"
    join "guaranteedJobs" on "guaranteedJobs"."jobId" = "jobs"."id"
    join "recruiters" on "recruiters"."recruiterEmail" = "jobs"."recruiterEmail"
    ${payer(now)}
    ${month(now)}
    where "jobs"."status" = 'OPEN' and "guaranteedJobs"."good" > 0 and not ${broughtAll}
      and ${goodCandidateDue} <= ${at} and ${undecided} = 0 and ${uncredited}
      and not ${usedUp(now)}
      and not exists (
        select from "guaranteeCredits"
        where "jobId" = "jobs"."id" and "reason" = 'NO_GOOD_CANDIDATE' and "createdAt" > ${at} - interval '1 month')
    order by "subscriptions"."id", "jobs"."openSince"
    limit ${atOnce}`.execute(db);
  return rows;
}

/** One for each subscription and reason at most, of those not credited for the present month. */
export const findBreaches = async (services: CardServices, now: Date): Promise<Breach[]> => [
  ...(await owedForLateAnswers(services, now)),
  ...(await emptyWeeks(services.db, now)),
];
