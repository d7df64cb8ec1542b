/** Reads facts out of resumes' texts in a thread, so that whoever asks goes on meanwhile. */
import type { ResumeFacts } from '../../schemas/facts.ts';
import { createPool, startThread, workerScript } from '../workers/pool.ts';
import type { FactsTask } from './factsWorker.ts';

/** A resume takes milliseconds; this is for one made to take forever. */
const timeoutMs = 10_000;

export interface FactsReader {
  /** @throws WorkerLost when the text took too long */
  read(text: string, today: string): Promise<ResumeFacts>;
  close(): void;
}

export function createFactsReader(): FactsReader {
  const pool = createPool<FactsTask, ResumeFacts>({
    size: 1,
    start: () => startThread(workerScript('factsWorker', import.meta), { maxOldGenerationSizeMb: 512 }),
  });
  return { read: (text, today) => pool.run({ text, today }, timeoutMs), close: () => pool.close() };
}
