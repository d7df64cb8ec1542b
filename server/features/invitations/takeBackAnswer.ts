/** A candidate takes the answer to an invitation back: an acceptance soon after, a decline while the invitation lasts. */

import { type CandidateInvitation, takeBackMs } from '../../../schemas/invitation.ts';
import { ApiError } from '../../base/errors.ts';
import type { Sentence } from '../../base/sentence.ts';
import type { Database } from '../../db/database.ts';
import { invitationReopenedMail } from '../../mail/templates/invitationMails.ts';
import type { Services } from '../../services/services.ts';
import { withdrawApplication } from '../applications/changeApplication.ts';
import { tellNobody } from '../applications/changes.ts';
import { markSeen, notify } from '../notices/notify.ts';
import { type InvitationPeople, invitationPeople } from './invitationPeople.ts';
import { invitationsTo, noSuchInvitation, selectCandidateInvitation } from './selectInvitations.ts';

type Needed = Pick<Services, 'db' | 'clock' | 'env' | 'sendMail'>;

const tooLate = (detail: Sentence) => new ApiError('ILLEGAL_MOVE', detail);

/** The application that accepting made. @throws ApiError ILLEGAL_MOVE where there is none, or the other side has acted */
async function acceptedApplication(tx: Database, jobId: string, candidateEmail: string): Promise<string> {
  const application = await tx
    .selectFrom('applications')
    .select(['id', 'status', 'source'])
    .where('jobId', '=', jobId)
    .where('candidateEmail', '=', candidateEmail)
    .forUpdate()
    .executeTakeFirst();
  if (application?.status !== 'ACTIVE' || application.source !== 'INVITED')
    throw tooLate((t) => t('There is no application to take back. See your applications.'));
  const acted = await tx
    .selectFrom('applicationEvents')
    .select('id')
    .where('applicationId', '=', application.id)
    .where('by', '<>', candidateEmail)
    .limit(1)
    .executeTakeFirst();
  if (acted) throw tooLate((t) => t('Your application has been moved on already. You can withdraw it.'));
  return application.id;
}

/** The application is withdrawn. @throws ApiError ILLEGAL_MOVE unless it was accepted a few minutes ago and nothing came of it */
async function takeBackAcceptance(
  tx: Database,
  { jobId, answeredAt, candidateEmail }: { jobId: string; answeredAt: string | null; candidateEmail: string },
  now: Date,
): Promise<void> {
  if (answeredAt === null || now.getTime() - Date.parse(answeredAt) > takeBackMs)
    throw tooLate((t) => t('It is too late to take this back. You can withdraw your application.'));
  const id = await acceptedApplication(tx, jobId, candidateEmail);
  await withdrawApplication(tx, { id, by: { candidateEmail } }, now, tellNobody);
}

/** @throws ApiError ILLEGAL_MOVE once the invitation could not be accepted any more */
async function refuseOver(tx: Database, jobId: string, expiresAt: string, now: Date): Promise<void> {
  if (expiresAt <= now.toISOString())
    throw tooLate((t) => t('This invitation has expired. You can still apply for the job while it is open.'));
  const { status } = await tx
    .selectFrom('jobs')
    .select('status')
    .where('id', '=', jobId)
    .executeTakeFirstOrThrow();
  if (status !== 'OPEN') throw tooLate((t) => t('The job is not open any more.'));
}

/** Tells the recruiter, who may have read the decline. A suspended recruiter reads nothing of candidates. */
async function tellOfReopening(
  services: Needed,
  tx: Database,
  people: InvitationPeople,
  candidateEmail: string,
) {
  if (people.recruiterStatus !== 'ACTIVE') return;
  const { recruiterEmail: to, jobId } = people;
  const news = { to, kind: 'INVITATION_REOPENED', jobId, candidateEmail } as const;
  await notify(services, tx, news, {
    what: 'answers',
    letterOf: (stop) => invitationReopenedMail({ ...people, appUrl: services.env.APP_URL, stop }),
  });
}

/**
 * The invitation waits again. The mail about an acceptance waits for ten minutes and is dropped; the one about a decline
 * went out at once, so another mail says that it was taken back.
 *
 * @throws ApiError NOT_FOUND; ILLEGAL_MOVE when it was not answered, or it is too late
 */
export function takeBackAnswer(
  services: Needed,
  id: string,
  candidateEmail: string,
): Promise<CandidateInvitation> {
  const { db, clock } = services;
  const now = clock();
  return db.transaction().execute(async (tx) => {
    const own = invitationsTo(tx, candidateEmail).where('invitations.id', '=', id);
    const { status, answeredAt, expiresAt } = await own
      .select(['invitations.status', 'invitations.answeredAt', 'invitations.expiresAt'])
      .forUpdate()
      .executeTakeFirstOrThrow(noSuchInvitation);
    if (status !== 'ACCEPTED' && status !== 'DECLINED')
      throw tooLate((t) => t('You have not answered this invitation.'));
    const people = await invitationPeople(tx, id);
    const { jobId, recruiterEmail: to } = people;
    if (status === 'ACCEPTED') await takeBackAcceptance(tx, { jobId, answeredAt, candidateEmail }, now);
    else await refuseOver(tx, jobId, expiresAt, now);
    await tx
      .updateTable('invitations')
      .set({ status: 'PENDING', answeredAt: null, declineReason: null })
      .where('id', '=', id)
      .execute();
    await markSeen(tx, { to, kind: 'INVITATION_ANSWERED', jobId, candidateEmail }, now);
    if (status === 'DECLINED') await tellOfReopening(services, tx, people, candidateEmail);
    return selectCandidateInvitation(own).executeTakeFirstOrThrow();
  });
}
