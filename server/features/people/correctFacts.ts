/** A candidate sets right what was read from the resume. */

import type { CandidateCorrections, FactCorrections } from '../../../schemas/candidate.ts';
import { notFound } from '../../base/errors.ts';
import { type Database, toRow } from '../../db/database.ts';
import { shownFacts } from './shownFacts.ts';

/** Skills named twice count once, whatever their case. */
const distinct = (names: readonly string[]) =>
  [...new Map([...names].reverse().map((name) => [name.toLowerCase(), name])).values()].reverse();

/**
 * Fields left out stay; null goes back to what the resume says. Lists made before stay as they are.
 *
 * @throws ApiError NOT_FOUND
 */
export async function correctFacts(
  db: Database,
  candidateEmail: string,
  { skills, ...others }: CandidateCorrections,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { facts, factCorrections: before } = await tx
      .selectFrom('candidates')
      .select(['facts', 'factCorrections'])
      .where('candidateEmail', '=', candidateEmail)
      .forUpdate()
      .executeTakeFirstOrThrow(() => notFound('There is no such candidate.'));
    const named = { ...others, ...(skills === undefined ? {} : { skills: skills && distinct(skills) }) };
    const factCorrections: FactCorrections = Object.fromEntries(
      Object.entries({ ...before, ...named }).filter(([, value]) => value !== null && value !== undefined),
    );
    await tx
      .updateTable('candidates')
      .set(toRow({ ...shownFacts(facts, factCorrections), factCorrections }))
      .where('candidateEmail', '=', candidateEmail)
      .execute();
  });
}
