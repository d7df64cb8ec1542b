/** Joining by the link of an invitation: it proves the address, and the employer has let its holder in. */

import { fullName } from '../../../schemas/base/fullName.ts';
import type { RecruiterFields, RecruiterStatus } from '../../../schemas/recruiter.ts';
import { type JoinTeam, type OpenedTeamInvitation, TeamRole } from '../../../schemas/teamInvitation.ts';
import { hashPassword } from '../../access/password.ts';
import { setPassword } from '../../access/setPassword.ts';
import { refuseFields, wrongField } from '../../base/fieldErrors.ts';
import type { Database } from '../../db/database.ts';
import type { Tables } from '../../db/tables.ts';
import type { Services } from '../../services/services.ts';
import { keepConsents, requireAgreementOf } from '../legal/consents.ts';
import { addUser } from '../registration/addUser.ts';
import { announceColleague } from '../registration/announceColleague.ts';
import { hasAccount } from '../registration/hasAccount.ts';
import type { Sender } from '../registration/sender.ts';
import { hashOfSecret } from './invitationSecret.ts';

/** The same for a link that was used, taken back, replaced or never there. */
export const badLink = () =>
  wrongField('secret', 'This link no longer works. Ask the company to send the invitation again.');

/** An account by which someone is in. */
export type Joined = Pick<Tables['users'], 'id' | 'email' | 'role' | 'tokensValidFrom'>;

/** @param role what the link has to be for; without one, anything */
export const goodInvitation = (db: Database, secretHash: string, now: Date, role?: TeamRole) =>
  db
    .selectFrom('teamInvitations')
    .innerJoin('employers', 'employers.employerEmail', 'teamInvitations.employerEmail')
    .where('secretHash', '=', secretHash)
    .where('role', 'in', role ? [role] : TeamRole.options)
    .where('expiresAt', '>', now.toISOString());

/** @throws ApiError INVALID_FIELDS about `secret` */
export const openInvitation = (
  services: Pick<Services, 'db' | 'env' | 'clock'>,
  secret: string,
  role?: TeamRole,
): Promise<OpenedTeamInvitation> =>
  goodInvitation(services.db, hashOfSecret(services, secret), services.clock(), role)
    .select(['employerName', 'invitedEmail', 'role'])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('recruiters')
            .whereRef('recruiterEmail', '=', 'invitedEmail')
            .whereRef('recruiters.employerEmail', '=', 'teamInvitations.employerEmail'),
        )
        .$castTo<boolean>()
        .as('recruits'),
    )
    .executeTakeFirstOrThrow(badLink);

/**
 * A recruiter whose company has left works for this one from here on. The link shows that the address is theirs, as one
 * for a new password does.
 *
 * @throws ApiError DUPLICATE for every other account
 */
async function comeAgain(
  services: Pick<Services, 'env' | 'clock' | 'sendMail'>,
  tx: Database,
  {
    email,
    ...recruiter
  }: RecruiterFields & { email: string; employerEmail: string; status: RecruiterStatus },
  passwordHash: string,
) {
  const found = await tx
    .updateTable('recruiters')
    .set(recruiter)
    .where('recruiterEmail', '=', email)
    .where('employerEmail', 'in', (eb) =>
      eb
        .selectFrom('employers')
        .select('employers.employerEmail')
        .where('employers.employerLeftAt', 'is not', null),
    )
    .returning('recruiterEmail')
    .executeTakeFirst();
  const user = found && (await setPassword(services, tx, email, passwordHash, { keepWaysIn: 'all' }));
  if (!user) throw hasAccount('recruiterPassword');
  return { ...user, email, role: 'RECRUITER' as const };
}

/**
 * The standing of someone who joins by an invitation. Where an administrator has had to end all sign-ins since it was
 * sent, as with a new password, an intruder may have sent it: then the company approves the person first.
 */
async function statusOnJoining(
  tx: Database,
  { employerEmail, sentAt }: { employerEmail: string; sentAt: string },
): Promise<RecruiterStatus> {
  const secured = await tx
    .selectFrom('administrators')
    .innerJoin('users', 'users.email', 'administrators.administratorEmail')
    .where('administrators.employerEmail', '=', employerEmail)
    .where('users.tokensValidFrom', '>', sentAt)
    // An account that was made since has ended none.
    .whereRef('users.tokensValidFrom', '>', 'users.createdAt')
    .select('users.id')
    .executeTakeFirst();
  return secured ? 'PENDING' : 'ACTIVE';
}

/** @returns the account @throws ApiError AGREEMENT_REQUIRED; INVALID_FIELDS; DUPLICATE for an address that has an account */
export async function joinTeam(
  services: Pick<Services, 'db' | 'env' | 'clock' | 'sendMail' | 'ratePassword' | 'legalTexts'>,
  { secret, recruiterPassword, termsVersion, privacyVersion, ...profile }: JoinTeam,
  { locale, admit }: Pick<Sender, 'locale' | 'admit'>,
): Promise<Joined> {
  const { db, clock, ratePassword, legalTexts } = services;
  const secretHash = hashOfSecret(services, secret);
  // The link first, for what follows is work.
  const { invitedEmail: email, employerName } = await openInvitation(services, secret, 'RECRUITER');
  admit(email);
  const agreement = await requireAgreementOf(db, legalTexts, { email, termsVersion, privacyVersion });
  const about = [profile.recruiterFirstName, profile.recruiterLastName, employerName];
  refuseFields({ recruiterPassword: await ratePassword({ password: recruiterPassword, email, about }) });
  const passwordHash = await hashPassword(recruiterPassword);
  return db.transaction().execute(async (tx) => {
    const now = clock();
    const { id, employerEmail, sentAt } = await goodInvitation(tx, secretHash, now, 'RECRUITER')
      .select(['teamInvitations.id', 'teamInvitations.employerEmail', 'sentAt'])
      .forUpdate('teamInvitations')
      .executeTakeFirstOrThrow(badLink);
    const account = { email, role: 'RECRUITER', passwordHash, emailVerified: true, locale } as const;
    await tx.deleteFrom('teamInvitations').where('id', '=', id).execute();
    const status = await statusOnJoining(tx, { employerEmail, sentAt });
    await announceColleague(services, tx, {
      employerEmail,
      recruiterEmail: email,
      way: status === 'ACTIVE' ? 'INVITED' : 'WAITING',
      recruiterName: fullName(profile.recruiterFirstName, profile.recruiterLastName),
    });
    const user = await addUser(tx, account, now);
    if (!user) {
      const back = await comeAgain(services, tx, { email, employerEmail, status, ...profile }, passwordHash);
      await keepConsents(tx, { email, agreement }, now);
      return back;
    }
    await keepConsents(tx, { email, agreement }, now);
    await tx
      .insertInto('recruiters')
      .values({
        recruiterEmail: email,
        employerEmail,
        ...profile,
        status,
        createdAt: now.toISOString(),
      })
      .execute();
    return user;
  });
}
