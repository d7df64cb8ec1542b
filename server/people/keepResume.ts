/**
 * Files of resumes and the rows that hold them, kept in step.
 *
 * A file is kept under a hash of its bytes, so two people may hold the same one. Whoever adds a holder locks the key
 * together with others who do; whoever takes an unheld file away locks out everybody else meanwhile.
 */
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { ResumeStorage } from '../files/storage.ts';

interface Holding {
  db: Database;
  storage: ResumeStorage;
}

const adding = (tx: Database, key: string) =>
  sql`select pg_advisory_xact_lock_shared(hashtextextended(${key}, 0))`.execute(tx);
const removing = (tx: Database, key: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx);

/** Those of the files that no candidate holds now; `removeUnheld` looks again before it takes one away. */
export async function unheldOf(db: Database, keys: readonly string[]): Promise<string[]> {
  const rows = await db.selectFrom('candidates').select('resumeKey').where('resumeKey', 'in', keys).execute();
  const held = new Set(rows.map(({ resumeKey }) => resumeKey));
  return keys.filter((key) => !held.has(key));
}

/** Takes the file away unless a candidate holds it. */
export async function removeUnheld({ db, storage }: Holding, key: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await removing(tx, key);
    const holder = await tx
      .selectFrom('candidates')
      .select('resumeKey')
      .where('resumeKey', '=', key)
      .limit(1)
      .executeTakeFirst();
    if (!holder) await storage.delete(key);
  });
}

/**
 * Stores the file and makes the change that holds it, both or neither.
 *
 * @param resume none when the change brings no file
 * @param change what is written; its failure takes the file away again
 */
export async function withResume<T>(
  holding: Holding,
  resume: { key: string; bytes: Uint8Array } | null,
  change: (tx: Database) => Promise<T>,
): Promise<T> {
  const { db, storage } = holding;
  try {
    return await db.transaction().execute(async (tx) => {
      if (resume) {
        await adding(tx, resume.key);
        await storage.put(resume.bytes);
      }
      return change(tx);
    });
  } catch (error) {
    // What went wrong is what the caller is told; a file left behind by a database that is away is not.
    if (resume) await removeUnheld(holding, resume.key).catch(() => undefined);
    throw error;
  }
}
