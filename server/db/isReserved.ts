/** Whether an address waits for its owner, who may take a changed account back. */
import type { Database } from './database.ts';

/** Nobody else gets such an address until the time for that is over. */
export const isReserved = async (db: Database, email: string, now: Date): Promise<boolean> =>
  (await db
    .selectFrom('addressChanges')
    .select('userId')
    .where('oldEmail', '=', email)
    .where('expiresAt', '>', now.toISOString())
    .executeTakeFirst()) !== undefined;
