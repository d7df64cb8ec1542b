/** The words of a search in the terms of the index: where a word may stand, and what may stand for it. */
import { formsOfTitle, type SearchedWord } from './searchedWords.ts';

/** One word with what else is taken for it. */
export interface AskedWord extends SearchedWord {
  /** Whether words that begin with it count: someone may still be typing it. */
  isBeginning: boolean;
  /** Whether beginnings of words count in the description, too. */
  isBeginningAnywhere: boolean;
  /** The words that were probably meant, nearest first. */
  meant: readonly SearchedWord[];
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
  isName,
  things,
}: Omit<AskedWord, 'meant'>): string[] {
  const meant = things.map((code) => quoted(`@m${code}`));
  if (isWhole || (isName && things.length > 0)) return meant;
  const found = (formsOfTitle(word) ?? [word, ...stems]).map((lexeme) => quoted(`~${lexeme}`));
  return [...found, ...meant, ...(isBeginningAnywhere ? [`${quoted(`~${word}`)}:*`] : [])];
}

const exactly = (word: SearchedWord) => ({ ...word, isBeginning: false, isBeginningAnywhere: false });

type LexemesOf = (word: Omit<AskedWord, 'meant'>) => readonly string[];

/**
 * A word with all that may stand for it, as a `tsquery`.
 *
 * @param longOf where the words have to stand that it is short for: each alone may stand anywhere in a description
 */
function asked(word: AskedWord, lexemesOf: LexemesOf, longOf: LexemesOf = lexemesOf): string {
  const long = word.long.map((one) => oneOf(longOf(exactly(one)))).join(' & ');
  return oneOf([
    ...[word, ...word.meant.map(exactly)].flatMap(lexemesOf),
    ...(long === '' ? [] : [`(${long})`]),
  ]);
}

const titled: LexemesOf = (word) => topOf(word, '!');
const topped: LexemesOf = (word) => topOf(word, '#');
const meant: LexemesOf = ({ things }) => named(things);
const calledSo: LexemesOf = (word) => [...topOf(word), ...meant(word), ...named(word.occupations)];

/** The places of a word from the narrowest to the widest: each is a `tsquery` for it. */
export const askedOf = {
  title: (word: AskedWord) => asked(word, titled),
  meantInTitle: (word: AskedWord) => asked(word, (one) => [...titled(one), ...meant(one)]),
  /** Title, criteria and employer, or what the title means. */
  named: (word: AskedWord) => asked(word, (one) => [...topped(one), ...meant(one)]),
  /** The title or its meaning, or the occupation it tells. */
  occupied: (word: AskedWord) =>
    asked(word, (one) => [...titled(one), ...meant(one), ...named(one.occupations)]),
  /** These, the place and the added words. */
  top: (word: AskedWord) => asked(word, (one) => topOf(one)),
  called: (word: AskedWord) => asked(word, calledSo),
  anywhere: (word: AskedWord) => asked(word, (one) => [...calledSo(one), ...descriptionOf(one)], calledSo),
};
