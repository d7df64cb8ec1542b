/** Transactions around work that may be part of a larger one, or is only tried. */
import type { Database } from './database.ts';

/** Does the work in the transaction that `db` is, or else in one of its own. */
export const inTransaction = <T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> =>
  db.isTransaction ? work(db) : db.transaction().execute(work);

/** Does the work in a transaction that is always rolled back. @returns what the work returned */
export async function dryRun<T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> {
  const tx = await db.startTransaction().execute();
  try {
    return await work(tx);
  } finally {
    await tx.rollback().execute();
  }
}
