/** The ordinary values among the people of a run: counted once, kept with the run for all who work on it. */
import { deserialize, serialize } from 'node:v8';
import { sql } from 'kysely';
import { chunksOf } from '../base/chunksOf.ts';
import type { Database } from '../db/database.ts';
import type { Tables } from '../db/tables.ts';
import { matcherVersion } from '../matching/scoring/version.ts';
import type { Matching } from './matching.ts';
import { weightsInForce } from './weightsInForce.ts';

/** Enough to tell a rare word from a common one. */
const sampleSize = 2000;
/** How long what was counted among very many people stands for them. */
const goodMs = 24 * 60 * 60_000;
const batchSize = 200;

/** Which run, and of which moment. */
type Run = Pick<Tables['dailyRuns'], 'id' | 'at'>;

async function counted<J, P, S>(
  db: Database,
  { people, count }: Matching<J, P, S>,
  emails: readonly string[],
): Promise<Buffer> {
  let ordinary = count(undefined, []);
  for (const some of chunksOf(emails, batchSize)) {
    ordinary = count(ordinary, [...(await people(db, some)).values()]);
  }
  return serialize(ordinary);
}

async function fromBefore(tx: Database, { at }: Pick<Run, 'at'>): Promise<Buffer | undefined> {
  const kept = await tx
    .selectFrom('poolStatistics')
    .select('ordinary')
    .where('matcherVersion', '=', matcherVersion)
    .where('at', '>', new Date(Date.parse(at) - goodMs).toISOString())
    .executeTakeFirst();
  return kept?.ordinary;
}

/** Of very many people some, drawn by a hash so that they stand for the others and are the same ones every time. */
async function drawn(tx: Database): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    select "candidateEmail" "email" from "candidateProfiles" order by md5("candidateEmail") limit ${sampleSize}`.execute(
    tx,
  );
  return rows.map(({ email }) => email);
}

/**
 * Counts the people of a run where they are few, else some of them, and keeps what was found.
 *
 * @param all everyone's e-mails; null where there are too many to be named
 */
export async function countOrdinary<J, P, S>(
  { db, tx }: { db: Database; tx: Database },
  matching: Matching<J, P, S>,
  run: Run,
  all: readonly string[] | null,
): Promise<void> {
  let ordinary = all ? await counted(db, matching, all) : await fromBefore(tx, run);
  if (!ordinary) {
    ordinary = await counted(db, matching, await drawn(tx));
    const row = { matcherVersion, at: run.at, ordinary };
    await tx
      .insertInto('poolStatistics')
      .values(row)
      .onConflict((conflict) => conflict.column('matcherVersion').doUpdateSet(row))
      .execute();
  }
  const weights = await weightsInForce(tx);
  if (weights && matching.weighed)
    ordinary = serialize(matching.weighed(deserialize(ordinary) as S, weights));
  await tx.updateTable('dailyRuns').set({ ordinary }).where('id', '=', run.id).execute();
}

/** Statistics of the current pool, for a question outside a run. @param at now */
export async function ordinaryNow<J, P, S>(
  db: Database,
  matching: Matching<J, P, S>,
  at: string,
): Promise<S> {
  return deserialize((await fromBefore(db, { at })) ?? (await counted(db, matching, await drawn(db)))) as S;
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
