/** Inviting recruiters and administrators by mail, sending the mail again, and taking the invitation back. */
import { v7 as uuidv7 } from 'uuid';
import type { z } from 'zod';
import { mostAdministrators } from '../../../schemas/administrator.ts';
import type { Locale } from '../../../schemas/base/locales.ts';
import {
  mostInvitations,
  pauseMinutes,
  TeamInvitation,
  type TeamInvitationFields,
  type TeamRole,
} from '../../../schemas/teamInvitation.ts';
import { type Caller, companyOf, grantFor } from '../../access/caller.ts';
import { mailAboutWayIn } from '../../access/objections.ts';
import { ApiError, notFound } from '../../base/errors.ts';
import { refuseFields, wrongField } from '../../base/fieldErrors.ts';
import type { Sentence } from '../../base/sentence.ts';
import type { Database } from '../../db/database.ts';
import { selectShape } from '../../db/selectShape.ts';
import { teamInvitationMail } from '../../mail/templates/teamInvitationMail.ts';
import type { Services } from '../../services/services.ts';
import { countStrangerMails } from '../strangerMails/strangerMails.ts';
import { newSecret } from './invitationSecret.ts';

type Needed = Pick<Services, 'db' | 'env' | 'clock' | 'sendMail'>;

const shown = selectShape('teamInvitations', TeamInvitation.shape, {});

/** Said to the owner, and to one too many who follows a link. */
export const tooManyAdministrators: Sentence = (t) =>
  t('A company can have at most {most} administrators.', { most: mostAdministrators });

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

/** Whom a company has, and whom it has invited, is for every administrator to say; further administrators for its owner. */
function refuseRole(caller: Caller, role: TeamRole): void {
  if (role === 'ADMINISTRATOR') grantFor(caller, 'administrators.invite');
}

/** The company, held until the end, so that what is sent at once is counted one after the other; and the caller's language. */
const holdEmployer = (tx: Database, caller: Caller) =>
  tx
    .selectFrom('employers')
    .innerJoin('users', (join) => join.on('users.email', '=', caller.email))
    .select(['employers.employerName', 'users.locale'])
    .where('employerEmail', '=', companyOf(caller))
    .forNoKeyUpdate('employers')
    .executeTakeFirstOrThrow();

/**
 * Only what the employer knows anyway is told: whether an address has an account elsewhere is nobody's business.
 *
 * @throws ApiError INVALID_FIELDS about `emails` or one of them
 */
async function refuseKnown(
  tx: Database,
  caller: Caller,
  emails: readonly string[],
  role: TeamRole,
): Promise<void> {
  const employerEmail = companyOf(caller);
  const administrators = await tx
    .selectFrom('administrators')
    .select('administratorEmail')
    .where('employerEmail', '=', employerEmail)
    .execute();
  const recruiters = await tx
    .selectFrom('recruiters')
    .select(['recruiterEmail', 'status'])
    .where('employerEmail', '=', employerEmail)
    .where('recruiterEmail', 'in', emails)
    .execute();
  const open = await invitationsOf(tx, employerEmail).select(['invitedEmail', 'role']).execute();
  const ours = new Map(recruiters.map(({ recruiterEmail, status }) => [recruiterEmail, status]));
  const acting = new Set(administrators.map(({ administratorEmail }) => administratorEmail));
  const invited = new Set(open.map(({ invitedEmail }) => invitedEmail));
  const refusalOf = (email: string): Sentence | null => {
    const status = ours.get(email);
    if (status && role === 'RECRUITER') return (t) => t('They recruit for you already.');
    if (email === caller.email) return (t) => t('This is the address of your own account.');
    if (acting.has(email)) return (t) => t('They administer the company already.');
    if (status && status !== 'ACTIVE')
      return (t) => t('They are no active recruiter of yours. Approve them, or end their suspension, first.');
    return invited.has(email) ? (t) => t('They are invited already. You can send that e-mail again.') : null;
  };
  refuseFields(Object.fromEntries(emails.map((email, place) => [`emails.${place}`, refusalOf(email)])));
  if (open.length + emails.length > mostInvitations)
    throw wrongField('emails', 'At most 100 invitations can wait for an answer. Take some back first.');
  const coming = open.filter((one) => one.role === 'ADMINISTRATOR').length + emails.length;
  if (role === 'ADMINISTRATOR' && acting.size + coming > mostAdministrators)
    throw wrongField('emails', tooManyAdministrators);
}

