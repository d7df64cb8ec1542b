import { useCallback } from 'react';
import { useLocation } from 'react-admin';
import { areaOf, toUrl } from '../../../src/routing/paths.ts';

/** Gives the address of a job's daily list, or of one of its picks, in the part of the dashboard one is in. */
export function useDailyPath(): (jobId: string, pickId?: string) => string {
  const area = areaOf(useLocation().pathname);
  return useCallback(
    (jobId, pickId) =>
      toUrl(pickId ? `/daily-candidates/${pickId}/show` : '/daily-candidates', {
        area,
        params: { id: jobId },
      }),
    [area],
  );
}
