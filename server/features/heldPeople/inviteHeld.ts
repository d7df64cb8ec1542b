/** Mails an invitation to someone whom a company keeps among its people and who has no account with it yet. */
import { ApiError } from '../../base/errors.ts';
import type { Database } from '../../db/database.ts';
import { heldInvitationMail } from '../../mail/templates/heldInvitationMail.ts';
import type { Services } from '../../services/services.ts';
import { countStrangerMails, strangerMailsLeft } from '../strangerMails/strangerMails.ts';
import { addressHashes } from './addresses.ts';

interface Invited {
  /** The key under which the company has them. */
  heldAs: string;
  recruiterEmail: string;
  recruiterName: string;
  employerName: string;
  expiresAt: string;
}

/** @throws ApiError ILLEGAL_MOVE where the company has sent as many mails today as it may */
export async function inviteHeld(
  tx: Database,
  { env, clock, sendMail }: Pick<Services, 'env' | 'clock' | 'sendMail'>,
  { heldAs, recruiterEmail, ...about }: Invited,
): Promise<void> {
  const now = clock();
  const { id, candidateEmail, employerEmail } = await tx
    .selectFrom('addedPeople')
    .select(['id', 'candidateEmail', 'employerEmail'])
    .where('heldAs', '=', heldAs)
    .executeTakeFirstOrThrow();
  if ((await strangerMailsLeft(tx, employerEmail, now)) === 0)
    throw new ApiError(
      'ILLEGAL_MOVE',
      'Your company has sent as many mails today to people without an account as it may. Invite them tomorrow.',
    );
  await countStrangerMails(tx, employerEmail, 1, now);
  const hashes = addressHashes(env);
  await tx
    .insertInto('askedAddresses')
    .values({
      ...{ emailHash: hashes.hashOf(candidateEmail), employerEmail, recruiterEmail },
      at: now.toISOString(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const letter = heldInvitationMail({ ...about, token: hashes.tokenOf(id), appUrl: env.APP_URL });
  const { locale } = await tx
    .selectFrom('users')
    .select('locale')
    .where('email', '=', recruiterEmail)
    .executeTakeFirstOrThrow();
  await sendMail(tx, {
    ...{ to: candidateEmail, letter, locale, goodUntil: about.expiresAt },
    about: { table: 'addedPeople', key: id },
  });
}
