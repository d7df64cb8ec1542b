import { useQuery } from '@tanstack/react-query';
import { maxPerPage } from '../../schemas/calls/listQuery.ts';
import { useServices } from '../../src/session/session.tsx';
import { overviewKey } from './messageQueries.ts';

/** The latest threads of the signed-in person. */
export function useThreads() {
  const { client } = useServices();
  return useQuery({
    queryKey: [...overviewKey, 'threads'],
    queryFn: ({ signal }) => client.call('messageThreads', { query: { perPage: maxPerPage }, signal }),
    staleTime: 0,
  });
}
