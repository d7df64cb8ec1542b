/** Ten demo jobs of the invented employer: seven open, one on hold, one draft, one filled. */
import type { DemoJob } from './job.ts';
import { financeJobs } from './jobs/finance.ts';
import { hospitalJobs } from './jobs/hospital.ts';
import { softwareJobs } from './jobs/software.ts';

export const demoJobs: readonly DemoJob[] = [...softwareJobs, ...hospitalJobs, ...financeJobs];
