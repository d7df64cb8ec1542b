import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { maxPerPage } from '../../../schemas/calls/listQuery.ts';
import type { QueuedPick } from '../../../schemas/dailyCandidate.ts';
import { useServices } from '../../../src/session/session.tsx';
import { queueKey } from '../decide/pickCache.ts';

/** The cursor of the next page in the Link header of a list. */
const cursorOf = (link: string | null): string | undefined => {
  const next = link?.split(',').find((part) => /rel="?next"?/.test(part));
  const address = /<([^>]+)>/.exec(next ?? '')?.[1];
  return (address && new URL(address, window.location.origin).searchParams.get('after')) || undefined;
};

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
      const response = await client.request('pickQueue', {
        query: { perPage: maxPerPage, ...(after && { after }) },
        signal,
      });
      const picks: QueuedPick[] = await response.json();
      return {
        picks,
        total: Number(response.headers.get('content-range')?.split('/')[1]),
        next: cursorOf(response.headers.get('link')),
      };
    },
    getNextPageParam: ({ next }) => next,
    refetchOnWindowFocus: false,
    staleTime: Number.POSITIVE_INFINITY,
    // Another day, or another visit: another queue.
    gcTime: 0,
  });
  const { hasNextPage, isFetching, fetchNextPage, isError } = query;
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [hasNextPage, isFetching, isError, fetchNextPage]);
  const picks = useMemo(() => query.data?.pages.flatMap((page) => page.picks), [query.data]);
  return { ...query, picks, total: query.data?.pages[0]?.total ?? 0 };
}
