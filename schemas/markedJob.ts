/** Jobs that a candidate keeps, and those they do not want to see again. */
import { z } from 'zod';
import { moment } from './base/fields.ts';
import { JobMark, PublicJob } from './job.ts';

/** How many of a kind a candidate can have: more is no choice any more. */
export const mostMarked = 500;

/** Body of marking a job; null takes the mark away. */
export const JobMarking = z.strictObject({ mark: JobMark.nullable() });

/**
 * A marked job as its list has it. It may have closed since: then it says so, and nothing of what has been written in it
 * meanwhile.
 */
export const MarkedJob = PublicJob.pick({
  id: true,
  title: true,
  employerName: true,
  city: true,
  state: true,
  country: true,
  employmentType: true,
  workplaceType: true,
  salaryMin: true,
  salaryMax: true,
  salaryCurrency: true,
  salaryUnit: true,
  openedAt: true,
  fit: true,
  application: true,
}).extend({
  mark: JobMark,
  markedAt: moment('Marked'),
  isOpen: z.boolean().meta({ title: 'Open', description: 'Whether one can still apply for it.' }),
});

export type MarkedJob = z.output<typeof MarkedJob>;
