import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Criterion } from '../../../schemas/criteria.ts';
import type { ExpectedFits } from '../../../schemas/expectedFits.ts';
import { useServices } from '../../../src/session/session.tsx';
import { useSettled } from './useSettled.ts';
import { useWrittenJob } from './useWrittenJob.ts';
import { useWrittenPlace } from './useWrittenPlace.ts';

/** How often to ask again while people are still being read, in milliseconds. */
const again = 2000;

/**
 * Asks how many people would fit a job.
 *
 * @param draft title, description and criteria as JSON; empty while there is nothing to ask about
 */
export function useFitsQuery(draft: string) {
  const { client } = useServices();
  return useQuery({
    queryKey: ['expectFits', draft],
    queryFn: ({ signal }) => client.call('expectFits', { body: JSON.parse(draft), signal }),
    enabled: draft !== '',
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: ({ state }) => (state.data?.pending ? again : false),
    // A number that helps with writing is worth no second try; the next key asks again.
    retry: false,
    meta: { isAskedOnce: true },
  });
}

/**
 * How many people would fit a job.
 *
 * @param draft as of `useFitsQuery`
 * @returns undefined while it is not known, or cannot be
 */
export function useFitsOf(draft: string): ExpectedFits | undefined {
  const { data } = useFitsQuery(draft);
  return draft !== '' && data && !data.pending ? data : undefined;
}

/**
 * How many people would fit the job in the form, asked once the user has stopped typing for a moment.
 *
 * @param criteria of the job; those without a name yet are left out
 */
export function useExpectedFits(criteria: readonly Criterion[]): ExpectedFits | undefined {
  const { written, isWritten } = useWrittenJob();
  const named = criteria.filter(({ name }) => name.trim() !== '');
  const place = useWrittenPlace();
  const settled = useSettled(JSON.stringify({ ...written, criteria: named, place }));
  return useFitsOf(isWritten ? settled : '');
}
