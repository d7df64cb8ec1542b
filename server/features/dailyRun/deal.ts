/** Deals out the people of a run to its jobs, from what was kept for each. */
import { sql } from 'kysely';
import { chunksOf } from '../../base/chunksOf.ts';
import type { RunTask, TaskResult } from '../../db/columns/runTask.ts';
import type { Database } from '../../db/database.ts';
import { byTitle, listsOfDay } from '../../ranking/pool.ts';
import { createAllocation, type Offer } from './allocate.ts';
import { maxListsPerDay } from './limits.ts';
import type { Run } from './tasks.ts';

/** Offers read at once. */
const batchSize = 5000;
/** Lists stored by one task: a few seconds of work. */
const listsPerTask = 20;
/** How often more is looked for, for jobs whose people were all wanted elsewhere. */
const maxRounds = 3;

/** All offers of a run, best first. Where fits are equal an order decides that favours no name. */
async function* offersInOrder(tx: Database, runId: string): AsyncGenerator<Offer[]> {
  await sql`
    declare "offers" no scroll cursor for
    select "jobId", "key" from "runJobs", unnest("emails", "scores", "fines", "orders") "offer" ("key", "score", "fine", "order")
    where "runId" = ${sql.lit(runId)}
    order by "score" desc, "fine" desc, "order", "jobId", "key" collate "C"`.execute(tx);
  for (;;) {
    const { rows } = await sql<Offer>`fetch ${sql.lit(batchSize)} from "offers"`.execute(tx);
    if (rows.length === 0) break;
    yield rows;
  }
  await sql`close "offers"`.execute(tx);
}

/**
 * Decides the lists of a run. Jobs that are left short while more people fit than were kept for them are looked at
 * once more, with more people; everything is dealt out again then.
 *
 * @param keep how many are kept for each job in a round
 */
export async function deal(tx: Database, run: Run, keep: (round: number) => number): Promise<TaskResult> {
  const limits = { perJob: run.perJob, perCandidate: maxListsPerDay, taken: await listsOfDay(tx, run.date) };
  const { take, lists } = createAllocation(limits);
  for await (const batch of offersInOrder(tx, run.id)) batch.forEach(take);

  const jobs = await tx
    .selectFrom('runJobs')
    .select(['jobId', 'cut'])
    .where('runId', '=', run.id)
    .orderBy('jobId')
    .execute();
  const emailsOf = (jobId: string) => lists.get(jobId) ?? [];
  const dry = jobs.filter(({ jobId, cut }) => cut && emailsOf(jobId).length < run.perJob);
  if (dry.length > 0 && run.round + 1 < maxRounds) {
    const round = run.round + 1;
    await tx.updateTable('dailyRuns').set({ round }).where('id', '=', run.id).execute();
    return {
      next: scoreTasks(
        dry.map(({ jobId }) => jobId),
        keep(round),
      ),
    };
  }
  // Jobs with similar titles share people, whose resumes are then read once for all of them.
  const inOrder = await byTitle(
    tx,
    jobs.map(({ jobId }) => jobId),
  );
  const decided = inOrder.map((jobId) => ({ jobId, emails: emailsOf(jobId) }));
  return { next: chunksOf(decided, listsPerTask).map((some): RunTask => ({ kind: 'STORE', lists: some })) };
}

/** Jobs that share one passing of the people. */
const jobsPerTask = 50;
/** A run of few jobs is divided among so many workers at least. */
const pieces = 4;

/** Divides jobs among tasks, in the order given. */
export const scoreTasks = (jobIds: readonly string[], keep: number): RunTask[] =>
  chunksOf(jobIds, Math.min(jobsPerTask, Math.ceil(jobIds.length / pieces))).map((some) => ({
    kind: 'SCORE',
    jobIds: some,
    keep,
  }));
