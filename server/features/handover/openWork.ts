/** The work that waits for a recruiter, and who could take it over. */
import { type SelectQueryBuilder, sql } from 'kysely';
import type { OpenWork } from '../../../schemas/handover.ts';
import type { Caller } from '../../access/caller.ts';
import { notFound } from '../../base/errors.ts';
import type { Database } from '../../db/database.ts';
import type { Tables } from '../../db/tables.ts';
import { colleaguesOf } from '../knownPeople/personNotes.ts';

/** The recruiters whose jobs a caller may hand over: themselves, or all of the employer's. */
export const recruitersInReach = (
  db: Database,
  { role, email, employerEmail }: Caller,
): SelectQueryBuilder<Tables, 'recruiters', object> =>
  role === 'EMPLOYER'
    ? db.selectFrom('recruiters').where('recruiters.employerEmail', '=', employerEmail)
    : db.selectFrom('recruiters').where('recruiters.recruiterEmail', '=', email);

const ofJobs = (from: string, which: string) => sql<number>`(
  select count(*) from ${sql.raw(from)}
  where "jobs"."recruiterEmail" = "recruiters"."recruiterEmail" and ${sql.raw(which)})`;

const applications = '"applications" join "jobs" on "jobs"."id" = "applications"."jobId"';

const interviewsAhead = (now: Date) => sql<number>`(
  select count(*) from "interviews" where "interviews"."recruiterEmail" = "recruiters"."recruiterEmail"
    and "cancelledAt" is null and "startsAt" > ${now}::timestamptz)`;

/** @throws ApiError NOT_FOUND for a recruiter who is not theirs */
export async function openWorkOf(
  db: Database,
  caller: Caller,
  recruiterEmail: string,
  now: Date,
): Promise<OpenWork> {
  const counts = await recruitersInReach(db, caller)
    .where('recruiters.recruiterEmail', '=', recruiterEmail)
    .select([
      ofJobs('"jobs"', `"jobs"."status" in ('OPEN', 'ON_HOLD')`).as('openJobsCount'),
      ofJobs('"jobs"', `"jobs"."status" = 'DRAFT'`).as('draftsCount'),
      ofJobs(applications, `"applications"."status" = 'ACTIVE'`).as('applicationsCount'),
      interviewsAhead(now).as('interviewsCount'),
    ])
    .executeTakeFirstOrThrow(() => notFound('There is no such recruiter.'));
  const colleagues = await colleaguesOf(db, caller);
  return { ...counts, colleagues: colleagues.filter(({ id }) => id !== recruiterEmail) };
}
