/** The query of a list (paging, sorting, filters, search) turned into one question to the database. */

import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { validate as isUuid } from 'uuid';
import type { ListQuery } from '../../schemas/calls/listQuery.ts';
import { errorText } from '../base/errorText.ts';
import { anyAccent } from './anyAccent.ts';
import { allOf, anyOf, type Condition } from './conditions.ts';
import { badCursor, type Cursor, readCursor, writeCursor } from './cursor.ts';

/** A page of a list. */
export interface Page<T> {
  items: readonly T[];
  /** How many there are in all; null where there are too many to be counted. */
  total: number | null;
  /** Number of the first item, from 0. */
  offset: number;
  /** Cursor of the next page; null on the last. */
  next: string | null;
  /** Up to when changes are told of, where they were asked for. */
  until?: string | undefined;
}

/** PostgreSQL's name of a type. */
export type ColumnType =
  | 'text'
  | 'timestamptz'
  | 'date'
  | 'time'
  | 'boolean'
  | 'bigint'
  | 'integer'
  | 'double precision'
  | 'uuid';

/** A column, or what is computed from some. */
interface Column {
  by: RawBuilder<unknown>;
  /** Of its values; the entries' where it is a list. */
  type: ColumnType;
}

/** A column that rows are narrowed by. */
export interface FilterColumn extends Column {
  /**
   * `start`: what begins like one of the values, in capitals or not, as people type places. `words`: what has all words of
   * one of them. `from` and `to`: this or more, this or less. `has`: a list, kept as JSON, that has one of them. Else the
   * very value.
   */
  match?: 'start' | 'words' | 'from' | 'to' | 'has';
  /** Another name of a value: it is the very value of the column then, in capitals or not. */
  alsoCalled?: (value: string) => readonly string[];
}

/** One thing rows are ordered by. */
export interface SortKey extends Column {
  /** Rows without a value come last, whatever the direction. */
  nullable?: true;
  /** A direction of its own instead of the one that was asked for. */
  order?: 'ASC' | 'DESC';
}

/** A list's questions, in the database's terms. */
export interface ListColumns {
  /** The column that tells rows apart; ties are ordered by it. */
  id: SortKey;
  /** By name of the sort; further keys break ties before the id does. */
  sorts: Readonly<Record<string, SortKey | readonly SortKey[]>>;
  /** Where the words of `q` are looked for. */
  search: readonly RawBuilder<unknown>[];
  /** Finds the words of `q` in another way than by looking through those places. */
  findsWords?: (q: string) => readonly RawBuilder<SqlBool>[];
  /** Columns searched, too, when those places do not have the words. */
  alsoFinds?: RawBuilder<SqlBool> | undefined;
  /** When a row last changed; where copies are kept of the list. */
  changedAt?: RawBuilder<unknown>;
  /** By name of the query parameter: the column that has, or begins like, one of the values. */
  filters: Readonly<Record<string, FilterColumn>>;
}

/** Words for `ilike`, with its wildcards taken literally. */
export const literal = (word: string) => word.replaceAll(/[\\%_]/g, String.raw`\$&`);
const startsWith = (word: string) => `${literal(word.trim())}%`;

/** A condition for each word of a text: that it is found in one of the places, whatever its accents. */
export const containsWords = (q: string, places: readonly RawBuilder<unknown>[]): Condition[] =>
  q
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => anyOf(places.map((place) => sql`${place} ~* ${anyAccent(word)}`)));

/** Values of a column that begin like one of those asked for, or are what one of those also goes by. */
function startsLike({ by, alsoCalled }: FilterColumn, values: readonly string[]): Condition {
  const starts: Condition = sql`${by} ilike any(${values.map(startsWith)}::text[])`;
  const others = alsoCalled ? values.flatMap(alsoCalled).map((name) => name.toLowerCase()) : [];
  return others.length > 0 ? anyOf([starts, sql`lower(${by}) = any(${others}::text[])`]) : starts;
}

/** Whether the words of one of the values stand in a column. */
const hasWords = ({ by }: Column, values: readonly string[]): Condition =>
  anyOf(values.map((value) => allOf(containsWords(value, [by]))));

const oneOf = ({ by, type }: Column, values: readonly unknown[]): Condition =>
  sql`${by} = any(${values}::${sql.raw(type)}[])`;

