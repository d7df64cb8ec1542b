/** Estimates how many would fit, and judges people, in a thread of its own, so that the server can answer meanwhile. */
import type pg from 'pg';
import type { ExpectedFitsDraft } from '../../../schemas/expectedFits.ts';
import { createPool } from '../../base/workers/pool.ts';
import { startThread, workerScript } from '../../base/workers/workers.ts';
import type { ExpectFits } from '../../services/expectFits.ts';
import type { JudgePeople } from '../../services/judgePeople.ts';
import type { PoolAnswer, PoolQuestion, PoolTask } from './expectedFitsWorker.ts';

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
  services: { expectFits: ExpectFits; judgePeople: JudgePeople };
  /** Has the outlines read before they are asked for; returns when that has begun. */
  warmUp(): Promise<void>;
  close(): void;
}

/** @throws Error where the thread answered another question */
function answered<T>(answer: T | undefined): T {
  if (answer === undefined) throw new Error('The thread has not answered what it was asked');
  return answer;
}

/** Starts the thread when it is first asked. @param connection the thread opens one of its own */
export function createFitsExpecter(connection: pg.PoolConfig): FitsExpecter {
  const pool = createPool<PoolTask, PoolAnswer>({
    size: 1,
    idleMs,
    maxWaiting,
    maxWaitMs,
    start: () =>
      startThread(workerScript('expectedFitsWorker', import.meta), { maxOldGenerationSizeMb: 1024 }),
  });
  const ask = (question: PoolQuestion) => pool.run({ connection, ...question }, { wallMs: timeoutMs });
  const expectFits: ExpectFits = async (draft, hidden) =>
    answered((await ask({ expect: { draft, hidden } })).expect);
  const judgePeople: JudgePeople = {
    compare: async (before, after, emails, most) =>
      answered((await ask({ compare: { before, after, emails, most } })).compare),
    best: async (job, emails, most) => answered((await ask({ best: { job, emails, most } })).best),
    promising: async (job, most) => answered((await ask({ promising: { job, most } })).promising),
  };
  return {
    services: { expectFits, judgePeople },
    async warmUp() {
      await expectFits(anyDraft, []);
    },
    close: () => pool.close(),
  };
}
