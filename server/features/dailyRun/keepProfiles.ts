/** Keeps everyone's profile up to date in the background. */
import type { Database } from '../../db/database.ts';
import { queuedProfiles, queueOutdatedProfiles } from '../../ranking/profiles/storedProfiles.ts';
import type { Hands } from './hands.ts';

/** How often everyone is checked; more often is not worth it, since changes are queued as they happen. */
const lookedMs = 60 * 60_000;
let looked = Number.NEGATIVE_INFINITY;

/** Makes profiles that are missing or of another version. @returns how many were waiting */
export async function keepProfiles(db: Database, hands: Pick<Hands, 'keepPeople'>): Promise<number> {
  const isDue = performance.now() > looked + lookedMs;
  const waiting = await (isDue ? queueOutdatedProfiles(db) : queuedProfiles(db));
  if (isDue) looked = performance.now();
  if (waiting > 0) await hands.keepPeople();
  return waiting;
}
