import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../../src/client/apiClient.ts';

/** A candidate's resume as it was uploaded. */
export const resumeQuery = (client: ApiClient, email: string) =>
  queryOptions({
    queryKey: ['candidates', 'resume', email],
    queryFn: ({ signal }) => client.call('candidateResume', { params: { email }, signal }),
  });
