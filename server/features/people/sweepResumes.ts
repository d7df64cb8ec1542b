/** Takes away files that no candidate holds: a server killed between storing a file and its row leaves one behind. */
import { dayMs, dayOf } from '../../../schemas/base/days.ts';
import type { Database } from '../../db/database.ts';
import type { ResumeStorage } from '../../files/storage/storage.ts';
import { removeOwed, removeUnheld, unheldOf } from './keepResume.ts';

interface Kept {
  db: Database;
  storage: ResumeStorage;
}

/** Younger ones are left alone: an administrator can still see in the storage what became of a failed upload. */
const orphanAfterMs = dayMs;

/** @returns how many files it took away */
async function sweepResumes({ db, storage }: Kept, now: Date): Promise<number> {
  const before = new Date(now.getTime() - orphanAfterMs);
  let removed = 0;
  for await (const keys of storage.storedBefore(before)) {
    if (keys.length === 0) continue;
    for (const key of await unheldOf(db, keys)) if (await removeUnheld({ db, storage }, key)) removed += 1;
  }
  return removed;
}

/**
 * Makes up for removals that are owed at each call, and goes through all the files at the first call of each day.
 *
 * @returns how many files were taken away
 */
export function createResumeSweep(kept: Kept): (now: Date) => Promise<number> {
  let sweptOn = '';
  return async (now) => {
    const owed = await removeOwed(kept);
    const today = dayOf(now);
    if (today === sweptOn) return owed;
    sweptOn = today;
    return owed + (await sweepResumes(kept, now));
  };
}
