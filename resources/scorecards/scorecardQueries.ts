/** Scorecards as the API has them now. */
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useServices } from '../../src/session/session.tsx';

/** Where cards are kept in the cache, and what depends on them. */
export const scorecardsKey = ['scorecards'] as const;

/** Asks again for the cards that are shown. */
export const refreshScorecards = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: scorecardsKey });

/** The cards about an application by stage, as far as the reader may see them. */
export function useScorecards(applicationId: string) {
  const { client } = useServices();
  return useQuery({
    queryKey: [...scorecardsKey, applicationId],
    queryFn: ({ signal }) => client.call('scorecards', { params: { id: applicationId }, signal }),
    // Colleagues give theirs meanwhile.
    staleTime: 0,
  });
}
