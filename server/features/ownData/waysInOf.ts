/** The data held about the ways into an account. */
import type { Database } from '../../db/database.ts';

/** Devices, passkeys, the second factor, accounts of other services and addresses before; no secret is among them. */
export async function waysInOf(tx: Database, email: string) {
  const { id } = await tx
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return {
    sessions: await tx
      .selectFrom('sessions')
      .select(['browser', 'system', 'begunAt', 'lastSeenAt'])
      .where('userId', '=', id)
      .orderBy('begunAt')
      .execute(),
    // A network is known by a keyed hash alone, of which nobody can make anything.
    networks: await tx
      .selectFrom('networks')
      .select('lastSeenAt')
      .where('userId', '=', id)
      .orderBy('lastSeenAt')
      .execute(),
    passkeys: await tx
      .selectFrom('passkeys')
      .select(['name', 'createdAt', 'lastUsedAt'])
      .where('userId', '=', id)
      .orderBy('createdAt')
      .execute(),
    secondFactor: await tx.selectFrom('secondFactors').select('since').where('userId', '=', id).execute(),
    otherServices: await tx
      .selectFrom('openIdLinks')
      .select(['provider', 'email', 'createdAt', 'lastUsedAt'])
      .where('userId', '=', id)
      .orderBy('createdAt')
      .execute(),
    addressesBefore: await tx
      .selectFrom('addressChanges')
      .select(['oldEmail', 'changedAt'])
      .where('userId', '=', id)
      .orderBy('changedAt')
      .execute(),
  };
}
