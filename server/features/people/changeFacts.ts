/** Changes of one list of facts, as the candidate asks for them. */
import { v7 as uuidv7 } from 'uuid';
import type { CandidateCorrections, KeptCorrection } from '../../../schemas/factCorrections.ts';
import { type FactEntry, type FactKind, mostFacts } from '../../../schemas/factEntries.ts';
import type { ReadFact } from '../../../schemas/facts.ts';
import type { Sentence } from '../../base/sentence.ts';
import { heldOf } from '../../matching/corrections/correctedFacts.ts';
import { factId, factRules, nameKey, wholeKey } from '../../matching/corrections/factKinds.ts';

export type FactChange<K extends FactKind> = NonNullable<CandidateCorrections[K]>[number];

interface Changing<K extends FactKind> {
  kind: K;
  read: readonly ReadFact<K>[];
  before: readonly KeptCorrection<K>[];
  changes: readonly FactChange<K>[];
  /** The month it is, YYYY-MM. */
  month: string;
}

/** Wrong fields by name; with any, nothing is changed. */
export type Problems = Record<string, Sentence>;

/** Months that have not come: nobody can have worked in them. */
function refuseFuture(entry: object, at: string, month: string, problems: Problems): void {
  for (const [field, value] of Object.entries(entry))
    if ((field === 'from' || field === 'to') && typeof value === 'string' && value > month)
      problems[`${at}.${field}`] = (t) => t('This month is still to come.');
}

/** Whether a list says something twice: of positions the same one from the same month. */
function isRepeated<K extends FactKind>(kind: K, held: readonly ReadFact<K>[], said: ReadFact<K>): boolean {
  const key = kind === 'positions' ? wholeKey : nameKey;
  return held.filter((fact) => key(kind, fact) === key(kind, said)).length > 1;
}

/**
 * Applies changes to the corrections of a kind.
 *
 * @param problems takes what is wrong, by the field of the call
 * @returns all corrections of the kind
 */
export function changeFacts<K extends FactKind>(
  { kind, read, before, changes, month }: Changing<K>,
  problems: Problems,
): KeptCorrection<K>[] {
  let kept = [...before];
  changes.forEach(({ id, is }, index) => {
    const at = `${kind}.${index}`;
    const entry = (is ?? null) as FactEntry<K> | null;
    if (entry) refuseFuture(entry, `${at}.is`, month, problems);
    const earlier = kept.find((one) => (one.of ? factId(kind, one.of) : one.id) === id);
    const of = earlier ? earlier.of : (read.find((fact) => factId(kind, fact) === id) ?? null);
    if (id !== null && !earlier && of === null) {
      problems[`${at}.id`] = (t) => t('This has changed meanwhile. Load the page again.');
      return;
    }
    const said: KeptCorrection<K> = { id: earlier?.id ?? uuidv7(), of, is: entry, month };
    // The resume's own words come back, or what was added goes.
    const isUndone = is === undefined || (of === null && entry === null);
    const rest = kept.filter((one) => one !== earlier);
    if (isUndone) kept = rest;
    else if (earlier) kept = kept.map((one) => (one === earlier ? said : one));
    else kept = [...kept, said];
    const fact = isUndone || entry === null ? null : factRules[kind].factOf(entry, '', month);
    if (fact && isRepeated(kind, heldOf(kind, read, kept), fact))
      problems[`${at}.is.${Object.keys(entry ?? {})[0]}`] = (t) => t('This is in the list already.');
  });
  if (heldOf(kind, read, kept).length > Math.max(mostFacts[kind], heldOf(kind, read, before).length))
    problems[kind] = (t) =>
      t('The list can have {most} entries. Remove one first.', { most: mostFacts[kind] });
  return kept;
}
