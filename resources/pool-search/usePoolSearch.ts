import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { DailyCandidate } from '../../schemas/dailyCandidate.ts';
import type { PoolFound } from '../../schemas/poolSearch.ts';
import { notify } from '../../src/components/toasts/notify.ts';
import { t } from '../../src/i18n/t.ts';
import { useServices } from '../../src/session/session.tsx';
import { sentenceOf } from '../common/planNeeded.ts';

/** Handles are good for an hour; what was found is asked for again some time before. */
const freshMs = 50 * 60_000;

interface PoolSearch {
  found: PoolFound | undefined;
  error: unknown;
  isSearching: boolean;
  retry: () => void;
  /** Puts someone on the job's newest list. */
  add: (handle: string) => void;
  /** The handle being added. */
  adding: string | undefined;
  /** Picks that were made of people found, by their handles. */
  added: ReadonlyMap<string, DailyCandidate>;
}

/** @param q the words; none while nothing is searched for */
export function usePoolSearch(jobId: string, q: string): PoolSearch {
  const { client } = useServices();
  const queryClient = useQueryClient();
  const [added, setAdded] = useState<ReadonlyMap<string, DailyCandidate>>(new Map());
  const params = { id: jobId };
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['searchPool', jobId, q],
    queryFn: ({ signal }) => client.call('searchPool', { params, body: { q }, signal }),
    enabled: q !== '',
    staleTime: freshMs,
    refetchOnWindowFocus: false,
    retry: false,
    meta: { isAskedOnce: true },
  });
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (handle: string) => client.call('addFromPool', { params, body: { handle } }),
    onSuccess: (pick, handle) => {
      setAdded((before) => new Map(before).set(handle, pick));
      notify(t('{name} is on the list now.', { name: pick.candidateName }), { kind: 'success' });
      void queryClient.invalidateQueries({ queryKey: ['jobs'] });
      void queryClient.invalidateQueries({ queryKey: ['daily-candidates'] });
    },
    onError: (refusal) => notify(sentenceOf(refusal), { kind: 'error' }),
  });
  return {
    found: q === '' ? undefined : data,
    error,
    isSearching: isFetching,
    retry: () => void refetch(),
    add: mutate,
    adding: isPending ? variables : undefined,
    added,
  };
}
