import type { Database } from '../../db/database.ts';

/** Erases those who have not answered in time; their files are swept away, for nobody holds them any more. */
export const dropUnanswered = (db: Database, now: Date): Promise<unknown> =>
  db.deleteFrom('addedPeople').where('endsAt', '<=', now.toISOString()).execute();
