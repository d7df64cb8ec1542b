/** A search text as conditions on a job, from the narrowest to the widest. */

import { sql } from 'kysely';
import type { ListQuery } from '../../../../schemas/calls/listQuery.ts';
import type { Database } from '../../../db/database.ts';
import type { ListColumns } from '../../../db/list.ts';
import { type AskedWord, askedOf } from './askedWords.ts';
import { occupationsLike } from './meanings.ts';
import { nearestWords } from './nearestWords.ts';
import { type Condition, type JobSearch, searchesForSome, without } from './partSearch.ts';
import { type SearchedWord, searchedWords } from './searchedWords.ts';

/** @param filter what is asked of the index as well, as a `tsquery` */
function searchFor(words: readonly AskedWord[], filter: string | null): JobSearch {
  const all = (askedFor: (word: AskedWord) => string) => words.map(askedFor).join(' & ');
  const someInTitle = words.map(askedOf.title).join(' | ');
  const everywhere = all(askedOf.anywhere);
  const isOne = words.length === 1;
  // Without, what follows would be asked twice.
  const hasMeaning = words.some(({ things }) => things.length > 0);
  const called = all(askedOf.called);
  // Of a single word, that some of them stand in the title says that all do.
  const partly = isOne ? all(askedOf.title) : `(${someInTitle}) & ${all(askedOf.top)}`;
  const meant = all(askedOf.meantInTitle);
  const named = all(askedOf.named);
  const overall = `(${someInTitle}) & ${everywhere}`;
  // Each leaves out those before, as one question that is as short as it can be: the index reads whatever it names.
  const ofTop = [
    all(askedOf.title),
    ...(isOne ? [] : [without(partly, [all(askedOf.title)])]),
    ...(hasMeaning ? [without(meant, [partly])] : []),
    without(named, hasMeaning ? [meant, partly] : [partly]),
    without(called, [named, partly]),
  ];
  const ofAny =
    isOne || !hasMeaning
      ? [without(everywhere, [called])]
      : [without(overall, [called]), without(everywhere, [called, someInTitle])];
  const narrowed = (query: string) => (filter === null ? query : `(${query}) & ${filter}`);
  const any = (query: string): Condition => sql`${sql.ref('jobs.search')} @@ ${narrowed(query)}::tsquery`;
  const top = (query: string): Condition => sql`${sql.ref('jobs.searchTop')} @@ ${narrowed(query)}::tsquery`;
  return { tiers: [...ofTop.map(top), ...ofAny.map(any)], anywhere: any(everywhere) };
}

/** A search as it was typed: the last word may be only the beginning of one. */
function asTyped(words: readonly SearchedWord[]): AskedWord[] {
  return words.map((word, i) => ({
    ...word,
    isBeginning: i === words.length - 1 && word.word.length > 1 && !word.isFinished,
    isBeginningAnywhere: false,
    meant: [],
  }));
}

interface Meant {
  /** Any of them may be the beginning of a word, and misspelled. */
  words: readonly AskedWord[];
  /** The same, but those that jobs have are no beginnings. */
  whole: readonly AskedWord[];
}

/** A search read with more goodwill. */
async function asMeant(db: Database, words: readonly SearchedWord[]): Promise<Meant> {
  const meant = await nearestWords(db, words);
  const isKnown = (at: number) => meant[at]?.isKnown ?? false;
  const read = words.map(
    (word, at): AskedWord => ({
      ...word,
      occupations: isKnown(at)
        ? word.occupations
        : [...new Set([...word.occupations, ...occupationsLike(word.word)])],
      isBeginning: word.word.length > 2 && !word.isFinished,
      isBeginningAnywhere: word.word.length > 3 && !isKnown(at),
      // A job may write its names small, but beside other words they are found in too many.
      isName: words.length > 1 && word.isName,
      meant: meant[at]?.near ?? [],
    }),
  );
  return {
    words: read,
    whole: read.map((word, at) => ({ ...word, isBeginning: word.isBeginning && !isKnown(at) })),
  };
}

/** The ways to read a search text, strictest first. */
export interface ReadSearch {
  words: readonly SearchedWord[];
  typed: JobSearch;
  /** Asked only where nothing is found as typed. */
  meant: () => Promise<JobSearch>;
  /** For some of the words, asked one after another where nothing is found as meant. */
  partly: () => Promise<JobSearch[]>;
}

/** A search for words as they were typed. */
export const searchTyped = (words: readonly SearchedWord[], filter: string | null = null): JobSearch =>
  searchFor(asTyped(words), filter);

/**
 * @param filter what is asked of the index as well, as a `tsquery`
 * @returns null for a text that has no words
 */
export async function readSearch(
  db: Database,
  q: string,
  filter: string | null = null,
): Promise<ReadSearch | null> {
  const words = await searchedWords(db, q);
  if (words.length === 0) return null;
  let read: Promise<Meant> | undefined;
  const meant = () => {
    read ??= asMeant(db, words);
    return read;
  };
  return {
    words,
    typed: searchTyped(words, filter),
    meant: async () => searchFor((await meant()).words, filter),
    partly: async () => searchesForSome((await meant()).whole, filter),
  };
}

/** Lists of one's own jobs: the words are looked for in parts of titles and places, and by what the jobs say. */

/** @returns what a list with this query can be asked */
export async function searchedColumns(
  db: Database,
  columns: ListColumns,
  { q = '' }: ListQuery,
): Promise<ListColumns> {
  const search = q === '' ? null : await readSearch(db, q);
  return search ? { ...columns, alsoFinds: search.typed.anywhere } : columns;
}
