/** Jobs close themselves when the day they are open until is past. */
import type { Database } from '../../db/database.ts';

/** @returns the ids of the jobs that were closed */
export async function closeExpiredJobs(db: Database, now: Date): Promise<string[]> {
  const at = now.toISOString();
  const closed = await db
    .updateTable('jobs')
    .set({ status: 'CLOSED', closeReason: 'OTHER', closedAt: at, updatedAt: at })
    .where('status', '=', 'OPEN')
    .where('validThrough', '<', at.slice(0, 10))
    .returning('id')
    .execute();
  return closed.map(({ id }) => id);
}
