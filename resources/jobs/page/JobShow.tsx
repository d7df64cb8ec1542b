import type { Job } from '../../../schemas/job.ts';
import { JobCounts } from './JobCounts.tsx';
import { JobPage } from './JobPage.tsx';
import { SuggestedCriteria } from './SuggestedCriteria.tsx';

/** For so long after opening the first list is asked for again and again. */
const firstListMs = 60_000;

/**
 * Whether a job has just been opened and its first list is still being made.
 *
 * @param now milliseconds since 1970
 */
const awaitsFirstList = (
  job: Pick<Job, 'status' | 'openedAt' | 'lastListOn'> | undefined,
  now: number,
): boolean =>
  job?.status === 'OPEN' &&
  job.lastListOn === null &&
  job.openedAt !== null &&
  now - Date.parse(job.openedAt) < firstListMs;

/** How often a job that has just been opened is asked for its first picks, in milliseconds. */
const firstListPollMs = 2000;

/** A recruiter's job: what became of it, what it asks for, and what can be done with it now. */
export const JobShow = () => (
  <JobPage<Job>
    glance={(job) => <JobCounts job={job} />}
    overview={(job) => <SuggestedCriteria job={job} />}
    refetchAfter={(job) => (awaitsFirstList(job, Date.now()) ? firstListPollMs : false)}
  />
);
