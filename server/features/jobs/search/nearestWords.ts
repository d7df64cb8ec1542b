/** Words that jobs have, for words that were misspelled. */
import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import { hasTrigrams } from '../../../db/spelledLike.ts';
import { type SearchedWord, searchedWords } from './searchedWords.ts';
import { spellingDistance } from './spellingDistance.ts';

/** Shorter words are near too many others. */
const minLength = 4;
/** Spellings compared by how many letters differ; the database puts them in order by shared letters in threes. */
const compared = 60;
const maxMeant = 3;

const allowed = (word: string) => (word.length < 6 ? 1 : word.length < 10 ? 2 : 3);

async function isKnown(db: Database, word: string): Promise<boolean> {
  const { rows } = await sql`select from "searchVocabulary" where "word" = ${word}`.execute(db);
  return rows.length > 0;
}

async function spellingsLike(db: Database, word: string): Promise<string[]> {
  if (await isKnown(db, word)) return [];
  const isComparable = await hasTrigrams(db);
  const order = isComparable ? sql`"word" <-> ${word}` : sql`abs(length("word") - ${word.length}::integer)`;
  const alike = isComparable ? sql`true` : sql`"word" like ${`${word.slice(0, 2)}%`}`;
  const { rows } = await sql<{ word: string }>`
    select "word" from "searchVocabulary" where ${alike} order by ${order} limit ${compared}`.execute(db);
  return rows.map((row) => row.word);
}

/** @returns what may have been meant, nearest first; only spellings as near as the nearest */
export async function spellingsMeant(db: Database, word: string): Promise<string[]> {
  if (word.length < minLength || /\d/.test(word)) return [];
  const near = (await spellingsLike(db, word))
    .map((spelling) => ({ spelling, distance: spellingDistance(word, spelling) }))
    .filter(({ distance }) => distance <= allowed(word))
    .toSorted((a, b) => a.distance - b.distance);
  return near
    .filter(({ distance }) => distance === near[0]?.distance)
    .slice(0, maxMeant)
    .map(({ spelling }) => spelling);
}

/** Other readings of a word. */
interface Meant {
  /** Some job has it as it is. */
  isKnown: boolean;
  /** Nearest first; none for words that jobs have. */
  near: SearchedWord[];
}

export const nearestWords = (db: Database, words: readonly SearchedWord[]): Promise<Meant[]> =>
  Promise.all(
    words.map(async ({ word }) => {
      const meant = await spellingsMeant(db, word);
      return {
        isKnown: await isKnown(db, word),
        near: meant.length === 0 ? [] : await searchedWords(db, meant.join(' ')),
      };
    }),
  );
