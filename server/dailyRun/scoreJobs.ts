/** Finds whom some jobs would have, and keeps the best of them with the run. */
import type { Match } from '../../schemas/matching.ts';
import { type Database, toRow } from '../db/database.ts';
import { createBestOffers } from './bestOffers.ts';
import { createInterning, type Matching } from './matching.ts';
import type { DueJob } from './pool.ts';
import type { ScoreTask } from './runTask.ts';
import type { Run } from './tasks.ts';

/** People made ready, batch by batch. */
export type ReadyPeople<P> = AsyncIterable<readonly { key: string; person: P }[]>;

function createDesk<J, P, S>(
  { match, explain }: Matching<J, P, S>,
  job: DueJob,
  ready: J,
  { perJob, keep }: { perJob: number; keep: number },
) {
  const settled = new Set(job.settled);
  const offers = createBestOffers(keep);
  const intern = createInterning();
  let poolSize = 0;
  /** What the explanation will need; let go once the list is sure to find enough people. */
  let matches: Match[] = [];

  return {
    consider(key: string, person: P): void {
      if (settled.has(key)) return;
      const found = match(ready, person);
      poolSize += 1;
      if (found.band !== 'LIMITED') offers.add(key, found.score, found.fine);
      if (offers.offered() >= perJob) matches = [];
      else matches.push({ ...found, criteria: found.criteria.map(intern) });
    },
    result() {
      const { best } = offers;
      const fitting = offers.offered();
      return {
        jobId: job.id,
        poolSize,
        fitting,
        cut: fitting > best.length,
        explanation: fitting < perJob ? explain(matches) : null,
        emails: best.map(({ key }) => key),
        scores: best.map(({ score }) => score),
        fines: best.map(({ fine }) => fine),
        orders: best.map(({ order }) => order),
      };
    },
  };
}

/** Scores everybody against each of the jobs, in one passing of the people. */
export async function scoreJobs<J, P, S>(
  matching: Matching<J, P, S>,
  { jobs, people, ordinary }: { jobs: readonly DueJob[]; people: ReadyPeople<P>; ordinary: S },
  { perJob }: Pick<Run, 'perJob'>,
  { keep }: Pick<ScoreTask, 'keep'>,
) {
  const desks = jobs.map((job) =>
    createDesk(matching, job, matching.prepareJob(job, ordinary), { perJob, keep }),
  );
  for await (const batch of people) {
    for (const { key, person } of batch) for (const desk of desks) desk.consider(key, person);
  }
  return desks.map((desk) => desk.result());
}

/** Keeps what was found with the run, in place of what was found for the same job in a round before. */
export async function keepOffers(
  tx: Database,
  runId: string,
  found: Awaited<ReturnType<typeof scoreJobs>>,
): Promise<void> {
  for (const job of found) {
    const { emails, scores, fines, orders, ...rest } = job;
    // These are PostgreSQL's arrays, which the driver writes as they are.
    const row = { ...toRow({ runId, ...rest }), emails, scores, fines, orders };
    await tx
      .insertInto('runJobs')
      .values(row)
      .onConflict((conflict) => conflict.columns(['runId', 'jobId']).doUpdateSet(row))
      .execute();
  }
}
