/** A matcher in a thread of its own, so that the server answers while thousands of resumes are compared. */
import { createPool } from '../workers/pool.ts';
import { startThread, workerScript } from '../workers/workers.ts';
import type { Matcher } from './matcher.ts';

/** What the thread is sent: the name of a matcher's step and what it is given. */
export type MatchTask = {
  [Step in Exclude<keyof Matcher, 'close'>]: { step: Step; given: Parameters<Matcher[Step]> };
}[Exclude<keyof Matcher, 'close'>];

/** Ample for the largest batch on the slowest machine; only something that hangs takes longer. */
const stepTimeoutMs = 10 * 60_000;

/** Starts a thread for one run; closing the matcher ends it. */
export function startMatchThread(): Matcher {
  const pool = createPool<MatchTask, unknown>({
    size: 1,
    idleMs: stepTimeoutMs,
    start: () => startThread(workerScript('matchWorker', import.meta), { maxOldGenerationSizeMb: 2048 }),
  });
  const run = <Answer>(task: MatchTask) => pool.run(task, { wallMs: stepTimeoutMs }) as Promise<Answer>;
  return {
    begin: (...given) => run({ step: 'begin', given }),
    survey: (...given) => run({ step: 'survey', given }),
    scoreKept: (...given) => run({ step: 'scoreKept', given }),
    score: (...given) => run({ step: 'score', given }),
    choose: (...given) => run({ step: 'choose', given }),
    finish: (...given) => run({ step: 'finish', given }),
    close: () => pool.close(),
  };
}
