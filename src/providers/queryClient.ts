/** The cache of everything the API answered. */
import { QueryClient } from '@tanstack/react-query';
import { queries } from '../constants.ts';
import { ApiError } from './apiError.ts';

/** Trying again helps when nobody answered or the server stumbled, never when it said no. */
const isWorthRetrying = (error: unknown) =>
  !(error instanceof ApiError) || error.status === 0 || error.status >= 500;

/** Makes the cache with the product's defaults. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < queries.retries && isWorthRetrying(error),
        staleTime: queries.cacheMs,
        gcTime: queries.cacheMs,
        refetchOnWindowFocus: queries.refetchOnWindowFocus,
      },
    },
  });