/** A day among moments is the whole of it, in UTC. */
function upTo({ by, type }: Column, value: unknown): Condition {
  return type === 'timestamptz' && String(value).length === 'YYYY-MM-DD'.length
    ? sql`${by} < (${value}::date + 1)::timestamptz`
    : sql`${by} <= ${value}::${sql.raw(type)}`;
}

/** @param value as the list's query has it: one bound, or else a list of values */
function conditionOf(column: FilterColumn, value: unknown): Condition {
  const { by, type, match } = column;
  switch (match) {
    case 'from':
      return sql`${by} >= ${value}::${sql.raw(type)}`;
    case 'to':
      return upTo(column, value);
    case 'start':
      return startsLike(column, value as string[]);
    case 'words':
      return hasWords(column, value as string[]);
    case 'has':
      return sql`${by} @> any(${(value as unknown[]).map((one) => JSON.stringify([one]))}::jsonb[])`;
    default:
      return oneOf(column, value as unknown[]);
  }
}

/** The conditions on a row by the filters and the ids. */
export function filtersOf(columns: Pick<ListColumns, 'id' | 'filters'>, query: ListQuery): Condition[] {
  const conditions: Condition[] = [];
  const { id } = query;
  // A text that does not look like an id is no one's id.
  if (id) {
    const ids =
      columns.id.type === 'uuid' ? id.filter((one) => isUuid(one)) : id.map((one) => one.toLowerCase());
    conditions.push(oneOf(columns.id, ids));
  }
  for (const [name, column] of Object.entries(columns.filters)) {
    const value = (query as ListQuery & Record<string, unknown>)[name];
    if (value !== undefined) conditions.push(conditionOf(column, value));
  }
  return conditions;
}

/** The conditions on a row by the filters, the ids and the search text; the cursor is not part of it. */
function conditionsOf(columns: ListColumns, query: ListQuery): Condition[] {
  const { alsoFinds, search, findsWords = (q) => containsWords(q, search) } = columns;
  const words = findsWords(query.q ?? '');
  const found = alsoFinds && words.length > 0 ? [anyOf([allOf(words), alsoFinds])] : words;
  return [...filtersOf(columns, query), ...found];
}

/** A sort key with the direction it is gone through in. */
export interface Ordered extends SortKey {
  direction: 'ASC' | 'DESC';
}

/** The order of rows, down to the id, so that no two rows are equal. */
export function orderOf(columns: Pick<ListColumns, 'id' | 'sorts'>, { sort, order }: ListQuery): Ordered[] {
  const keys = columns.sorts[sort];
  if (!keys) throw new Error(`No column for the sort ${sort}`);
  const all = [...(Array.isArray(keys) ? keys : [keys as SortKey]), columns.id];
  return all.map((key) => ({ ...key, direction: key.order ?? order }));
}

/** The order of changes, the oldest first. @throws Error for a list that has none */
function changesOf({ changedAt, id }: ListColumns): { by: RawBuilder<unknown>; order: Ordered[] } {
  if (!changedAt) throw new Error('Nothing says when a row of this list changed');
  const order = [{ by: changedAt, type: 'timestamptz' as const }, id];
  return { by: changedAt, order: order.map((key) => ({ ...key, direction: 'ASC' as const })) };
}

/** Rows that come after the row the cursor was made of. */
export function afterCursor(keys: readonly Ordered[], { values }: Pick<Cursor, 'values'>): Condition {
  const typed = (i: number) => sql`${values[i]}::${sql.raw(keys[i]?.type ?? 'text')}`;
  const steps = keys.map((key, i) => {
    const same = keys
      .slice(0, i)
      .map((earlier, j) => sql<SqlBool>`${earlier.by} is not distinct from ${typed(j)}`);
    const value = values[i];
    if (value === null) return allOf([...same, sql`false`]);
    const further: Condition =
      key.direction === 'ASC' ? sql`${key.by} > ${typed(i)}` : sql`${key.by} < ${typed(i)}`;
    return allOf([...same, key.nullable ? anyOf([further, sql`${key.by} is null`]) : further]);
  });
  return anyOf(steps);
}

/** The database's expression for one sort key. */
export const ordering = ({ by, nullable, direction }: Ordered): RawBuilder<unknown> =>
  sql`${by} ${sql.raw(direction)}${sql.raw(nullable ? ' nulls last' : '')}`;

