/** Stores lists that were decided: the chosen are read again and matched in full, with quotations. */
import type { ListExplanation } from '../../../schemas/matching.ts';
import type { StoreTask, TaskResult } from '../../db/columns/runTask.ts';
import type { Database } from '../../db/database.ts';
import type { Matching } from '../../ranking/matching.ts';
import { type RunJob, readCandidates, readJobs } from '../../ranking/pool.ts';
import type { ChosenList, Pick } from './chosenList.ts';
import { maxListsPerDay } from './limits.ts';
import { storeList } from './storeList.ts';
import type { Run } from './tasks.ts';

/** A list can be short because few fit, or because those who do are wanted elsewhere. */
function explanationOf(
  found: { fitting: number; explanation: ListExplanation['pool'] },
  size: number,
  perJob: number,
): ListExplanation | null {
  if (size >= perJob) return null;
  const people = found.fitting - size;
  return { pool: found.explanation, elsewhere: people > 0 ? { people, lists: maxListsPerDay } : null };
}

/**
 * @param db where each list is a transaction of its own: what is stored stays, whatever becomes of the task
 * @param tx of the task
 */
export async function storeLists<J, P, S>(
  { db, tx }: { db: Database; tx: Database },
  matching: Matching<J, P, S>,
  ordinary: S,
  run: Run,
  { lists }: StoreTask,
): Promise<TaskResult> {
  const jobIds = lists.map(({ jobId }) => jobId);
  const jobOf = new Map((await readJobs(tx, jobIds)).map((job) => [job.id, job]));
  const found = await tx
    .selectFrom('runJobs')
    .select(['jobId', 'poolSize', 'fitting', 'explanation'])
    .where('runId', '=', run.id)
    .where('jobId', 'in', jobIds)
    .execute();
  const foundOf = new Map(found.map((one) => [one.jobId, one]));
  const emails = [...new Set(lists.flatMap((list) => list.emails))];
  const rows = await readCandidates(tx, emails);
  const rowOf = new Map(rows.map((row) => [row.candidateEmail, row]));
  const people = await matching.people(db, emails);

  const picksOf = (job: RunJob, keys: readonly string[]): Pick[] => {
    const ready = matching.prepareJob(job, ordinary);
    return keys.flatMap((candidateEmail) => {
      const row = rowOf.get(candidateEmail);
      const person = people.get(candidateEmail);
      return row && person !== undefined ? [{ ...matching.show(ready, row, person), candidateEmail }] : [];
    });
  };

  const stored = { lists: 0, candidates: 0 };
  for (const list of lists) {
    const job = jobOf.get(list.jobId);
    const known = foundOf.get(list.jobId);
    if (!job || !known) continue;
    const picks = picksOf(job, list.emails);
    const explanation = explanationOf(known, picks.length, run.perJob);
    const chosen: ChosenList = { jobId: job.id, picks, poolSize: known.poolSize, explanation };
    const size = await storeList(db, job, chosen, run.date, run.at);
    if (size === null) continue;
    stored.lists += 1;
    stored.candidates += size;
  }
  return stored;
}
