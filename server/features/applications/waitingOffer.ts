/** An offer that waits for its answer ends with its application, and goes along between stages. */
import type { ApplicationStatus } from '../../../schemas/application.ts';
import { isOfferOver, type JobOfferStatus } from '../../../schemas/jobOffer.ts';
import { ApiError } from '../../base/errors.ts';
import type { Database } from '../../db/database.ts';

/** The end of the offer: a rejection withdraws it, a withdrawal declines it. */
const endings: Partial<Record<ApplicationStatus, JobOfferStatus>> = {
  REJECTED: 'WITHDRAWN',
  WITHDRAWN: 'DECLINED',
};

/**
 * @param status what the application becomes; its row is held
 * @returns the last day of an offer that goes on waiting; null where there is none
 * @throws ApiError ILLEGAL_MOVE for a hire that does not wait for the candidate's answer
 */
export async function endWaitingOffer(
  tx: Database,
  applicationId: string,
  status: ApplicationStatus,
  now: Date,
): Promise<string | null> {
  const waiting = await tx
    .selectFrom('jobOffers')
    .select(['id', 'expiresOn'])
    .where('applicationId', '=', applicationId)
    .where('status', '=', 'SENT')
    .executeTakeFirst();
  if (!waiting) return null;
  const isOver = isOfferOver(waiting, now);
  if (status === 'ACTIVE') return isOver ? null : waiting.expiresOn;
  if (status === 'HIRED' && !isOver) {
    throw new ApiError(
      'ILLEGAL_MOVE',
      'Your offer waits for an answer. Accepting it hires them; to hire without it, withdraw it first.',
    );
  }
  const ended = isOver ? 'EXPIRED' : (endings[status] ?? 'EXPIRED');
  await tx
    .updateTable('jobOffers')
    .set({ status: ended, answeredAt: isOver ? null : now.toISOString() })
    .where('id', '=', waiting.id)
    .execute();
  return null;
}
