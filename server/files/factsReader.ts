/** Reads facts out of resumes' texts in a thread, so that the server goes on answering meanwhile. */
import type { ResumeFacts } from '../../schemas/facts.ts';
import { createPool } from '../base/workers/pool.ts';
import { startThread, workerScript } from '../base/workers/workers.ts';
import type { FactsTask } from './factsWorker.ts';

/**
 * A resume takes milliseconds of a processor's time; this is for one made to take forever. On a machine with nothing to
 * spare even milliseconds take a while, hence the far longer time on the wall.
 */
const allowance = { cpuMs: 10_000, wallMs: 120_000 };

export interface FactsReader {
  /** @throws WorkerLost when the text took too much work, or the machine was too busy for it */
  read(text: string, today: string): Promise<ResumeFacts>;
  /** Starts the thread before there is a text. */
  warm(): void;
  close(): void;
}

export function createFactsReader(): FactsReader {
  const pool = createPool<FactsTask, ResumeFacts>({
    size: 1,
    start: () => startThread(workerScript('factsWorker', import.meta), { maxOldGenerationSizeMb: 512 }),
  });
  return {
    read: (text, today) => pool.run({ text, today }, allowance),
    warm: () => pool.warm(),
    close: () => pool.close(),
  };
}
