/** Matches candidates with jobs in a thread of its own, so that the server answers meanwhile. */
import { createPool } from '../../base/workers/pool.ts';
import { startThread, workerScript } from '../../base/workers/workers.ts';
import type { FitTask, MatchedJob, MatchJobs } from '../../services/matchJobs.ts';

/** A thousand jobs take a second or two; only something that hangs takes longer. */
const timeoutMs = 30_000;

/** Starts a thread with the first task. What it keeps ready is worth keeping as long as the server lives. */
export function createFitMatcher(): { matchJobs: MatchJobs; close(): void } {
  const pool = createPool<FitTask, MatchedJob[] | null>({
    size: 1,
    idleMs: Number.POSITIVE_INFINITY,
    start: () => startThread(workerScript('fitWorker', import.meta), { maxOldGenerationSizeMb: 512 }),
  });
  return { matchJobs: (task) => pool.run(task, { wallMs: timeoutMs }), close: () => pool.close() };
}
