/** Saved searches as their candidate reads them. */
import { type SelectQueryBuilder, sql } from 'kysely';
import { SavedSearch } from '../../../schemas/savedSearch.ts';
import { notFound } from '../../base/errors.ts';
import type { Database } from '../../db/database.ts';
import type { ListColumns } from '../../db/list.ts';
import { selectShape } from '../../db/selectShape.ts';
import type { Tables } from '../../db/tables.ts';

type SearchRows<T = object> = SelectQueryBuilder<Tables, 'savedSearches', T>;

const ref = (name: string) => sql.ref(`savedSearches.${name}`);

export const searchesOf = (db: Database, candidateEmail: string): SearchRows =>
  db.selectFrom('savedSearches').where('savedSearches.candidateEmail', '=', candidateEmail);

const selections = selectShape('savedSearches', SavedSearch.shape, {
  paused: sql`(${ref('pausedAt')} is not null)`,
});

export const selectSearch = (rows: SearchRows): SearchRows<SavedSearch> =>
  rows.select(selections).$castTo<SavedSearch>();

export const noSuchSearch = () => notFound('There is no such saved search.');

/** @throws ApiError NOT_FOUND */
export const findSearch = (db: Database, candidateEmail: string, id: string): Promise<SavedSearch> =>
  selectSearch(searchesOf(db, candidateEmail).where('savedSearches.id', '=', id)).executeTakeFirstOrThrow(
    noSuchSearch,
  );

export const searchColumns: ListColumns = {
  id: { by: ref('id'), type: 'uuid' },
  sorts: {
    createdAt: { by: ref('createdAt'), type: 'timestamptz' },
    name: { by: sql`lower(${ref('name')})`, type: 'text' },
  },
  search: [ref('name')],
  filters: {},
};
