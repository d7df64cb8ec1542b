/** Which rows hold files of the storage, in one place: what is not named here is swept away, and in no backup. */
import { type RawBuilder, sql } from 'kysely';

/** The columns that hold a file by its key. */
export const holdingColumns = [
  { table: 'candidates', column: 'resumeKey' },
  { table: 'resumes', column: 'resumeKey' },
  { table: 'addedPeople', column: 'resumeKey' },
  { table: 'addedDifferences', column: 'resumeKey' },
  { table: 'personFiles', column: 'key' },
  { table: 'importedResumes', column: 'resumeKey' },
] as const;

/** Those that hold several each. */
export const holdingLists = [{ table: 'imports', column: 'archiveKeys' }] as const;

/** A query for the keys that are held, as "key"; some more than once. */
export const heldFiles: string = [
  ...holdingColumns.map(
    ({ table, column }) => `select "${column}" as "key" from "${table}" where "${column}" is not null`,
  ),
  ...holdingLists.map(({ table, column }) => `select unnest("${column}") from "${table}"`),
].join(' union all ');

/** A query for those of some keys that are held, as "key". Each part finds them by an index. */
export const heldOf = (keys: readonly string[]): RawBuilder<{ key: string }> =>
  sql`${sql.join(
    [
      ...holdingColumns.map(
        ({ table, column }) =>
          sql`select ${sql.ref(column)} as "key" from ${sql.table(table)} where ${sql.ref(column)} = any(${keys}::text[])`,
      ),
      ...holdingLists.map(
        ({ table, column }) =>
          sql`select unnest(${sql.ref(column)}) from ${sql.table(table)} where ${sql.ref(column)} && ${keys}::text[]`,
      ),
    ],
    sql` union all `,
  )}`;
