import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Candidate } from '../../schemas/candidate.ts';
import type { CandidateCorrections } from '../../schemas/factCorrections.ts';
import type { ResumeReading } from '../../schemas/facts.ts';
import { useServices } from '../../src/session/session.tsx';
import { useOwnProfile } from '../common/useOwnProfile.ts';

/** Facts read from the candidate's resume with their places, and the way to correct them. */
export function useReading({ candidateEmail: email, resumeFileName }: Candidate) {
  const { client, queryClient } = useServices();
  const { keep } = useOwnProfile();
  const params = { email };
  const queryKey = ['resumeReading', email, resumeFileName];
  const { data, isPending, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => client.call('resumeReading', { params, signal }),
    placeholderData: keepPreviousData,
  });
  return {
    reading: data,
    isPending,
    error,
    refetch,
    /** Corrects facts, and reads them again. @throws ApiError */
    correct: async (body: CandidateCorrections): Promise<ResumeReading> => {
      keep(await client.call('correctFacts', { params, body }));
      const reading = await client.call('resumeReading', { params });
      queryClient.setQueryData(queryKey, reading);
      // Open jobs fit otherwise now.
      void queryClient.invalidateQueries({ queryKey: ['jobs'] });
      return reading;
    },
  };
}

export type Reading = ReturnType<typeof useReading>;
