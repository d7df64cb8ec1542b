/**
 * A pool of workers that answer one task at a time each.
 *
 * A worker that runs out of time or dies costs its own task and nothing else: it is replaced and the queue goes on.
 * Whether a worker is a thread (our own code, cheap) or a process (foreign files, walled off) is the caller's choice:
 * see workers.ts.
 */
import { type LossReason, PoolBusy, spentSignal, WorkerLost } from './poolErrors.ts';
import type { WorkerHandle } from './workers.ts';

interface PoolOptions {
  /** Starts one more worker. */
  start: () => WorkerHandle;
  /** The most workers at a time; they are started when there is work. */
  size: number;
  /** A worker without work for this long is stopped, so that an idle server gives its memory back; none if infinite. */
  idleMs?: number;
  /** The most tasks that wait for a worker; without it there is no bound. */
  maxWaiting?: number;
  /** A task that would wait longer than this is refused at once, judged by how long tasks took lately. */
  maxWaitMs?: number;
}

/** The limits of one task. */
interface Allowance {
  /** By the clock on the wall: a task that is over it may be innocent, for the machine can be busy with others. */
  wallMs: number;
  /**
   * Of a processor's time, however long that takes; for threads, which are asked. A process that reads foreign files
   * has a guard of its own: see guardWorker.ts.
   */
  cpuMs?: number;
}

interface Pool<Task, Answer> {
  /**
   * Runs one task in a free worker, waiting for one if need be.
   *
   * @param allowance counted from the moment a worker that has started takes the task
   * @throws WorkerLost when the worker had to be stopped or died; PoolBusy when too many wait already; Error with the
   *   worker's message when it refused
   */
  run(task: Task, allowance: Allowance): Promise<Answer>;
  /** Starts all workers, so that the first tasks need not wait for that. */
  warm(): void;
  /** Stops all workers; what still waits is refused. */
  close(): void;
}

interface Waiting<Task, Answer> {
  task: Task;
  allowance: Allowance;
  resolve: (answer: Answer) => void;
  reject: (error: Error) => void;
}

interface Slot<Task, Answer> {
  worker: WorkerHandle;
  ready: boolean;
  busyWith: Waiting<Task, Answer> | undefined;
  timer: NodeJS.Timeout | undefined;
  cpuTimer: NodeJS.Timeout | undefined;
  /** When the task was handed over, by `performance.now()`. */
  since: number;
  /** Whether it has answered before: the first task also reads what all others find in memory. */
  isWarm: boolean;
}

/** Far more than a start takes on a machine with nothing to spare. */
const startTimeoutMs = 120_000;

/** How often a thread is asked for the processor's time it has used. */
const cpuCheckMs = 250;

/** How much the newest task counts in the running mean of how long a task takes. */
const newestShare = 0.2;

function stopTimers({ timer, cpuTimer }: Pick<Slot<unknown, unknown>, 'timer' | 'cpuTimer'>) {
  clearTimeout(timer);
  clearInterval(cpuTimer);
}

class WorkerPool<Task, Answer> implements Pool<Task, Answer> {
  readonly #options: Required<PoolOptions>;
  readonly #queue: Waiting<Task, Answer>[] = [];
  readonly #slots = new Set<Slot<Task, Answer>>();
  #meanMs = 0;
  #closed = false;

  constructor(options: Required<PoolOptions>) {
    this.#options = options;
  }

