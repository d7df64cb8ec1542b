/** Ten demo jobs of the invented employer: seven open, one on hold, one draft, one filled. */

import { financeJobs } from './jobs/finance.ts';
import { hospitalJobs } from './jobs/hospital.ts';
import type { DemoJob } from './jobs/job.ts';
import { softwareJobs } from './jobs/software.ts';

export const demoJobs: readonly DemoJob[] = [...softwareJobs, ...hospitalJobs, ...financeJobs];
