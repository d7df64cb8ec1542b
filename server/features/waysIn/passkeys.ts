/** Passkeys of an account, and signing in with one. */
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { StoredAuth } from '../../../schemas/auth.ts';
import type { NewPasskey, Passkey, PasskeySignIn } from '../../../schemas/passkey.ts';
import { addressOf } from '../../access/address.ts';
import type { Caller } from '../../access/caller.ts';
import { mailAboutWayIn } from '../../access/objections.ts';
import type { Passkeys } from '../../access/passkeys.ts';
import type { Sessions } from '../../access/sessions.ts';
import { notFound } from '../../base/errors.ts';
import type { Database } from '../../db/database.ts';
import { securityChanged } from '../../mail/templates/securityMails.ts';
import type { Services } from '../../services/services.ts';

type Who = Pick<Caller, 'id' | 'email'>;

export const listPasskeys = (db: Database, userId: string): Promise<Passkey[]> =>
  db
    .selectFrom('passkeys')
    .select(['id', 'name', 'createdAt', 'lastUsedAt'])
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();

export const addPasskey = (
  services: Services,
  passkeys: Passkeys,
  { id, email }: Who,
  made: z.output<typeof NewPasskey>,
): Promise<Passkey> =>
  services.db.transaction().execute(async (tx) => {
    const passkey = await passkeys.add(tx, { id, email }, made);
    const { id: target, name } = passkey;
    await mailAboutWayIn(services, tx, { owner: { id, email }, kind: 'PASSKEY', target, name });
    return passkey;
  });

/** @throws ApiError NOT_FOUND also for another person's */
export const removePasskey = (
  { db, env, sendMail }: Services,
  { id: userId, email }: Who,
  id: string,
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const { numDeletedRows } = await tx
      .deleteFrom('passkeys')
      .where('userId', '=', userId)
      .where('id', '=', id)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw notFound('There is no such passkey.');
    await sendMail(tx, {
      to: email,
      letter: securityChanged({ what: 'PASSKEY_REMOVED', appUrl: env.APP_URL }),
    });
  });

/** @throws ApiError PASSKEY_REFUSED, alike whatever is wrong; TOO_MANY_REQUESTS */
export async function signInByPasskey(
  { db, limits, clock }: Services,
  { passkeys, sessions }: { passkeys: Passkeys; sessions: Sessions },
  used: z.output<typeof PasskeySignIn>,
  request: FastifyRequest,
): Promise<StoredAuth> {
  const address = addressOf(request);
  const passkeyTry = await limits.take(['signInNetwork', address]);
  const userId = await db.transaction().execute((tx) => passkeys.recognise(tx, used));
  await passkeyTry.giveBack();
  // The question that was asked before led to a sign-in.
  limits.giveBackCall('passkey', request.countedBy, Date.now());
  const user = await db
    .updateTable('users')
    .set({ lastSignInAt: clock().toISOString() })
    .where('id', '=', userId)
    .returning(['id', 'email', 'tokensValidFrom', 'role', 'lastRole'])
    .executeTakeFirstOrThrow();
  await limits.trust(user.email, address);
  return sessions.begin(db, user, request.headers);
}
