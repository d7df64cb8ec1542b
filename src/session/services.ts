/** What lives as long as the page: the sign-in, the API client, the cache and the session's queries. */
import type { QueryClient } from '@tanstack/react-query';
import { type ApiClient, createApiClient } from '../client/apiClient.ts';
import { type AuthStorage, browserAuthStorage } from '../client/authStorage.ts';
import { createQueryClient } from '../client/queryClient.ts';
import { createSessionQueries, type SessionQueries } from './sessionQueries.ts';

export interface Services {
  auth: AuthStorage;
  client: ApiClient;
  queryClient: QueryClient;
  queries: SessionQueries;
}

/**
 * Makes them once for the browser tab.
 *
 * @param auth where the sign-in is kept, by default the browser's storage
 */
export function createServices(auth: AuthStorage = browserAuthStorage()): Services {
  const client = createApiClient(auth);
  return { auth, client, queryClient: createQueryClient(), queries: createSessionQueries(client) };
}
