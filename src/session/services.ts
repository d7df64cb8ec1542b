/** Objects that live as long as the page: the sign-in, the API client, the cache and the session's queries. */
import { type ApiClient, createApiClient } from '../client/apiClient.ts';
import { type AuthStorage, browserAuthStorage } from '../client/authStorage.ts';
import { createQueryClient } from '../client/queryClient.ts';
import { createAuthProvider, type HiredayAuthProvider } from './authProvider.ts';
import { createSessionQueries, type SessionParts } from './sessionQueries.ts';

export interface Services extends SessionParts {
  authProvider: HiredayAuthProvider;
}

/**
 * Makes them once for the browser tab.
 *
 * @param auth where the sign-in is kept, by default the browser's storage
 * @param client the API, by default over the browser's fetch
 */
export function createServices(
  auth: AuthStorage = browserAuthStorage(),
  client: ApiClient = createApiClient(auth),
): Services {
  const parts = {
    auth,
    client,
    queryClient: createQueryClient(),
    queries: createSessionQueries(client),
  };
  return { ...parts, authProvider: createAuthProvider(parts) };
}
