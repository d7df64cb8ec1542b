/** The data on a job's public page: the server finds it, and `src/site/job` writes the page from it. */
import type { Job } from './job.ts';

/** As much of a job as a link to it needs. */
export type JobLink = Pick<Job, 'id' | 'title' | 'city' | 'state' | 'country' | 'workplaceType'>;

export type PublicJob = JobLink &
  Pick<
    Job,
    | 'employmentType'
    | 'salaryMin'
    | 'salaryMax'
    | 'salaryCurrency'
    | 'salaryUnit'
    | 'openings'
    | 'criteria'
    | 'validThrough'
    | 'openedAt'
  > & { employerName: string; employerWebsite: string | null };

export type PublicJobPage =
  | {
      state: 'open';
      job: PublicJob;
      /** The description as HTML that can do nothing but be read. */
      html: string;
      /** Further jobs of the employer. */
      others: readonly JobLink[];
    }
  /** It was open once. */
  | { state: 'gone'; job: Pick<PublicJob, 'title' | 'employerName'>; others: readonly JobLink[] }
  /** There is nothing for the public. */
  | { state: 'unknown' };
