/** Finds whom some jobs would have, and keeps the best of them with the run. */

import { chunksOf } from '../../base/chunksOf.ts';
import type { ScoreTask } from '../../db/columns/runTask.ts';
import { type Database, toRow } from '../../db/database.ts';
import type { PairScore } from '../../matching/scoring/match.ts';
import type { Matching } from '../../ranking/matching.ts';
import type { DueJob, RunJob } from '../../ranking/pool.ts';
import { createBestOffers } from './bestOffers.ts';
import type { OwnPeople } from './ownPeople.ts';
import type { RunPeople } from './runPeople.ts';
import type { Run } from './tasks.ts';

/** Of a large pool so many are scored for each that is kept, and never fewer than `leastScored`. */
const scoredPerKept = 10;
const leastScored = 500;
/** People read at once, and kept ready between jobs: a few kilobytes each. */
const batchSize = 500;
const maxReady = 20_000;

/** The data shared by the tasks of one run. */
export interface RunState<P, S> {
  ordinary: S;
  people: RunPeople;
  own: OwnPeople;
  ready: Map<string, P>;
}

function scoreOne<J, P, S>(
  matching: Matching<J, P, S>,
  ready: ReadonlyMap<string, P>,
  { job, prepared, emails }: { job: DueJob; prepared: J; emails: readonly string[] },
  { perJob, keep }: { perJob: number; keep: number },
) {
  const settled = new Set(job.settled);
  const offers = createBestOffers(keep);
  let considered = 0;
  /** People who fit, but live out of reach and would not move. */
  let away = 0;
  /** People within reach who held a title of the job's trade. */
  let ofTrade = 0;
  /** The data for the explanation; let go once the list is sure to find enough people. */
  let scores: PairScore[] = [];
  for (const email of emails) {
    const person = ready.get(email);
    if (person === undefined || settled.has(email)) continue;
    considered += 1;
    const pair = matching.score(prepared, person);
    if (pair.unwanted !== null) continue;
    if (pair.place?.standing === 'AWAY') {
      if (pair.band !== 'LIMITED') away += 1;
      continue;
    }
    if (pair.isOfTrade) ofTrade += 1;
    if (pair.band !== 'LIMITED') offers.add(email, pair.score, pair.fine);
    if (offers.offered() >= perJob) scores = [];
    else scores.push(pair);
  }
  return { best: offers.best, fitting: offers.offered(), considered, away, ofTrade, scores };
}

/** Scores those who may be among the best for each of the jobs. */
export async function scoreJobs<J, P, S>(
  { db, tx }: { db: Database; tx: Database },
  matching: Matching<J, P, S>,
  { ordinary, people, own, ready }: RunState<P, S>,
  jobs: readonly RunJob[],
  { perJob, keep }: Pick<Run, 'perJob'> & Pick<ScoreTask, 'keep'>,
) {
  const prepared = jobs.map((job) => {
    const made = matching.prepareJob(job, ordinary);
    return { job, prepared: made, coarse: matching.coarse(made) };
  });
  const promising = await people.forJobs(
    tx,
    prepared.map(({ coarse }) => coarse),
  );
  const size = await people.size(tx);
  const theirs = await own.ofCompanies(
    tx,
    jobs.map(({ company }) => company),
  );
  const found = [];
  for (const one of prepared) {
    const settledThere = people.isSmall ? 0 : one.job.settled.length;
    const looked = Math.max(leastScored, keep * scoredPerKept) + one.job.settled.length;
    const ofPool = promising(one.coarse, looked - one.job.settled.length + settledThere);
    const emails = [...new Set([...ofPool, ...theirs(one.job.company, one.coarse, looked)])];
    const missing = emails.filter((email) => !ready.has(email));
    if (ready.size + missing.length > maxReady) ready.clear();
    const wanted = ready.size === 0 ? emails : missing;
    for (const some of chunksOf(wanted, batchSize)) {
      for (const [email, person] of await matching.people(db, some)) ready.set(email, person);
    }
    const { best, fitting, considered, away, ofTrade, scores } = scoreOne(
      matching,
      ready,
      { ...one, emails },
      { perJob, keep },
    );
    const poolSize = people.isSmall ? considered : size - settledThere;
    const explanation =
      fitting < perJob ? { ...matching.explain(one.prepared, scores), poolSize, away, ofTrade } : null;
    found.push({
      jobId: one.job.id,
      poolSize,
      fitting,
      cut: fitting > best.length,
      explanation,
      emails: best.map(({ key }) => key),
      scores: best.map(({ score }) => score),
      fines: best.map(({ fine }) => fine),
      orders: best.map(({ order }) => order),
    });
  }
  return found;
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
