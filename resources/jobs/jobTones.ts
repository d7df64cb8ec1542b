import type { JobStatus } from '../../schemas/job.ts';
import type { StatusTone } from '../../src/components/values/tones.ts';

/** What each status of a job feels like. */
export const jobTones: Readonly<Record<JobStatus, StatusTone>> = {
  DRAFT: 'neutral',
  OPEN: 'positive',
  ON_HOLD: 'waiting',
  CLOSED: 'closed',
  ARCHIVED: 'closed',
};
