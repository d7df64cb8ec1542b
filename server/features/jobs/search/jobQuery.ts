/** A search text as conditions on a job, from the narrowest to the widest. */

import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { ListQuery } from '../../../../schemas/calls/listQuery.ts';
import type { Database } from '../../../db/database.ts';
import type { ListColumns } from '../../../db/list.ts';
import { nearestWords } from './nearestWords.ts';
import { formsOfTitle, type SearchedWord, searchedWords } from './searchedWords.ts';

type Condition = RawBuilder<SqlBool>;

/** One word with what else is taken for it. */
interface AskedWord extends SearchedWord {
  /** Whether words that begin with it count: someone may still be typing it. */
  isBeginning: boolean;
  /** Whether beginnings of words count in the description, too. */
  isBeginningAnywhere: boolean;
  /** The words that were probably meant, nearest first. */
  meant: readonly SearchedWord[];
}

export interface JobSearch {
  /** From the best matches to any: each includes the one before. */
  tiers: readonly Condition[];
  /** All words stand somewhere. */
  anywhere: Condition;
}

/** A lexeme in `tsquery`'s own writing. */
export const quoted = (lexeme: string) => `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
const oneOf = (lexemes: readonly string[]) => `(${[...new Set(lexemes)].join(' | ')})`;

/** Where a word stands: in the title, in title, criteria or employer, or in these, the place and the added words. */
type Sign = '!' | '#' | '';

const named = (codes: readonly string[]) => codes.map((code) => quoted(`@t${code}`));

function topOf(
  { word, stems, isBeginning, isWhole, things }: Omit<AskedWord, 'meant'>,
  sign: Sign = '',
): string[] {
  if (isWhole) return named(things);
  const found = (formsOfTitle(word) ?? [word, ...stems]).map((lexeme) => quoted(sign + lexeme));
  // Too many words begin with the same two letters; those of titles are few.
  return isBeginning ? [...found, `${quoted((word.length > 2 ? sign : '!') + word)}:*`] : found;
}

function descriptionOf({
  word,
  stems,
  isBeginningAnywhere,
  isWhole,
  things,
}: Omit<AskedWord, 'meant'>): string[] {
  const meant = things.map((code) => quoted(`@m${code}`));
  if (isWhole) return meant;
  const found = (formsOfTitle(word) ?? [word, ...stems]).map((lexeme) => quoted(`~${lexeme}`));
  return [...found, ...meant, ...(isBeginningAnywhere ? [`${quoted(`~${word}`)}:*`] : [])];
}

const exactly = (word: SearchedWord) => ({ ...word, isBeginning: false, isBeginningAnywhere: false });

type LexemesOf = (word: Omit<AskedWord, 'meant'>) => readonly string[];

const asked = (word: AskedWord, lexemesOf: LexemesOf) =>
  oneOf([word, ...word.meant.map(exactly)].flatMap(lexemesOf));

/** @param filter what is asked of the index as well, as a `tsquery` */
function searchFor(words: readonly AskedWord[], filter: string | null): JobSearch {
  const narrowed = (query: string) => (filter === null ? query : `(${query}) & ${filter}`);
  const all = (lexemesOf: LexemesOf) => words.map((word) => asked(word, lexemesOf)).join(' & ');
  const inTitle: LexemesOf = (word) => topOf(word, '!');
  const inTop: LexemesOf = (word) => topOf(word);
  const meantInTitle: LexemesOf = (word) => [...inTitle(word), ...named(word.things)];
  const meantInTop: LexemesOf = (word) => [...topOf(word, '#'), ...named(word.things)];
  const calledSo: LexemesOf = (word) => [...topOf(word), ...named([...word.things, ...word.occupations])];
  const someInTitle = words.map((word) => asked(word, inTitle)).join(' | ');
  const everywhere = all((word) => [...calledSo(word), ...descriptionOf(word)]);
  const top = (query: string): Condition => sql`${sql.ref('jobs.searchTop')} @@ ${narrowed(query)}::tsquery`;
  const any = (query: string): Condition => sql`${sql.ref('jobs.search')} @@ ${narrowed(query)}::tsquery`;
  const isOne = words.length === 1;
  // Without, what follows would be asked twice.
  const hasMeaning = words.some(({ things }) => things.length > 0);
  const partly = `(${someInTitle}) & ${all(inTop)}`;
  // Of a single word, that some of them stand in the title says that all do.
  const orPartly = (query: string) => (isOne ? query : `(${query}) | (${partly})`);
  return {
    tiers: [
      top(all(inTitle)),
      ...(isOne ? [] : [top(partly)]),
      ...(hasMeaning ? [top(orPartly(all(meantInTitle)))] : []),
      top(orPartly(all(meantInTop))),
      top(all(calledSo)),
      ...(isOne || !hasMeaning ? [] : [any(`(${all(calledSo)}) | ((${someInTitle}) & ${everywhere})`)]),
      any(everywhere),
    ],
    anywhere: any(everywhere),
  };
}

/** A search as it was typed: the last word may be only the beginning of one. */
function asTyped(words: readonly SearchedWord[]): AskedWord[] {
  return words.map((word, i) => ({
    ...word,
    isBeginning: i === words.length - 1 && word.word.length > 1,
    isBeginningAnywhere: false,
    meant: [],
  }));
}

/** A search read with more goodwill: any word may be the beginning of one, and misspelled. */
async function asMeant(db: Database, words: readonly SearchedWord[]): Promise<AskedWord[]> {
  const meant = await nearestWords(db, words);
  return words.map((word, i) => ({
    ...word,
    isBeginning: word.word.length > 2,
    isBeginningAnywhere: word.word.length > 3,
    meant: meant[i] ?? [],
  }));
}

/** The ways to read a search text, strictest first. */
interface ReadSearch {
  words: readonly SearchedWord[];
  typed: JobSearch;
  /** Asked only where nothing is found as typed. */
  meant: () => Promise<JobSearch>;
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
  return {
    words,
    typed: searchTyped(words, filter),
    meant: async () => searchFor(await asMeant(db, words), filter),
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
