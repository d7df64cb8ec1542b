/**
 * A pool of workers that answer one task at a time each.
 *
 * A worker that runs out of time or dies costs its own task and nothing else: it is replaced and the queue goes on.
 * Whether a worker is a thread (our own code, cheap) or a process (foreign files, walled off) is the caller's choice.
 */
import { type ForkOptions, fork } from 'node:child_process';
import { extname, join } from 'node:path';
import { type ResourceLimits, Worker } from 'node:worker_threads';

/** What the pool needs of a worker, whatever it is made of. */
export interface WorkerHandle {
  send(task: unknown): void;
  stop(): void;
  onAnswer(listener: (reply: Reply) => void): void;
  onExit(listener: () => void): void;
}

/** What a worker sends back for each task: see `serveTasks`. */
export type Reply = { answer: unknown } | { error: string };

export interface PoolOptions {
  /** Starts one more worker. */
  start: () => WorkerHandle;
  /** The most workers at a time; they are started when there is work. */
  size: number;
  /** A worker without work for this long is stopped, so that an idle server gives its memory back. */
  idleMs?: number;
}

export interface Pool<Task, Answer> {
  /**
   * Runs one task in a free worker, waiting for one if need be.
   * @param timeoutMs counted from the moment a worker takes the task.
   * @throws WorkerLost when the worker had to be stopped or died; Error with the worker's message when it refused.
   */
  run(task: Task, timeoutMs: number): Promise<Answer>;
  /** Stops all workers; what still waits is refused. */
  close(): void;
}

/** The worker was stopped for taking too long, died (out of memory, crash), or the pool was closed. */
export class WorkerLost extends Error {
  readonly reason: 'TIMEOUT' | 'DIED' | 'CLOSED';
  constructor(reason: 'TIMEOUT' | 'DIED' | 'CLOSED') {
    super(`The worker was lost: ${reason.toLowerCase()}.`);
    this.name = 'WorkerLost';
    this.reason = reason;
  }
}

interface Waiting<Task, Answer> {
  task: Task;
  timeoutMs: number;
  resolve: (answer: Answer) => void;
  reject: (error: Error) => void;
}

interface Seat<Task, Answer> {
  worker: WorkerHandle;
  busyWith: Waiting<Task, Answer> | undefined;
  timer: NodeJS.Timeout | undefined;
}

/** Makes a pool; no worker is started before the first task. */
export function createPool<Task, Answer>({ start, size, idleMs = 30_000 }: PoolOptions): Pool<Task, Answer> {
  const queue: Waiting<Task, Answer>[] = [];
  const seats = new Set<Seat<Task, Answer>>();
  let closed = false;

  /** Takes a seat away; its task, if it had one, fails for `reason`. */
  function drop(seat: Seat<Task, Answer>, reason: WorkerLost['reason']) {
    if (!seats.delete(seat)) return;
    clearTimeout(seat.timer);
    seat.worker.stop();
    seat.busyWith?.reject(new WorkerLost(reason));
    serveQueue();
  }

  function openSeat(): Seat<Task, Answer> {
    const seat: Seat<Task, Answer> = { worker: start(), busyWith: undefined, timer: undefined };
    seat.worker.onExit(() => drop(seat, 'DIED'));
    seat.worker.onAnswer((reply) => {
      const done = seat.busyWith;
      if (!done || !seats.has(seat)) return;
      clearTimeout(seat.timer);
      seat.busyWith = undefined;
      seat.timer = setTimeout(() => drop(seat, 'CLOSED'), idleMs);
      if ('error' in reply) done.reject(new Error(reply.error));
      else done.resolve(reply.answer as Answer);
      serveQueue();
    });
    seats.add(seat);
    return seat;
  }

  function serveQueue() {
    while (queue.length > 0 && !closed) {
      let seat = [...seats].find(({ busyWith }) => !busyWith);
      if (!seat && seats.size < size) seat = openSeat();
      const next = seat && queue.shift();
      if (!seat || !next) return;
      const taken = seat;
      clearTimeout(taken.timer);
      taken.busyWith = next;
      taken.timer = setTimeout(() => drop(taken, 'TIMEOUT'), next.timeoutMs);
      taken.worker.send(next.task);
    }
  }

  return {
    run: (task, timeoutMs) =>
      new Promise((resolve, reject) => {
        if (closed) return reject(new WorkerLost('CLOSED'));
        queue.push({ task, timeoutMs, resolve, reject });
        serveQueue();
      }),
    close() {
      closed = true;
      for (const waiting of queue.splice(0)) waiting.reject(new WorkerLost('CLOSED'));
      for (const seat of [...seats]) drop(seat, 'CLOSED');
    },
  };
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
    onAnswer: (listener) => void worker.on('message', listener),
    onExit(listener) {
      worker.on('error', listener);
      worker.on('exit', listener);
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
    onAnswer: (listener) => void child.on('message', (message) => listener(message as Reply)),
    onExit(listener) {
      child.on('error', listener);
      child.on('exit', listener);
    },
  };
}
