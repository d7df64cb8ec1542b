/** How a job's days and their picks are asked for, by the page and ahead of it. */
import { queryOptions } from '@tanstack/react-query';
import { maxPerPage } from '../../schemas/calls/listQuery.ts';
import type { ApiClient } from '../../src/client/apiClient.ts';
import { daysKey } from './decide/pickCache.ts';

/** The days of a job's lists; the last hundred. */
export const daysQuery = (client: ApiClient, jobId: string) =>
  queryOptions({
    queryKey: daysKey(jobId),
    queryFn: ({ signal }) =>
      client.call('dailyLists', { params: { jobId }, query: { perPage: maxPerPage }, signal }),
  });

/** The picks of one day in the order of their rank. */
export const picksOf = (jobId: string, date: string | undefined) => ({
  filter: { jobId, date },
  pagination: { page: 1, perPage: maxPerPage },
  sort: { field: 'rank', order: 'ASC' as const },
});
