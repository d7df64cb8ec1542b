/**
 * Processes that read what strangers sent. Such a process gets little heap, none of the environment and no right to write
 * files or start programs; a guard inside it ends it when its whole memory grows too large or a task has used up its
 * share of a processor's time.
 */
import { Worker } from 'node:worker_threads';
import { serveTasks } from '../base/workers/serveTasks.ts';
import { startProcess, type WorkerHandle, workerScript } from '../base/workers/workers.ts';
import type { Limits } from './guardWorker.ts';

/** The bounds of one process. */
interface Bounds {
  /** How much of a processor's time one task may take, in milliseconds. */
  cpuMs: number;
  /** The most memory the process may hold, in megabytes. */
  memoryMb: number;
}

/** Starts a process that runs `script`, whose file calls `serveWithinBounds`. */
export function startBoundedProcess(script: string, { memoryMb, cpuMs }: Bounds): WorkerHandle {
  return startProcess(script, {
    env: { READER_MEMORY_MB: String(memoryMb), READER_CPU_MS: String(cpuMs) },
    execArgv: [
      `--max-old-space-size=${Math.ceil(memoryMb / 2)}`,
      // Little room for new objects keeps a process some 90 MB smaller, and costs no time as long as no threads
      // have to be called together each time the room is full.
      '--max-semi-space-size=8',
      '--single-threaded-gc',
      '--permission',
      '--allow-fs-read=*',
      '--allow-worker',
    ],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}

/** Answers tasks within the bounds that `startBoundedProcess` gave to this process; see guardWorker.ts. */
export function serveWithinBounds<Task, Answer>(
  work: (task: Task) => Promise<Answer>,
  prepare?: () => Promise<unknown>,
): void {
  const began = new Float64Array(new SharedArrayBuffer(8)).fill(-1);
  const limits: Limits = {
    memoryMb: Number(process.env.READER_MEMORY_MB),
    cpuMs: Number(process.env.READER_CPU_MS),
    server: process.ppid,
    began,
  };
  new Worker(workerScript('guardWorker', import.meta), { workerData: limits });
  const guarded = async (task: Task): Promise<Answer> => {
    const { user, system } = process.cpuUsage();
    began[0] = (user + system) / 1000;
    try {
      return await work(task);
    } finally {
      began[0] = -1;
    }
  };
  serveTasks(guarded, prepare);
}
