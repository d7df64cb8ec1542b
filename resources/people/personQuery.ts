import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../../src/client/apiClient.ts';

/** A person's whole record; react-admin's own queries would show the row of the list in its place at first. */
export const personQuery = (client: ApiClient, email: string) =>
  queryOptions({
    queryKey: ['people', 'record', email],
    queryFn: ({ signal }) => client.call('person', { params: { email }, signal }),
  });

/** The tags in use at the employer. */
export const tagsQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: ['people', 'tags'],
    queryFn: ({ signal }) => client.call('personTags', { signal }),
  });

/** The recruiter's own imports of the last 30 days. */
export const importsQuery = (client: ApiClient) =>
  queryOptions({ queryKey: ['imports'], queryFn: ({ signal }) => client.call('imports', { signal }) });
