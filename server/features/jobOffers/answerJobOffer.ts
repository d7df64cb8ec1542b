/** A candidate accepts or declines an offer. */
import type { CandidateApplication } from '../../../schemas/application.ts';
import { takeBackMs } from '../../../schemas/invitation.ts';
import { isOfferOver, type JobOffer, type JobOfferStatus } from '../../../schemas/jobOffer.ts';
import type { Caller } from '../../access/caller.ts';
import { ApiError } from '../../base/errors.ts';
import { wrongField } from '../../base/fieldErrors.ts';
import type { Database } from '../../db/database.ts';
import { jobOfferAcceptedMail, jobOfferAnsweredMail } from '../../mail/templates/jobOfferMails.ts';
import type { Services } from '../../services/services.ts';
import { hireApplication } from '../applications/changeApplication.ts';
import { answerBy, tellNobody } from '../applications/changes.ts';
import { ending } from '../applications/ending.ts';
import { findApplication } from '../applications/selectApplications.ts';
import { markSeen, notify } from '../notices/notify.ts';
import { queueWebhooks } from '../webhooks/queueWebhooks.ts';
import { holdOffer } from './holdOffer.ts';

interface OfferAnswer {
  status: Extract<JobOfferStatus, 'ACCEPTED' | 'DECLINED'>;
  /** Only when declining. */
  reason?: string | undefined;
}

type Needed = Pick<Services, 'db' | 'clock' | 'env' | 'sendMail'>;
type Held = Awaited<ReturnType<typeof holdOffer>>;

/** @throws ApiError ILLEGAL_MOVE, INVALID_FIELDS on `reason` */
function refuseLate(offer: Pick<JobOffer, 'status' | 'expiresOn'>, answer: OfferAnswer, now: Date): void {
  if (offer.status === 'WITHDRAWN') throw new ApiError('ILLEGAL_MOVE', 'This offer was withdrawn.');
  if (offer.status === 'ACCEPTED' || offer.status === 'DECLINED')
    throw new ApiError('ILLEGAL_MOVE', 'You have answered this offer already.');
  if (offer.status === 'EXPIRED' || isOfferOver(offer, now)) {
    throw new ApiError(
      'ILLEGAL_MOVE',
      'This offer has expired. Write to the recruiter if you still want the job.',
    );
  }
  if (answer.status === 'ACCEPTED' && answer.reason)
    throw wrongField('reason', 'A reason is given only when declining.');
}

/** Who accepts has the terms by mail; a suspended recruiter reads nothing of candidates, by mail neither. */
async function tell(services: Needed, tx: Database, { about, offer }: Held, isAccepted: boolean) {
  const { env, sendMail } = services;
  const given = { ...about, ...offer, appUrl: env.APP_URL };
  if (isAccepted) {
    const letter = jobOfferAcceptedMail(given);
    await sendMail(tx, { to: about.candidateEmail, letter, onlyToAccounts: true });
  }
  const { recruiterEmail: to, jobId, candidateEmail } = about;
  const own = { to: candidateEmail, kind: 'JOB_OFFER', jobId, candidateEmail } as const;
  await markSeen(tx, own, services.clock());
  if (about.recruiterStatus !== 'ACTIVE') return;
  const news = { to, kind: 'JOB_OFFER_ANSWERED', jobId, candidateEmail } as const;
  await notify(services, tx, news, {
    what: 'answers',
    // Until then a decline can be taken back.
    notBefore: isAccepted ? undefined : new Date(services.clock().getTime() + takeBackMs),
    letterOf: (stop) => jobOfferAnsweredMail({ ...given, isAccepted, stop }),
  });
}

/**
 * Accepting hires: the application ends in the job's last stage, by the candidate's own hand.
 *
 * @throws ApiError NOT_FOUND; ILLEGAL_MOVE when it was answered or withdrawn before or has expired; INVALID_FIELDS on
 *   `reason`
 */
export function answerJobOffer(
  services: Needed,
  caller: Pick<Caller, 'role' | 'email'>,
  id: string,
  answer: OfferAnswer,
): Promise<CandidateApplication> {
  const { db, clock } = services;
  const now = clock();
  const at = now.toISOString();
  const { status, reason } = answer;
  return db.transaction().execute(async (tx) => {
    const held = await holdOffer(tx, caller, id);
    refuseLate(held.offer, answer, now);
    const { applicationId } = held.about;
    await tx
      .updateTable('jobOffers')
      .set({ status, declineReason: reason || null, answeredAt: at })
      .where('id', '=', id)
      .execute();
    if (status === 'ACCEPTED') {
      const who = { id: applicationId, by: { candidateEmail: caller.email } };
      await hireApplication(tx, who, now, ending(services, tellNobody));
    } else {
      await tx
        .updateTable('applications')
        .set({ answerBy: answerBy('ACTIVE', now), updatedAt: at })
        .where('id', '=', applicationId)
        .execute();
    }
    const { jobId } = held.about;
    const data = { jobOfferId: id, applicationId, status };
    await queueWebhooks(tx, { type: 'offer.answered', at, jobId, data });
    await tell(services, tx, held, status === 'ACCEPTED');
    return findApplication(tx, applicationId);
  });
}
