/** The cache of everything the API answered. */
import { QueryClient } from '@tanstack/react-query';
import { queries } from '../base/constants.ts';
import { ApiError } from './apiError.ts';

/** Whether the browser knows that it has no network; on a server nobody does. */
const isOffline = () => typeof navigator !== 'undefined' && navigator.onLine === false;

/** Trying again helps when nobody answered or the server stumbled, never when it said no or there is no network. */
const isWorthRetrying = (error: unknown) =>
  !isOffline() && (!(error instanceof ApiError) || error.status === 0 || error.status >= 500);

const retry = (failures: number, error: unknown) => failures < queries.retries && isWorthRetrying(error);

/** Makes the cache with the product's defaults. */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        retry,
        staleTime: queries.cacheMs,
        gcTime: queries.cacheMs,
        refetchOnWindowFocus: queries.refetchOnWindowFocus,
        // Without a network a call fails and says so; waiting for one would be a skeleton without end.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { networkMode: 'always' },
    },
  });
  const complete = client.defaultQueryOptions.bind(client);
  // react-admin's lists and records switch trying again off; here only what is marked so is asked for once.
  client.defaultQueryOptions = ((options: Parameters<typeof complete>[0]) => {
    const all = complete(options);
    return all.meta?.isAskedOnce ? all : { ...all, retry };
  }) as typeof client.defaultQueryOptions;
  return client;
}
