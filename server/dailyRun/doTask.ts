/** Does each kind of task; what is worth keeping between tasks of one run stays with it. */
import type { Database } from '../db/database.ts';
import { deal, scoreTasks } from './deal.ts';
import type { Matching } from './matching.ts';
import { countOrdinary, readOrdinary } from './ordinary.ts';
import { readJobs, readPool } from './pool.ts';
import type { TaskResult } from './runTask.ts';
import { keepOffers, type ReadyPeople, scoreJobs } from './scoreJobs.ts';
import { storeLists } from './storeLists.ts';
import type { DoTask, Run } from './tasks.ts';

/** People kept ready between tasks, about 100 kB each; the others are read again. */
const maxKept = 2000;

/** Kept for each job, in lists of it: people are on five lists at most, and wanted by more. */
const keepLists = 4;

/**
 * @param db for what is stored whatever becomes of the task; the task itself has a connection of its own
 */
export function createDoTask<J, P, S>(db: Database, matching: Matching<J, P, S>): DoTask {
  let kept: { runId: string; ordinary: S; people: Map<string, P>; isAll: boolean } | undefined;

  async function ofRun(tx: Database, { id }: Run) {
    if (kept?.runId !== id) {
      kept = { runId: id, ordinary: await readOrdinary<S>(tx, id), people: new Map(), isAll: false };
    }
    return kept;
  }

  async function* peopleOf(tx: Database, run: Run): ReadyPeople<P> {
    const { people, ...rest } = await ofRun(tx, run);
    if (rest.isAll) {
      yield [...people].map(([key, person]) => ({ key, person }));
      return;
    }
    let count = 0;
    for await (const batch of readPool(tx, run.at)) {
      yield batch.map((row) => {
        const key = row.candidateEmail;
        const person = people.get(key) ?? matching.prepareCandidate(row);
        if (people.size < maxKept) people.set(key, person);
        return { key, person };
      });
      count += batch.length;
    }
    if (kept?.runId === run.id) kept.isAll = count === people.size;
  }

  const keepFor = (run: Run) => (round: number) => run.perJob * keepLists ** (round + 1);

  return async (task, run, tx): Promise<TaskResult> => {
    switch (task.kind) {
      case 'PLAN':
        await countOrdinary(tx, matching, run);
        return { next: scoreTasks(task.jobIds, keepFor(run)(0)) };
      case 'SCORE': {
        const { ordinary } = await ofRun(tx, run);
        const given = { jobs: await readJobs(tx, task.jobIds), people: peopleOf(tx, run), ordinary };
        await keepOffers(tx, run.id, await scoreJobs(matching, given, run, task));
        return {};
      }
      case 'DEAL':
        return deal(tx, run, keepFor(run));
      case 'STORE':
        return storeLists({ db, tx }, matching, (await ofRun(tx, run)).ordinary, run, task);
    }
  };
}
