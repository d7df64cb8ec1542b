/** Brings profiles up to date before a run looks at people. */
import { setTimeout as wait } from 'node:timers/promises';
import type { PlanTask, RunTask } from '../../db/columns/runTask.ts';
import type { Database } from '../../db/database.ts';
import type { Matching } from '../../ranking/matching.ts';

/** The lists of a few jobs wait no longer than this for changed resumes; the next lists have them. */
const patienceMs = 1000;
const fewJobs = 20;
/** More people than this are divided among all workers, in at most `mostTasks` tasks. */
const fewPeople = 100;
const peoplePerTask = 500;
const mostTasks = 200;
/** How often to check whether other workers are done with theirs. */
const lookMs = 50;

type Keeping<J, P, S> = Pick<Matching<J, P, S>, 'outdatedPeople' | 'keepPeople' | 'waitingPeople'>;

/** Makes one task's number of profiles. */
export async function keepSome<J, P, S>(db: Database, matching: Keeping<J, P, S>): Promise<void> {
  for (let done = 0; done < peoplePerTask; ) {
    const made = await matching.keepPeople(db);
    if (made === 0) return;
    done += made;
  }
}

/** @returns tasks to do first, the plan again as the last of them; null when everyone is up to date */
export async function preparePeople<J, P, S>(
  db: Database,
  matching: Keeping<J, P, S>,
  task: PlanTask,
): Promise<RunTask[] | null> {
  const isFew = task.jobIds.length <= fewJobs;
  if (!isFew && !task.isPrepared) {
    const outdated = await matching.outdatedPeople(db);
    if (outdated > fewPeople) {
      const tasks = Math.min(mostTasks, Math.ceil(outdated / peoplePerTask));
      return [
        ...Array.from({ length: tasks }, (): RunTask => ({ kind: 'PEOPLE' })),
        { ...task, isPrepared: true },
      ];
    }
  }
  const until = performance.now() + patienceMs;
  while (!isFew || performance.now() < until) {
    if ((await matching.keepPeople(db)) > 0) continue;
    if ((await matching.waitingPeople(db)) === 0) break;
    await wait(lookMs);
  }
  return null;
}
