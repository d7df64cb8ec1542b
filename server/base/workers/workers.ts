/** The make of a pool's workers: threads for our own code, processes for foreign files. */
import { type ForkOptions, fork } from 'node:child_process';
import { extname, join } from 'node:path';
import { type ResourceLimits, Worker } from 'node:worker_threads';

/** A worker's messages: once that it has started, then an answer to each task. See `serveTasks`. */
export type Reply = { ready: true } | { answer: unknown } | { error: string };

/** The pool's view of a worker, thread or process. */
export interface WorkerHandle {
  send(task: unknown): void;
  stop(): void;
  /** The processor's time used since the start, in milliseconds. Only threads can be asked. */
  cpuMs(): Promise<number>;
  onReply(listener: (reply: Reply) => void): void;
  /** @param listener given the signal that ended a process, if one did */
  onExit(listener: (signal: NodeJS.Signals | null) => void): void;
}

/**
 * The path of a worker's script: beside the file that asks, with the same ending. So `resumeWorker` is
 * server/files/resumeWorker.ts when the server runs from its sources and dist/server/resumeWorker.js when built.
 */
export function workerScript(name: string, from: ImportMeta): string {
  return join(from.dirname, name + extname(from.filename));
}

/** A worker thread: fast to start and to talk to, but it shares the process's memory and fate. */
export function startThread(script: string, resourceLimits: ResourceLimits): WorkerHandle {
  const worker = new Worker(script, { resourceLimits });
  return {
    send: (task) => worker.postMessage(task),
    stop: () => void worker.terminate(),
    async cpuMs() {
      // A thread that has ended is reported by its end.
      const { user, system } = await worker.cpuUsage().catch(() => ({ user: 0, system: 0 }));
      return (user + system) / 1000;
    },
    onReply(listener) {
      // Under `node --watch` threads tell of each file they load, too, which is no reply of ours.
      worker.on('message', (message: Reply) => {
        if (!('watch:import' in message)) listener(message);
      });
    },
    onExit(listener) {
      worker.on('error', () => listener(null));
      worker.on('exit', () => listener(null));
    },
  };
}

/** A process of its own: whatever it does to its memory, it takes nothing else down. */
export function startProcess(script: string, options: ForkOptions): WorkerHandle {
  const child = fork(script, [], { ...options, serialization: 'advanced' });
  return {
    // A child that is already gone reports itself through 'exit'; the callback keeps a failed send from throwing.
    send: (task) => void child.send(task as object, () => undefined),
    stop: () => void child.kill('SIGKILL'),
    cpuMs: () => Promise.reject(new Error('A process guards the time it uses itself.')),
    onReply: (listener) => void child.on('message', (message) => listener(message as Reply)),
    onExit(listener) {
      child.on('error', () => listener(null));
      child.on('exit', (_code, signal) => listener(signal));
    },
  };
}
