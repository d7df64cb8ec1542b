import type { Job } from '../../../schemas/job.ts';

/** For so long after opening the first list is asked for again and again. */
const firstListMs = 60_000;

/**
 * Whether a job has just been opened and its first list is still being made.
 *
 * @param now milliseconds since 1970
 */
export const awaitsFirstList = (
  job: Pick<Job, 'status' | 'openedAt' | 'lastListOn'> | undefined,
  now: number,
): boolean =>
  job?.status === 'OPEN' &&
  job.lastListOn === null &&
  job.openedAt !== null &&
  now - Date.parse(job.openedAt) < firstListMs;
