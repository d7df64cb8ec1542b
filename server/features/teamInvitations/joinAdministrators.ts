/** Becoming an administrator by the link of an invitation. */

import { mostAdministrators } from '../../../schemas/administrator.ts';
import { fullName } from '../../../schemas/base/fullName.ts';
import type { JoinAdministrators } from '../../../schemas/teamInvitation.ts';
import { hashPassword } from '../../access/password.ts';
import { ApiError } from '../../base/errors.ts';
import { refuseFields } from '../../base/fieldErrors.ts';
import type { Database } from '../../db/database.ts';
import type { Services } from '../../services/services.ts';
import { keepConsents, requireAgreement } from '../legal/consents.ts';
import { addUser } from '../registration/addUser.ts';
import { announceColleague } from '../registration/announceColleague.ts';
import { hasAccount } from '../registration/hasAccount.ts';
import type { Sender } from '../registration/sender.ts';
import { hashOfSecret } from './invitationSecret.ts';
import { tooManyAdministrators } from './inviteTeam.ts';
import { badLink, goodInvitation, type Joined, openInvitation } from './joinTeam.ts';

/** Counts with the company held, so that two at once do not both become the last one. */
export async function refuseTooMany(tx: Database, employerEmail: string): Promise<void> {
  await tx
    .selectFrom('employers')
    .select('employerEmail')
    .where('employerEmail', '=', employerEmail)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(badLink);
  const { acting } = await tx
    .selectFrom('administrators')
    .where('employerEmail', '=', employerEmail)
    .select(({ fn }) => fn.countAll<number>().as('acting'))
    .executeTakeFirstOrThrow();
  if (acting >= mostAdministrators) throw new ApiError('ILLEGAL_MOVE', tooManyAdministrators);
}

/** @returns the account @throws ApiError AGREEMENT_REQUIRED; INVALID_FIELDS; ILLEGAL_MOVE; DUPLICATE for an address that has an account */
export async function joinAdministrators(
  services: Pick<Services, 'db' | 'env' | 'clock' | 'sendMail' | 'ratePassword' | 'legalTexts'>,
  { secret, administratorPassword: password, termsVersion, privacyVersion, ...profile }: JoinAdministrators,
  { locale, admit }: Pick<Sender, 'locale' | 'admit'>,
): Promise<Joined> {
  const { db, clock, ratePassword, legalTexts } = services;
  const agreement = await requireAgreement(legalTexts, { termsVersion, privacyVersion });
  // The link first, for what follows is work.
  const { invitedEmail: email, employerName } = await openInvitation(services, secret, 'ADMINISTRATOR');
  admit(email);
  const about = [profile.administratorFirstName, profile.administratorLastName, employerName];
  refuseFields({ administratorPassword: await ratePassword({ password, email, about }) });
  const passwordHash = await hashPassword(password);
  const secretHash = hashOfSecret(services, secret);
  return db.transaction().execute(async (tx) => {
    const now = clock();
    const { id, employerEmail } = await goodInvitation(tx, secretHash, now, 'ADMINISTRATOR')
      .select(['teamInvitations.id', 'teamInvitations.employerEmail'])
      .forUpdate('teamInvitations')
      .executeTakeFirstOrThrow(badLink);
    await refuseTooMany(tx, employerEmail);
    await tx.deleteFrom('teamInvitations').where('id', '=', id).execute();
    await announceColleague(services, tx, {
      ...{ employerEmail, recruiterEmail: email, way: 'ADMINISTRATOR' },
      recruiterName: fullName(profile.administratorFirstName, profile.administratorLastName),
    });
    const account = { email, role: 'EMPLOYER', passwordHash, emailVerified: true, locale } as const;
    const user = await addUser(tx, account, now);
    if (!user) throw hasAccount('administratorPassword');
    await keepConsents(tx, { email, agreement }, now);
    const at = now.toISOString();
    await tx
      .insertInto('administrators')
      .values({ administratorEmail: email, employerEmail, ...profile, createdAt: at })
      .execute();
    // The link signs them in, as a password would.
    await tx.updateTable('users').set({ lastSignInAt: at }).where('id', '=', user.id).execute();
    return user;
  });
}
