/**
 * Data of a page, fetched before the page is there: under the keys, by the calls and with the defaults of react-admin's own
 * hooks, so that the page finds it and asks for nothing again.
 */
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import {
  type DataProvider,
  type GetListParams,
  getQuery,
  parseQueryFromLocation,
  type SortPayload,
  type Store,
} from 'react-admin';
import type { ApiClient } from './apiClient.ts';
import type { ResourceName } from './resources.ts';

/** A page someone is about to open, and what its data comes through. */
export interface PageAhead {
  queryClient: QueryClient;
  client: ApiClient;
  dataProvider: DataProvider;
  /** Remembers how a list was left. */
  store: Pick<Store, 'getItem'>;
  /** The address: its parameters and its query. */
  params: Readonly<Record<string, string>>;
  search: string;
}

/** Fetches what a page shows first. What fails is asked for again by the page, which says so. */
export type Preload = (page: PageAhead) => Promise<unknown>;

/** A list as it is opened without a query in the address. */
export interface ListStart {
  perPage: number;
  sort: SortPayload;
}

type ListParams = Required<Pick<GetListParams, 'pagination' | 'sort' | 'filter'>>;

/** The list that `useGetList` and `<ListBase>` ask for. */
export const listQuery = (
  { dataProvider }: Pick<PageAhead, 'dataProvider'>,
  resource: ResourceName,
  { pagination, sort, filter }: ListParams,
) =>
  queryOptions({
    queryKey: [resource, 'getList', { pagination, sort, filter, meta: undefined }],
    queryFn: async () => {
      const { data, total, pageInfo, meta } = await dataProvider.getList(resource, {
        pagination,
        sort,
        filter,
      });
      return { data, total, pageInfo, meta };
    },
  });

/** Fetches the list that `<ListBase>` will show at the address: by its query, else as the list was left. */
export function preloadList(page: PageAhead, resource: ResourceName, { perPage, sort }: ListStart) {
  const asked = getQuery({
    queryFromLocation: parseQueryFromLocation(page),
    params: page.store.getItem(`${resource}.listParams`),
    filterDefaultValues: undefined,
    sort,
    perPage,
  });
  return page.queryClient.prefetchQuery(
    listQuery(page, resource, {
      pagination: { page: asked.page, perPage: asked.perPage },
      sort: { field: asked.sort ?? sort.field, order: asked.order === 'ASC' ? 'ASC' : 'DESC' },
      filter: asked.filter ?? {},
    }),
  );
}

/** Fetches the record that `<ShowBase>`, `<EditBase>` or `useGetOne` will show. */
export const preloadRecord = (
  { queryClient, dataProvider }: PageAhead,
  resource: ResourceName,
  id: string | undefined,
) =>
  queryClient.prefetchQuery({
    queryKey: [resource, 'getOne', { id: String(id), meta: undefined }],
    queryFn: async () => (await dataProvider.getOne(resource, { id: String(id) })).data,
  });
