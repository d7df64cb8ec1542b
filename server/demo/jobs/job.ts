/** What a demo job consists of. */
import type { z } from 'zod';
import type { CloseReason, JobFields, JobStatus } from '../../../schemas/job.ts';

export interface DemoJob {
  recruiterEmail: string;
  /** As sent when creating it, without the date it is open until, which depends on today. */
  fields: Omit<z.input<typeof JobFields>, 'validThrough'>;
  /** How many days from today the job is open. */
  validForDays: number;
  /** How many days ago it was opened; null for a draft. */
  openedDaysAgo: number | null;
  /** How many days ago it was put on hold or closed; only for those that were. */
  endedDaysAgo?: number;
  /** Where it stands today; `closeReason` goes with CLOSED. */
  status: JobStatus;
  closeReason?: CloseReason;
}

const criterion = (importance: 'MUST_HAVE' | 'NICE_TO_HAVE') => (name: string) => ({ name, importance });

/** Criteria from their names, the ones a candidate must meet first. */
export const criteria = (mustHave: string[], niceToHave: string[]) => [
  ...mustHave.map(criterion('MUST_HAVE')),
  ...niceToHave.map(criterion('NICE_TO_HAVE')),
];
