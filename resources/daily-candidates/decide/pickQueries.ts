import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../../../src/client/apiClient.ts';
import { resumeQuery } from '../../common/resumeQuery.ts';
import { detailsKey } from './pickCache.ts';

/** Everything about one pick. */
export const detailsQuery = (client: ApiClient, id: string) =>
  queryOptions({
    queryKey: detailsKey(id),
    queryFn: ({ signal }) => client.call('dailyCandidateDetails', { params: { id }, signal }),
  });

/** Fetches a pick and its resume before it is shown. One that cannot be fetched says so when it is. */
export async function prefetchPick(queryClient: QueryClient, client: ApiClient, id: string): Promise<void> {
  const details = await queryClient.ensureQueryData(detailsQuery(client, id)).catch(() => undefined);
  if (!details?.resumeUrl) return;
  await queryClient.ensureQueryData(resumeQuery(client, details.candidateEmail)).catch(() => undefined);
}
