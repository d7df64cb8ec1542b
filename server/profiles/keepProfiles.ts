/** Keeps everybody's profile up to date in the background, in a thread, so that the server answers meanwhile. */
import type { Database } from '../db/database.ts';
import { createPool } from '../workers/pool.ts';
import { startThread, workerScript } from '../workers/workers.ts';
import type { MadeProfile, StampedRow } from './makeProfile.ts';
import { makeMissingProfiles } from './storedProfiles.ts';

/** Made and kept at once: killed between, no more than these are made again. */
const batchSize = 50;
/** Milliseconds each; only something that hangs takes longer. */
const batchTimeoutMs = 120_000;

export interface ProfileKeeper {
  /** Makes what is missing or of another version. @returns how many profiles that were */
  keep(): Promise<{ profiles: number }>;
  /** Stops after the batch under way. */
  close(): void;
}

export function createProfileKeeper(db: Database): ProfileKeeper {
  let closed = false;
  const pool = createPool<readonly StampedRow[], MadeProfile[]>({
    size: 1,
    start: () => startThread(workerScript('profileWorker', import.meta), { maxOldGenerationSizeMb: 512 }),
  });
  const make = (rows: readonly StampedRow[]) => pool.run(rows, { wallMs: batchTimeoutMs });
  return {
    async keep() {
      let profiles = 0;
      for (let made = batchSize; made === batchSize && !closed; profiles += made)
        made = await makeMissingProfiles(db, batchSize, make);
      return { profiles };
    },
    close() {
      closed = true;
      pool.close();
    },
  };
}
