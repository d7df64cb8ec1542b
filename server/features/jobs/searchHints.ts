/** Suggestions where a search finds no job. */
import type { SearchHints } from '../../../schemas/search.ts';
import type { Database } from '../../db/database.ts';
import { countFound } from './openJobParts.ts';
import { readSearch, searchTyped } from './search/jobQuery.ts';
import { spellingsMeant } from './search/nearestWords.ts';
import type { SearchedWord } from './search/searchedWords.ts';
import type { JobRows } from './selectJobs.ts';

/** Of longer searches only the first words are tried without. */
const maxTries = 5;
const maxHints = 3;

async function meantText(
  db: Database,
  jobs: JobRows,
  words: readonly SearchedWord[],
): Promise<string | null> {
  const meant = await Promise.all(words.map(async ({ word }) => (await spellingsMeant(db, word))[0] ?? word));
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
  const read = await readSearch(db, q);
  return !read || (await countFound(db, jobs, read.typed)) > 0 ? noHints : hintsOf(db, jobs, read.words);
}

const noHints: SearchHints = { meant: null, fewer: [] };

/** The same for a search that is known to find nothing as it was typed. */
export async function hintsForNothing(db: Database, jobs: JobRows, q: string): Promise<SearchHints> {
  const read = await readSearch(db, q);
  return read ? hintsOf(db, jobs, read.words) : noHints;
}

async function hintsOf(db: Database, jobs: JobRows, words: readonly SearchedWord[]): Promise<SearchHints> {
  return {
    meant: await meantText(db, jobs, words),
    fewer: await withAWordLess(db, jobs, words),
  };
}
