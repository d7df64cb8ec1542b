/** Ten demo jobs of the invented employer: seven open, one on hold, one draft, one filled. */
import type { DemoJob } from './job.ts';
import { hospitalAndOfficeJobs } from './jobs/hospitalAndOffice.ts';
import { schoolsAndHotelsJobs } from './jobs/schoolsAndHotels.ts';

export const demoJobs: readonly DemoJob[] = [...hospitalAndOfficeJobs, ...schoolsAndHotelsJobs];
