import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { maxPerPage } from '../../../schemas/calls/listQuery.ts';
import type { QueuedPick } from '../../../schemas/dailyCandidate.ts';
import { readListPage } from '../../../src/client/listPage.ts';
import { useServices } from '../../../src/session/session.tsx';
import { queueKey } from '../decide/pickCache.ts';

/**
 * Everything that waits for a decision, in the order of the queue. The first page is shown at once, the others come
 * behind it; it is not asked for again meanwhile, so that nothing moves under the fingers.
 */
export function useQueue() {
  const { client } = useServices();
  const query = useInfiniteQuery({
    queryKey: queueKey,
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam: after, signal }) => {
      const query = { perPage: maxPerPage, ...(after && { after }) };
      return readListPage<QueuedPick>(await client.request('pickQueue', { query, signal }));
    },
    getNextPageParam: ({ after }) => after,
    refetchOnWindowFocus: false,
    meta: { isKeptStill: true },
    staleTime: Number.POSITIVE_INFINITY,
    // Another day, or another visit: another queue.
    gcTime: 0,
  });
  const { hasNextPage, isFetching, fetchNextPage, isError } = query;
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [hasNextPage, isFetching, isError, fetchNextPage]);
  const picks = useMemo(() => query.data?.pages.flatMap((page) => page.data), [query.data]);
  return { ...query, picks, total: query.data?.pages[0]?.total ?? 0 };
}
