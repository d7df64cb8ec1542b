/** Where picks are kept in the cache of the page, and how a decision changes them there. */
import type { QueryClient, QueryFilters } from '@tanstack/react-query';
import type { DailyCandidate } from '../../../schemas/dailyCandidate.ts';

export const picksKey = ['daily-candidates'] as const;
export const daysKey = (jobId: string) => [...picksKey, 'days', jobId] as const;
export const queueKey = [...picksKey, 'queue'] as const;
export const detailsKey = (id: string) => [...picksKey, 'details', id] as const;

/** The fields of a pick that a decision changes. */
export type PickChange = Pick<DailyCandidate, 'status' | 'reasons' | 'snoozedUntil'>;

/** Changes a pick in every list and page that shows it. */
export function patchPick(queryClient: QueryClient, id: string, change: PickChange): void {
  queryClient.setQueriesData<{ data: DailyCandidate[] }>(
    { queryKey: ['daily-candidates', 'getList'] },
    (list) =>
      list && { ...list, data: list.data.map((pick) => (pick.id === id ? { ...pick, ...change } : pick)) },
  );
  queryClient.setQueryData<{ pages: { data: DailyCandidate[] }[] }>(
    queueKey,
    (queue) =>
      queue && {
        ...queue,
        pages: queue.pages.map((page) => ({
          ...page,
          data: page.data.map((pick) => (pick.id === id ? { ...pick, ...change } : pick)),
        })),
      },
  );
  queryClient.setQueryData<DailyCandidate>(detailsKey(id), (pick) => pick && { ...pick, ...change });
}

/**
 * Gives up asking for what is shown already: the answer would be from before a change, and take it off the screen.
 *
 * @returns whether anything was on its way
 */
export function giveUpAsking(queryClient: QueryClient): boolean {
  const onItsWay: QueryFilters = {
    queryKey: picksKey,
    fetchStatus: 'fetching',
    predicate: ({ state }) => state.data !== undefined,
  };
  if (queryClient.isFetching(onItsWay) === 0) return false;
  void queryClient.cancelQueries(onItsWay);
  return true;
}

/** Asks again for what was given up; the queue goes on with its next page by itself, and stays as it is for the rest. */
export const askAgain = (queryClient: QueryClient): void =>
  void queryClient.invalidateQueries({
    queryKey: picksKey,
    predicate: ({ queryKey }) => queryKey[1] !== queueKey[1],
  });

/** Asks again for the counts a decision changes: the day's, and the job's. */
export function refreshCounts(queryClient: QueryClient, jobId: string): void {
  void queryClient.invalidateQueries({ queryKey: daysKey(jobId) });
  void queryClient.invalidateQueries({ queryKey: ['jobs'] });
}

/** Asks again for the picks themselves, after one of them turned out to be otherwise than shown. */
export function refreshPicks(queryClient: QueryClient, id: string): void {
  void queryClient.invalidateQueries({ queryKey: ['daily-candidates', 'getList'] });
  void queryClient.invalidateQueries({ queryKey: detailsKey(id) });
}
