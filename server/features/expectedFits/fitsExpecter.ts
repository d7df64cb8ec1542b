/** Estimates how many would fit in a thread of its own, so that the server can answer meanwhile. */
import type pg from 'pg';
import type { ExpectedFits } from '../../../schemas/expectedFits.ts';
import { createPool } from '../../base/workers/pool.ts';
import { startThread, workerScript } from '../../base/workers/workers.ts';
import type { ExpectFits } from '../../services/expectFits.ts';
import type { ExpectedFitsTask } from './expectedFitsWorker.ts';

/** An estimate takes a few hundred milliseconds; only one that hangs takes this long. */
const timeoutMs = 30_000;
/** Outlines are worth keeping while somebody is writing jobs. */
const idleMs = 30 * 60_000;
/** Requests beyond that are told to try again. */
const maxWaiting = 20;
const maxWaitMs = 5000;

/** Starts the thread when the first recruiter writes a job. @param connection the thread opens one of its own */
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
