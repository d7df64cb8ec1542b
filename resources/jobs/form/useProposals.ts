import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { JobProposals } from '../../../schemas/job.ts';
import { useServices } from '../../../src/session/session.tsx';
import { useSettled } from './useSettled.ts';
import { useWrittenJob } from './useWrittenJob.ts';

interface Proposals {
  proposals: JobProposals | undefined;
  /** Whether there is enough text to read. */
  isWritten: boolean;
  /** Whether what is shown is of an older text, or nothing has been read yet. */
  isReading: boolean;
  failed: boolean;
}

/** The criteria read from the title and the description in the form, once the user has stopped typing for a moment. */
export function useProposals(): Proposals {
  const { client } = useServices();
  const { written, isWritten } = useWrittenJob();
  const settled = useSettled(JSON.stringify(written));
  const { data, isFetching, isError } = useQuery({
    queryKey: ['proposeCriteria', settled],
    queryFn: ({ signal }) => client.call('proposeCriteria', { body: JSON.parse(settled), signal }),
    enabled: isWritten && settled !== '',
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    // Help with writing is worth no second try; the next key asks again.
    retry: false,
    meta: { isAskedOnce: true },
  });
  return {
    proposals: isWritten ? data : undefined,
    isWritten,
    isReading: isWritten && (isFetching || settled !== JSON.stringify(written)),
    failed: isError,
  };
}
