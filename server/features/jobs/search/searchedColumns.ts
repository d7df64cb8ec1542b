/** Lists of one's own jobs: the words are looked for in parts of titles and places, and by what the jobs say. */
import type { ListQuery } from '../../../../schemas/calls/listQuery.ts';
import type { Database } from '../../../db/database.ts';
import type { ListColumns } from '../../../db/list.ts';
import { readSearch } from './jobQuery.ts';

/** @returns what a list with this query can be asked */
export async function searchedColumns(
  db: Database,
  columns: ListColumns,
  { q = '' }: ListQuery,
): Promise<ListColumns> {
  const search = q === '' ? null : await readSearch(db, q);
  return search ? { ...columns, alsoFinds: search.typed.anywhere } : columns;
}
