/** Does each kind of task; what is worth keeping between tasks of one run stays with it. */

import type { TaskResult } from '../../db/columns/runTask.ts';
import type { Database } from '../../db/database.ts';
import type { Matching } from '../../ranking/matching.ts';
import { countOrdinary, readOrdinary } from '../../ranking/ordinary.ts';
import { createWarmOutlines, type WarmOutlines } from '../../ranking/outlines/warmOutlines.ts';
import { byTitle, companiesOf, readJobs } from '../../ranking/pool.ts';
import { recordKnownDomains } from '../companyDomains/recordKnownDomains.ts';
import { deal, scoreTasks } from './deal.ts';
import { createOwnPeople } from './ownPeople.ts';
import { keepSome, preparePeople } from './preparePeople.ts';
import { counted, createRunPeople, everybody } from './runPeople.ts';
import { keepOffers, type RunState, scoreJobs } from './scoreJobs.ts';
import { storeLists } from './storeLists.ts';
import type { DoTask, Run } from './tasks.ts';

/** Kept for each job, in lists of it: people are on five lists at most, and wanted by more. */
const keepLists = 4;

/**
 * @param db for what stands whatever becomes of the task; the task itself has a connection of its own
 * @param warm what is held of everyone between runs
 */
export function createDoTask<J, P, S>(
  db: Database,
  matching: Matching<J, P, S>,
  warm: WarmOutlines = createWarmOutlines(matching.peopleVersion),
): DoTask {
  let kept: (RunState<P, S> & { runId: string }) | undefined;

  async function stateOf(tx: Database, { id, at }: Run): Promise<RunState<P, S>> {
    if (kept?.runId !== id) {
      const people = createRunPeople(at, await everybody(tx, at), warm);
      const own = createOwnPeople(warm);
      kept = { runId: id, ordinary: await readOrdinary<S>(tx, id), people, own, ready: new Map() };
    }
    return kept;
  }

  const keepFor = (run: Run) => (round: number) => run.perJob * keepLists ** (round + 1);

  return async (task, run, tx): Promise<TaskResult> => {
    switch (task.kind) {
      case 'PLAN': {
        const first = await preparePeople(db, matching, task);
        if (first) return { next: first };
        await countOrdinary({ db, tx }, matching, run, await counted(tx, run.at, task.jobIds));
        return { next: scoreTasks(await byTitle(tx, task.jobIds), keepFor(run)(0)) };
      }
      case 'PEOPLE':
        await keepSome(db, matching);
        return {};
      case 'SCORE': {
        const state = await stateOf(tx, run);
        await recordKnownDomains(tx, await companiesOf(tx, task.jobIds));
        const jobs = await readJobs(tx, task.jobIds);
        const asked = { perJob: run.perJob, keep: task.keep };
        await keepOffers(tx, run.id, await scoreJobs({ db, tx }, matching, state, jobs, asked));
        return {};
      }
      case 'DEAL':
        return deal(tx, run, keepFor(run));
      case 'STORE':
        return storeLists({ db, tx }, matching, (await stateOf(tx, run)).ordinary, run, task);
    }
  };
}
