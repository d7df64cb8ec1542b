import type { Job } from '../../schemas/job.ts';

/** For so long after opening the first list may be on its way; later there is simply nobody on it. */
const firstListMs = 60_000;

/**
 * Whether a job has just been opened and nobody was picked yet: its first list is made at once.
 *
 * @param now milliseconds since 1970
 */
export const awaitsFirstList = (
  job: Pick<Job, 'status' | 'openedAt' | 'dailyCandidatesCount'> | undefined,
  now: number,
): boolean =>
  job?.status === 'OPEN' &&
  job.dailyCandidatesCount === 0 &&
  job.openedAt !== null &&
  now - Date.parse(job.openedAt) < firstListMs;
