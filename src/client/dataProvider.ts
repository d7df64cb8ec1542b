/** react-admin's data provider over /api/v1. */
import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider, DeleteParams, GetListParams, Identifier, RaRecord } from 'react-admin';
import type { Call } from '../../schemas/calls/call.ts';
import { type CallName, calls } from '../../schemas/calls/table.ts';
import { versionOf } from '../../schemas/calls/version.ts';
import type { Role } from '../../schemas/user.ts';
import { type ApiClient, apiBase } from './apiClient.ts';
import { readListPage } from './listPage.ts';
import { type ApiResource, resourceOf } from './resources.ts';

interface ListAnswer<T extends RaRecord> {
  data: T[];
  total?: number;
  pageInfo?: { hasNextPage: boolean; hasPreviousPage: boolean };
}

/** Rows and their number; where the server does not count (`/*`), whether there is a next page instead. */
async function readList<T extends RaRecord>(response: Response, page: number): Promise<ListAnswer<T>> {
  const { data, total, after } = await readListPage<T>(response);
  if (total !== undefined) return { data, total };
  return { data, pageInfo: { hasNextPage: after !== undefined, hasPreviousPage: page > 1 } };
}

/** Only what may be written goes out: a record carries much more than that. */
const writable = async ({ body }: ApiResource, data: Partial<RaRecord>) => {
  if (!body) throw new Error('This resource is not written through its form.');
  const keys = Object.keys((await body()).shape);
  return Object.fromEntries(keys.filter((key) => key in data).map((key) => [key, data[key]]));
};

/** Names the version that was shown, so that nothing newer is overwritten. */
const ifUnchanged = (shown: Partial<RaRecord> | undefined): Record<string, string> =>
  typeof shown?.updatedAt === 'string' ? { 'if-match': `"${versionOf(shown.updatedAt)}"` } : {};

const queryOf = (name: CallName): Call['query'] => (calls[name] as Call).query;

/**
 * @param client the API
 * @param role asks for the role of the signed-in user, because some lists differ by it
 */
export function createDataProvider(client: ApiClient, role: () => Promise<Role>): DataProvider {
  const rest = simpleRestProvider(apiBase, async (url, options = {}) => {
    const { status, headers, ...response } = await client
      .send(url, options as RequestInit)
      .then(async (r) => ({ status: r.status, headers: r.headers, body: await r.text() }));
    return { status, headers, ...response, json: response.body === '' ? {} : JSON.parse(response.body) };
  });

  const list = async <T extends RaRecord>(
    name: string,
    { pagination = { page: 1, perPage: 25 }, sort, filter = {}, signal }: Partial<GetListParams>,
  ) => {
    const resource = resourceOf(name);
    const call = typeof resource.list === 'string' ? resource.list : resource.list[await role()];
    const inPath = (resource.listParams ?? []).map((key) => [key, String(filter[key] ?? '')]);
    const params = Object.fromEntries(inPath);
    const filters = Object.entries(filter).filter(([key]) => !(key in params));
    const isKnown = (key: string, value: unknown) =>
      queryOf(call)?.shape[key]?.safeParse(value).success === true;
    // How a list is shown can come from an old address: what the list does not know is left to the server. So is sorting
    // by id, which react-admin does when nobody said how.
    const sorts = sort && sort.field !== 'id' && isKnown('sort', sort.field) && isKnown('order', sort.order);
    const sorting = sorts ? { sort: sort.field, order: sort.order } : {};
    const paging = Object.entries(pagination).filter(([key, value]) => isKnown(key, value));
    const query = { ...Object.fromEntries(paging), ...sorting, ...Object.fromEntries(filters) };
    return readList<T>(await client.request(call, { params, query, signal }), pagination.page);
  };

  const one = <T extends RaRecord>(name: string, id: Identifier, signal?: AbortSignal) =>
    rest.getOne<T>(resourceOf(name).path, { id, ...(signal ? { signal } : {}) });

  const many = async <T extends RaRecord>(name: string, ids: Identifier[], signal?: AbortSignal) => {
    const call = resourceOf(name).many;
    if (!call) return Promise.all(ids.map(async (id) => (await one<T>(name, id, signal)).data));
    const query = { id: ids, perPage: Math.max(1, ids.length) };
    return (await readList<T>(await client.request(call, { query, signal }), 1)).data;
  };

  const change = ({ path }: ApiResource, id: Identifier, init: RequestInit) =>
    client.send(`${apiBase}/${path}/${encodeURIComponent(id)}`, init);

  return {
    getList: list,
    getManyReference: (name, { target, id, filter, ...params }) =>
      list(name, { ...params, filter: { ...filter, [target]: id } }),
    getOne: (name, { id, signal }) => one(name, id, signal),
    getMany: async (name, { ids, signal }) => ({ data: await many(name, ids, signal) }),
    create: async (name, params) => {
      const resource = resourceOf(name);
      return rest.create(resource.path, { ...params, data: await writable(resource, params.data) });
    },
    update: async (name, { id, data, previousData }) => {
      const resource = resourceOf(name);
      const body = JSON.stringify(await writable(resource, data));
      const response = await change(resource, id, {
        method: 'PUT',
        body,
        headers: ifUnchanged(previousData),
      });
      return { data: await response.json() };
    },
    delete: async <T extends RaRecord>(name: string, { id, previousData }: DeleteParams<T>) => {
      const headers = ifUnchanged(previousData);
      await change(resourceOf(name), id, { method: 'DELETE', headers });
      return { data: previousData ?? ({ id } as T) };
    },
    deleteMany: unused,
    updateMany: unused,
  };
}

/** The contract asks for it; moving several jobs tells of each which was refused, which one answer cannot. */
const unused = () => Promise.reject(new Error('No screen changes several records by one request.'));
