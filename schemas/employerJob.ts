/** A job as the employer oversees it: whose it is, how far its applicants have come, and the answers it owes. */
import { z } from 'zod';
import { answersOwed } from './answersOwed.ts';
import { count } from './base/fields.ts';
import { Job, StageType } from './job.ts';

/** People in one stage of a job now. */
export const StageCount = z.object({
  stageId: z.string().meta({ title: 'Stage id' }),
  stageName: z.string().meta({ title: 'Stage' }),
  stageType: StageType,
  people: count('People'),
});

export const EmployerJob = Job.extend({
  recruiterName: z.string().meta({ title: 'Recruiter' }),
  pipeline: z.array(StageCount).meta({
    title: 'Pipeline',
    description: 'How many are in each stage now; those who were turned away or withdrew are in none.',
  }),
  ...answersOwed,
});

export type StageCount = z.output<typeof StageCount>;
export type EmployerJob = z.output<typeof EmployerJob>;
