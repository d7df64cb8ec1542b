import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../../src/client/apiClient.ts';

/** How it stands with the company's first list, which it sees without a plan. */
export const firstListQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: ['firstList'],
    queryFn: ({ signal }) => client.call('firstList', { signal }),
    // It changes when a colleague takes it.
    staleTime: 0,
  });
