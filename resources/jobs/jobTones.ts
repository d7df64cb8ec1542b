import type { JobStatus } from '../../schemas/job.ts';
import type { StatusTone } from '../../src/components/values/tones.ts';

/** The tone of each job status. */
export const jobTones: Readonly<Record<JobStatus, StatusTone>> = {
  DRAFT: 'neutral',
  OPEN: 'positive',
  ON_HOLD: 'waiting',
  CLOSED: 'closed',
  ARCHIVED: 'closed',
};
