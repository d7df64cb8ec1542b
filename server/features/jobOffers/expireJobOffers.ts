/** Offers nobody answered in time. */
import { earliestToday } from '../../../schemas/base/answerDay.ts';
import type { Database } from '../../db/database.ts';

export async function expireJobOffers(db: Database, now: Date): Promise<void> {
  await db
    .updateTable('jobOffers')
    .set({ status: 'EXPIRED' })
    .where('status', '=', 'SENT')
    .where('expiresOn', '<', earliestToday(now))
    .execute();
}
