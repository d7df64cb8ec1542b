import { fullName } from '../../schemas/base/fullName.ts';
import type { Candidate } from '../../schemas/candidate.ts';
import { useServices } from '../../src/session/session.tsx';

/** A form for a resume begins with these: who it is, the main resume, and what was read from it. */
export function useOwnEntries(candidate: Candidate) {
  const { client } = useServices();
  const { candidateEmail: email, candidateCity, candidateState, resumeFileName } = candidate;
  const params = { email };
  const hasResume = resumeFileName !== null;
  return {
    author: {
      name: fullName(candidate.candidateFirstName, candidate.candidateLastName),
      place: [candidateCity, candidateState].filter(Boolean).join(', ') || null,
      email,
    },
    account: email,
    fetchResume: hasResume ? () => client.call('candidateResume', { params }) : undefined,
    facts: hasResume ? { of: candidate, fetch: () => client.call('resumeReading', { params }) } : undefined,
  };
}
