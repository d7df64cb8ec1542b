/** Invitations nobody answered in time. */
import type { Database } from '../../db/database.ts';

/** @returns how many have expired just now */
export async function expireInvitations(db: Database, now: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('invitations')
    .set({ status: 'EXPIRED' })
    .where('status', '=', 'PENDING')
    .where('expiresAt', '<=', now.toISOString())
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
