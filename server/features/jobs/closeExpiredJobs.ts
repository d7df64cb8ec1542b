/** Jobs close themselves when the day they are open until is over everywhere; `tellOfStoppedJobs` tells of it. */
import { earliestToday } from '../../../schemas/base/answerDay.ts';
import type { Database } from '../../db/database.ts';

/** @returns the ids of the jobs that were closed */
export async function closeExpiredJobs(db: Database, now: Date): Promise<string[]> {
  const at = now.toISOString();
  const closed = await db
    .updateTable('jobs')
    .set({ status: 'CLOSED', closeReason: 'OTHER', closedAt: at, updatedAt: at, closedItself: true })
    .where('status', '=', 'OPEN')
    .where('validThrough', '<', earliestToday(now))
    .returning('id')
    .execute();
  return closed.map(({ id }) => id);
}
