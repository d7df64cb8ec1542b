/** A recruiter of the company becomes one of its administrators under the same address. */
import { fullName } from '../../../schemas/base/fullName.ts';
import type { AcceptAdministration } from '../../../schemas/teamInvitation.ts';
import type { Caller } from '../../access/caller.ts';
import { ApiError } from '../../base/errors.ts';
import { wrongField } from '../../base/fieldErrors.ts';
import type { Database } from '../../db/database.ts';
import type { Services } from '../../services/services.ts';
import { keepConsents, requireAgreementOf } from '../legal/consents.ts';
import { announceColleague } from '../registration/announceColleague.ts';
import { hashOfSecret } from './invitationSecret.ts';
import { refuseTooMany } from './joinAdministrators.ts';
import { badLink, goodInvitation } from './joinTeam.ts';

/** An administrator sees to the company's plan alone: a plan of their own would go on being charged unseen. */
async function refuseOwnPlan(
  tx: Database,
  provider: Services['payments']['name'],
  email: string,
): Promise<void> {
  const own = await tx
    .selectFrom('subscriptions')
    .select('id')
    .where('userEmail', '=', email)
    .where('provider', '=', provider)
    .where('status', 'in', ['ACTIVE', 'PAST_DUE'])
    .executeTakeFirst();
  if (own)
    throw new ApiError(
      'ILLEGAL_MOVE',
      'You pay for a plan of your own, and administrators have the company’s. Cancel yours, and accept once it has ended.',
    );
}

/**
 * The link alone opens no account that is there: its holder has to be signed in, with a second factor where one is on.
 *
 * @throws ApiError AGREEMENT_REQUIRED; INVALID_FIELDS about `secret`; ILLEGAL_MOVE
 */
export async function acceptAdministration(
  services: Pick<Services, 'db' | 'env' | 'clock' | 'sendMail' | 'payments' | 'legalTexts'>,
  { id: userId, email }: Caller,
  { secret, ...sent }: AcceptAdministration,
): Promise<void> {
  const { db, clock, payments, legalTexts } = services;
  const agreement = await requireAgreementOf(db, legalTexts, { email, ...sent });
  const secretHash = hashOfSecret(services, secret);
  await db.transaction().execute(async (tx) => {
    const now = clock();
    const { id, employerEmail, invitedEmail } = await goodInvitation(tx, secretHash, now, 'ADMINISTRATOR')
      .select(['teamInvitations.id', 'teamInvitations.employerEmail', 'invitedEmail'])
      .forUpdate('teamInvitations')
      .executeTakeFirstOrThrow(badLink);
    if (invitedEmail !== email)
      throw wrongField('secret', 'This invitation is for another address. Sign in with that one.');
    await refuseTooMany(tx, employerEmail);
    await refuseOwnPlan(tx, payments.name, email);
    // Held, so that it is not left or handed on meanwhile.
    const { recruiterFirstName, recruiterLastName } = await tx
      .selectFrom('recruiters')
      .select(['recruiterFirstName', 'recruiterLastName'])
      .where('recruiterEmail', '=', email)
      .where('employerEmail', '=', employerEmail)
      .where('status', '=', 'ACTIVE')
      .where('recruiterLeftAt', 'is', null)
      .forUpdate()
      .executeTakeFirstOrThrow(badLink);
    await tx.deleteFrom('teamInvitations').where('id', '=', id).execute();
    await keepConsents(tx, { email, agreement }, now);
    await announceColleague(services, tx, {
      ...{ employerEmail, recruiterEmail: email, way: 'ADMINISTRATOR' },
      recruiterName: fullName(recruiterFirstName, recruiterLastName),
    });
    await tx
      .insertInto('administrators')
      .values({
        ...{ administratorEmail: email, employerEmail, createdAt: now.toISOString() },
        ...{ administratorFirstName: recruiterFirstName, administratorLastName: recruiterLastName },
      })
      .execute();
    await tx
      .updateTable('users')
      .set({ role: 'EMPLOYER', lastRole: 'RECRUITER' })
      .where('id', '=', userId)
      .execute();
  });
}
