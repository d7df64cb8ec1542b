/** Inviting guests of a job, and removing them. */

import { v7 as uuidv7 } from 'uuid';
import type { Grant } from '../../../schemas/calls/permissions.ts';
import { type JobGuest, type JobGuestFields, mostGuests } from '../../../schemas/guest.ts';
import type { Caller } from '../../access/caller.ts';
import { notFound } from '../../base/errors.ts';
import { wrongField } from '../../base/fieldErrors.ts';
import type { Sentence } from '../../base/sentence.ts';
import type { Database } from '../../db/database.ts';
import { recruiterName } from '../../db/fullName.ts';
import { guestMail } from '../../mail/templates/guestMails.ts';
import type { Services } from '../../services/services.ts';
import { noSuchJob } from '../jobs/findJob.ts';
import { jobsInScope } from '../jobs/selectJobs.ts';
import { readersOf } from '../notices/readersOf.ts';
import { countStrangerMails } from '../strangerMails/strangerMails.ts';
import { selectGuests } from './selectGuests.ts';

/** Why someone cannot be a guest; null when they can. */
async function refusalOf(
  tx: Database,
  jobId: string,
  host: { recruiterEmail: string; employerEmail: string },
  { guestEmail }: JobGuestFields,
): Promise<Sentence | null> {
  const administrators = await readersOf(tx, host.employerEmail);
  if (guestEmail === host.recruiterEmail || administrators.some(({ to }) => to === guestEmail))
    return (t) => t('They hire for this job, and give scorecards already.');
  const guests = await tx.selectFrom('jobGuests').select('guestEmail').where('jobId', '=', jobId).execute();
  if (guests.some((one) => one.guestEmail === guestEmail)) return (t) => t('They are invited already.');
  if (guests.length >= mostGuests) return (t) => t('A job can have at most 30 guests. Remove one first.');
  const applicant = await tx
    .selectFrom('applications')
    .select('id')
    .where('jobId', '=', jobId)
    .where('candidateEmail', '=', guestEmail)
    .executeTakeFirst();
  return applicant ? (t) => t('They applied for this job themselves.') : null;
}

/** @throws ApiError NOT_FOUND, TOO_MANY_REQUESTS; INVALID_FIELDS about `guestEmail` */
export const inviteGuest = (
  { db, env, clock, sendMail }: Pick<Services, 'db' | 'env' | 'clock' | 'sendMail'>,
  { caller, grant }: { caller: Caller; grant: Grant },
  jobId: string,
  fields: JobGuestFields,
): Promise<JobGuest> =>
  db.transaction().execute(async (tx) => {
    // Held, so that two invitations at once are counted one after the other.
    const job = await jobsInScope(tx, caller, grant)
      .where('jobs.id', '=', jobId)
      .select(['jobs.id', 'jobs.title', 'jobs.recruiterEmail'])
      .forUpdate()
      .executeTakeFirstOrThrow(noSuchJob);
    const host = await tx
      .selectFrom('recruiters')
      .innerJoin('employers', 'employers.employerEmail', 'recruiters.employerEmail')
      .innerJoin('users', 'users.email', 'recruiters.recruiterEmail')
      .select([
        recruiterName().as('recruiterName'),
        'employerName',
        'users.locale',
        'recruiterEmail',
        'employers.employerEmail',
      ])
      .where('recruiters.recruiterEmail', '=', job.recruiterEmail)
      .executeTakeFirstOrThrow();
    const refusal = await refusalOf(tx, jobId, host, fields);
    if (refusal) throw wrongField('guestEmail', refusal);
    const guestId = uuidv7();
    const now = clock();
    await countStrangerMails(tx, host.employerEmail, 1, now);
    await tx
      .insertInto('jobGuests')
      .values({ id: guestId, jobId, ...fields, invitedAt: now.toISOString(), lastVisitAt: null })
      .execute();
    const about = { ...host, ...fields, jobTitle: job.title, appUrl: env.APP_URL };
    // Guests have no language of their own here; most share that of who invites them.
    await sendMail(tx, {
      ...{ to: fields.guestEmail, letter: guestMail(about), locale: host.locale },
      about: { table: 'jobGuests', key: guestId },
    });
    return selectGuests(tx).where('id', '=', guestId).executeTakeFirstOrThrow();
  });

/** @throws ApiError NOT_FOUND */
export async function removeGuest(
  db: Database,
  { caller, grant }: { caller: Caller; grant: Grant },
  { id: jobId, guestId }: { id: string; guestId: string },
): Promise<void> {
  await db
    .deleteFrom('jobGuests')
    .where('id', '=', guestId)
    .where('jobId', 'in', jobsInScope(db, caller, grant).where('jobs.id', '=', jobId).select('jobs.id'))
    .returning('id')
    .executeTakeFirstOrThrow(() => notFound('There is no such guest.'));
}
