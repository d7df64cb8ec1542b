/** The jobs and applicants a guest sees. */
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../src/session/session.tsx';
import { scorecardsKey } from '../scorecards/scorecardQueries.ts';

const guestKey = ['guest'] as const;

export function useGuestJobs() {
  const { client } = useServices();
  return useQuery({
    queryKey: [...guestKey, 'jobs'],
    queryFn: ({ signal }) => client.call('guestJobs', { signal }),
  });
}

export function useGuestJob(id: string) {
  const { client } = useServices();
  return useQuery({
    // Tells how many cards they have given, so it is asked again with them.
    queryKey: [...scorecardsKey, ...guestKey, id],
    queryFn: ({ signal }) => client.call('guestJob', { params: { id }, signal }),
    // Applicants come and go while the page is open.
    staleTime: 0,
  });
}

/** The resume of an applicant as it was uploaded. */
export function useGuestResume(applicationId: string) {
  const { client } = useServices();
  return useQuery({
    queryKey: [...guestKey, 'resume', applicationId],
    queryFn: ({ signal }) => client.call('guestResume', { params: { id: applicationId }, signal }),
  });
}
