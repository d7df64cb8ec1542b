/** A recruiter takes back an offer that waits for its answer. */
import type { CandidateApplication } from '../../../schemas/application.ts';
import { isOfferOver } from '../../../schemas/jobOffer.ts';
import type { Caller } from '../../access/caller.ts';
import { ApiError } from '../../base/errors.ts';
import { jobOfferWithdrawnMail } from '../../mail/templates/jobOfferMails.ts';
import type { Services } from '../../services/services.ts';
import { answerBy } from '../applications/changes.ts';
import { findApplication, selectJudgedApplication } from '../applications/selectApplications.ts';
import { markSeen } from '../notices/notify.ts';
import { holdOffer } from './holdOffer.ts';

/** The candidate is told. @throws ApiError NOT_FOUND; ILLEGAL_MOVE once it was answered, has expired or was withdrawn */
export function withdrawJobOffer(
  { db, clock, env, sendMail }: Pick<Services, 'db' | 'clock' | 'env' | 'sendMail'>,
  caller: Pick<Caller, 'role' | 'email'>,
  id: string,
): Promise<CandidateApplication> {
  const now = clock();
  const at = now.toISOString();
  return db.transaction().execute(async (tx) => {
    const { about, offer } = await holdOffer(tx, caller, id);
    if (offer.status !== 'SENT' || isOfferOver(offer, now)) {
      throw new ApiError('ILLEGAL_MOVE', 'Only an offer that waits for its answer can be withdrawn.');
    }
    await tx
      .updateTable('jobOffers')
      .set({ status: 'WITHDRAWN', answeredAt: at })
      .where('id', '=', id)
      .execute();
    await tx
      .updateTable('applications')
      .set({ answerBy: answerBy('ACTIVE', now), updatedAt: at })
      .where('id', '=', about.applicationId)
      .execute();
    const { candidateEmail, jobId } = about;
    // There is nothing left to answer.
    await markSeen(tx, { to: candidateEmail, kind: 'JOB_OFFER', jobId, candidateEmail }, now);
    await sendMail(tx, {
      to: candidateEmail,
      letter: jobOfferWithdrawnMail({ ...about, appUrl: env.APP_URL }),
      onlyToAccounts: true,
    });
    return findApplication(tx, about.applicationId, undefined, selectJudgedApplication);
  });
}
