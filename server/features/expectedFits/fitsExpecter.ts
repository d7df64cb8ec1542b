/** Estimates how many would fit in a thread of its own, so that the server can answer meanwhile. */
import type pg from 'pg';
import type { ExpectedFits, ExpectedFitsDraft } from '../../../schemas/expectedFits.ts';
import { createPool } from '../../base/workers/pool.ts';
import { startThread, workerScript } from '../../base/workers/workers.ts';
import type { ExpectFits } from '../../services/expectFits.ts';
import type { ExpectedFitsTask } from './expectedFitsWorker.ts';

/** An estimate takes a few hundred milliseconds; only one that hangs takes this long. */
const timeoutMs = 30_000;
/** A thread stays this long because of the outlines it holds. */
const idleMs = 24 * 60 * 60_000;
/** Asked to have outlines read: whatever is asked, the thread reads them all. */
const anyDraft: ExpectedFitsDraft = { title: '', description: '', criteria: [] };
/** Requests beyond that are told to try again. */
const maxWaiting = 20;
const maxWaitMs = 5000;

interface FitsExpecter {
  expectFits: ExpectFits;
  /** Has the outlines read before they are asked for; returns when that has begun. */
  warmUp(): Promise<void>;
  close(): void;
}

/** Starts the thread when it is first asked. @param connection the thread opens one of its own */
export function createFitsExpecter(connection: pg.PoolConfig): FitsExpecter {
  const pool = createPool<ExpectedFitsTask, ExpectedFits>({
    size: 1,
    idleMs,
    maxWaiting,
    maxWaitMs,
    start: () =>
      startThread(workerScript('expectedFitsWorker', import.meta), { maxOldGenerationSizeMb: 1024 }),
  });
  const expectFits: ExpectFits = (draft) => pool.run({ connection, draft }, { wallMs: timeoutMs });
  return {
    expectFits,
    async warmUp() {
      await expectFits(anyDraft);
    },
    close: () => pool.close(),
  };
}
