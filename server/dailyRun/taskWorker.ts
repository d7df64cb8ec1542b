/** A thread that does tasks of daily runs, one at a time; what it keeps ready lives as long as it does. */
import { backgroundLimits, openDatabase } from '../db/database.ts';
import { connectionsPerThread } from '../db/poolSizes.ts';
import { serveTasks } from '../workers/serveTasks.ts';
import { createDoTask } from './doTask.ts';
import type { ThreadTask } from './hands.ts';
import { productMatching } from './productMatching.ts';
import { takeTask } from './tasks.ts';

function open({ connection }: ThreadTask) {
  const { db } = openDatabase({ ...connection, ...backgroundLimits, max: connectionsPerThread });
  return { db, act: createDoTask(db, productMatching) };
}

let opened: ReturnType<typeof open> | undefined;

serveTasks(async (task: ThreadTask) => {
  opened ??= open(task);
  const { db, act } = opened;
  if (await takeTask(db, act)) return true;
  return task.keepsPeople && (await productMatching.keepPeople(db)) > 0;
});
