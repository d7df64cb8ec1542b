/** An archive that a server works on, and how it says that it still does. */
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { ImportRow, Tables } from '../../db/tables.ts';
import type { Services } from '../../services/services.ts';

export type ArchiveServices = Pick<Services, 'db' | 'env' | 'clock' | 'sendMail' | 'storage' | 'readResume'>;

export type HeldArchive = Pick<
  ImportRow,
  'id' | 'recruiterEmail' | 'status' | 'archiveKeys' | 'archiveSize' | 'locale'
> & { archiveHeldUntil: string };

/** How long a server that does not show itself is waited for: longer than the reading of one file may take. */
const heldMs = 150_000;

const untilOf = (now: Date) => new Date(now.getTime() + heldMs).toISOString();

/** Thrown to undo a step of an import that was deleted meanwhile, or that another server has taken over. */
export class NotOurs extends Error {}

export async function claimArchive(db: Database, now: Date): Promise<HeldArchive | undefined> {
  const archiveHeldUntil = untilOf(now);
  const claimed = await db
    .updateTable('imports')
    .set({ archiveHeldUntil })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('imports')
        .select('id')
        .where('kind', '=', 'RESUMES')
        .where('status', 'in', ['READING', 'RUNNING'])
        .where('archiveHeldUntil', '<=', now.toISOString())
        .orderBy('archiveHeldUntil')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'recruiterEmail', 'status', 'archiveKeys', 'archiveSize', 'locale'])
    .executeTakeFirst();
  return claimed && { ...claimed, archiveHeldUntil };
}

const theirs = (db: Kysely<Tables>, held: HeldArchive) =>
  db
    .updateTable('imports')
    .where('id', '=', held.id)
    .where('status', '=', held.status)
    .where('archiveHeldUntil', '=', held.archiveHeldUntil);

/**
 * Counts files that are through, in the transaction of the step that brought them there.
 *
 * @returns until when this server has the import now
 * @throws NotOurs
 */
export async function countStep(
  tx: Database,
  held: HeldArchive,
  {
    done,
    added = 0,
    joined = 0,
    known = 0,
    refused = 0,
  }: { done: number; added?: number; joined?: number; known?: number; refused?: number },
  now: Date,
): Promise<string> {
  const archiveHeldUntil = untilOf(now);
  const settled = await theirs(tx, held)
    .set({
      archiveHeldUntil,
      done: sql`"done" + ${done}`,
      added: sql`"added" + ${added}`,
      joined: sql`"joined" + ${joined}`,
      known: sql`"known" + ${known}`,
      refused: sql`"refused" + ${refused}`,
    })
    .returning('id')
    .executeTakeFirst();
  if (!settled) throw new NotOurs();
  return archiveHeldUntil;
}

/** Lets others, or this server a little later, go on with it. */
export const releaseArchive = (db: Database, held: HeldArchive, from: Date): Promise<unknown> =>
  theirs(db, held).set({ archiveHeldUntil: from.toISOString() }).execute();

/** The step after this one is its recruiter's, or there is none. */
export const endArchive = (
  db: Database,
  held: HeldArchive,
  to: { status: 'READY' } | { status: 'DONE'; endedAt: string },
): Promise<unknown> =>
  theirs(db, held)
    .set({ ...to, archiveHeldUntil: null, archiveKeys: null, archiveSize: null })
    .execute();
