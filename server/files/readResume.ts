/**
 * Text from resumes, which are files of strangers.
 *
 * They are read in processes of their own: what a hostile PDF inflates lies in array buffers, which a worker
 * thread's limits do not count, and a thread that runs out of memory may take the server along. Such a process gets
 * little heap, none of the environment and no right to write files or start programs; a guard inside it ends it when
 * its whole memory grows too large or a file has used up its share of a processor's time.
 *
 * A file's limit is counted in work, not by the clock: a busy machine reads a good file late, and never refuses
 * it as too complex. What cannot be read in good time is refused as busy, and may be sent again.
 */
import { availableParallelism } from 'node:os';
import type { PersonFileKind } from '../../schemas/personFile.ts';
import { maxResumeBytes } from '../../schemas/resumeFile.ts';
import { createPool } from '../base/workers/pool.ts';
import { PoolBusy, WorkerLost } from '../base/workers/poolErrors.ts';
import { workerScript } from '../base/workers/workers.ts';
import { startBoundedProcess } from './boundedProcess.ts';
import type { ResumeText } from './extractText.ts';
import { ResumeError } from './resumeError.ts';
import type { ResumeAnswer, ResumeTask } from './resumeWorker.ts';

interface ResumeReaderOptions {
  /** Files read at the same time; by default one per processor. */
  concurrency?: number;
  /** How much of a processor's time one file may take, in milliseconds. */
  cpuMs?: number;
  /** How long one file may take by the clock once it is its turn, in milliseconds. */
  wallMs?: number;
  /** The most memory one reading process may hold, in megabytes. */
  memoryMb?: number;
  /** The most files that wait for their turn; by default there is no bound. */
  maxWaiting?: number;
  /** The longest a file may have to wait for its turn, in milliseconds. */
  maxWaitMs?: number;
}

export interface ResumeReader {
  /**
   * Reads one resume. What it is, is told from its content; the name is not trusted.
   *
   * @throws ResumeError with one of the codes of `resumeProblems`; PoolBusy when the file is not to blame
   */
  read(bytes: Uint8Array): Promise<ResumeText>;
  /**
   * Tells what a file is that is kept as it is, and refuses one that does something by itself.
   *
   * @throws as `read` does, but not for want of a text
   */
  check(bytes: Uint8Array): Promise<PersonFileKind>;
  /** Starts the processes before there is a file. */
  warm(): void;
  /** Stops the processes. Call it before the program ends. */
  close(): void;
}

/** Processes a file is tried in: one that is killed from outside says nothing about the file. */
const tries = 2;

/** Makes a reader. Processes start with the first files and stop when there has been nothing to read for a while. */
export function createResumeReader({
  concurrency = availableParallelism(),
  cpuMs = 10_000,
  wallMs = 120_000,
  memoryMb = 512,
  maxWaiting = Number.POSITIVE_INFINITY,
  maxWaitMs = Number.POSITIVE_INFINITY,
}: ResumeReaderOptions = {}): ResumeReader {
  const script = workerScript('resumeWorker', import.meta);
  const pool = createPool<ResumeTask, ResumeAnswer>({
    size: concurrency,
    maxWaiting,
    maxWaitMs,
    start: () => startBoundedProcess(script, { memoryMb, cpuMs }),
  });

  async function run(task: ResumeTask): Promise<Exclude<ResumeAnswer, { problem: unknown }>> {
    for (let left = tries; left > 0; left--) {
      try {
        const answer = await pool.run(task, { wallMs });
        if ('problem' in answer) throw new ResumeError(answer.problem);
        return answer;
      } catch (error) {
        if (!(error instanceof WorkerLost) || error.reason === 'CLOSED') throw error;
        if (error.isTasksFault) throw new ResumeError('RESUME_TOO_COMPLEX');
        // Whatever keeps the machine busy would do so again.
        if (error.reason === 'TIMEOUT') break;
      }
    }
    throw new PoolBusy(wallMs);
  }

  return {
    async read(bytes) {
      if (bytes.byteLength === 0) throw new ResumeError('RESUME_EMPTY');
      if (bytes.byteLength > maxResumeBytes) throw new ResumeError('RESUME_TOO_LARGE');
      const answer = await run({ bytes, wanted: 'text' });
      if (!('text' in answer)) throw new Error('The resume reader has answered another question.');
      return answer;
    },
    async check(bytes) {
      return (await run({ bytes, wanted: 'kind' })).kind;
    },
    warm: () => pool.warm(),
    close: () => pool.close(),
  };
}
