/** Guests of a job, and the jobs and applicants a guest sees. */
import { sql } from 'kysely';
import type { Grant } from '../../../schemas/calls/permissions.ts';
import {
  GuestApplicant,
  type GuestJob,
  type GuestJobPage,
  JobGuest,
  mostGuestApplicants,
} from '../../../schemas/guest.ts';
import { matchedCriteria } from '../../../schemas/job.ts';
import type { Caller, Guest } from '../../access/caller.ts';
import { appliedColumn, ofApplied } from '../../db/appliedResume.ts';
import type { Database } from '../../db/database.ts';
import { recruiterName } from '../../db/fullName.ts';
import { hostActs } from '../../db/hostActs.ts';
import { selectShape } from '../../db/selectShape.ts';
import { applicationsInScope, selectFieldsOf } from '../applications/selectApplications.ts';
import { noSuchJob } from '../jobs/findJob.ts';
import { jobEmployerName, jobsInScope } from '../jobs/selectJobs.ts';

/** @throws ApiError NOT_FOUND */
export async function guestsOf(
  db: Database,
  caller: Caller,
  grant: Grant,
  jobId: string,
): Promise<JobGuest[]> {
  await jobsInScope(db, caller, grant)
    .where('jobs.id', '=', jobId)
    .select('id')
    .executeTakeFirstOrThrow(noSuchJob);
  return selectGuests(db).where('jobId', '=', jobId).orderBy('invitedAt').orderBy('id').execute();
}

export const selectGuests = (db: Database) =>
  db.selectFrom('jobGuests').select(selectShape('jobGuests', JobGuest.shape)).$castTo<JobGuest>();

const ofGuest = (db: Database, { email }: Guest) =>
  db
    .selectFrom('jobGuests')
    .innerJoin('jobs', 'jobs.id', 'jobGuests.jobId')
    .where('guestEmail', '=', email)
    .where(hostActs);

export const jobsOfGuest = (db: Database, guest: Guest): Promise<GuestJob[]> =>
  ofGuest(db, guest)
    .select([
      'jobs.id',
      'jobs.title as jobTitle',
      jobEmployerName.as('employerName'),
      sql<string>`(select ${recruiterName()} from "recruiters"
        where "recruiters"."recruiterEmail" = "jobs"."recruiterEmail")`.as('recruiterName'),
      sql<number>`(select count(*) from "applications"
        where "jobId" = "jobs"."id" and "status" = 'ACTIVE')`.as('applicantsCount'),
    ])
    .orderBy('invitedAt', 'desc')
    .orderBy('jobs.id')
    .execute();

/** @throws ApiError NOT_FOUND for jobs the caller is no guest of */
export async function jobOfGuest(db: Database, guest: Guest, jobId: string): Promise<GuestJobPage> {
  const { criteria, proposedCriteria, ...job } = await ofGuest(db, guest)
    .where('jobs.id', '=', jobId)
    .select(['jobs.id', 'stages', 'criteria', 'proposedCriteria'])
    .executeTakeFirstOrThrow(noSuchJob);
  const applicants = await applicationsInScope(db, guest)
    .where('applications.jobId', '=', jobId)
    .select(
      selectFieldsOf(GuestApplicant.shape, {
        resumeFileName: ofApplied(appliedColumn('resumeFileName')),
        scorecardsCount: sql`(select count(*) from "scorecards" join "jobGuests" on "jobGuests"."id" = "guestId"
          where "applicationId" = "applications"."id" and "guestEmail" = ${guest.email})`,
      }),
    )
    .orderBy('applications.createdAt', 'desc')
    .orderBy('applications.id')
    .limit(mostGuestApplicants)
    .$castTo<GuestApplicant>()
    .execute();
  return { ...job, criteria: [...matchedCriteria({ criteria, proposedCriteria })], applicants };
}
