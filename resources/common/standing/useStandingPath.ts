import { useCallback } from 'react';
import { useLocation } from 'react-admin';
import { addresses, addressOf } from '../../../schemas/addresses.ts';
import type { Standing } from '../../../schemas/standing.ts';
import { areaOf } from '../../../src/routing/paths.ts';
import { queryOf } from '../../../src/routing/search.ts';
import { useDailyPath } from './useDailyPath.ts';

type Place = Pick<Standing, 'jobId' | 'applicationId' | 'dailyCandidateId'>;

/** Gives the address of a person's application for a job, or else of the pick; undefined where one may not go. */
export function useStandingPath(): (place: Place) => string | undefined {
  const area = areaOf(useLocation().pathname);
  const dailyPath = useDailyPath();
  return useCallback(
    ({ jobId, applicationId, dailyCandidateId }) => {
      if (area !== 'recruiter' && area !== 'employer') return undefined;
      const job = addressOf(addresses[area].job, { id: jobId });
      if (applicationId !== null)
        return job + queryOf('job', { tab: 'applications', application: applicationId });
      if (dailyCandidateId === null) return undefined;
      // An employer reads the lists on the page of the job.
      return area === 'employer'
        ? job + queryOf('job', { tab: 'picks' })
        : dailyPath(jobId, dailyCandidateId);
    },
    [area, dailyPath],
  );
}
