/** A recruiter takes back an invitation that waits for its answer. */
import type { Invitation } from '../../../schemas/invitation.ts';
import { ApiError } from '../../base/errors.ts';
import type { Services } from '../../services/services.ts';
import { noSuchInvitation, selectInvitation } from '../invitations/selectInvitations.ts';
import { tellOfWithdrawnInvitation } from '../invitations/tellOfWithdrawnInvitation.ts';

/**
 * The pick is saved again, and the candidate is told.
 *
 * @param recruiterEmail whose job the pick has to be of
 * @throws ApiError NOT_FOUND; ILLEGAL_MOVE once it was answered, has expired or was withdrawn
 */
export function withdrawInvitation(
  services: Pick<Services, 'db' | 'clock' | 'env' | 'sendMail'>,
  pickId: string,
  recruiterEmail: string,
): Promise<Invitation> {
  const now = services.clock().toISOString();
  return services.db.transaction().execute(async (tx) => {
    const found = await tx
      .selectFrom('invitations')
      .innerJoin('dailyCandidates', 'dailyCandidates.id', 'invitations.dailyCandidateId')
      .innerJoin('jobs', 'jobs.id', 'dailyCandidates.jobId')
      .select(['invitations.id', 'invitations.status', 'invitations.expiresAt'])
      .where('invitations.dailyCandidateId', '=', pickId)
      .where('jobs.recruiterEmail', '=', recruiterEmail)
      .forUpdate('invitations')
      .executeTakeFirstOrThrow(noSuchInvitation);
    if (found.status !== 'PENDING' || found.expiresAt <= now) {
      throw new ApiError('ILLEGAL_MOVE', 'Only an invitation that waits for an answer can be withdrawn.');
    }
    const rows = tx.selectFrom('invitations').where('invitations.id', '=', found.id);
    await tx
      .updateTable('invitations')
      .set({ status: 'WITHDRAWN', answeredAt: now })
      .where('id', '=', found.id)
      .execute();
    await tx
      .updateTable('dailyCandidates')
      .set({ status: 'SAVED', reviewedAt: now })
      .where('id', '=', pickId)
      .execute();
    await tellOfWithdrawnInvitation(services, tx, found.id);
    return selectInvitation(rows).executeTakeFirstOrThrow();
  });
}
