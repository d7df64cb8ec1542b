/** A recruiter closes a job whose openings are filled. */
import { ApiError } from '../../base/errors.ts';
import type { Services } from '../../services/services.ts';
import { lockJob } from '../jobs/lockJob.ts';
import { moveJobIn } from '../jobs/moveJob.ts';
import { rejectApplication } from './changeApplication.ts';
import type { Tell } from './changes.ts';
import { ending } from './ending.ts';
import { tellWithoutMail } from './tellCandidate.ts';

interface Closing {
  /** Read by everyone who still waits. */
  reason: string;
  /** Whether they get it by mail, too. */
  notify: boolean;
}

/**
 * Everyone who still waits is rejected with the same reason: all of it happens, or nothing.
 *
 * @throws ApiError NOT_FOUND; ILLEGAL_MOVE while an opening is left, or when the job is closed; INVALID_FIELDS on `reason`
 */
export async function closeFilledJob(
  services: Pick<Services, 'db' | 'clock' | 'env' | 'sendMail'>,
  recruiterEmail: string,
  jobId: string,
  { reason, notify }: Closing,
  tell: Tell,
): Promise<void> {
  const { db, clock } = services;
  const now = clock();
  await db.transaction().execute(async (tx) => {
    const { openings } = await lockJob(tx, jobId, recruiterEmail);
    const applications = await tx
      .selectFrom('applications')
      .select(['id', 'status'])
      .where('jobId', '=', jobId)
      .where('status', 'in', ['ACTIVE', 'HIRED'])
      .orderBy('id')
      .forUpdate()
      .execute();
    const waiting = applications.filter(({ status }) => status === 'ACTIVE');
    if (applications.length - waiting.length < openings)
      throw new ApiError('ILLEGAL_MOVE', 'Not all openings of this job are filled.');
    await moveJobIn(tx, jobId, recruiterEmail, { to: 'CLOSED', closeReason: 'FILLED' }, now);
    const told = ending(services, notify ? tell : tellWithoutMail(services));
    for (const { id } of waiting)
      await rejectApplication(tx, { id, by: { recruiterEmail } }, reason, now, told);
  });
}
