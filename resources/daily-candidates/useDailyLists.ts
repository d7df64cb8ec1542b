import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useGetList } from 'react-admin';
import type { DailyCandidate } from '../../schemas/dailyCandidate.ts';
import { useServices } from '../../src/session/session.tsx';
import { daysQuery, picksOf } from './dailyLists.ts';
import { newestFirst } from './days.ts';

/** How often the first list of a job is asked for while it is being made, in milliseconds. */
const firstListPollMs = 2000;

/**
 * The days of a job's lists, newest first.
 *
 * @param isExpected whether a first list is on its way: then it is asked for until it is there
 */
export function useDays(jobId: string, isExpected: boolean) {
  const { client } = useServices();
  const query = useQuery({
    ...daysQuery(client, jobId),
    refetchInterval: ({ state }) => (isExpected && state.data?.length === 0 ? firstListPollMs : false),
  });
  const days = useMemo(() => query.data && newestFirst(query.data), [query.data]);
  return { ...query, days };
}

/** The picks of one day; asks for nothing while the day is not known. */
export const usePicks = (jobId: string, date: string | undefined) =>
  useGetList<DailyCandidate>('daily-candidates', picksOf(jobId, date), { enabled: date !== undefined });
