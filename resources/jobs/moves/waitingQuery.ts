/** Asks who hangs on jobs that are about to stop. */
import type { ApiClient } from '../../../src/client/apiClient.ts';
import { sumOfWaiting } from './waitingWords.ts';

/** Asked afresh each time: someone may have applied meanwhile. */
export const waitingQuery = (client: ApiClient, ids: readonly string[]) => ({
  queryKey: ['jobs', 'waiting', ids] as const,
  queryFn: async () =>
    sumOfWaiting(await Promise.all(ids.map((id) => client.call('jobWaiting', { params: { id } })))),
  staleTime: 0,
  gcTime: 0,
});
