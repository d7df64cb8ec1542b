/** Another address for an account: everything that refers to the old one follows, and the old one may object. */
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { ChangeAddress } from '../../../schemas/registration.ts';
import type { Caller } from '../../access/caller.ts';
import { removeUnprovedWaysIn, unprovedAccount } from '../../access/otherWaysIn.ts';
import { endTokens } from '../../access/setPassword.ts';
import { requirePassword } from '../../access/typedPassword.ts';
import type { VerificationTokens } from '../../access/verificationTokens.ts';
import { removeWaysInAddedSince } from '../../access/waysIn.ts';
import { ApiError, notFound } from '../../base/errors.ts';
import { errorText } from '../../base/errorText.ts';
import { wrongField } from '../../base/fieldErrors.ts';
import { keyedHash, keyFor } from '../../base/keys.ts';
import type { Database } from '../../db/database.ts';
import { isReserved } from '../../db/isReserved.ts';
import { addressChanged } from '../../mail/templates/securityMails.ts';
import type { Services } from '../../services/services.ts';

/** How long the old address may object. */
const objectionDays = 7;

const hashOf = ({ env }: Services, secret: string) =>
  keyedHash(keyFor(env.AUTH_SECRET, 'address changes'), secret);

/** Said only to someone who has proved the address; also where another account took it at the same moment. */
function taken(field: string): ApiError {
  const message = 'There is an account with this e-mail address already.';
  return new ApiError('DUPLICATE', message, { errors: { [field]: message } });
}

const isTaken = async (tx: Database, email: string, now: Date) =>
  (await tx.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()) !== undefined ||
  (await isReserved(tx, email, now));

/** Moves the account; what refers to it follows in the database, and what only names it here. */
async function moveAccount(tx: Database, from: string, to: string): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set({ email: to, emailVerified: true })
    .where('email', '=', from)
    .executeTakeFirst();
  if (numUpdatedRows === 0n)
    throw new ApiError('ILLEGAL_MOVE', 'The address of this account was changed a moment ago.');
  await tx.updateTable('applicationEvents').set({ by: to }).where('by', '=', from).execute();
  await tx
    .updateTable('addedPeople')
    .set({ candidateEmail: to })
    .where('candidateEmail', '=', from)
    .execute();
  await tx.deleteFrom('waitingCodes').where('email', '=', from).execute();
  await tx.deleteFrom('verificationTokens').where('email', '=', from).execute();
  // Answers that are kept for repeats name the address before.
  await tx.deleteFrom('idempotencyKeys').where(sql<boolean>`strpos("body", ${from}) > 0`).execute();
}

/**
 * @returns from when on tokens count: all devices sign in again
 * @throws ApiError INVALID_FIELDS about the password or the proof, DUPLICATE, TOO_MANY_REQUESTS
 */
export async function changeAddress(
  services: Services,
  proofs: VerificationTokens,
  { id, email }: Pick<Caller, 'id' | 'email'>,
  { newEmail, verificationToken: token, password }: z.output<typeof ChangeAddress>,
): Promise<string> {
  const { db, clock, env, sendMail } = services;
  if (newEmail === email) throw wrongField('newEmail', 'This is your address already.');
  await requirePassword(services, id, password);
  const secret = randomBytes(32).toString('base64url');
  const change = async (tx: Database) => {
    const now = clock();
    await proofs.use(tx, { token, email: newEmail, purpose: 'EMAIL_VERIFY' }, now);
    if (await isTaken(tx, newEmail, now)) throw taken('newEmail');
    // To the address before, while the account still has its language.
    await sendMail(tx, {
      to: email,
      letter: addressChanged({
        newEmail,
        url: `${env.APP_URL}/keep-address/#${secret}`,
        days: objectionDays,
      }),
    });
    const isFirstProof = (await unprovedAccount(tx, email)) !== undefined;
    await moveAccount(tx, email, newEmail);
    if (isFirstProof) await removeUnprovedWaysIn(services, tx, { id, email: newEmail });
    const expiresAt = new Date(now.getTime() + objectionDays * 24 * 60 * 60_000).toISOString();
    await tx
      .insertInto('addressChanges')
      .values({
        secretHash: hashOf(services, secret),
        userId: id,
        oldEmail: email,
        changedAt: now.toISOString(),
        expiresAt,
      })
      .execute();
    return endTokens(tx, id, clock);
  };
  return db
    .transaction()
    .execute(change)
    .catch((error: unknown) => {
      throw errorText(error, 'constraint') === 'users_pkey' ? taken('newEmail') : error;
    });
}

/**
 * Takes the address back, from someone who reads the mails of the old one. An intruder knew the password, so that
 * goes too, with every way in that was added since. What was there before the change stays: the objection may come from someone
 * who broke into a mailbox that the owner has left. A new password comes by mail, and removes what is recent.
 *
 * @throws ApiError NOT_FOUND when the secret is unknown, used or too old
 */
export async function objectToAddress(services: Services, secret: string): Promise<void> {
  const { db, clock, env } = services;
  await db.transaction().execute(async (tx) => {
    const change = await tx
      .selectFrom('addressChanges')
      .innerJoin('users', 'users.id', 'addressChanges.userId')
      .select(['userId', 'oldEmail', 'changedAt', 'users.email'])
      .where('secretHash', '=', hashOf(services, secret))
      .where('expiresAt', '>', clock().toISOString())
      .forUpdate()
      .executeTakeFirst();
    if (!change) throw notFound('This link has been used already, or is too old.');
    const { userId, oldEmail, email, changedAt } = change;
    await moveAccount(tx, email, oldEmail);
    // Later changes are undone with it: their old addresses were the intruder's.
    await tx
      .deleteFrom('addressChanges')
      .where('userId', '=', userId)
      .where('changedAt', '>=', changedAt)
      .execute();
    await removeWaysInAddedSince(tx, env, { userId, now: clock() }, changedAt);
    await tx.updateTable('users').set({ passwordHash: null }).where('id', '=', userId).execute();
    await endTokens(tx, userId, clock);
  });
}
