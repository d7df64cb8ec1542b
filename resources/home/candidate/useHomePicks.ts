import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import { maxPerPage } from '../../../schemas/calls/listQuery.ts';
import type { CandidatePick } from '../../../schemas/dailyCandidate.ts';

const firstPicks = 3;

/** The jobs that picked the candidate, the latest first; a few of them until all are asked for. */
export function useHomePicks() {
  const [perPage, setPerPage] = useState(firstPicks);
  const { data, total, error, refetch, isPending } = useGetList<CandidatePick>(
    'daily-candidates',
    { sort: { field: 'date', order: 'DESC' }, pagination: { page: 1, perPage } },
    { placeholderData: keepPreviousData },
  );
  const hasMore = total !== undefined && data !== undefined && total > data.length;
  const showAll = hasMore && perPage < maxPerPage ? () => setPerPage(maxPerPage) : undefined;
  return { data, total, error, refetch, isPending, showAll };
}
