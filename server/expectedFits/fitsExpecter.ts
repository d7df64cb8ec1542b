/** Tells how many would fit in a thread of its own, so that the server answers meanwhile. */
import type pg from 'pg';
import type { ExpectedFits } from '../../schemas/expectedFits.ts';
import { createPool } from '../workers/pool.ts';
import { startThread, workerScript } from '../workers/workers.ts';
import type { ExpectedFitsTask } from './expectedFitsWorker.ts';
import type { ExpectFits } from './expectFits.ts';

/** A few hundred milliseconds each; only something that hangs takes longer. */
const timeoutMs = 30_000;
/** Outlines are worth keeping while somebody writes jobs. */
const idleMs = 30 * 60_000;
/** Requests beyond that are told to try again. */
const maxWaiting = 20;
const maxWaitMs = 5000;

/** Starts a thread with the first recruiter who writes a job. @param connection of which the thread uses one */
export function createFitsExpecter(connection: pg.PoolConfig): { expectFits: ExpectFits; close(): void } {
  const pool = createPool<ExpectedFitsTask, ExpectedFits>({
    size: 1,
    idleMs,
    maxWaiting,
    maxWaitMs,
    start: () =>
      startThread(workerScript('expectedFitsWorker', import.meta), { maxOldGenerationSizeMb: 1024 }),
  });
  return {
    expectFits: (draft) => pool.run({ connection, draft }, { wallMs: timeoutMs }),
    close: () => pool.close(),
  };
}
