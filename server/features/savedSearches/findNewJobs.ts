/** Finds new jobs for many saved searches at once. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { SavedSearch } from '../../../schemas/savedSearch.ts';
import { allOf } from '../../db/conditions.ts';
import type { Database } from '../../db/database.ts';
import { narrowing } from '../jobs/narrowJobs.ts';
import { searchTyped } from '../jobs/search/jobQuery.ts';
import { type SearchedWord, searchedWordsOfAll } from '../jobs/search/searchedWords.ts';

/** More new jobs than this are no list but a reason to search. */
const mostFound = 50;

/** Searches of one statement: it takes some parameters for each, and has to end in time. */
const atOnce = 100;

/** A search, and since when jobs are news to it. */
export interface DueSearch {
  id: string;
  search: SavedSearch['search'];
  seenTo: string;
}

/** Jobs by search, the newest first. */
export type NewJobs = ReadonlyMap<string, readonly string[]>;

function conditionsOf(
  { q, ...rest }: SavedSearch['search'],
  words: ReadonlyMap<string, readonly SearchedWord[]>,
  now: Date,
): RawBuilder<SqlBool>[] {
  const read = q === undefined ? [] : (words.get(q) ?? []);
  return [...narrowing(rest, now), ...(read.length > 0 ? [searchTyped(read).anywhere] : [])];
}

/**
 * New jobs are read once for a hundred different searches, which then go through those alone, all in one statement. What
 * many candidates look for alike is looked for once.
 *
 * @param until jobs that are opened later are for the next time
 */
export async function findNewJobs(
  db: Database,
  searches: readonly DueSearch[],
  until: Date,
): Promise<NewJobs> {
  const found = new Map<string, string[]>(searches.map(({ id }) => [id, []]));
  const [first] = searches.map(({ seenTo }) => seenTo).toSorted();
  if (first === undefined) return found;
  const alike = Map.groupBy(searches, ({ search }) => JSON.stringify(Object.entries(search).toSorted()));
  const groups = [...alike.values()];
  const texts = searches.flatMap(({ search: { q } }) => q ?? []);
  const words = await searchedWordsOfAll(db, [...new Set(texts)]);
  const partOf = (search: SavedSearch['search'], place: number) => {
    const conditions = conditionsOf(search, words, until);
    return sql`(select ${place}::integer "place", "id", "openedAt" from "fresh" "jobs"
      where ${allOf(conditions)}
      order by "openedAt" desc, "id" desc limit ${mostFound}::integer)`;
  };
  const parts = groups.flatMap(([one], place) => (one ? [partOf(one.search, place)] : []));
  for (let at = 0; at < parts.length; at += atOnce) {
    const { rows } = await sql<{ place: number; id: string; openedAt: string }>`
      with "fresh" as materialized (
        select "id", "openedAt", "city", "state", "country", "workplaceType", "employmentType",
          "salaryMin", "salaryMax", "salaryUnit", "salaryCurrency", "latitude", "longitude", strip("search") "search"
        from "jobs" where "status" = 'OPEN' and "openedAt" > ${first} and "openedAt" <= ${until.toISOString()})
      ${sql.join(parts.slice(at, at + atOnce), sql` union all `)}`.execute(db);
    for (const { place, id: jobId, openedAt } of rows)
      for (const { id, seenTo } of groups[place] ?? []) if (openedAt > seenTo) found.get(id)?.push(jobId);
  }
  return found;
}
