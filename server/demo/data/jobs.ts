/** Ten demo jobs of the invented employer: seven open, one on hold, one draft, one filled. */
import { z } from 'zod';
import { CloseReason, JobFields, JobStatus } from '../../../schemas/job.ts';
import { readData } from './readData.ts';

const DemoJob = z.strictObject({
  recruiterEmail: z.email(),
  /** As sent when creating it, without the date it is open until, which depends on today. */
  fields: z.custom<Omit<z.input<typeof JobFields>, 'validThrough'>>(
    (fields) => JobFields.safeParse(fields).success,
  ),
  /** How many days from today the job is open. */
  validForDays: z.int(),
  /** How many days ago it was opened; null for a draft. */
  openedDaysAgo: z.int().nullable(),
  /** How many days ago it was put on hold or closed; only for those that were. */
  endedDaysAgo: z.int().optional(),
  /** Where it stands today; `closeReason` goes with CLOSED. */
  status: JobStatus,
  closeReason: CloseReason.optional(),
});

export type DemoJob = z.infer<typeof DemoJob>;

export const demoJobs = readData('demoJobs', z.array(DemoJob));
