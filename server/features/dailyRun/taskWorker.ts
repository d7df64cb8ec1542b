/** A thread that does tasks of daily runs, one at a time; what it keeps ready lives as long as it does. */

import { connectionsPerThread } from '../../base/poolSizes.ts';
import { serveTasks } from '../../base/workers/serveTasks.ts';
import { backgroundLimits, openDatabase } from '../../db/database.ts';
import { createWarmOutlines } from '../../ranking/outlines/warmOutlines.ts';
import { productMatching } from '../../ranking/productMatching.ts';
import { createDoTask } from './doTask.ts';
import type { ThreadTask } from './hands.ts';
import { takeTask } from './tasks.ts';

function open({ connection }: ThreadTask) {
  const { db } = openDatabase({ ...connection, ...backgroundLimits, max: connectionsPerThread });
  const warm = createWarmOutlines(productMatching.peopleVersion);
  return { db, warm, act: createDoTask(db, productMatching, warm) };
}

let opened: ReturnType<typeof open> | undefined;

serveTasks(async (task: ThreadTask) => {
  opened ??= open(task);
  const { db, warm, act } = opened;
  if (task.kind === 'WARM_UP') {
    await warm.fresh(db);
    return false;
  }
  if (await takeTask(db, act)) return true;
  return task.kind === 'KEEP_PEOPLE' && (await productMatching.keepPeople(db)) > 0;
});
