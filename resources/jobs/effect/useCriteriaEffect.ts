import { useQuery } from '@tanstack/react-query';
import type { CriteriaChange, CriteriaEffect } from '../../../schemas/criteriaEffect.ts';
import { useServices } from '../../../src/session/session.tsx';

/** How often to ask again while the pool is still being read, in milliseconds. */
const again = 2000;

/** The difference a change of a job's criteria would make. One may save without waiting for it. */
export function useCriteriaEffect(
  jobId: string,
  change: CriteriaChange,
): { effect: CriteriaEffect | undefined; failed: boolean } {
  const { client } = useServices();
  const { data, isError } = useQuery({
    queryKey: ['criteriaEffect', jobId, change],
    queryFn: ({ signal }) => client.call('criteriaEffect', { params: { id: jobId }, body: change, signal }),
    refetchInterval: ({ state }) => (state.data?.pending ? again : false),
  });
  return { effect: data, failed: isError };
}
