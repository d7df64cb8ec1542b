/** What is ordinary among the people of a run: counted once, kept with the run for all who work on it. */
import { deserialize, serialize } from 'node:v8';
import type { Database } from '../db/database.ts';
import type { Matching } from './matching.ts';
import { readSample } from './pool.ts';

/** Enough to tell a rare word from a common one. */
const sampleSize = 2000;

/** Counts some of the people, or all where there are few, and keeps what was found. */
export async function countOrdinary<J, P, S>(
  db: Database,
  { prepareCandidate, count }: Matching<J, P, S>,
  run: { id: string; at: string },
): Promise<void> {
  let ordinary = count(undefined, []);
  for await (const batch of readSample(db, run.at, sampleSize)) {
    ordinary = count(ordinary, batch.map(prepareCandidate));
  }
  await db
    .updateTable('dailyRuns')
    .set({ ordinary: serialize(ordinary) })
    .where('id', '=', run.id)
    .execute();
}

export async function readOrdinary<S>(db: Database, runId: string): Promise<S> {
  const { ordinary } = await db
    .selectFrom('dailyRuns')
    .select('ordinary')
    .where('id', '=', runId)
    .executeTakeFirstOrThrow();
  if (!ordinary) throw new Error('The run has not taken stock of its people');
  return deserialize(ordinary) as S;
}
