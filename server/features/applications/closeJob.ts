/** Closes a job on which people hang, and counts them. */
import { sql } from 'kysely';
import { earliestToday } from '../../../schemas/base/answerDay.ts';
import { type JobClosing, type JobWaiting, mostNamed } from '../../../schemas/jobClosing.ts';
import type { Database } from '../../db/database.ts';
import type { Services } from '../../services/services.ts';
import { cancelInterviewsOf } from '../interviews/cancelInterview.ts';
import { moveJobIn } from '../jobs/moveJob.ts';
import { rejectApplication } from './changeApplication.ts';
import type { Tell } from './changes.ts';
import { ending } from './ending.ts';

/** Counts those who hang on a job, and names the first of them. */
export async function countWaiting(db: Database, jobId: string, now: Date): Promise<JobWaiting> {
  const at = now.toISOString();
  const { rows } = await sql<JobWaiting>`
    select count(*) "applications",
      array(select "candidateFirstName" from "applications" "first" join "candidates" using ("candidateEmail")
        where "first"."jobId" = ${jobId} and "first"."status" = 'ACTIVE'
        order by "first"."createdAt", "first"."id" limit ${mostNamed}) "names",
      (select count(*) from "invitations" join "dailyCandidates" "pick" on "pick"."id" = "dailyCandidateId"
        where "pick"."jobId" = ${jobId} and "invitations"."status" = 'PENDING'
          and "expiresAt" > ${at}::timestamptz) "invitations",
      (select count(*) from "interviews" join "applications" "booked" on "booked"."id" = "applicationId"
        where "booked"."jobId" = ${jobId} and "booked"."status" = 'ACTIVE' and "cancelledAt" is null
          and "startsAt" > ${at}::timestamptz) "interviews",
      (select count(*) from "jobOffers" join "applications" "offered" on "offered"."id" = "applicationId"
        where "offered"."jobId" = ${jobId} and "offered"."status" = 'ACTIVE' and "jobOffers"."status" = 'SENT'
          and "expiresOn" >= ${earliestToday(now)}::date) "offers"
    from "applications" where "jobId" = ${jobId} and "status" = 'ACTIVE'`.execute(db);
  return rows[0] ?? { applications: 0, names: [], invitations: 0, interviews: 0, offers: 0 };
}

/**
 * With a reason everyone who waits is rejected, or nothing happens. Without one they stay undecided, and are told of the
 * closing as of any other.
 *
 * @throws ApiError NOT_FOUND, ILLEGAL_MOVE, INVALID_FIELDS
 */
export async function closeJob(
  services: Pick<Services, 'db' | 'clock' | 'env' | 'sendMail'>,
  recruiterEmail: string,
  jobId: string,
  { closeReason, reason, cancelInterviews }: JobClosing,
  tell: Tell,
): Promise<void> {
  const now = services.clock();
  await services.db.transaction().execute(async (tx) => {
    await moveJobIn(tx, jobId, recruiterEmail, { to: 'CLOSED', closeReason }, now);
    if (reason === undefined && !cancelInterviews) return;
    const waiting = await tx
      .selectFrom('applications')
      .select('id')
      .where('jobId', '=', jobId)
      .where('status', '=', 'ACTIVE')
      .orderBy('id')
      .forUpdate()
      .execute();
    for (const { id } of waiting) {
      if (reason === undefined) await cancelInterviewsOf(services, tx, id);
      else await rejectApplication(tx, { id, by: { recruiterEmail } }, reason, now, ending(services, tell));
    }
  });
}
