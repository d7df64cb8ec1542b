/**
 * How the week of an open job is judged: by what its recruiter did with the lists, in SQL beside "jobs" and
 * "guaranteedJobs"; see docs/decisions/guarantee.md.
 */
import { type RawBuilder, sql } from 'kysely';
import { companyOfJobs, hiddenPeopleOf } from '../../../ranking/hiddenPeople.ts';

/** Days an open job may go without one good candidate. */
export const goodCandidateDays = 7;

/** The picks of the daily run. People a recruiter found in a search were not brought by a list. */
const listed = sql`from "dailyCandidates" as "pick" where "pick"."jobId" = "jobs"."id" and not "pick"."isFromSearch"`;

/** A good candidate is one whom the recruiter saved, invited or took beyond the first stage. */
const good = sql<boolean>`(
  "pick"."status" in ('SAVED', 'INVITED')
  or exists (
    select from "applications"
    where "applications"."jobId" = "pick"."jobId" and "applications"."candidateEmail" = "pick"."candidateEmail"
      and ("applications"."status" = 'HIRED' or "applications"."stageId" <> "jobs"."stages" -> 0 ->> 'id')))`;

/**
 * When the week of a job is over: counted from its opening, from the last change of what it asks for, or from the day of
 * the last list that had a good candidate.
 */
export const goodCandidateDue = sql<string>`
  greatest("jobs"."openSince", "guaranteedJobs"."since",
    (select max("pick"."date")::timestamp at time zone 'UTC' ${listed} and ${good}))
  + make_interval(days => ${goodCandidateDays})`;

/** The bands that the estimate counts as good. */
const calledGood = sql<boolean>`"pick"."band" in ('STRONG', 'GOOD')`;

/** Whether a job's lists brought as many people called good as the estimate gave, and the recruiter found one good. */
export const broughtAll = sql<boolean>`(
  (select count(*) ${listed} and ${calledGood}) >= "guaranteedJobs"."good"
  and exists (select ${listed} and ${good}))`;

/**
 * How many people of the lists of this opening, up to the end of the week, the recruiter has not decided about. Someone
 * the company may no longer see does not keep a week open.
 */
export const undecided = sql<number>`(
  select count(*)::integer ${listed}
    and "pick"."status" in ('NEW', 'VIEWED', 'SNOOZED') and not ${good}
    and "pick"."date" >= ("jobs"."openSince" at time zone 'UTC')::date
    and "pick"."date"::timestamp at time zone 'UTC' < ${goodCandidateDue}
    and "pick"."candidateEmail" not in (${hiddenPeopleOf(companyOfJobs)}))`;

/** Whether a list of this opening had someone called good, whom the recruiter then passed. */
export const passedGood = sql<boolean>`exists (
  select ${listed} and ${calledGood} and not ${good} and "pick"."date" >= ("jobs"."openSince" at time zone 'UTC')::date)`;

/**
 * Months of twelve that are given back to one payer for weeks in which everyone called good was passed. Without an end
 * to it, passing everyone would make every plan free.
 */
const maxPassedMonths = 3;

/** Whether this would be one month too many, beside the "subscriptions" row of the payer. */
export const usedUp = (now: Date): RawBuilder<boolean> => sql<boolean>`(${passedGood} and (
  select count(*) from "guaranteeCredits" join "subscriptions" as "theirs" on "theirs"."id" = "subscriptionId"
  where "theirs"."userEmail" = "subscriptions"."userEmail" and "passedGood"
    and "guaranteeCredits"."createdAt" > ${now.toISOString()}::timestamptz - interval '1 year') >= ${maxPassedMonths})`;
