/** Where an employer finds jobs. */
import { addresses, addressOf } from '../../schemas/addresses.ts';
import { queryOf, stringifySearch } from '../../src/routing/search.ts';

/** The board of a job: who waits longest stands first in each stage. */
export const applicationsOf = (jobId: string): string =>
  addressOf(addresses.employer.job, { id: jobId }) + queryOf('job', { tab: 'applications' });

/** The jobs of one recruiter. */
export const jobsOf = (recruiterEmail: string): string =>
  addresses.employer.jobs + stringifySearch({ filter: JSON.stringify({ recruiterEmail: [recruiterEmail] }) });
