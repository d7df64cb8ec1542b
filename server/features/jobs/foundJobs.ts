/** Whether and how the words of a search find open jobs. */
import type { Database } from '../../db/database.ts';
import { countFound } from './openJobParts.ts';
import { type ReadSearch, readSearch } from './search/jobQuery.ts';
import type { JobSearch } from './search/partSearch.ts';
import type { JobRows } from './selectJobs.ts';

/** How the words were taken: as they were typed, as they were probably meant, or only some of them. */
export type Reading = 'typed' | 'meant' | 'partly';

interface Found {
  search: JobSearch | null;
  /** At most one more than are counted. */
  total: number;
  reading: Reading;
  /** The names of places among the words. */
  places: readonly string[];
}

export interface Lists {
  /** The open jobs before they are narrowed. */
  all: JobRows;
  /** The same object where nothing narrows them. */
  narrowed: JobRows;
}

const nothing: Found = { search: null, total: 0, reading: 'meant', places: [] };

async function findWhole(
  db: Database,
  jobs: JobRows,
  read: ReadSearch,
): Promise<Omit<Found, 'places'> | null> {
  const total = await countFound(db, jobs, read.typed);
  if (total > 0) return { search: read.typed, total, reading: 'typed' };
  const search = await read.meant();
  const asMeant = await countFound(db, jobs, search);
  return asMeant > 0 ? { search, total: asMeant, reading: 'meant' } : null;
}

/**
 * Reads a search text in the strictest way that finds anything. Jobs with some of the words are found only where there are none
 * with all of them: where filters leave those out, it is the filters that have to be changed.
 *
 * @param filters by which the jobs are narrowed, as parts of a `tsquery`
 */
export async function findJobs(
  db: Database,
  { all, narrowed }: Lists,
  q: string,
  filters: readonly string[] = [],
): Promise<Found> {
  const read = await readSearch(db, q, filters.length === 0 ? null : filters.join(' & '));
  if (!read) return { ...nothing, reading: 'typed' };
  const places = [...new Set(read.words.flatMap(({ place }) => place ?? []))];
  const whole = await findWhole(db, narrowed, read);
  if (whole) return { ...whole, places };
  if (all !== narrowed && (await findJobs(db, { all, narrowed: all }, q)).reading !== 'partly')
    return nothing;
  for (const search of await read.partly()) {
    const total = await countFound(db, narrowed, search);
    if (total > 0) return { search, total, reading: 'partly', places };
  }
  return nothing;
}
