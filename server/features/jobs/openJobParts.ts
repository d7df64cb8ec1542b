/** Stretches of the list of open jobs, each found in the way that answers soonest. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { countedJobs } from '../../../schemas/search.ts';
import type { Database } from '../../db/database.ts';
import { afterCursor, cursorValues, type Ordered, ordering } from '../../db/list.ts';
import type { JobSearch } from './search/partSearch.ts';
import type { JobRows } from './selectJobs.ts';

type Condition = RawBuilder<SqlBool>;

/** This many matches are sorted after they were found; of more, rows in order are looked through until there are enough. */
const sortedAtOnce = 2000;

/** A stretch of the list in an order of its own. */
export interface Part {
  where: readonly Condition[];
  /** The words a job must contain; null where no words are looked for. */
  text: Condition | null;
  keys: readonly Ordered[];
  /** Met by all of these rows, and answered by an index. */
  hint?: Condition | null;
  /** Whether only few rows meet `where`. */
  isSmall?: true;
  /** Whether no index has its order: all that is found is sorted, however much. */
  isUnordered?: true;
}

/** Which rows of a part: those after one, or from a number on. */
interface Wanted {
  /** The last row's values of what the part is ordered by. */
  after: readonly (string | null)[] | null;
  skip: number;
  limit: number;
}

export interface FoundJob {
  id: string;
  /** Its values of what the part is ordered by, as a JSON list of texts. */
  values: string;
}

const meeting = (rows: JobRows, conditions: readonly Condition[]): JobRows =>
  conditions.reduce((narrowed, condition) => narrowed.where(condition), rows);

/** The rows of a part, not yet in order. */
function rowsOf(jobs: JobRows, { where, keys }: Part, { after }: Pick<Wanted, 'after'>): JobRows {
  const rows = meeting(jobs, where);
  return after ? rows.where(afterCursor(keys, { values: [...after] })) : rows;
}

/**
 * Asks for words by the index alone: the database takes reading rows for cheap, but their words lie apart from them.
 *
 * @param act what asks
 */
const byIndex = <T>(db: Database, act: (tx: Database) => Promise<T>): Promise<T> =>
  db.transaction().execute(async (tx) => {
    await sql`select set_config('enable_seqscan', 'off', true), set_config('enable_indexscan', 'off', true)`.execute(
      tx,
    );
    return act(tx);
  });

/** @returns null when too much is found to be sorted */
async function foundThenSorted(
  db: Database,
  jobs: JobRows,
  part: Part,
  wanted: Wanted,
): Promise<FoundJob[] | null> {
  const { keys, text, hint } = part;
  const found = meeting(
    rowsOf(jobs, part, wanted),
    [text, hint].filter((one) => one != null),
  )
    .select('jobs.id')
    .select(keys.map(({ by }, i) => sql`${by}`.as(`key${i}`)))
    .$if(!part.isUnordered, (query) => query.limit(sortedAtOnce + 1));
  const known = keys.map((key, i) => ({ ...key, by: sql.ref(`key${i}`) }));
  // The values of a page alone are put together.
  const { rows } = await sql<FoundJob & { all: number }>`
    select "id", ${cursorValues(known)} "values", "all" from (
      select *, count(*) over () "all" from (${found}) "found"
      order by ${sql.join(known.map(ordering))} limit ${wanted.limit} offset ${wanted.skip}) "page"
    order by ${sql.join(known.map(ordering))}`.execute(db);
  const [first] = rows;
  return first !== undefined && first.all > sortedAtOnce && !part.isUnordered
    ? null
    : rows.map(({ id, values }) => ({ id, values }));
}

/** Goes through the rows in order; the database is kept from finding all matches first. */
async function lookedThrough(db: Database, jobs: JobRows, part: Part, wanted: Wanted): Promise<FoundJob[]> {
  const { keys, text } = part;
  const order = sql.join(keys.map(ordering));
  const all = rowsOf(jobs, part, wanted).selectAll('jobs');
  // The order is asked for within alone: asked for again, it would have all rows sorted.
  const inOrder = sql`select "jobs".* from (${all}) "jobs" order by ${order}`;
  const { rows } = await sql<FoundJob>`
    select "jobs"."id", ${cursorValues(keys)} "values" from (${text ? sql`${inOrder} offset 0` : inOrder}) "jobs"
    where ${text ?? sql`true`} limit ${wanted.limit} offset ${wanted.skip}`.execute(db);
  return rows;
}

/** The rows wanted of a part, in order. */
export async function jobsOfPart(
  db: Database,
  jobs: JobRows,
  part: Part,
  wanted: Wanted,
): Promise<FoundJob[]> {
  const isSortedLate = part.text !== null || part.hint != null || part.isSmall;
  const sort = (tx: Database) => foundThenSorted(tx, jobs, part, wanted);
  const sorted = !isSortedLate ? null : await (part.isSmall ? sort(db) : byIndex(db, sort));
  return sorted ?? lookedThrough(db, jobs, part, wanted);
}

async function countRows(db: Database, rows: JobRows): Promise<number> {
  const counted = await sql<{
    size: number;
  }>`select count(*) "size" from (${rows.select('jobs.id')}) "found"`.execute(db);
  return counted.rows[0]?.size ?? 0;
}

/** How many rows a part has. */
export function sizeOfPart(db: Database, jobs: JobRows, part: Part): Promise<number> {
  const narrowed = rowsOf(jobs, part, { after: null });
  const { text } = part;
  return text ? byIndex(db, (tx) => countRows(tx, narrowed.where(text))) : countRows(db, narrowed);
}

/** @param text what has to stand in the words of a job @returns how many there are, at most one more than are counted */
export const countJobs = (db: Database, jobs: JobRows, text: Condition | null): Promise<number> =>
  text
    ? byIndex(db, (tx) => countRows(tx, jobs.where(text).limit(countedJobs + 1)))
    : countRows(db, jobs.limit(countedJobs + 1));

/** How many jobs a search finds, at most one more than are counted. */
export const countFound = (db: Database, jobs: JobRows, search: JobSearch): Promise<number> =>
  countJobs(db, jobs, search.anywhere);
