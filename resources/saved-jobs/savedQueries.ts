/** Saved and hidden jobs and saved searches, as their screens ask for them. */
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { JobMark } from '../../schemas/job.ts';
import { useServices } from '../../src/session/session.tsx';

export const markedJobsKey = ['marked-jobs'];
export const savedSearchesKey = ['saved-searches'];

const perPage = 25;

/** Marked jobs of a kind, page by page. */
export function useMarkedJobs(mark: JobMark) {
  const { client } = useServices();
  const { data, ...query } = useInfiniteQuery({
    queryKey: [...markedJobsKey, mark],
    queryFn: ({ signal, pageParam }) =>
      client.call('markedJobs', { query: { mark: [mark], page: pageParam, perPage }, signal }),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (last.length < perPage ? undefined : pages.length + 1),
    refetchOnMount: 'always',
  });
  return { ...query, jobs: data?.pages.flat() };
}

/** All saved searches: there are never more than a page. */
export function useSavedSearches() {
  const { client } = useServices();
  return useQuery({
    queryKey: savedSearchesKey,
    queryFn: ({ signal }) => client.call('savedSearches', { signal }),
    refetchOnMount: 'always',
  });
}
