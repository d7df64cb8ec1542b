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

/**
 * Asks for the facts of a conversation. One that cannot be had leaves its field open, and the box says so.
 *
 * @param about null for a text to several people, in which every field stays open
 */
export function useFacts(about: About | null): { facts: Facts; isPending: boolean } {
  const { client } = useServices();
  const { jobId, candidateEmail: email } = about ?? { jobId: '', candidateEmail: '' };
  const enabled = about !== null;
  const candidate = useQuery({
    queryKey: ['candidates', 'getOne', email],
    queryFn: ({ signal }) => client.call('candidate', { params: { email }, signal }),
    enabled,
  });
  const job = useQuery({
    queryKey: ['message-templates', 'job', jobId],
    queryFn: ({ signal }) => client.call('job', { params: { id: jobId }, signal }),
    enabled,
  });
  const { data: profile } = useProfile();
  const facts = {
    candidateFirstName: candidate.data?.candidateFirstName,
    candidateName: candidate.data && displayName('CANDIDATE', candidate.data),
    jobTitle: job.data?.title,
    company: job.data?.employerName,
    recruiterName:
      enabled && profile && 'recruiterEmail' in profile ? displayName('RECRUITER', profile) : undefined,
  };
  return { facts, isPending: enabled && (candidate.isPending || job.isPending) };
}
