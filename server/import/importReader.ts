/** Reads import files in a thread, so that the server goes on answering meanwhile. */
import { createPool } from '../base/workers/pool.ts';
import { startThread, workerScript } from '../base/workers/workers.ts';
import type { ReadImport } from '../services/readImport.ts';
import type { ImportAnswer, ImportTask } from './importWorker.ts';

/** 5 MB take a second of a processor. */
const allowance = { cpuMs: 20_000, wallMs: 120_000 };

interface ImportReader extends ReadImport {
  close(): void;
}

/** The thread starts with the first file. */
export function createImportReader(): ImportReader {
  const pool = createPool<ImportTask, ImportAnswer>({
    size: 1,
    start: () => startThread(workerScript('importWorker', import.meta), { maxOldGenerationSizeMb: 512 }),
    idleMs: 60_000,
    maxWaiting: 20,
    maxWaitMs: 30_000,
  });
  return {
    async inspect(file) {
      const answer = await pool.run({ do: 'inspect', ...file }, allowance);
      if ('rowsRead' in answer) throw new Error('The thread answered something else.');
      return answer;
    },
    async rows(file) {
      const answer = await pool.run({ do: 'read', ...file }, allowance);
      if (!('rowsRead' in answer)) throw new Error('The thread answered something else.');
      return answer.rowsRead;
    },
    close: () => pool.close(),
  };
}
