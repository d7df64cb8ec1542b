/** The accounts of other services that open an account here. */
import { v7 as uuidv7 } from 'uuid';
import type { OpenIdLink } from '../../../schemas/openId.ts';
import type { Caller } from '../../access/caller.ts';
import type { Identity } from '../../access/openIdExchange.ts';
import { openIdRefused } from '../../access/openIdRefusals.ts';
import type { Env } from '../../base/env.ts';
import { ApiError, notFound } from '../../base/errors.ts';
import type { Database } from '../../db/database.ts';
import { securityChanged } from '../../mail/templates/securityMails.ts';
import type { Services } from '../../services/services.ts';

type Who = Pick<Caller, 'id' | 'email'>;

/** A service that is not set up any more is called by its id. */
const nameOf = ({ OIDC_PROVIDERS }: Pick<Env, 'OIDC_PROVIDERS'>, provider: string) =>
  OIDC_PROVIDERS.find(({ id }) => id === provider)?.name ?? provider;

export async function listLinks({ db, env }: Services, userId: string): Promise<OpenIdLink[]> {
  const rows = await db
    .selectFrom('openIdLinks')
    .select(['id', 'provider', 'email', 'createdAt', 'lastUsedAt'])
    .where('userId', '=', userId)
    .orderBy('provider')
    .execute();
  return rows.map((row) => ({ ...row, providerName: nameOf(env, row.provider) }));
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
  { env, clock, sendMail }: Services,
  tx: Database,
  { id: userId, email: to }: Who,
  { provider, issuer, subject, email }: Identity,
  { isUsed = false } = {},
): Promise<OpenIdLink> {
  const createdAt = clock().toISOString();
  const mine = { userId, provider, email, createdAt, lastUsedAt: isUsed ? createdAt : null };
  await tx.deleteFrom('openIdLinks').where('userId', '=', userId).where('provider', '=', provider).execute();
  const added = await tx
    .insertInto('openIdLinks')
    .values({ id: uuidv7(), issuer, subject, ...mine })
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'provider', 'email', 'createdAt', 'lastUsedAt'])
    .executeTakeFirst();
  const name = nameOf(env, provider);
  if (!added)
    throw new ApiError('DUPLICATE', (t) =>
      t('This {name} account opens another account here already. Disconnect it there first.', { name }),
    );
  await sendMail(tx, { to, letter: securityChanged({ what: 'SERVICE_ADDED', appUrl: env.APP_URL }) });
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
