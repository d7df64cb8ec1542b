/** A candidate takes the acceptance of an invitation back, soon after. */

import { type CandidateInvitation, takeBackMs } from '../../../schemas/invitation.ts';
import { ApiError } from '../../base/errors.ts';
import type { Sentence } from '../../base/sentence.ts';
import type { Database } from '../../db/database.ts';
import type { Services } from '../../services/services.ts';
import { withdrawApplication } from '../applications/changeApplication.ts';
import { tellNobody } from '../applications/changes.ts';
import { markSeen } from '../notices/notify.ts';
import { invitationPeople } from './invitationPeople.ts';
import { invitationsTo, noSuchInvitation, selectCandidateInvitation } from './selectInvitations.ts';

const tooLate = (detail: Sentence) => new ApiError('ILLEGAL_MOVE', detail);

/** The application that accepting made. @throws ApiError ILLEGAL_MOVE where there is none, or the other side has acted */
async function acceptedApplication(tx: Database, jobId: string, candidateEmail: string): Promise<string> {
  const found = await tx
    .selectFrom('applications')
    .select(['id', 'status', 'source'])
    .where('jobId', '=', jobId)
    .where('candidateEmail', '=', candidateEmail)
    .forUpdate()
    .executeTakeFirst();
  if (found?.status !== 'ACTIVE' || found.source !== 'INVITED')
    throw tooLate((t) => t('There is no application to take back. See your applications.'));
  const acted = await tx
    .selectFrom('applicationEvents')
    .select('id')
    .where('applicationId', '=', found.id)
    .where('by', '<>', candidateEmail)
    .limit(1)
    .executeTakeFirst();
  if (acted) throw tooLate((t) => t('Your application has been moved on already. You can withdraw it.'));
  return found.id;
}

/**
 * The application is withdrawn and the invitation waits again; its recruiter, who was to be mailed when the time is over, is
 * not.
 *
 * @throws ApiError NOT_FOUND; ILLEGAL_MOVE unless it was accepted a few minutes ago and nothing came of it
 */
export function takeBackAcceptance(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  id: string,
  candidateEmail: string,
): Promise<CandidateInvitation> {
  const now = clock();
  return db.transaction().execute(async (tx) => {
    const own = invitationsTo(tx, candidateEmail).where('invitations.id', '=', id);
    const { status, answeredAt } = await own
      .select(['invitations.status', 'invitations.answeredAt'])
      .forUpdate()
      .executeTakeFirstOrThrow(noSuchInvitation);
    if (status !== 'ACCEPTED') throw tooLate((t) => t('This invitation has not been accepted.'));
    if (answeredAt === null || now.getTime() - Date.parse(answeredAt) > takeBackMs)
      throw tooLate((t) => t('It is too late to take this back. You can withdraw your application.'));
    const { jobId, recruiterEmail } = await invitationPeople(tx, id);
    const applicationId = await acceptedApplication(tx, jobId, candidateEmail);
    await withdrawApplication(tx, { id: applicationId, by: { candidateEmail } }, now, tellNobody);
    await tx
      .updateTable('invitations')
      .set({ status: 'PENDING', answeredAt: null })
      .where('id', '=', id)
      .execute();
    await markSeen(tx, { to: recruiterEmail, kind: 'INVITATION_ANSWERED', jobId, candidateEmail }, now);
    return selectCandidateInvitation(own).executeTakeFirstOrThrow();
  });
}
