/** Facts as they hold: as they were read, except where the person has put them right. */
import type { FactCorrections, KeptCorrection } from '../../../schemas/factCorrections.ts';
import type { FactKind } from '../../../schemas/factEntries.ts';
import type { EducationFact, Position, ReadFact, ResumeFacts } from '../../../schemas/facts.ts';
import { higher } from '../reading/education.ts';
import { monthNumber, yearsCovered } from '../text/dates.ts';
import { factId, factRules, listsOf } from './factKinds.ts';

/** A fact, and whose words it is in. Its quotation is empty where the resume has no words for it. */
export type HeldFact<K extends FactKind> = ReadFact<K> & { id: string; said: boolean };

type HeldFacts = { [K in FactKind]: HeldFact<K>[] };

/** Facts of one kind: in the order they were read, and those that the person added behind them. */
export function heldOf<K extends FactKind>(
  kind: K,
  read: readonly ReadFact<K>[],
  corrections: readonly KeptCorrection<K>[] = [],
): HeldFact<K>[] {
  const byId = new Map(corrections.flatMap((one) => (one.of ? [[factId(kind, one.of), one]] : [])));
  const used = new Set<KeptCorrection<K>>();
  const held: HeldFact<K>[] = [];
  const say = (one: KeptCorrection<K>) => {
    used.add(one);
    if (one.is === null) return;
    const fact = factRules[kind].factOf(one.is, one.of?.quote ?? '', one.month);
    held.push({ ...fact, id: one.of ? factId(kind, one.of) : one.id, said: true });
  };
  for (const fact of read) {
    const id = factId(kind, fact);
    const correction = byId.get(id);
    if (!correction) held.push({ ...fact, id, said: false });
    else if (!used.has(correction)) say(correction);
  }
  for (const one of corrections) if (!used.has(one)) say(one);
  return held;
}

/** The newest first, as they are read, and those without dates last. */
const newestFirst = <P extends Position>(positions: readonly P[]): P[] =>
  positions.toSorted(
    (a, b) => (b.to ?? '').localeCompare(a.to ?? '') || (b.from ?? '').localeCompare(a.from ?? ''),
  );

/** Facts of all kinds. */
export function heldFacts(facts: ResumeFacts, corrections: FactCorrections): HeldFacts {
  const lists = listsOf(facts);
  const positions = heldOf('positions', lists.positions, corrections.positions);
  return {
    positions: corrections.positions ? newestFirst(positions) : positions,
    education: heldOf('education', lists.education, corrections.education),
    languages: heldOf('languages', lists.languages, corrections.languages),
    licences: heldOf('licences', lists.licences, corrections.licences),
    places: heldOf('places', lists.places, corrections.places),
  };
}

/** The facts that were read and taken off. */
export function removedFacts<K extends FactKind>(
  kind: K,
  read: readonly ReadFact<K>[],
  corrections: readonly KeptCorrection<K>[] = [],
): ReadFact<K>[] {
  const removed = new Set(corrections.flatMap(({ of, is }) => (of && is === null ? [factId(kind, of)] : [])));
  return read.filter((fact) => removed.has(factId(kind, fact)));
}

const worked = (positions: readonly Position[]) =>
  yearsCovered(
    positions.flatMap(({ from, to }) =>
      from && to ? [{ from: monthNumber(`${from}-01`), to: monthNumber(`${to}-01`) }] : [],
    ),
  );

/**
 * Years of the positions that hold. A resume that claims more in words than its positions give still does; whether it
 * claims fewer is not known.
 */
function yearsOf(facts: ResumeFacts, positions: readonly Position[]): number | null {
  const before = worked(facts.positions) ?? 0;
  const claimed = (facts.yearsOfExperience ?? 0) > before ? facts.yearsOfExperience : null;
  const now = worked(positions);
  return now === null && claimed === null ? null : Math.max(now ?? 0, claimed ?? 0);
}

/** The facts that matching looks at, and which of them are the person's own words instead of the resume's. */
export interface MatchFacts extends ResumeFacts {
  positions: (Position & { said?: boolean })[];
  education: (EducationFact & { said?: boolean })[];
  saidPlaces?: readonly boolean[];
  /** Where positions begin that were taken off: what was done there belongs to no other. */
  removedQuotes?: readonly string[];
}

/** Where the place stands now that the resume gives as its owner's home; null where it was taken off. */
function homeAmong(facts: ResumeFacts, places: readonly HeldFact<'places'>[]): number | null {
  const { homePlace = 0 } = facts;
  const home = homePlace === null ? undefined : listsOf(facts).places[homePlace];
  const at = home ? places.findIndex(({ id }) => id === factId('places', home)) : -1;
  return at < 0 ? null : at;
}

/** Facts with the corrections of positions, education and places in their places; the others are the person's own words. */
export function correctedFacts(facts: ResumeFacts, corrections: FactCorrections): MatchFacts {
  const { positions, education, places } = corrections;
  if (!positions && !education && !places) return facts;
  const held = heldFacts(facts, corrections);
  return {
    ...facts,
    positions: held.positions,
    yearsOfExperience: positions ? yearsOf(facts, held.positions) : facts.yearsOfExperience,
    removedQuotes: removedFacts('positions', facts.positions, positions).map(({ quote }) => quote),
    education: held.education,
    highestLevelOfEducation: held.education.reduce<EducationFact['level']>(
      (highest, { level }) => higher(highest, level),
      null,
    ),
    places: held.places.map(({ name }) => name),
    countries: held.places.map(({ country }) => country),
    homePlace: homeAmong(facts, held.places),
    saidPlaces: held.places.map(({ said }) => said),
  };
}

/** A language or a licence in a few words. */
const credentialWords = (fact: { name: string; level?: string | null }) =>
  [fact.name, fact.level].filter(Boolean).join(' ');

/** The languages and licences that the person added or said otherwise, and the names of those that were read and are wrong. */
export function saidCredentials(
  facts: ResumeFacts,
  corrections: FactCorrections,
): { said: string[]; withdrawn: string[] } {
  const all = [...(corrections.languages ?? []), ...(corrections.licences ?? [])];
  const read = new Set([...(facts.languages ?? []), ...(facts.licences ?? [])].map(({ name }) => name));
  return {
    said: all.flatMap(({ is }) => (is ? [credentialWords(is)] : [])),
    withdrawn: all.flatMap(({ of }) => (of && read.has(of.name) ? [of.name] : [])),
  };
}
