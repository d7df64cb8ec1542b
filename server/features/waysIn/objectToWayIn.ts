/** Objecting to a new way in: the person who added it knew the password, so that goes too. */
import { spendObjection } from '../../access/objections.ts';
import { endTokens } from '../../access/setPassword.ts';
import { dropWayIn } from '../../access/waysIn.ts';
import { notFound } from '../../base/errors.ts';
import type { Database } from '../../db/database.ts';
import type { Services } from '../../services/services.ts';

/** Takes back what waits for an answer; someone who has accepted is an administrator, whom the owner removes. */
const revokeAdministration = (tx: Database, userId: string, id: string) =>
  tx
    .deleteFrom('teamInvitations')
    .where('role', '=', 'ADMINISTRATOR')
    .where('id', '=', id)
    .where('employerEmail', 'in', (eb) =>
      eb
        .selectFrom('administrators')
        .innerJoin('users', 'users.email', 'administrators.administratorEmail')
        .where('users.id', '=', userId)
        .select('administrators.employerEmail'),
    )
    .execute();

/**
 * Also where the way in is gone meanwhile: that its owner did not add it means that someone else was in.
 *
 * @throws ApiError NOT_FOUND when the secret is unknown, used or too old
 */
export async function objectToWayIn(
  services: Pick<Services, 'db' | 'env' | 'clock'>,
  secret: string,
): Promise<void> {
  const { db, clock } = services;
  await db.transaction().execute(async (tx) => {
    const objection = await spendObjection(services, tx, secret);
    if (!objection) throw notFound('This link has been used already, or is too old.');
    const { userId, kind, target } = objection;
    if (kind === 'ADMINISTRATOR') await revokeAdministration(tx, userId, target);
    else await dropWayIn(tx, kind, { userId, target, now: clock() });
    await tx.updateTable('users').set({ passwordHash: null }).where('id', '=', userId).execute();
    await endTokens(tx, userId, clock);
  });
}
