/** Where an employer finds jobs. */
import { addresses, addressOf } from '../../schemas/addresses.ts';
import { queryOf, stringifySearch } from '../../src/routing/search.ts';

/** The board of a job: who waits longest stands first in each stage. */
export const applicationsOf = (jobId: string): string =>
  addressOf(addresses.employer.job, { id: jobId }) + queryOf('job', { tab: 'applications' });

const jobsWith = (filter: Readonly<Record<string, readonly string[]>>): string =>
  addresses.employer.jobs + stringifySearch({ filter: JSON.stringify(filter) });

/** The jobs of one recruiter. */
export const jobsOf = (recruiterEmail: string): string => jobsWith({ recruiterEmail: [recruiterEmail] });

/** Those of them in which candidates wait for longer than they were promised. */
export const overdueJobsOf = (recruiterEmail: string): string =>
  jobsWith({ recruiterEmail: [recruiterEmail], overdue: ['SOME'] });
