/** Interviews as the API has them now. */
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { maxPerPage } from '../../schemas/calls/listQuery.ts';
import { useServices } from '../../src/session/session.tsx';

/** Where interviews are kept in the cache. */
export const interviewsKey = ['interviews'] as const;

/** Asks for whatever is shown of interviews again. */
export const refreshInterviews = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: interviewsKey });

/** The interviews about an application, the first proposed first. */
export function useInterviewsOf(applicationId: string) {
  const { client } = useServices();
  return useQuery({
    queryKey: [...interviewsKey, 'application', applicationId],
    queryFn: ({ signal }) =>
      client.call('interviews', {
        query: { applicationId: [applicationId], perPage: maxPerPage },
        signal,
      }),
    // The other side answers meanwhile.
    staleTime: 0,
  });
}

/** A candidate's own interviews, for whichever application; one question for all of them. */
export function useOwnInterviews() {
  const { client } = useServices();
  return useQuery({
    queryKey: [...interviewsKey, 'own'],
    queryFn: ({ signal }) =>
      client.call('interviews', { query: { order: 'DESC', perPage: maxPerPage }, signal }),
    staleTime: 0,
  });
}

/** All interviews of the signed-in person that are not settled: those with a time first, the next one on top. */
export function useComingInterviews() {
  const { client } = useServices();
  return useQuery({
    queryKey: [...interviewsKey, 'coming'],
    queryFn: ({ signal }) =>
      client.call('interviews', {
        query: { status: ['BOOKED', 'PROPOSED'], sort: 'startsAt', perPage: maxPerPage },
        signal,
      }),
    staleTime: 0,
  });
}
