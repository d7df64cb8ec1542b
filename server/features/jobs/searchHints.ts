/** Suggestions where a search finds no job. */
import type { SearchHints } from '../../../schemas/search.ts';
import type { Database } from '../../db/database.ts';
import { findJobs, type Reading } from './foundJobs.ts';
import { countFound } from './openJobParts.ts';
import { readSearch, searchTyped } from './search/jobQuery.ts';
import { spellingsMeant } from './search/nearestWords.ts';
import { type SearchedWord, searchedWords } from './search/searchedWords.ts';
import type { JobRows } from './selectJobs.ts';

/** Of longer searches only the first words are tried without. */
const maxTries = 5;
const maxHints = 3;

async function meantText(
  db: Database,
  jobs: JobRows,
  words: readonly SearchedWord[],
): Promise<string | null> {
  const near = await spellingsMeant(
    db,
    words.map(({ word }) => word),
  );
  const meant = words.map(({ word }, i) => near[i]?.[0] ?? word);
  const text = meant.join(' ');
  if (words.every(({ word }, i) => word === meant[i])) return null;
  const read = await readSearch(db, text);
  return read && (await countFound(db, jobs, read.typed)) > 0 ? text : null;
}

/** Searches with one word less that find something, those that find most first. */
async function withAWordLess(db: Database, jobs: JobRows, words: readonly SearchedWord[]) {
  if (words.length < 2) return [];
  const hints: SearchHints['fewer'] = [];
  for (const left of words.slice(0, maxTries)) {
    const rest = words.filter((word) => word !== left);
    const found = await countFound(db, jobs, searchTyped(rest));
    if (found > 0) hints.push({ q: rest.map(({ word }) => word).join(' '), jobs: found });
  }
  return hints.toSorted((a, b) => b.jobs - a.jobs).slice(0, maxHints);
}

/** @param jobs those that can be found */
export async function searchHints(db: Database, jobs: JobRows, q: string): Promise<SearchHints> {
  const { reading } = await findJobs(db, { all: jobs, narrowed: jobs }, q);
  if (reading === 'typed') return { meant: null, fewer: [], isPartly: false };
  return { ...(await hintsFor(db, jobs, q, reading)), fewer: await fewerWords(db, jobs, q) };
}

/** The hints for a list that shows jobs; without fewer words, which nobody needs there. */
export const hintsFor = async (
  db: Database,
  jobs: JobRows,
  q: string,
  reading: Reading,
): Promise<SearchHints> => ({
  // Spelled as jobs do, it would have found them.
  meant: reading === 'partly' ? null : await meantText(db, jobs, await searchedWords(db, q)),
  fewer: [],
  isPartly: reading === 'partly',
});

/** Searches to try where nothing is found. */
export const fewerWords = async (db: Database, jobs: JobRows, q: string): Promise<SearchHints['fewer']> =>
  withAWordLess(db, jobs, await searchedWords(db, q));
