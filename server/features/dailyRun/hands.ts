/** Who does the tasks of a run on this machine. */
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { traceOf } from '../../base/openBoss.ts';
import { createPool } from '../../base/workers/pool.ts';
import { startThread, workerScript } from '../../base/workers/workers.ts';
import type { Database } from '../../db/database.ts';
import type { Matching } from '../../ranking/matching.ts';
import { createDoTask } from './doTask.ts';
import type { FactsKeeper } from './keepFacts.ts';
import { everybody } from './runPeople.ts';
import { type DoTask, takeTask } from './tasks.ts';

export interface Hands {
  /** Does tasks, whichever run they are of, until none is free. Rejects where one failed; it is tried again. */
  work(): Promise<void>;
  /** Makes profiles of people whose resumes have changed, tasks first, until nobody is left. */
  keepPeople(): Promise<void>;
  /** Reads the outlines before they are asked for. */
  warmUp(): Promise<void>;
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
    async warmUp() {},
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
  /** Tasks only; tasks, then profiles to be made; or reading the outlines ahead of time. */
  kind: 'WORK' | 'KEEP_PEOPLE' | 'WARM_UP';
}

/** @param threads how many work at a time */
export function threadHands(connection: pg.PoolConfig, threads: number): Hands {
  const pool = createPool<ThreadTask, boolean>({
    size: threads,
    idleMs,
    start: () => startThread(workerScript('taskWorker', import.meta), { maxOldGenerationSizeMb: 2048 }),
  });
  const goOn = async (kind: ThreadTask['kind']) => {
    while (await pool.run({ connection, kind }, { wallMs: taskTimeoutMs }));
  };
  const together = async (kind: ThreadTask['kind']) => {
    await Promise.all(Array.from({ length: threads }, () => goOn(kind)));
  };
  return {
    work: () => together('WORK'),
    keepPeople: () => together('KEEP_PEOPLE'),
    warmUp: () => together('WARM_UP'),
    close: () => pool.close(),
  };
}

/**
 * Has the outlines of a large pool read at the start, one after another, so that the first job opened or written afterwards
 * is served as quickly as later ones. Never rejects: if it fails, the outlines are read when they are needed.
 */
export async function warmUp(
  { db, log }: { db: Database; log: FastifyBaseLogger },
  all: readonly Pick<Hands, 'warmUp'>[],
): Promise<void> {
  try {
    const areMany = (await everybody(db, new Date().toISOString())) === null;
    if (areMany) for (const one of all) await one.warmUp();
  } catch (error) {
    log.warn(traceOf(error), 'outlines not read ahead');
  }
}

/** How long a worker without anything to do waits before it looks again. */
const restMs = 500;

/** Works on whatever run there is, then on what other work there is, for as long as the process lives. */
export async function keepWorking(
  hands: Hands,
  factsKeeper: Pick<FactsKeeper, 'readSome'>,
  log: FastifyBaseLogger,
): Promise<never> {
  for (;;) {
    await hands.keepPeople().catch(() => log.error('a task of the daily run failed; it is tried again'));
    const areMore = await factsKeeper.readSome().catch((error) => {
      log.error(traceOf(error), 'resumes could not be read again; it is tried again');
      return false;
    });
    if (!areMore) await wait(restMs);
  }
}