/** A row's values of what it is ordered by, as a JSON list of texts. */
export const cursorValues = (keys: readonly Ordered[]): RawBuilder<string> =>
  sql<string>`json_build_array(${sql.join(keys.map(({ by }) => sql`${by}::text`))})::text`;

/**
 * For `catch`: turns the refusal of a value by the database, when there is a cursor, into that of the cursor.
 *
 * @throws ApiError INVALID_FIELDS on `after`, or the error as it came
 */
export function refuseBadCursor(error: unknown, cursor: unknown): never {
  // PostgreSQL's class of errors about values that do not fit their type.
  if (cursor && errorText(error, 'code')?.startsWith('22')) throw badCursor();
  throw error;
}

/** So many rows are counted; of more it is only said that there are more, as counting reads each of them. */
const countedRows = 1000;

const totalOf = (counted: number) => (counted > countedRows ? null : counted);

/** The values a row carries besides its own columns. */
interface Extra {
  listTotal: number;
  /** A JSON list of texts, read for the last row only. */
  listCursor: string;
}

/**
 * One page of a list, its total included, in one query; a page beyond the end takes a second one for the total. Of very many
 * rows there is no total.
 *
 * @param base the rows one may see: from and where, nothing selected
 * @param select adds what is selected of a row
 * @throws ApiError INVALID_FIELDS on `after` when the cursor is not one of this list and order
 */
export async function listPage<DB, TB extends keyof DB, T>(
  base: SelectQueryBuilder<DB, TB, object>,
  select: (rows: SelectQueryBuilder<DB, TB, object>) => SelectQueryBuilder<DB, TB, T>,
  columns: ListColumns,
  query: ListQuery,
): Promise<Page<T>> {
  const { page, perPage } = query;
  const changes = query.updatedSince === undefined ? null : changesOf(columns);
  const keys = changes?.order ?? orderOf(columns, query);
  const cursor = query.after === undefined ? null : readCursor(query.after, query, keys.length);
  if (cursor && (cursor.until !== undefined) !== (changes !== null)) throw badCursor();
  const until = changes ? (cursor?.until ?? query.updatedUntil) : undefined;
  const offset = cursor ? cursor.offset : (page - 1) * perPage;

  let matching = base;
  for (const condition of conditionsOf(columns, query)) matching = matching.where(condition);
  if (changes)
    matching = matching
      .where(sql<SqlBool>`${changes.by} >= ${query.updatedSince}::timestamptz`)
      .where(sql<SqlBool>`${changes.by} < ${until}::timestamptz`);
  const each = matching.select(sql<number>`1`.as('one')).limit(countedRows + 1);
  const count = async () => (await each.execute()).length;

  let rows = select(matching).select([
    sql<number>`(select count(*) from (${each}) "counted")`.as('listTotal'),
    cursorValues(keys).as('listCursor'),
  ]);
  if (cursor) rows = rows.where(afterCursor(keys, cursor));
  for (const key of keys) rows = rows.orderBy(ordering(key));
  rows = rows.limit(perPage + 1);
  if (!cursor && offset > 0) rows = rows.offset(offset);

  try {
    const found = (await rows.execute()) as (T & Extra)[];
    const items = found.slice(0, perPage);
    const last = items.at(-1);
    const more = found.length > perPage && last !== undefined;
    const counted = last?.listTotal ?? (offset === 0 ? 0 : await count());
    const next = more
      ? writeCursor(query, JSON.parse(last.listCursor) as (string | null)[], offset + perPage, until)
      : null;
    return { items, total: totalOf(counted), offset, next, until };
  } catch (error) {
    return refuseBadCursor(error, cursor);
  }
}

/**
 * The rows of a page of ids, in its order: what belongs to a row is looked up once the page is known, and never for all that
 * were found.
 *
 * @param read the rows with these ids, in any order
 */
export async function rowsOfPage<T extends { id: string }>(
  page: Page<{ id: string }>,
  read: (ids: string[]) => Promise<readonly T[]>,
): Promise<Page<T>> {
  if (page.items.length === 0) return { ...page, items: [] };
  const rows = await read(page.items.map(({ id }) => id));
  const byId = new Map(rows.map((row) => [row.id, row]));
  // Rows that are gone meanwhile are left out.
  return { ...page, items: page.items.flatMap(({ id }) => byId.get(id) ?? []) };
}
