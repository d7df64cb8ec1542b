/** A candidate accepts or declines an invitation. */
import type { CandidateInvitation, InvitationStatus } from '../../../schemas/invitation.ts';
import { takeBackMs } from '../../../schemas/invitation.ts';
import { ApiError } from '../../base/errors.ts';
import { wrongField } from '../../base/fieldErrors.ts';
import type { Database } from '../../db/database.ts';
import { invitationAnsweredMail } from '../../mail/templates/invitationMails.ts';
import type { Services } from '../../services/services.ts';
import { applyIn, nothingWritten } from '../applications/apply.ts';
import type { Tell } from '../applications/changes.ts';
import { markSeen, notify } from '../notices/notify.ts';
import { requireProvedAddress } from '../people/provedAddress.ts';
import { invitationPeople } from './invitationPeople.ts';
import { invitationsTo, noSuchInvitation, selectCandidateInvitation } from './selectInvitations.ts';

interface InvitationAnswer {
  status: Extract<InvitationStatus, 'ACCEPTED' | 'DECLINED'>;
  /** Has to be given when declining, and only then. */
  reason?: string | undefined;
}

const notNow = (detail: string) => new ApiError('ILLEGAL_MOVE', detail);

function refuseIncomplete({ status, reason }: InvitationAnswer) {
  if (status === 'DECLINED' && !reason) {
    throw wrongField('reason', 'Say why in a few words; the recruiter will read it.');
  }
  if (status === 'ACCEPTED' && reason) throw wrongField('reason', 'A reason is given only when declining.');
}

/** Makes the application that accepting means; one that was sent meanwhile stands as it is. */
async function applyAsInvited(
  tx: Database,
  given: { jobId: string; candidateEmail: string },
  now: Date,
  tell: Tell,
) {
  const { jobId, candidateEmail } = given;
  const sent = await tx
    .selectFrom('applications')
    .select('id')
    // One that was withdrawn begins again.
    .where('status', '<>', 'WITHDRAWN')
    .where('jobId', '=', jobId)
    .where('candidateEmail', '=', candidateEmail)
    .executeTakeFirst();
  if (sent) return;
  await applyIn(tx, { jobId, candidateEmail, ...nothingWritten, source: 'INVITED' }, now, tell).catch(
    (error: Error) => {
      if (error instanceof ApiError && error.code === 'NOT_FOUND')
        throw notNow('The job is not open any more.');
      throw error;
    },
  );
}

/**
 * Accepting makes an application in the job's first stage. An active recruiter is told by mail.
 *
 * @param candidateEmail who has to be the one invited
 * @param tell how the candidate is told of the application
 * @throws ApiError NOT_FOUND; ILLEGAL_MOVE when it was answered before, has expired or the job is not open any more;
 *   EMAIL_NOT_VERIFIED when accepting; INVALID_FIELDS on `reason`
 */
export function answerInvitation(
  services: Pick<Services, 'db' | 'clock' | 'env' | 'sendMail'>,
  id: string,
  candidateEmail: string,
  answer: InvitationAnswer,
  tell: Tell,
): Promise<CandidateInvitation> {
  const { db, clock, env } = services;
  const now = clock();
  const { status, reason = null } = answer;
  return db.transaction().execute(async (tx) => {
    const own = invitationsTo(tx, candidateEmail).where('invitations.id', '=', id);
    const found = await own
      .select(['invitations.status', 'invitations.expiresAt'])
      .forUpdate()
      .executeTakeFirstOrThrow(noSuchInvitation);
    if (found.status === 'EXPIRED' || (found.status === 'PENDING' && found.expiresAt <= now.toISOString())) {
      throw notNow('This invitation has expired. You can still apply for the job while it is open.');
    }
    if (found.status === 'WITHDRAWN') {
      throw new ApiError(
        'ILLEGAL_MOVE',
        'This invitation was withdrawn. You can still apply for the job while it is open.',
      );
    }
    if (found.status !== 'PENDING') throw notNow('You have answered this invitation already.');
    refuseIncomplete(answer);
    if (status === 'ACCEPTED') await requireProvedAddress(tx, candidateEmail);
    await tx
      .updateTable('invitations')
      .set({ status, declineReason: reason, answeredAt: now.toISOString() })
      .where('id', '=', id)
      .execute();
    const people = await invitationPeople(tx, id);
    await markSeen(tx, { to: candidateEmail, kind: 'INVITED', jobId: people.jobId, candidateEmail }, now);
    if (status === 'ACCEPTED') await applyAsInvited(tx, { jobId: people.jobId, candidateEmail }, now, tell);
    // A suspended recruiter reads nothing of candidates any more, by mail neither.
    if (people.recruiterStatus === 'ACTIVE') {
      const { recruiterEmail: to, jobId } = people;
      const about = { ...people, accepted: status === 'ACCEPTED', appUrl: env.APP_URL };
      const news = { to, kind: 'INVITATION_ANSWERED', jobId, candidateEmail } as const;
      await markSeen(tx, { ...news, kind: 'INVITATION_REOPENED' }, now);
      await notify(services, tx, news, {
        what: 'answers',
        // Until then it can be taken back.
        notBefore: status === 'ACCEPTED' ? new Date(now.getTime() + takeBackMs) : undefined,
        letterOf: (stop) => invitationAnsweredMail({ ...about, stop }),
      });
    }
    return selectCandidateInvitation(own).executeTakeFirstOrThrow();
  });
}
