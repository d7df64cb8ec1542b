/** Why a task of a pool of workers was not done. */

/** How a process ends itself when a task has used up what it may have of memory or of the processor's time. */
export const spentSignal: NodeJS.Signals = 'SIGVTALRM';

/**
 * The worker's fate. SPENT: the task used up the processor's time or the memory it may have. DIED: a crash, or
 * someone killed it. TIMEOUT: the time on the wall was up. START: it never came up. CLOSED: the pool was closed.
 */
export type LossReason = 'SPENT' | 'DIED' | 'TIMEOUT' | 'START' | 'CLOSED';

/** Signals that come from outside: an operator, a supervisor, a machine that runs out of memory. */
const foreignSignals: ReadonlySet<NodeJS.Signals> = new Set(['SIGKILL', 'SIGTERM', 'SIGINT', 'SIGHUP']);

/** A task was not done because its worker is gone. */
export class WorkerLost extends Error {
  readonly reason: LossReason;
  /** The signal that ended a process, if any. */
  readonly signal: NodeJS.Signals | null;
  constructor(reason: LossReason, signal: NodeJS.Signals | null = null) {
    super(`The worker was lost: ${reason.toLowerCase()}.`);
    this.name = 'WorkerLost';
    this.reason = reason;
    this.signal = signal;
  }

  /** Whether the task is to blame; the same one would end the next worker too. */
  get isTasksFault(): boolean {
    if (this.reason === 'DIED') return this.signal === null || !foreignSignals.has(this.signal);
    return this.reason === 'SPENT';
  }
}

/** The longest a client is told to wait, in seconds. */
const longestRetryAfter = 60;

/** Too many tasks wait already. */
export class PoolBusy extends Error {
  /** Seconds after which those that wait now will be done. */
  readonly retryAfter: number;
  /** @param waitMs how long the task would have waited, in milliseconds */
  constructor(waitMs = 0) {
    super('Too many tasks wait for a worker.');
    this.name = 'PoolBusy';
    this.retryAfter = Math.min(longestRetryAfter, Math.max(1, Math.ceil(waitMs / 1000)));
  }
}