interface About {
  to: string;
  kept: { secretHash: string; expiresAt: string };
  employerEmail: string;
  employerName: string;
  role: TeamRole;
  secret: string;
  /** Most share the language of the one who invites them. */
  locale: Locale;
}

/** One who recruits for the company has an account, and is told to sign in to it. */
async function mail(
  { env, sendMail }: Needed,
  tx: Database,
  { to, kept, locale, ...about }: About,
): Promise<void> {
  const account =
    about.role === 'ADMINISTRATOR' &&
    (await tx
      .selectFrom('recruiters')
      .select('recruiterEmail')
      .where('recruiterEmail', '=', to)
      .where('employerEmail', '=', about.employerEmail)
      .executeTakeFirst());
  const letter = teamInvitationMail({ ...about, recruits: Boolean(account), appUrl: env.APP_URL });
  const { secretHash: key, expiresAt: goodUntil } = kept;
  await sendMail(tx, { to, letter, locale, goodUntil, about: { table: 'teamInvitations', key } });
}

/** An address typed twice is invited once. @throws ApiError OWNER_ONLY, TOO_MANY_REQUESTS; INVALID_FIELDS about `emails` or one of them */
export const inviteTeam = (
  services: Needed,
  caller: Caller,
  { emails: typed, role }: z.output<typeof TeamInvitationFields>,
): Promise<TeamInvitation[]> =>
  services.db.transaction().execute(async (tx) => {
    refuseRole(caller, role);
    const employerEmail = companyOf(caller);
    const { employerName, locale } = await holdEmployer(tx, caller);
    const emails = [...new Set(typed)];
    await refuseKnown(tx, caller, emails, role);
    const now = services.clock();
    const made = emails.map((invitedEmail) => ({ invitedEmail, ...newSecret(services, now) }));
    const invitations = await tx
      .insertInto('teamInvitations')
      .values(
        made.map(({ invitedEmail, kept }) => ({ id: uuidv7(), employerEmail, invitedEmail, role, ...kept })),
      )
      .returning(shown)
      .$castTo<TeamInvitation>()
      .execute();
    await countStrangerMails(tx, employerEmail, made.length, now);
    for (const { invitedEmail: to, secret, kept } of made)
      await mail(services, tx, { to, kept, employerEmail, employerName, role, secret, locale });
    if (role === 'ADMINISTRATOR')
      for (const { id: target, invitedEmail: name } of invitations)
        await mailAboutWayIn(services, tx, { owner: caller, kind: 'ADMINISTRATOR', target, name });
    return invitations;
  });

/** @throws ApiError NOT_FOUND, OWNER_ONLY, TOO_MANY_REQUESTS; ILLEGAL_MOVE when the last mail has only just gone out */
export const resendInvitation = (services: Needed, caller: Caller, id: string): Promise<TeamInvitation> =>
  services.db.transaction().execute(async (tx) => {
    const { employerName, locale } = await holdEmployer(tx, caller);
    const now = services.clock();
    const { sentAt, role } = await invitationsOf(tx, companyOf(caller))
      .where('id', '=', id)
      .select(['sentAt', 'role'])
      .executeTakeFirstOrThrow(noSuchInvitation);
    refuseRole(caller, role);
    // By a clock that was set back since, it was sent in the future: that is no reason to wait until then.
    if (Math.abs(now.getTime() - Date.parse(sentAt)) < pauseMinutes * 60_000)
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
    const employerEmail = companyOf(caller);
    await countStrangerMails(tx, employerEmail, 1, now);
    await mail(services, tx, {
      ...{ to: invitation.invitedEmail, kept, employerEmail, employerName, role, secret, locale },
    });
    return invitation;
  });

/** @throws ApiError NOT_FOUND, OWNER_ONLY */
export async function revokeInvitation(db: Database, caller: Caller, id: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { role } = await tx
      .deleteFrom('teamInvitations')
      .where('id', '=', id)
      .where('employerEmail', '=', companyOf(caller))
      .returning('role')
      .executeTakeFirstOrThrow(noSuchInvitation);
    refuseRole(caller, role);
  });
}
