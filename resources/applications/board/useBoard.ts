import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { CandidateApplication } from '../../../schemas/application.ts';
import { maxPerPage } from '../../../schemas/calls/listQuery.ts';
import { readAll } from '../../common/lists/pages.ts';

/** Where a job's board is kept in the cache. */
export const boardKey = (jobId: string) => ['applications', 'board', jobId] as const;

/** The most applications a board holds. */
export const boardLimit = 500;

/** How often the board is asked for again while it is shown, in milliseconds: candidates apply and withdraw. */
const refreshMs = 60_000;

/** Every application of a job, the active ones first. */
export function useBoard(jobId: string) {
  const dataProvider = useDataProvider();
  return useQuery({
    queryKey: boardKey(jobId),
    queryFn: () =>
      readAll(
        (page) =>
          dataProvider.getList<CandidateApplication>('applications', {
            filter: { jobId },
            pagination: { page, perPage: maxPerPage },
            sort: { field: 'status', order: 'ASC' },
          }),
        boardLimit,
      ),
    staleTime: 0,
    refetchInterval: refreshMs,
  });
}
