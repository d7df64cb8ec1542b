import { useQuery } from '@tanstack/react-query';
import type { TemplateField } from '../../schemas/messageTemplate.ts';
import { displayName } from '../../src/session/identity.ts';
import { useProfile, useServices } from '../../src/session/session.tsx';

/** Whom a text is written to, and about which job. */
export interface About {
  jobId: string;
  candidateEmail: string;
}

/** The facts that a text's fields stand for; undefined where one is not known. */
type Facts = Readonly<Record<TemplateField, string | undefined>>;

/** Asks for the facts of a conversation. One that cannot be had leaves its field open, and the box says so. */
export function useFacts({ jobId, candidateEmail: email }: About): { facts: Facts; isPending: boolean } {
  const { client } = useServices();
  const candidate = useQuery({
    queryKey: ['candidates', 'getOne', email],
    queryFn: ({ signal }) => client.call('candidate', { params: { email }, signal }),
  });
  const job = useQuery({
    queryKey: ['message-templates', 'job', jobId],
    queryFn: ({ signal }) => client.call('job', { params: { id: jobId }, signal }),
  });
  const { data: profile } = useProfile();
  const facts = {
    candidateFirstName: candidate.data?.candidateFirstName,
    candidateName: candidate.data && displayName('CANDIDATE', candidate.data),
    jobTitle: job.data?.title,
    company: job.data?.employerName,
    recruiterName: profile && 'recruiterEmail' in profile ? displayName('RECRUITER', profile) : undefined,
  };
  return { facts, isPending: candidate.isPending || job.isPending };
}
