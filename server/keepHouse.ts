/** What falls due with the passing of time, each safe to do again. */
import type { Database } from './db/database.ts';
import { dropOldFits } from './fits/refreshFits.ts';
import { expireInvitations } from './invitations/expireInvitations.ts';
import { closeExpiredJobs } from './jobs/closeExpiredJobs.ts';
import { indexJobs } from './jobs/search/indexJobs.ts';

export async function keepHouse(db: Database, now: Date): Promise<void> {
  await closeExpiredJobs(db, now);
  await expireInvitations(db, now);
  await dropOldFits(db, now);
  await indexJobs(db);
}
