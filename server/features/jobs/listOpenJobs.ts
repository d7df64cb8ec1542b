/**
 * The open jobs for a candidate, a page at a time, as fast as one types: nothing is counted to the end, and nothing sorted
 * that an index has in order. docs/decisions/job-search.md says why this way.
 */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { ListQuery } from '../../../schemas/calls/listQuery.ts';
import type { PublicJob } from '../../../schemas/job.ts';
import { countedJobs } from '../../../schemas/search.ts';
import { badCursor, readCursor, writeCursor } from '../../db/cursor.ts';
import type { Database } from '../../db/database.ts';
import { filtersOf, type Ordered, orderOf, type Page, refuseBadCursor } from '../../db/list.ts';
import { ofOccupations, reachOfCandidate } from '../fits/likelyJobs.ts';
import { findJobs, type Lists, type Reading } from './foundJobs.ts';
import type { IndexedNarrowing } from './indexedNarrowing.ts';
import { jobColumns } from './jobColumns.ts';
import { nearestFirst, startingPoints } from './nearestFirst.ts';
import { countJobs, type FoundJob, jobsOfPart, type Part, sizeOfPart } from './openJobParts.ts';
import type { JobSearch } from './search/partSearch.ts';
import { type JobRows, selectPublicJob } from './selectJobs.ts';

type Condition = RawBuilder<SqlBool>;

/** The list as its parts, one after another. */
function unhintedParts(
  email: string,
  query: ListQuery,
  search: JobSearch | null,
  own: readonly number[],
): Part[] {
  const anywhere = search?.anywhere ?? null;
  const newest: Ordered[] = orderOf(jobColumns, { ...query, sort: 'openedAt', order: 'DESC' });
  if (query.sort === 'fit') {
    const known = sql`select "jobId" from "jobFits" where "candidateEmail" = ${email}`;
    const score = sql`(select "score" - case when "unwanted" is null then 0 else 101 end from "jobFits" where "jobId" = "jobs"."id" and "candidateEmail" = ${email})`;
    const byFit = orderOf({ ...jobColumns, sorts: { fit: { by: score, type: 'integer' } } }, query);
    const isUnknown = sql<SqlBool>`not exists (${known} and "jobId" = "jobs"."id")`;
    const isOwn = ofOccupations(own);
    return [
      { where: [sql`"jobs"."id" in (${known})`], text: anywhere, keys: byFit, isSmall: true },
      { where: [isUnknown, isOwn], text: anywhere, keys: newest },
      { where: [isUnknown, sql`(${isOwn}) is not true`], text: anywhere, keys: newest },
    ];
  }
  if (query.sort !== 'relevance') return [{ where: [], text: anywhere, keys: orderOf(jobColumns, query) }];
  if (!search) return [{ where: [], text: null, keys: newest }];
  return search.tiers.map((text) => ({ where: [], text, keys: newest }));
}

/** A row with the part it is of, which its cursor begins with. */
interface Placed extends FoundJob {
  part: number;
}

/** Where to begin: in which part, after which row of it, or how many rows from its beginning. */
interface Start {
  part: number;
  after: readonly (string | null)[] | null;
  skip: number;
}

/** The rows of a page and one more, which tells that there is another page. */
async function pageOfParts(
  db: Database,
  jobs: JobRows,
  parts: readonly Part[],
  start: Start,
  limit: number,
): Promise<Placed[]> {
  const found: Placed[] = [];
  let { after, skip } = start;
  for (let at = start.part; at < parts.length && found.length < limit; at += 1) {
    const part = parts[at] as Part;
    const rows = await jobsOfPart(db, jobs, part, { after, skip, limit: limit - found.length });
    found.push(...rows.map((row) => ({ ...row, part: at })));
    if (rows.length > 0) skip = 0;
    else if (skip > 0) skip = Math.max(0, skip - (await sizeOfPart(db, jobs, part)));
    after = null;
  }
  return found;
}

/** A cursor's values are the part and what the part is ordered by. */
function startOf(parts: readonly Part[], query: ListQuery): Start & { offset: number } {
  const { page, perPage } = query;
  if (query.after === undefined) {
    const offset = (page - 1) * perPage;
    return { part: 0, after: null, skip: offset, offset };
  }
  const cursor = readCursor(query.after, query);
  const [at, ...after] = cursor.values;
  const part = parts[Number(at)];
  if (!part || part.keys.length !== after.length) throw badCursor();
  return { part: Number(at), after, skip: 0, offset: cursor.offset };
}

const notNarrowed: IndexedNarrowing = { near: null, places: [], filters: [] };

interface OpenJobs extends Page<PublicJob> {
  /** How the words were taken; as they were typed where there are none. */
  reading: Reading;
}

/**
 * @param lists of open jobs
 * @param narrowing in the terms of the index, by what they are narrowed already
 * @returns a page; its total is null where there are more than a thousand
 * @throws ApiError INVALID_FIELDS on `after` when the cursor is not one of this list and order
 */
export async function listOpenJobs(
  db: Database,
  { all, narrowed: jobs }: Lists,
  email: string,
  query: ListQuery,
  { near, places: inPlaces, filters }: IndexedNarrowing = notNarrowed,
): Promise<OpenJobs> {
  const { perPage } = query;
  const narrowed = filtersOf(jobColumns, query).reduce((rows, one) => rows.where(one), jobs);
  const q = query.q ?? '';
  const hint: Condition | null =
    inPlaces.length === 0 ? null : sql`"jobs"."search" @@ ${inPlaces.join(' & ')}::tsquery`;
  const { search, total, reading, places } =
    q === ''
      ? { search: null, total: await countJobs(db, narrowed, hint), reading: 'typed' as const, places: [] }
      : await findJobs(db, { all, narrowed }, q, [...inPlaces, ...filters]);
  const { own } = query.sort === 'fit' ? await reachOfCandidate(db, email) : { own: [] };
  const isNearestFirst = reading === 'partly' && query.sort === 'relevance';
  const from = isNearestFirst ? await startingPoints(db, email, near, places) : [];
  // Words are asked for together with the filter.
  const parts = unhintedParts(email, query, search, own)
    .map((part) => ({ ...part, hint: part.text ? null : hint }))
    .flatMap((part) => nearestFirst(part, from, total));
  const { offset, ...start } = startOf(parts, query);
  if (total === 0) return { items: [], total, offset, next: null, reading };

  const found = await pageOfParts(db, narrowed, parts, start, perPage + 1).catch((error: unknown) =>
    refuseBadCursor(error, query.after),
  );
  const rows = found.slice(0, perPage);
  const ids = rows.map(({ id }) => id);
  const records = await selectPublicJob(
    email,
    near,
  )(jobs.where('jobs.id', '=', sql<string>`any(${ids}::uuid[])`)).execute();
  const byId = new Map(records.map((job) => [job.id, job]));
  const last = rows.at(-1);
  const next =
    last && found.length > perPage
      ? writeCursor(
          query,
          [String(last.part), ...(JSON.parse(last.values) as (string | null)[])],
          offset + perPage,
        )
      : null;
  return {
    // Closed meanwhile: it is left out.
    items: ids.flatMap((id) => byId.get(id) ?? []),
    total: total > countedJobs ? null : total,
    offset,
    next,
    reading,
  };
}
