import { useCallback } from 'react';
import { useLocation } from 'react-admin';
import { addresses, addressOf } from '../../schemas/addresses.ts';
import type { Standing } from '../../schemas/standing.ts';
import { areaOf } from '../../src/routing/paths.ts';
import { queryOf } from '../../src/routing/search.ts';
import { useDailyPath } from './useDailyPath.ts';

type Place = Pick<Standing, 'jobId' | 'applicationId' | 'dailyCandidateId'>;

/** Gives the address of a person's application for a job, or else of the pick; undefined where one may not go. */
export function useStandingPath(): (place: Place) => string | undefined {
  const area = areaOf(useLocation().pathname);
  const dailyPath = useDailyPath();
  return useCallback(
    ({ jobId, applicationId, dailyCandidateId }) => {
      // Employers have no pages of single jobs.
      if (area !== 'recruiter') return undefined;
      if (applicationId !== null) {
        const search = queryOf('job', { tab: 'applications', application: applicationId });
        return addressOf(addresses.recruiter.job, { id: jobId }) + search;
      }
      return dailyCandidateId === null ? undefined : dailyPath(jobId, dailyCandidateId);
    },
    [area, dailyPath],
  );
}
