/**
 * Facts that an older version of the program has read are read again from the stored text, in the background and by any
 * worker. Corrections of the candidate stay. The trigger of migration 0024 has the profile made again.
 */

import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { dayOf } from '../../../schemas/base/days.ts';
import type { ResumeFacts } from '../../../schemas/facts.ts';
import { WorkerLost } from '../../base/workers/poolErrors.ts';
import { type Database, toRow } from '../../db/database.ts';
import type { CandidateRow } from '../../db/tables.ts';
import type { FactsReader } from '../../files/factsReader.ts';
import { carryCorrections } from '../../matching/corrections/carryCorrections.ts';
import { factsRules, factsVersion } from '../../matching/reading/factsVersion.ts';
import { shownFacts } from './shownFacts.ts';

/** Of a newer version beside this one they are not: the two would read the same resumes in turns. */
const isOutdated = sql<boolean>`"facts" is not null and "resumeText" is not null
  and "factsVersion" is distinct from ${factsVersion}
  and coalesce(split_part("factsVersion", '.', 1)::integer, 0) <= ${factsRules}`;

/**
 * Queues everyone whose facts are of an older version, as after an update of the program. Reads all candidates.
 * @returns how many were added
 */
export async function queueOutdatedFacts(db: Database): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    insert into "factsQueue" select "candidateEmail" from "candidates" where ${isOutdated}
    order by "candidateEmail" on conflict do nothing`.execute(db);
  return Number(numAffectedRows);
}

/**
 * A position that was current when the resume came ends in that month when it is read again, too: the resume does not say
 * that it still is.
 */
function dayOfReading({ positions }: ResumeFacts, today: string): string {
  const month = positions.find(({ current, to }) => current && to)?.to;
  return month ? `${month}-28` : today;
}

interface RereadOptions {
  db: Database;
  /** Rejects where a text cannot be read. */
  read: FactsReader['read'];
  clock: () => Date;
  /** Called for each resume that could not be read again, without saying whose it is. */
  onFailure: (error: unknown) => void;
}

type Outdated = Pick<CandidateRow, 'candidateEmail' | 'factCorrections'> & {
  facts: ResumeFacts;
  resumeText: string;
  /** Changes with every change of the row. */
  stamp: string;
};

/** @returns null where the text is to blame: then the facts stay as they are until the next version or resume */
async function factsOf(
  { read, clock, onFailure }: RereadOptions,
  { facts, resumeText }: Outdated,
): Promise<ResumeFacts | null> {
  try {
    return await read(resumeText, dayOfReading(facts, dayOf(clock())));
  } catch (error) {
    if (error instanceof WorkerLost && !error.isTasksFault) throw error;
    onFailure(error);
    return null;
  }
}

/** @returns whether it was stored; not if the candidate was changed meanwhile */
async function keep(tx: Database, row: Outdated, read: ResumeFacts | null): Promise<boolean> {
  const { candidateEmail, stamp, facts, factCorrections } = row;
  // If nothing new was read, profile and fits stay as they are.
  const isNew = read !== null && !isDeepStrictEqual(JSON.parse(JSON.stringify(read)), row.facts);
  const carried =
    read &&
    carryCorrections({ corrections: factCorrections ?? {}, before: facts, now: read, isSameFile: true });
  const changes = isNew
    ? { facts: read, ...shownFacts(read, carried ?? {}), factCorrections: carried ?? {} }
    : {};
  const { numUpdatedRows } = await tx
    .updateTable('candidates')
    .set(toRow({ ...changes, factsVersion }))
    .where('candidateEmail', '=', candidateEmail)
    .where(sql<boolean>`"xmin"::text = ${stamp}`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** In a transaction of its own: if the process is killed, the resume stays queued. @returns whether there was one */
const rereadNext = (options: RereadOptions): Promise<boolean> =>
  options.db.transaction().execute(async (tx) => {
    const queued = await tx
      .selectFrom('factsQueue')
      .select('candidateEmail')
      .orderBy('candidateEmail')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!queued) return false;
    const row = await tx
      .selectFrom('candidates')
      .select(['candidateEmail', 'facts', 'resumeText', 'factCorrections'])
      .select(sql<string>`"xmin"::text`.as('stamp'))
      .where('candidateEmail', '=', queued.candidateEmail)
      .where(isOutdated)
      .$narrowType<{ facts: ResumeFacts; resumeText: string }>()
      .executeTakeFirst();
    if (!row || (await keep(tx, row, await factsOf(options, row)))) {
      await tx.deleteFrom('factsQueue').where('candidateEmail', '=', queued.candidateEmail).execute();
    }
    return true;
  });

/**
 * Reads some of the queued resumes again that no other worker is reading, in some milliseconds each.
 *
 * @returns how many; fewer than asked for if none are left or other workers have the rest
 */
export async function rereadFacts(options: RereadOptions, most: number): Promise<number> {
  let done = 0;
  while (done < most && (await rereadNext(options))) done += 1;
  return done;
}
