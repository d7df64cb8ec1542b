/** Corrections taken along to another reading: of the same file by a newer reader, or of another file. */
import {
  type FactCorrections,
  type KeptCorrection,
  type ListCorrections,
  mostSkills,
} from '../../../schemas/factCorrections.ts';
import type { FactKind } from '../../../schemas/factEntries.ts';
import type { ReadFact, ResumeFacts } from '../../../schemas/facts.ts';
import { collapse } from '../text/quote.ts';
import { type FactLists, factId, factRules, listsOf, nameKey, wholeKey } from './factKinds.ts';

interface Carrying {
  corrections: FactCorrections;
  before: ResumeFacts;
  now: ResumeFacts;
  /** Whether both were read from one file: then what is read no more was read otherwise, and the correction stays. */
  isSameFile: boolean;
}

const words = ({ quote }: { quote: string }) => collapse(quote).toLowerCase();

/** The only one of a list for which something holds. */
function only<T>(list: readonly T[], holds: (one: T) => boolean): T | undefined {
  const [found, another] = list.filter(holds);
  return another === undefined ? found : undefined;
}

/** The fact of a new reading that is the one of the reading before. */
function counterpart<K extends FactKind>(
  kind: K,
  of: ReadFact<K>,
  before: readonly ReadFact<K>[],
  now: readonly ReadFact<K>[],
): ReadFact<K> | undefined {
  const same = now.find((fact) => factId(kind, fact) === factId(kind, of));
  if (same) return same;
  const named = now.filter((fact) => nameKey(kind, fact) === nameKey(kind, of));
  const whole = named.find((fact) => wholeKey(kind, fact) === wholeKey(kind, of));
  if (whole ?? named[0]) return whole ?? named[0];
  // Several languages stand in one line, so its words tell only where a single fact was read from them.
  if (of.quote === '' || !only(before, (fact) => words(fact) === words(of))) return undefined;
  return (
    only(now, (fact) => words(fact) === words(of)) ??
    only(
      now,
      (fact) => fact.quote !== '' && (words(fact).includes(words(of)) || words(of).includes(words(fact))),
    )
  );
}

/** The corrections of one kind, each of the fact that is now read in the place of the one before. */
function carriedKind<K extends FactKind>(
  kind: K,
  corrections: readonly KeptCorrection<K>[],
  before: FactLists[K],
  now: FactLists[K],
  isSameFile: boolean,
): KeptCorrection<K>[] {
  const taken = new Set<string>();
  return corrections.flatMap((one) => {
    const free = now.filter((fact) => !taken.has(factId(kind, fact)));
    const said = one.is && factRules[kind].factOf(one.is, '', one.month);
    const found =
      (one.of && counterpart(kind, one.of, before, free)) ??
      (said && free.find((fact) => nameKey(kind, fact) === nameKey(kind, said)));
    if (!found) return one.of === null || isSameFile ? [one] : [];
    taken.add(factId(kind, found));
    // The resume says the same by now, and may be quoted for it.
    if (said && wholeKey(kind, said) === wholeKey(kind, found)) return [];
    return [{ ...one, of: found }];
  });
}

const sameWords = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((name, index) => name === b[index]);

/** Skills as the person named them, with what the new reading adds and without what was taken off. */
function carriedSkills(said: string[], before: readonly string[], now: readonly string[]): string[] {
  if (sameWords(before, now)) return said;
  const has = (names: readonly string[], name: string) =>
    names.some((other) => other.toLowerCase() === name.toLowerCase());
  const isRemoved = (name: string) => has(before, name) && !has(said, name);
  const kept = now.filter((name) => !isRemoved(name));
  return [...kept, ...said.filter((name) => !has(before, name) && !has(kept, name))].slice(0, mostSkills);
}

/**
 * Takes corrections along to a new reading. Of another file, those stay whose facts it has too, and what was added; of the
 * same file all of them stay.
 */
export function carryCorrections({ corrections, before, now, isSameFile }: Carrying): FactCorrections {
  const [listsBefore, listsNow] = [listsOf(before), listsOf(now)];
  const { headline, yearsOfExperience, skills } = corrections;
  const carried: FactCorrections = {};
  if (headline !== undefined && (isSameFile || before.headline === now.headline)) carried.headline = headline;
  if (yearsOfExperience !== undefined && (isSameFile || before.yearsOfExperience === now.yearsOfExperience))
    carried.yearsOfExperience = yearsOfExperience;
  const named = skills && carriedSkills(skills, before.skills, now.skills);
  if (named && !sameWords(named, now.skills)) carried.skills = named;
  const said: ListCorrections = corrections;
  const carry = <K extends FactKind>(kind: K) => {
    const kept: KeptCorrection<K>[] | undefined = said[kind];
    const list = kept && carriedKind(kind, kept, listsBefore[kind], listsNow[kind], isSameFile);
    return list && list.length > 0 ? list : undefined;
  };
  const lists = {
    positions: carry('positions'),
    education: carry('education'),
    languages: carry('languages'),
    licences: carry('licences'),
    places: carry('places'),
  };
  return { ...carried, ...Object.fromEntries(Object.entries(lists).filter(([, list]) => list)) };
}
