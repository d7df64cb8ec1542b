/** The work that waits for a recruiter, and who could take it over. */
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../src/session/session.tsx';

export function useOpenWork(email: string) {
  const { client } = useServices();
  return useQuery({
    // With the recruiters, so that it is asked again when one of them changes.
    queryKey: ['recruiters', 'openWork', email],
    queryFn: ({ signal }) => client.call('openWork', { params: { email }, signal }),
    staleTime: 0,
  });
}
