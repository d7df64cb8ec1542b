import type { QueryClient } from '@tanstack/react-query';

/** The data behind a candidate's applications: themselves, the jobs, the picks and the invitations. */
const touched = ['applications', 'jobs', 'daily-candidates', 'invitations'];

/** Fetches everything on screen about the candidate's applications again, and drops the rest from the cache. */
export async function refreshApplications(queryClient: QueryClient): Promise<void> {
  // Reading several jobs at once would mark the pages of single ones as fresh without changing them.
  queryClient.removeQueries({ queryKey: ['jobs', 'getOne'], type: 'inactive' });
  await Promise.all(touched.map((resource) => queryClient.invalidateQueries({ queryKey: [resource] })));
}
