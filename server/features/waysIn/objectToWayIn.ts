/** Follows the link "This was not me" of a mail about a new way in. */
import { redeemObjection } from '../../access/objections.ts';
import { endTokens } from '../../access/setPassword.ts';
import { removeWayIn } from '../../access/waysIn.ts';
import { notFound } from '../../base/errors.ts';
import type { Services } from '../../services/services.ts';

/**
 * Removes the way in, ends every sign-in, and removes the password, which the person who added it knew. This also happens
 * where the way in was removed meanwhile: that its owner did not add it shows that someone else was signed in.
 *
 * @throws ApiError NOT_FOUND when the secret is unknown, used or too old
 */
export async function objectToWayIn(
  services: Pick<Services, 'db' | 'env' | 'clock'>,
  secret: string,
): Promise<void> {
  const { db, clock } = services;
  await db.transaction().execute(async (tx) => {
    const objection = await redeemObjection(services, tx, secret);
    if (!objection) throw notFound('This link has been used already, or is too old.');
    const { userId, kind, target } = objection;
    await removeWayIn(tx, kind, { userId, target, now: clock() });
    await tx.updateTable('users').set({ passwordHash: null }).where('id', '=', userId).execute();
    await endTokens(tx, userId, clock);
  });
}
