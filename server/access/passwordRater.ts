/** Rates new passwords in a thread of its own, so that the server answers meanwhile. */
import { createPool } from '../base/workers/pool.ts';
import { startThread, workerScript } from '../base/workers/workers.ts';
import type { NewPassword, RatePassword } from './passwordRules.ts';

/** A password takes milliseconds; only a machine that is far too busy takes longer. */
const wallMs = 30_000;
/** The word lists take a moment to load, so the thread is kept for a while. */
const idleMs = 10 * 60_000;
/** People wait for the answer. */
const queue = { maxWaiting: 200, maxWaitMs: 10_000 };

/** Starts a thread with the first password that is chosen. */
export function createPasswordRater(): { ratePassword: RatePassword; close(): void } {
  const pool = createPool<NewPassword, string | null>({
    size: 1,
    idleMs,
    ...queue,
    start: () => startThread(workerScript('passwordWorker', import.meta), { maxOldGenerationSizeMb: 256 }),
  });
  return { ratePassword: (given) => pool.run(given, { wallMs }), close: () => pool.close() };
}
