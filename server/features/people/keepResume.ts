/**
 * Files of resumes and the rows that hold them, kept in step.
 *
 * A file is kept under a hash of its bytes, so two people may hold the same one. Storing and removing take as long as
 * the storage takes, and no connection to the database waits for that: what is on its way in or out is noted in a table
 * first. A file that is coming is not removed, and one that is leaving is waited for.
 */
import { setTimeout as rest } from 'node:timers/promises';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { unavailable } from '../../base/errors.ts';
import type { Database } from '../../db/database.ts';
import { heldOf } from '../../db/heldFiles.ts';
import type { ResumeStorage } from '../../files/storage/storage.ts';

interface Holding {
  db: Database;
  storage: ResumeStorage;
}

/** A server that was killed on the way leaves such a row behind. */
const comingFor = sql<string>`now() - interval '1 hour'`;
/** Longer than any storage may take to remove a file: the process that began has given up, and the removal is owed. */
const leavingFor = sql<string>`now() - interval '2 minutes'`;

/** How often, and how many times, is looked whether a file that leaves is gone. */
const lookEveryMs = 200;
const looks = 15;

/**
 * Keeps others from deciding about the same files, until the end of the transaction. Locked in one order everywhere, so
 * that two who want the same files never wait for each other.
 */
const decide = (tx: Database, keys: readonly string[]) =>
  sql`
    select pg_advisory_xact_lock("lock")
    from (
      select distinct hashtextextended("key", 0) as "lock" from unnest(${keys}::text[]) as "key" order by "lock"
    ) as "locks"
  `.execute(tx);

/** Those of the files that no row holds now; `removeUnheld` looks again before it takes one away. */
export async function unheldOf(db: Database, keys: readonly string[]): Promise<string[]> {
  const { rows } = await heldOf(keys).execute(db);
  const held = new Set(rows.map(({ key }) => key));
  return keys.filter((key) => !held.has(key));
}

/** @returns the notes' ids, or undefined while one of the files is being removed */
const noteComing = (db: Database, keys: readonly string[]): Promise<string[] | undefined> =>
  db.transaction().execute(async (tx) => {
    await decide(tx, keys);
    const leaving = await tx
      .selectFrom('leavingFiles')
      .select('key')
      .where('key', 'in', keys)
      .where('at', '>', leavingFor)
      .limit(1)
      .executeTakeFirst();
    if (leaving) return undefined;
    const notes = keys.map((key) => ({ id: uuidv7(), key }));
    await tx.insertInto('comingFiles').values(notes).execute();
    return notes.map(({ id }) => id);
  });

/**
 * Notes that files are about to be stored; from then on nobody removes them.
 *
 * @param keys at least one
 * @returns what `arrive` takes
 * @throws ApiError STORAGE_UNAVAILABLE when one of them is being removed and the storage does not answer; then none is
 *   noted
 */
export async function announce(db: Database, keys: readonly string[]): Promise<string[]> {
  for (let look = 0; look < looks; look++) {
    const ids = await noteComing(db, keys);
    if (ids !== undefined) return ids;
    await rest(lookEveryMs);
  }
  throw unavailable('STORAGE_UNAVAILABLE');
}

/** Takes the notes back: the files are held now, or were not stored. */
export async function arrive(db: Database, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom('comingFiles').where('id', 'in', ids).execute();
}

/** @returns the id of the note, or undefined when the file stays or is being removed already */
const noteLeaving = (db: Database, key: string): Promise<string | undefined> =>
  db.transaction().execute(async (tx) => {
    await decide(tx, [key]);
    const [unheld] = await unheldOf(tx, [key]);
    const coming = await tx
      .selectFrom('comingFiles')
      .select('id')
      .where('key', '=', key)
      .where('at', '>', comingFor)
      .limit(1)
      .executeTakeFirst();
    if (unheld === undefined || coming) {
      await tx.deleteFrom('leavingFiles').where('key', '=', key).where('at', '<=', leavingFor).execute();
      return undefined;
    }
    const noted = await tx
      .insertInto('leavingFiles')
      .values({ key, id: uuidv7() })
      .onConflict((conflict) =>
        conflict
          .column('key')
          .doUpdateSet({ id: sql`excluded."id"`, at: sql`excluded."at"` })
          .where('leavingFiles.at', '<=', leavingFor),
      )
      .returning('id')
      .executeTakeFirst();
    return noted?.id;
  });

/**
 * Takes the file away unless a candidate holds it or someone is storing it. Should the storage be away, the removal
 * stays owed and is made up for within the hour: see `removeOwed`.
 *
 * @returns whether it is gone
 */
export async function removeUnheld({ db, storage }: Holding, key: string): Promise<boolean> {
  const id = await noteLeaving(db, key);
  if (id === undefined) return false;
  try {
    await storage.delete(key);
  } catch {
    return false;
  }
  await db.deleteFrom('leavingFiles').where('id', '=', id).execute();
  return true;
}

/**
 * Makes up for removals that the storage did not answer to.
 *
 * @returns how many files it took away
 */
export async function removeOwed(holding: Holding): Promise<number> {
  const { db } = holding;
  await db.deleteFrom('comingFiles').where('at', '<=', comingFor).execute();
  const owed = await db.selectFrom('leavingFiles').select('key').where('at', '<=', leavingFor).execute();
  let removed = 0;
  for (const { key } of owed) if (await removeUnheld(holding, key)) removed += 1;
  return removed;
}

/**
 * Stores the file, then makes the change that holds it in a transaction, both or neither.
 *
 * @param resume none when the change brings no file
 * @param change what is written; its failure takes the file away again
 */
export const withResume = <T>(
  holding: Holding,
  resume: StoredFile | null,
  change: (tx: Database) => Promise<T>,
): Promise<T> => withFiles(holding, resume ? [resume] : [], change);

interface StoredFile {
  key: string;
  bytes: Uint8Array;
}

/** The same with several files, or none. */
export async function withFiles<T>(
  holding: Holding,
  files: readonly StoredFile[],
  change: (tx: Database) => Promise<T>,
): Promise<T> {
  const { db, storage } = holding;
  if (files.length === 0) return db.transaction().execute(change);
  const keys = [...new Set(files.map(({ key }) => key))];
  const coming = await announce(db, keys);
  try {
    for (const { bytes } of files) await storage.put(bytes);
  } catch (error) {
    // Whatever arrived of it is swept away within a day.
    await arrive(db, coming).catch(() => undefined);
    throw error;
  }
  try {
    return await db.transaction().execute(async (tx) => {
      const made = await change(tx);
      await arrive(tx, coming);
      return made;
    });
  } catch (error) {
    // The caller is told the error itself; a file left behind by a database that is away does not matter.
    await arrive(db, coming)
      .then(async () => {
        for (const key of keys) await removeUnheld(holding, key);
      })
      .catch(() => undefined);
    throw error;
  }
}
