/** Takes away files that no candidate holds: a server killed between storing a file and its row leaves one behind. */
import type { Database } from '../db/database.ts';
import type { ResumeStorage } from '../files/storage.ts';
import { removeUnheld, unheldOf } from './keepResume.ts';

interface Kept {
  db: Database;
  storage: ResumeStorage;
}

/** Younger ones may be on their way: an import stores the files first and the rows then. */
const orphanAfterMs = 24 * 60 * 60 * 1000;

/** @returns how many files it took away */
export async function sweepResumes({ db, storage }: Kept, now: Date): Promise<number> {
  const before = new Date(now.getTime() - orphanAfterMs);
  let removed = 0;
  for await (const keys of storage.storedBefore(before)) {
    if (keys.length === 0) continue;
    for (const key of await unheldOf(db, keys)) {
      await removeUnheld({ db, storage }, key);
      removed += 1;
    }
  }
  return removed;
}

/** Sweeps at the first call of each day and does nothing at the others: all the files are gone through. */
export function createResumeSweep(kept: Kept): (now: Date) => Promise<number> {
  let sweptOn = '';
  return async (now) => {
    const today = now.toISOString().slice(0, 10);
    if (today === sweptOn) return 0;
    sweptOn = today;
    return sweepResumes(kept, now);
  };
}
