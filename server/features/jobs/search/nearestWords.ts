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

/** @returns which of the words some job has as they are */
async function knownOf(db: Database, words: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ word: string }>`
    select "word" from "searchVocabulary" where "word" = any(${words}::text[])`.execute(db);
  return new Set(rows.map(({ word }) => word));
}

async function spellingsLike(db: Database, word: string): Promise<string[]> {
  const isComparable = await hasTrigrams(db);
  const order = isComparable ? sql`"word" <-> ${word}` : sql`abs(length("word") - ${word.length}::integer)`;
  const alike = isComparable ? sql`true` : sql`"word" like ${`${word.slice(0, 2)}%`}`;
  const { rows } = await sql<{ word: string }>`
    select "word" from "searchVocabulary" where ${alike} order by ${order} limit ${compared}`.execute(db);
  return rows.map((row) => row.word);
}

/** @returns what may have been meant by a word that no job has, nearest first; only spellings as near as the nearest */
async function spellingsNear(db: Database, word: string): Promise<string[]> {
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

export async function nearestWords(db: Database, words: readonly SearchedWord[]): Promise<Meant[]> {
  const known = await knownOf(
    db,
    words.map(({ word }) => word),
  );
  return Promise.all(
    words.map(async ({ word }) => {
      if (known.has(word)) return { isKnown: true, near: [] };
      const near = await spellingsNear(db, word);
      return { isKnown: false, near: near.length === 0 ? [] : await searchedWords(db, near.join(' ')) };
    }),
  );
}

/** @returns what may have been meant by each word, nearest first; nothing for words that jobs have */
export async function spellingsMeant(db: Database, words: readonly string[]): Promise<string[][]> {
  const known = await knownOf(db, words);
  return Promise.all(words.map(async (word) => (known.has(word) ? [] : spellingsNear(db, word))));
}
