/** A search for some of its words, where no job has all of them. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type AskedWord, askedOf } from './askedWords.ts';
import type { WordKind } from './wordKinds.ts';

export type Condition = RawBuilder<SqlBool>;

export interface JobSearch {
  /** From the best matches to any: each leaves out those before. */
  tiers: readonly Condition[];
  /** All words stand somewhere; or some, where there are no jobs with all. */
  anywhere: Condition;
}

/** Words beyond are left out where not all of them are found: a search for each number of them takes its time. */
const mostNeeded = 3;
const mostOthers = 2;

/** So many of some words, as a `tsquery`; empty for none of them. */
function someOf(queries: readonly string[], count: number): string {
  const picked = (from: number, left: number): string[][] =>
    left === 0
      ? [[]]
      : queries
          .slice(from)
          .flatMap((query, i) => picked(from + i + 1, left - 1).map((others) => [query, ...others]));
  const ways = picked(0, count).map((way) => way.join(' & '));
  return count === 0 ? '' : `(${ways.map((way) => `(${way})`).join(' | ')})`;
}

/** The words a job has to have some of, and the others, by which those jobs are ordered; the best choice first. */
function choicesOf(words: readonly AskedWord[]): (readonly [readonly AskedWord[], readonly AskedWord[]])[] {
  const of = (...kinds: WordKind[]) => words.filter(({ kind }) => kinds.includes(kind));
  const choices = [
    [of('work'), of('circumstance', 'role')],
    [of('role'), of('circumstance')],
  ] as const;
  const asked = choices.filter(([needed]) => needed.length > 0);
  return asked.length > 0 ? asked : [[of('circumstance'), []]];
}

/** The index answers this by itself, which reading the rows that are left out would not. */
export const without = (query: string, others: readonly string[]): string =>
  others.length === 0 ? query : `(${query}) & !(${others.map((other) => `(${other})`).join(' | ')})`;

/** Jobs with most of the needed words first, then those with most of the others, then those called so. */
function searchSome(
  needed: readonly AskedWord[],
  others: readonly AskedWord[],
  filter: string | null,
): JobSearch {
  const asked = needed.slice(0, mostNeeded);
  const [anywhere, inTitle] = [asked.map(askedOf.anywhere), asked.map(askedOf.occupied)];
  const more = others.slice(0, mostOthers).map(askedOf.anywhere);
  const narrowed = (query: string) => (filter === null ? query : `(${query}) & ${filter}`);
  const any = (query: string): Condition => sql`${sql.ref('jobs.search')} @@ ${narrowed(query)}::tsquery`;
  const both = (count: number, places: readonly string[], countMore: number) =>
    [someOf(places, count), someOf(more, countMore)].filter(Boolean).join(' & ');
  const tiers: Condition[] = [];
  for (let count = asked.length; count > 0; count -= 1)
    for (let countMore = more.length; countMore >= 0; countMore -= 1) {
      const better = [
        ...(count < asked.length ? [someOf(anywhere, count + 1)] : []),
        ...(countMore < more.length ? [both(count, anywhere, countMore + 1)] : []),
      ];
      const called = both(count, inTitle, countMore);
      tiers.push(any(without(called, better)));
      tiers.push(any(without(both(count, anywhere, countMore), [...better, called])));
    }
  return { tiers, anywhere: any(someOf(anywhere, 1)) };
}

/**
 * Searches for some of the words, to be asked one after another until one finds any: for what tells the work, and for roles
 * where that is in no job. The circumstances alone would find other work.
 *
 * @param filter what is asked of the index as well, as a `tsquery`
 */
export const searchesForSome = (words: readonly AskedWord[], filter: string | null): JobSearch[] =>
  words.length < 2 ? [] : choicesOf(words).map(([needed, others]) => searchSome(needed, others, filter));
