/**
 * The tasks of a run, taken by any number of workers on any number of machines.
 *
 * A worker holds the row of its task locked in one transaction and writes what comes of it in the same one. Killed, it
 * loses both: the task is free at that moment, and nothing of it is there. So each is done exactly once without anyone
 * keeping time.
 */
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { RunTask, TaskResult } from '../../db/columns/runTask.ts';
import { type Database, toRow } from '../../db/database.ts';
import type { Tables } from '../../db/tables.ts';
import { matcherVersion } from '../../matching/scoring/version.ts';

/** The same work in pieces of one job each; a piece that cannot be divided comes back as it is. */
function piecesOf(task: RunTask): RunTask[] {
  if (task.kind === 'SCORE') return task.jobIds.map((jobId) => ({ ...task, jobIds: [jobId] }));
  if (task.kind === 'STORE') return task.lists.map((list) => ({ ...task, lists: [list] }));
  return [task];
}

export type Run = Pick<Tables['dailyRuns'], 'id' | 'date' | 'at' | 'perJob'> & { round: number };

/** Does one task. @param tx where what it finds out is written, with the task's end */
export type DoTask = (task: RunTask, run: Run, tx: Database) => Promise<TaskResult>;

/** Begun so often without an end, a task is divided, and given up where it cannot be. */
const maxTries = 3;

const toRows = (runId: string, tasks: readonly RunTask[]) =>
  tasks.map((task) => toRow({ id: uuidv7(), runId, task }));

/** @returns the run's id */
export async function beginRun(
  db: Database,
  run: Pick<Run, 'date' | 'at' | 'perJob'>,
  jobIds: readonly string[],
): Promise<string> {
  const id = uuidv7();
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('dailyRuns')
      .values({ id, ...run, matcherVersion, left: 1 })
      .execute();
    await tx
      .insertInto('runTasks')
      .values(toRows(id, [{ kind: 'PLAN', jobIds }]))
      .execute();
  });
  return id;
}

/** Replaces a task by those that follow from it. */
async function replace(tx: Database, run: Run, id: string, task: RunTask, result: TaskResult): Promise<void> {
  const { next = [], lists = 0, candidates = 0 } = result;
  await tx.deleteFrom('runTasks').where('id', '=', id).execute();
  if (next.length > 0) await tx.insertInto('runTasks').values(toRows(run.id, next)).execute();
  // Others of the run wait here for a moment, so that one of them sees that it was the last.
  const { left } = await tx
    .updateTable('dailyRuns')
    .set((eb) => ({
      left: eb('left', '+', next.length - 1),
      lists: eb('lists', '+', lists),
      candidates: eb('candidates', '+', candidates),
    }))
    .where('id', '=', run.id)
    .returning('left')
    .executeTakeFirstOrThrow();
  if (left > 0 || task.kind !== 'SCORE') return;
  await tx.updateTable('dailyRuns').set({ left: 1 }).where('id', '=', run.id).execute();
  await tx
    .insertInto('runTasks')
    .values(toRows(run.id, [{ kind: 'DEAL' }]))
    .execute();
}

/** Chooses a free task of a run that is scored as this build scores, and counts the try. */
const chooseTask = (db: Database) =>
  db.transaction().execute(async (tx) => {
    const chosen = await tx
      .selectFrom('runTasks')
      .innerJoin('dailyRuns', 'dailyRuns.id', 'runTasks.runId')
      .select(['runTasks.id', 'tries'])
      .where('matcherVersion', '=', matcherVersion)
      .orderBy('runTasks.id')
      .limit(1)
      .forUpdate('runTasks')
      .skipLocked()
      .executeTakeFirst();
    if (!chosen) return null;
    await tx
      .updateTable('runTasks')
      .set({ tries: chosen.tries + 1 })
      .where('id', '=', chosen.id)
      .execute();
    return chosen;
  });

const runOf = (tx: Database, id: string): Promise<Run> =>
  tx
    .selectFrom('dailyRuns')
    .select(['id', 'date', 'at', 'perJob', 'round'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

/** Divides a task that does not come to an end; what cannot be divided is left out, and a run without its plan ends. */
async function giveUp(tx: Database, run: Run, id: string, task: RunTask): Promise<void> {
  const pieces = piecesOf(task);
  if (pieces.length > 1) return replace(tx, run, id, task, { next: pieces });
  if (task.kind !== 'PLAN' && task.kind !== 'DEAL') return replace(tx, run, id, task, {});
  await tx.deleteFrom('dailyRuns').where('id', '=', run.id).execute();
}

/**
 * Takes a free task, whichever run it is of, and does it.
 *
 * @returns whether there was one
 * @throws what the task throws; it is then tried again
 */
export async function takeTask(db: Database, act: DoTask): Promise<boolean> {
  const chosen = await chooseTask(db);
  if (!chosen) return false;
  await db.transaction().execute(async (tx) => {
    const held = await tx
      .selectFrom('runTasks')
      .select(['runId', 'task'])
      .where('id', '=', chosen.id)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    // Someone else was quicker.
    if (!held) return;
    const run = await runOf(tx, held.runId);
    if (chosen.tries >= maxTries) return giveUp(tx, run, chosen.id, held.task);
    await replace(tx, run, chosen.id, held.task, await act(held.task, run, tx));
  });
  return true;
}

/** Whether anyone could take a task now. */
export async function hasFreeTask(db: Database): Promise<boolean> {
  const { rows } = await sql`select from "runTasks" limit 1 for update skip locked`.execute(db);
  return rows.length > 0;
}
