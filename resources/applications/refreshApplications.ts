import type { QueryClient } from '@tanstack/react-query';

/** What tells of a candidate's applications: themselves, the jobs, the picks and the invitations. */
const touched = ['applications', 'jobs', 'daily-candidates', 'invitations'];

/** Asks anew for everything on screen that tells of the candidate's applications, and forgets the rest. */
export async function refreshApplications(queryClient: QueryClient): Promise<void> {
  // Reading several jobs at once would mark the pages of single ones as fresh without changing them.
  queryClient.removeQueries({ queryKey: ['jobs', 'getOne'], type: 'inactive' });
  await Promise.all(touched.map((resource) => queryClient.invalidateQueries({ queryKey: [resource] })));
}
