/** A candidate takes back that they declined an offer, soon after. */
import type { CandidateApplication } from '../../../schemas/application.ts';
import { takeBackMs } from '../../../schemas/invitation.ts';
import { isOfferOver } from '../../../schemas/jobOffer.ts';
import type { Caller } from '../../access/caller.ts';
import { ApiError } from '../../base/errors.ts';
import type { Database } from '../../db/database.ts';
import type { Services } from '../../services/services.ts';
import { answerAfterOffer } from '../applications/changes.ts';
import { findApplication } from '../applications/selectApplications.ts';
import { markSeen } from '../notices/notify.ts';
import { queueWebhooks } from '../webhooks/queueWebhooks.ts';
import { holdOffer } from './holdOffer.ts';

const tooLate = (detail: string) => new ApiError('ILLEGAL_MOVE', detail);

/** @throws ApiError ILLEGAL_MOVE unless it was declined a few minutes ago, and nothing came of it */
async function refuseSettled(
  tx: Database,
  { about, offer }: Awaited<ReturnType<typeof holdOffer>>,
  now: Date,
) {
  if (offer.status !== 'DECLINED') throw tooLate('You have not declined this offer.');
  if (about.applicationStatus !== 'ACTIVE') throw tooLate('This application has ended.');
  if (
    offer.answeredAt === null ||
    now.getTime() - Date.parse(offer.answeredAt) > takeBackMs ||
    isOfferOver(offer, now)
  )
    throw tooLate('It is too late to take this back. Write to the recruiter if you want the job.');
  const newer = await tx
    .selectFrom('jobOffers')
    .select('id')
    .where('applicationId', '=', about.applicationId)
    .where('sentAt', '>', offer.sentAt)
    .limit(1)
    .executeTakeFirst();
  if (newer) throw tooLate('The recruiter has made you another offer.');
}

/**
 * The offer waits for its answer again, until the same last day. The mail to its recruiter waits for ten minutes and is
 * dropped. Later the recruiter may have made an offer to another applicant, so they decide whether to make this one again.
 *
 * @throws ApiError NOT_FOUND; ILLEGAL_MOVE unless it was declined a few minutes ago and nothing came of it
 */
export function takeBackDecline(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  caller: Pick<Caller, 'role' | 'email'>,
  id: string,
): Promise<CandidateApplication> {
  const now = clock();
  const at = now.toISOString();
  return db.transaction().execute(async (tx) => {
    const held = await holdOffer(tx, caller, id);
    await refuseSettled(tx, held, now);
    const { applicationId, jobId, recruiterEmail: to, candidateEmail } = held.about;
    await tx
      .updateTable('jobOffers')
      .set({ status: 'SENT', declineReason: null, answeredAt: null })
      .where('id', '=', id)
      .execute();
    await tx
      .updateTable('applications')
      .set({ answerBy: answerAfterOffer(held.offer.expiresOn), updatedAt: at })
      .where('id', '=', applicationId)
      .execute();
    const data = { jobOfferId: id, applicationId, status: 'SENT' };
    await queueWebhooks(tx, { type: 'offer.answered', at, jobId, data });
    await markSeen(tx, { to, kind: 'JOB_OFFER_ANSWERED', jobId, candidateEmail }, now);
    return findApplication(tx, applicationId);
  });
}
