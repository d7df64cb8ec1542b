import { useGetMany } from 'react-admin';
import type { CandidateApplication } from '../../schemas/application.ts';
import type { PublicJob, Stage } from '../../schemas/job.ts';

/**
 * The stages to come, by job. Only open jobs tell theirs; the others are not answered, and what was so far has to do.
 */
export function useStages(
  applications: readonly CandidateApplication[],
): ReadonlyMap<string, readonly Stage[]> {
  const { data: jobs = [] } = useGetMany<PublicJob>('jobs', {
    ids: [...new Set(applications.map(({ jobId }) => jobId))],
  });
  return new Map(jobs.filter(Boolean).map((job) => [job.id, job.stages]));
}