  run(task: Task, allowance: Allowance): Promise<Answer> {
    return new Promise((resolve, reject) => {
      if (this.#closed) return reject(new WorkerLost('CLOSED'));
      const isFree =
        this.#slots.size < this.#options.size || [...this.#slots].some(({ busyWith }) => !busyWith);
      if (
        !isFree &&
        (this.#queue.length >= this.#options.maxWaiting || this.#expectedWaitMs() > this.#options.maxWaitMs)
      ) {
        return reject(new PoolBusy(this.#expectedWaitMs()));
      }
      this.#queue.push({ task, allowance, resolve, reject });
      this.#serveQueue();
    });
  }

  warm(): void {
    while (this.#slots.size < this.#options.size && !this.#closed) this.#openSlot();
  }

  close(): void {
    this.#closed = true;
    for (const waiting of this.#queue.splice(0)) waiting.reject(new WorkerLost('CLOSED'));
    for (const slot of [...this.#slots]) this.#drop(slot, 'CLOSED');
  }

  /** A task that ends badly counts too: others like it may be waiting. */
  #learn({ since }: Slot<Task, Answer>) {
    const took = performance.now() - since;
    this.#meanMs = this.#meanMs === 0 ? took : this.#meanMs + (took - this.#meanMs) * newestShare;
  }

  /** Takes a worker away; its task, if it had one, fails for `reason`. */
  #drop(slot: Slot<Task, Answer>, reason: LossReason, signal: NodeJS.Signals | null = null) {
    if (!this.#slots.delete(slot)) return;
    stopTimers(slot);
    slot.worker.stop();
    if (slot.busyWith && slot.ready) this.#learn(slot);
    slot.busyWith?.reject(new WorkerLost(slot.ready || reason === 'CLOSED' ? reason : 'START', signal));
    this.#serveQueue();
  }

  /** Keeps a worker without work for a while. */
  #rest(slot: Slot<Task, Answer>) {
    stopTimers(slot);
    // A timer takes no infinity.
    if (Number.isFinite(this.#options.idleMs))
      slot.timer = setTimeout(() => this.#drop(slot, 'CLOSED'), this.#options.idleMs);
  }

  #handOver(slot: Slot<Task, Answer>) {
    stopTimers(slot);
    const { busyWith, worker } = slot;
    if (!busyWith) return;
    const { wallMs, cpuMs } = busyWith.allowance;
    slot.since = performance.now();
    slot.timer = setTimeout(() => this.#drop(slot, 'TIMEOUT'), wallMs);
    if (cpuMs !== undefined) {
      const before = worker.cpuMs();
      slot.cpuTimer = setInterval(async () => {
        const spent = (await worker.cpuMs()) - (await before);
        if (spent > cpuMs && slot.busyWith === busyWith) this.#drop(slot, 'SPENT');
      }, cpuCheckMs);
    }
    worker.send(busyWith.task);
  }

  #openSlot(): Slot<Task, Answer> {
    const slot: Slot<Task, Answer> = {
      worker: this.#options.start(),
      ready: false,
      busyWith: undefined,
      timer: undefined,
      cpuTimer: undefined,
      since: 0,
      isWarm: false,
    };
    slot.timer = setTimeout(() => this.#drop(slot, 'TIMEOUT'), startTimeoutMs);
    slot.worker.onExit((signal) => this.#drop(slot, signal === spentSignal ? 'SPENT' : 'DIED', signal));
    slot.worker.onReply((reply) => {
      if (!this.#slots.has(slot)) return;
      if ('ready' in reply) {
        slot.ready = true;
        if (slot.busyWith) this.#handOver(slot);
        else this.#rest(slot);
        return;
      }
      // Under `node --watch` a thread also tells which files it has loaded, some of them in the middle of a task.
      if (!('answer' in reply || 'error' in reply)) return;
      const done = slot.busyWith;
      if (!done) return;
      if (slot.isWarm) this.#learn(slot);
      slot.isWarm = true;
      slot.busyWith = undefined;
      this.#rest(slot);
      if ('error' in reply) done.reject(new Error(reply.error));
      else done.resolve(reply.answer as Answer);
      this.#serveQueue();
    });
    this.#slots.add(slot);
    return slot;
  }

  #serveQueue() {
    while (this.#queue.length > 0 && !this.#closed) {
      let slot = [...this.#slots].find(({ busyWith }) => !busyWith);
      if (!slot && this.#slots.size < this.#options.size) slot = this.#openSlot();
      if (!slot) return;
      slot.busyWith = this.#queue.shift();
      if (slot.ready) this.#handOver(slot);
    }
  }

  /** How long a task that comes now waits before a worker takes it. */
  #expectedWaitMs(): number {
    return (this.#meanMs * (this.#queue.length + 1)) / this.#options.size;
  }
}

/** Makes a pool; no worker is started before the first task. */
export const createPool = <Task, Answer>(options: PoolOptions): Pool<Task, Answer> =>
  new WorkerPool<Task, Answer>({
    idleMs: 30_000,
    maxWaiting: Number.POSITIVE_INFINITY,
    maxWaitMs: Number.POSITIVE_INFINITY,
    ...options,
  });
