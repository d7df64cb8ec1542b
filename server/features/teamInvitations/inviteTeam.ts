/** Inviting recruiters by mail, sending the mail again, and taking the invitation back. */
import { v7 as uuidv7 } from 'uuid';
import type { Locale } from '../../../schemas/base/locales.ts';
import { mostInvitations, pauseMinutes, TeamInvitation } from '../../../schemas/teamInvitation.ts';
import { ApiError, notFound } from '../../base/errors.ts';
import { refuseFields, wrongField } from '../../base/fieldErrors.ts';
import type { Database } from '../../db/database.ts';
import { selectShape } from '../../db/selectShape.ts';
import { teamInvitationMail } from '../../mail/templates/teamInvitationMail.ts';
import type { Services } from '../../services/services.ts';
import { newSecret } from './invitationSecret.ts';

type Needed = Pick<Services, 'db' | 'env' | 'clock' | 'sendMail'>;

const shown = selectShape('teamInvitations', TeamInvitation.shape, {});

const noSuchInvitation = () => notFound('There is no such invitation.');

const invitationsOf = (db: Database, employerEmail: string) =>
  db.selectFrom('teamInvitations').where('employerEmail', '=', employerEmail);

/** The latest first. */
export const listInvitations = (db: Database, employerEmail: string): Promise<TeamInvitation[]> =>
  invitationsOf(db, employerEmail)
    .select(shown)
    .$castTo<TeamInvitation>()
    .orderBy('sentAt', 'desc')
    .orderBy('id', 'desc')
    .limit(mostInvitations)
    .execute();

/** The employer, held until the end, so that what is sent at once is counted one after the other. */
const holdEmployer = (tx: Database, employerEmail: string) =>
  tx
    .selectFrom('employers')
    .innerJoin('users', 'users.email', 'employers.employerEmail')
    .select(['employers.employerName', 'users.locale'])
    .where('employerEmail', '=', employerEmail)
    .forNoKeyUpdate('employers')
    .executeTakeFirstOrThrow();

/**
 * Only what the employer knows anyway is told: whether an address has an account elsewhere is nobody's business.
 *
 * @throws ApiError INVALID_FIELDS about `emails` or one of them
 */
async function refuseKnown(tx: Database, employerEmail: string, emails: readonly string[]): Promise<void> {
  const recruiters = await tx
    .selectFrom('recruiters')
    .select('recruiterEmail')
    .where('employerEmail', '=', employerEmail)
    .where('recruiterEmail', 'in', emails)
    .execute();
  const open = await invitationsOf(tx, employerEmail).select('invitedEmail').execute();
  const ours = new Set(recruiters.map(({ recruiterEmail }) => recruiterEmail));
  const invited = new Set(open.map(({ invitedEmail }) => invitedEmail));
  refuseFields(
    Object.fromEntries(
      emails.map((email, place) => [
        `emails.${place}`,
        ours.has(email)
          ? 'They recruit for you already.'
          : email === employerEmail
            ? 'This is the address of your own account.'
            : invited.has(email)
              ? 'They are invited already. You can send that e-mail again.'
              : null,
      ]),
    ),
  );
  if (open.length + emails.length > mostInvitations)
    throw wrongField('emails', 'At most 100 invitations can wait for an answer. Take some back first.');
}

interface About {
  to: string;
  employerName: string;
  secret: string;
  /** Most share the language of the one who invites them. */
  locale: Locale;
}

const mail = ({ env, sendMail }: Needed, tx: Database, { to, locale, ...about }: About): Promise<void> =>
  sendMail(tx, { to, letter: teamInvitationMail({ ...about, appUrl: env.APP_URL }), locale });

/** An address typed twice is invited once. @throws ApiError INVALID_FIELDS about `emails` or one of them */
export const inviteTeam = (
  services: Needed,
  employerEmail: string,
  typed: readonly string[],
): Promise<TeamInvitation[]> =>
  services.db.transaction().execute(async (tx) => {
    const { employerName, locale } = await holdEmployer(tx, employerEmail);
    const emails = [...new Set(typed)];
    await refuseKnown(tx, employerEmail, emails);
    const now = services.clock();
    const made = emails.map((invitedEmail) => ({ invitedEmail, ...newSecret(services, now) }));
    const invitations = await tx
      .insertInto('teamInvitations')
      .values(made.map(({ invitedEmail, kept }) => ({ id: uuidv7(), employerEmail, invitedEmail, ...kept })))
      .returning(shown)
      .$castTo<TeamInvitation>()
      .execute();
    for (const { invitedEmail: to, secret } of made)
      await mail(services, tx, { to, employerName, secret, locale });
    return invitations;
  });

/** @throws ApiError NOT_FOUND; ILLEGAL_MOVE when the last mail has only just gone out */
export const resendInvitation = (
  services: Needed,
  employerEmail: string,
  id: string,
): Promise<TeamInvitation> =>
  services.db.transaction().execute(async (tx) => {
    const { employerName, locale } = await holdEmployer(tx, employerEmail);
    const now = services.clock();
    const { sentAt } = await invitationsOf(tx, employerEmail)
      .where('id', '=', id)
      .select('sentAt')
      .executeTakeFirstOrThrow(noSuchInvitation);
    if (now.getTime() < Date.parse(sentAt) + pauseMinutes * 60_000)
      throw new ApiError(
        'ILLEGAL_MOVE',
        'It was sent only minutes ago. Wait a little before you send it again.',
      );
    const { secret, kept } = newSecret(services, now);
    const invitation = await tx
      .updateTable('teamInvitations')
      .set(kept)
      .where('id', '=', id)
      .returning(shown)
      .$castTo<TeamInvitation>()
      .executeTakeFirstOrThrow();
    await mail(services, tx, { to: invitation.invitedEmail, employerName, secret, locale });
    return invitation;
  });

/** @throws ApiError NOT_FOUND */
export async function revokeInvitation(db: Database, employerEmail: string, id: string): Promise<void> {
  await db
    .deleteFrom('teamInvitations')
    .where('id', '=', id)
    .where('employerEmail', '=', employerEmail)
    .returning('id')
    .executeTakeFirstOrThrow(noSuchInvitation);
}
