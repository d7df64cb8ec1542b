/**
 * Text from resumes, which are files of strangers.
 *
 * They are read in processes of their own: what a hostile PDF inflates lies in array buffers, which a worker
 * thread's limits do not count, and a thread that runs out of memory may take the server along. Such a process gets
 * little heap, none of the environment and no right to write files or start programs; a guard inside it ends it when its
 * whole memory grows too large, and the pool ends it when its time is up.
 */
import { availableParallelism } from 'node:os';
import { maxResumeBytes } from '../../schemas/resumeFile.ts';
import { createPool, startProcess, WorkerLost, workerScript } from '../workers/pool.ts';
import type { ResumeText } from './extractText.ts';
import { ResumeError } from './resumeError.ts';
import type { ResumeAnswer } from './resumeWorker.ts';

export interface ResumeReaderOptions {
  /** Files read at the same time; one per processor unless told. */
  concurrency?: number;
  /** How long one file may take, in milliseconds. */
  timeoutMs?: number;
  /** The most memory one reading process may hold, in megabytes. */
  memoryMb?: number;
}

export interface ResumeReader {
  /**
   * Reads one resume. What it is, is told from its content; the name is not trusted.
   * @throws ResumeError with one of the codes of `resumeProblems`.
   */
  read(bytes: Uint8Array): Promise<ResumeText>;
  /** Stops the processes. Call it before the program ends. */
  close(): void;
}

/** Makes a reader. Processes start with the first files and stop when there has been nothing to read for a while. */
export function createResumeReader({
  concurrency = availableParallelism(),
  timeoutMs = 10_000,
  memoryMb = 512,
}: ResumeReaderOptions = {}): ResumeReader {
  const script = workerScript('resumeWorker', import.meta);
  const pool = createPool<Uint8Array, ResumeAnswer>({
    size: concurrency,
    start: () =>
      startProcess(script, {
        env: { RESUME_MEMORY_MB: String(memoryMb) },
        execArgv: [
          `--max-old-space-size=${Math.ceil(memoryMb / 2)}`,
          // Little room for new objects: at the same speed a process stays some 90 MB smaller.
          '--max-semi-space-size=4',
          '--permission',
          '--allow-fs-read=*',
          '--allow-worker',
        ],
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      }),
  });

  return {
    async read(bytes) {
      if (bytes.byteLength === 0) throw new ResumeError('RESUME_EMPTY');
      if (bytes.byteLength > maxResumeBytes) throw new ResumeError('RESUME_TOO_LARGE');
      const answer = await pool.run(bytes, timeoutMs).catch((error) => {
        if (error instanceof WorkerLost && error.reason !== 'CLOSED')
          throw new ResumeError('RESUME_TOO_COMPLEX');
        throw error;
      });
      if ('problem' in answer) throw new ResumeError(answer.problem);
      return answer;
    },
    close: () => pool.close(),
  };
}
