/** Starts PostgreSQL again when it has died under the programs that use it. */
import { setTimeout as sleep } from 'node:timers/promises';
import { StartError } from '../../base/startError.ts';

/** Told what happens to the database, in this order. */
export interface DatabaseWatcher {
  died(): void;
  /** It takes connections again. @param ms how long it was away since its death was seen */
  revived(ms: number): void;
  /** It cannot be had any more. */
  lost(reason: StartError): void;
}

const lookEveryMs = 500;
/** Between tries to start it; after the last one it is lost. */
const pausesMs = [500, 1000, 2000, 4000, 8000];

/** A database that was removed is not created again: an empty one in its place would look like one that was erased. */
export class DatabaseGone extends StartError {}

async function revive(start: () => Promise<void>, watched: () => boolean): Promise<StartError | null> {
  for (const pause of [...pausesMs, 0]) {
    try {
      await start();
      return null;
    } catch (error) {
      if (!(error instanceof StartError)) throw error;
      if (error instanceof DatabaseGone || pause === 0 || !watched()) return error;
      await sleep(pause);
    }
  }
  return null;
}

/**
 * Looks twice a second whether it runs, and starts it again when it does not.
 *
 * @param start starts it or joins a process that has; throws StartError when that is not possible now
 * @returns ends the watch
 */
export function watchDatabase(
  isRunning: () => boolean,
  start: () => Promise<void>,
  watcher: DatabaseWatcher,
): () => void {
  let watched = true;
  async function watch(): Promise<void> {
    while (watched) {
      if (!isRunning()) {
        const since = performance.now();
        watcher.died();
        const reason = await revive(start, () => watched);
        if (!watched) return;
        if (reason) return watcher.lost(reason);
        watcher.revived(Math.round(performance.now() - since));
      }
      await sleep(lookEveryMs, undefined, { ref: false });
    }
  }
  void watch();
  return () => {
    watched = false;
  };
}
