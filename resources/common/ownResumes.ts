import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../../src/client/apiClient.ts';

/** The signed-in candidate's resumes, the main one first. */
export const ownResumesQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: ['resumes'],
    queryFn: ({ signal }) => client.call('resumes', { signal }),
  });
