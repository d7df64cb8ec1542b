/** The accounts of other services that open an account here. */
import { v7 as uuidv7 } from 'uuid';
import type { OpenIdLink } from '../../../schemas/openId.ts';
import type { Caller } from '../../access/caller.ts';
import { mailAboutWayIn } from '../../access/objections.ts';
import type { Identity } from '../../access/openIdExchange.ts';
import { openIdRefused } from '../../access/openIdRefusals.ts';
import { ApiError, notFound } from '../../base/errors.ts';
import { providerName } from '../../base/openIdProviders.ts';
import type { Database } from '../../db/database.ts';
import { securityChanged } from '../../mail/templates/securityMails.ts';
import type { Services } from '../../services/services.ts';

type Who = Pick<Caller, 'id' | 'email'>;

export async function listLinks({ db, env }: Services, userId: string): Promise<OpenIdLink[]> {
  const rows = await db
    .selectFrom('openIdLinks')
    .select(['id', 'provider', 'email', 'createdAt', 'lastUsedAt'])
    .where('userId', '=', userId)
    .orderBy('provider')
    .execute();
  return rows.map((row) => ({ ...row, providerName: providerName(env, row.provider) }));
}

/** The account that an account of another service opens; only its second factor is asked for. */
export async function accountOf(db: Database, { issuer, subject }: Identity) {
  const user = await db
    .selectFrom('openIdLinks')
    .innerJoin('users', 'users.id', 'openIdLinks.userId')
    .select(['userId', 'users.email'])
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return user && { ...user, isConnected: true, asksPassword: false };
}

/** @throws ApiError OPENID_REFUSED when it was disconnected a moment ago */
export async function noteUse(tx: Database, { issuer, subject }: Identity, now: Date): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('openIdLinks')
    .set({ lastUsedAt: now.toISOString() })
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw openIdRefused();
}

/**
 * Connects it, in place of another one of the same service, and tells the owner.
 *
 * @param isUsed whether it is what has just signed them in
 * @throws ApiError DUPLICATE when it opens another account
 */
export async function connect(
  services: Services,
  tx: Database,
  { id: userId, email: to }: Who,
  { provider, issuer, subject, email }: Identity,
  { isUsed = false } = {},
): Promise<OpenIdLink> {
  const { env, clock } = services;
  const createdAt = clock().toISOString();
  const mine = { userId, provider, email, createdAt, lastUsedAt: isUsed ? createdAt : null };
  await tx.deleteFrom('openIdLinks').where('userId', '=', userId).where('provider', '=', provider).execute();
  const added = await tx
    .insertInto('openIdLinks')
    .values({ id: uuidv7(), issuer, subject, ...mine })
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'provider', 'email', 'createdAt', 'lastUsedAt'])
    .executeTakeFirst();
  const name = providerName(env, provider);
  if (!added)
    throw new ApiError('DUPLICATE', (t) =>
      t('This {name} account opens another account here already. Disconnect it there first.', { name }),
    );
  await mailAboutWayIn(services, tx, {
    owner: { id: userId, email: to },
    ...{ kind: 'SERVICE', target: added.id, name },
  });
  return { ...added, providerName: name };
}

/** @throws ApiError NOT_FOUND also for another person's */
export const removeLink = (
  { db, env, sendMail }: Services,
  { id: userId, email: to }: Who,
  id: string,
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const { numDeletedRows } = await tx
      .deleteFrom('openIdLinks')
      .where('userId', '=', userId)
      .where('id', '=', id)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw notFound('There is no such connection.');
    await sendMail(tx, { to, letter: securityChanged({ what: 'SERVICE_REMOVED', appUrl: env.APP_URL }) });
  });
