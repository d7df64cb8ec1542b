/** Who does the tasks of a run on this machine. */
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { Database } from '../db/database.ts';
import { createPool } from '../workers/pool.ts';
import { startThread, workerScript } from '../workers/workers.ts';
import { createDoTask } from './doTask.ts';
import type { Matching } from './matching.ts';
import { type DoTask, takeTask } from './tasks.ts';

export interface Hands {
  /** Does tasks, whichever run they are of, until none is free. Rejects where one failed; it is tried again. */
  work(): Promise<void>;
  /** Makes profiles of people whose resumes have changed, tasks first, until nobody is left. */
  keepPeople(): Promise<void>;
  close(): void;
}

/** Does the work where it is called. */
export function inlineHands<J, P, S>(db: Database, matching: Matching<J, P, S>): Hands {
  const act: DoTask = createDoTask(db, matching);
  return {
    async work() {
      while (await takeTask(db, act));
    },
    async keepPeople() {
      while ((await takeTask(db, act)) || (await matching.keepPeople(db)) > 0);
    },
    close() {},
  };
}

/** Ample for the largest task on the slowest machine; only something that hangs takes longer. */
const taskTimeoutMs = 10 * 60_000;
/** A thread stays this long because of the outlines it holds: a job opened meanwhile has its list in seconds. */
const idleMs = 24 * 60 * 60_000;

/** Tasks that a thread is sent: the address of the database, where it finds what there is to do. */
export interface ThreadTask {
  connection: pg.PoolConfig;
  /** Whether it makes profiles when there is nothing else to do. */
  keepsPeople: boolean;
}

/** @param threads how many work at a time */
export function threadHands(connection: pg.PoolConfig, threads: number): Hands {
  const pool = createPool<ThreadTask, boolean>({
    size: threads,
    idleMs,
    start: () => startThread(workerScript('taskWorker', import.meta), { maxOldGenerationSizeMb: 2048 }),
  });
  const goOn = async (keepsPeople: boolean) => {
    while (await pool.run({ connection, keepsPeople }, { wallMs: taskTimeoutMs }));
  };
  const together = async (keepsPeople: boolean) => {
    await Promise.all(Array.from({ length: threads }, () => goOn(keepsPeople)));
  };
  return {
    work: () => together(false),
    keepPeople: () => together(true),
    close: () => pool.close(),
  };
}

/** How long a worker without anything to do waits before it looks again. */
const restMs = 500;

/** Works on whatever run there is, for as long as the process lives. */
export async function keepWorking(hands: Hands, log: FastifyBaseLogger): Promise<never> {
  for (;;) {
    await hands.keepPeople().catch(() => log.error('a task of the daily run failed; it is tried again'));
    await wait(restMs);
  }
}
