/** Which openings of jobs have their week under the guarantee: a job once a month, whatever its copies are called. */
import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import { nameKey } from '../../people/nameKey.ts';
import { payersAt } from './breaches.ts';
import { goodCandidateDays } from './goodWeeks.ts';

/** An opening that has lasted a week. */
interface Opening {
  jobId: string;
  title: string;
  employerEmail: string;
  openSince: string;
}

/** Looked at in one question. */
const batchSize = 500;

/** Openings of the jobs of payers that have lasted a week and are not noted, the oldest first. */
async function lasting(db: Database, now: Date, after: Opening | undefined): Promise<Opening[]> {
  const { rows } = await sql<Opening>`
    select "jobs"."id" as "jobId", "title", "employerEmail", "openSince"
    from "jobs" join "recruiters" on "recruiters"."recruiterEmail" = "jobs"."recruiterEmail"
    join "guaranteedJobs" on "guaranteedJobs"."jobId" = "jobs"."id" and "good" > 0
    where "jobs"."status" = 'OPEN'
      and "openSince" <= ${now.toISOString()}::timestamptz - make_interval(days => ${goodCandidateDays})
      and ("recruiters"."recruiterEmail" in (${payersAt(now)}) or "employerEmail" in (${payersAt(now)}))
      and not exists (
        select from "guaranteedWeeks"
        where "jobId" = "jobs"."id" and "guaranteedWeeks"."openSince" = "jobs"."openSince")
      and ("openSince", "jobs"."id") >
        (${after?.openSince ?? '-infinity'}::timestamptz, ${after?.jobId ?? '00000000-0000-0000-0000-000000000000'}::uuid)
    order by "openSince", "jobs"."id"
    limit ${batchSize}`.execute(db);
  return rows;
}

/**
 * Notes an opening unless the company had the same job open, or one whose title looks the same, for a week that ended
 * less than a month before.
 */
const note = (db: Database, { jobId, title, employerEmail, openSince }: Opening) =>
  sql`
  insert into "guaranteedWeeks" ("employerEmail", "sameTitle", "jobId", "openSince", "endedAt")
  select ${employerEmail}, ${nameKey(title)}, ${jobId}::uuid, ${openSince}::timestamptz,
    ${openSince}::timestamptz + make_interval(days => ${goodCandidateDays})
  where not exists (
    select from "guaranteedWeeks"
    where "employerEmail" = ${employerEmail} and ("jobId" = ${jobId}::uuid or "sameTitle" = ${nameKey(title)})
      and "endedAt" > ${openSince}::timestamptz - interval '1 month')`.execute(db);

/** Months after which nothing follows from a week any more. */
const keptMonths = 2;

/** Notes the openings that have had their week, and until when they last; forgets those long over. Safe to do again. */
export async function noteWeeks(db: Database, now: Date): Promise<void> {
  const at = now.toISOString();
  await sql`
    update "guaranteedWeeks" set "endedAt" = ${at}::timestamptz from "jobs"
    where "jobs"."id" = "guaranteedWeeks"."jobId" and "jobs"."openSince" = "guaranteedWeeks"."openSince"
      and "jobs"."status" = 'OPEN' and "endedAt" < ${at}::timestamptz`.execute(db);
  let found: Opening[] = [];
  do {
    found = await lasting(db, now, found.at(-1));
    for (const opening of found) await note(db, opening);
  } while (found.length === batchSize);
  await sql`
    delete from "guaranteedWeeks"
    where "endedAt" < ${at}::timestamptz - make_interval(months => ${keptMonths})`.execute(db);
}

/** An opening that others may repeat. */
interface Earlier {
  jobId: string | null;
  sameTitle: string;
  openSince: string;
  /** Null where its week is not over. */
  endedAt: string | null;
}

/** Open jobs of a company that are looked through for copies. */
const mostOpen = 2000;

/** A company's openings that take the month of a later one: those that had their week, and open ones that are to have it. */
async function earlierOf(db: Database, employerEmail: string, now: Date): Promise<Earlier[]> {
  const had = await db
    .selectFrom('guaranteedWeeks')
    .select(['jobId', 'sameTitle', 'openSince', 'endedAt'])
    .where('employerEmail', '=', employerEmail)
    .execute();
  const { rows } = await sql<{ jobId: string; title: string; openSince: string }>`
    select "jobs"."id" as "jobId", "title", "openSince"
    from "jobs" join "recruiters" on "recruiters"."recruiterEmail" = "jobs"."recruiterEmail"
    join "guaranteedJobs" on "guaranteedJobs"."jobId" = "jobs"."id" and "good" > 0
    where "employerEmail" = ${employerEmail} and "jobs"."status" = 'OPEN'
      and ("recruiters"."recruiterEmail" in (${payersAt(now)}) or "employerEmail" in (${payersAt(now)}))
    order by "openSince", "jobs"."id"
    limit ${mostOpen}`.execute(db);
  return [
    ...had,
    ...rows.map(({ title, ...opening }) => ({ ...opening, sameTitle: nameKey(title), endedAt: null })),
  ];
}

/** An open job as it stands under the guarantee. */
interface OpenJob {
  jobId: string;
  jobTitle: string;
  openSince: string;
  /** A month before that. */
  monthBefore: string;
}

/** Tells which of a company's open jobs repeat another of the month, or themselves. */
export async function repeatsOf(
  db: Database,
  employerEmail: string,
  now: Date,
): Promise<(job: OpenJob) => boolean> {
  const earlier = await earlierOf(db, employerEmail, now);
  const isSameOpening = (one: Earlier, job: OpenJob) =>
    one.jobId === job.jobId && one.openSince === job.openSince;
  return (job) => {
    if (earlier.some((one) => one.endedAt !== null && isSameOpening(one, job))) return false;
    const key = nameKey(job.jobTitle);
    return earlier.some((one) => {
      if (isSameOpening(one, job) || (one.jobId !== job.jobId && one.sameTitle !== key)) return false;
      if (one.endedAt !== null) return one.endedAt > job.monthBefore;
      return (
        one.openSince < job.openSince || (one.openSince === job.openSince && (one.jobId ?? '') < job.jobId)
      );
    });
  };
}
