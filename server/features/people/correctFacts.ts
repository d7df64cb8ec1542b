/** A candidate sets right what was read from the resume. */

import type {
  CandidateCorrections,
  FactCorrections,
  KeptCorrection,
  ListCorrections,
} from '../../../schemas/factCorrections.ts';
import type { FactKind } from '../../../schemas/factEntries.ts';
import { notFound } from '../../base/errors.ts';
import { refuseFields } from '../../base/fieldErrors.ts';
import { type Database, toRow } from '../../db/database.ts';
import { type FactLists, factKinds, listsOf, noFacts } from '../../matching/corrections/factKinds.ts';
import { changeFacts, type FactChange, type Problems } from './changeFacts.ts';
import { shownFacts } from './shownFacts.ts';

/** Skills named twice count once, whatever their case. */
const distinct = (names: readonly string[]) =>
  [...new Map([...names].reverse().map((name) => [name.toLowerCase(), name])).values()].reverse();

/** The corrections of the lists that a call names. @throws ApiError INVALID_FIELDS, with nothing changed */
function changedLists(
  lists: FactLists,
  before: ListCorrections,
  corrections: CandidateCorrections,
  month: string,
): ListCorrections {
  const problems: Problems = {};
  const changed: ListCorrections = {};
  const change = <K extends FactKind>(kind: K) => {
    const changes = corrections[kind] as readonly FactChange<K>[] | undefined;
    const kept: KeptCorrection<K>[] = before[kind] ?? [];
    if (!changes) return;
    const asked = { kind, read: lists[kind], before: kept, changes, month };
    Object.assign(changed, { [kind]: changeFacts(asked, problems) });
  };
  factKinds.forEach(change);
  refuseFields(problems);
  return changed;
}

const isSaid = (value: unknown) =>
  value !== null && value !== undefined && (!Array.isArray(value) || value.length > 0);

/**
 * Fields left out stay; null goes back to what the resume says. Lists of picks made before stay as they are.
 *
 * @throws ApiError NOT_FOUND, INVALID_FIELDS
 */
export async function correctFacts(
  db: Database,
  candidateEmail: string,
  corrections: CandidateCorrections,
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { facts, factCorrections: before = {} } = await tx
      .selectFrom('candidates')
      .select(['facts', 'factCorrections'])
      .where('candidateEmail', '=', candidateEmail)
      .forUpdate()
      .executeTakeFirstOrThrow(() => notFound('There is no such candidate.'));
    const month = now.toISOString().slice(0, 7);
    const { skills } = corrections;
    const factCorrections: FactCorrections = Object.fromEntries(
      Object.entries({
        ...before,
        ...corrections,
        // No skill at all is a correction, too.
        ...(skills === undefined ? {} : { skills: skills && distinct(skills) }),
        ...changedLists(listsOf(facts ?? noFacts), before, corrections, month),
      }).filter(([name, value]) => isSaid(value) || (name === 'skills' && Array.isArray(value))),
    );
    await tx
      .updateTable('candidates')
      .set(toRow({ ...shownFacts(facts, factCorrections), factCorrections }))
      .where('candidateEmail', '=', candidateEmail)
      .execute();
  });
}
