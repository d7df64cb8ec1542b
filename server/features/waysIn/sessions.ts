/** Where someone is signed in, and ending it. */
import type { Session } from '../../../schemas/session.ts';
import type { Caller } from '../../access/caller.ts';
import { endSignIns } from '../../access/endSignIns.ts';
import { notFound } from '../../base/errors.ts';
import type { Database } from '../../db/database.ts';

/** The most that are shown: more than anyone has devices. */
const most = 100;

/** Sign-ins that still open the account. */
const openSessions = (db: Database, userId: string, now: Date) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .where('sessions.userId', '=', userId)
    .where('sessions.expiresAt', '>', now.toISOString())
    .whereRef('sessions.begunAt', '>=', 'users.tokensValidFrom')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb.selectFrom('revokedTokens').whereRef('revokedTokens.id', '=', 'sessions.id').select('id'),
        ),
      ),
    );

/** The latest first. */
export async function listSessions(
  db: Database,
  { id, token }: Pick<Caller, 'id' | 'token'>,
  now: Date,
): Promise<Session[]> {
  const rows = await openSessions(db, id, now)
    .select(['sessions.id', 'browser', 'system', 'begunAt', 'lastSeenAt'])
    .orderBy('lastSeenAt', 'desc')
    .orderBy('sessions.id', 'desc')
    .limit(most)
    .execute();
  return rows.map((row) => ({ ...row, isThisOne: row.id === token.jti }));
}

/** @throws ApiError NOT_FOUND also for another person's, and for one that has ended */
export async function endSession(db: Database, userId: string, id: string, now: Date): Promise<void> {
  const it = openSessions(db, userId, now).where('sessions.id', '=', id);
  if ((await endSignIns(db, it.select(['sessions.id', 'sessions.expiresAt']))) === 0)
    throw notFound('This sign-in has ended already.');
}
