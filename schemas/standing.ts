/** Where a person stands in the jobs of one employer: what everyone who hires there should know of before they act. */
import { z } from 'zod';
import { choiceOf, dayOrMoment, id, jobTitle } from './base/fields.ts';

/** How far someone has come for one job, the furthest first. */
export const StandingStatus = choiceOf(
  [
    'IN_PROCESS',
    'HIRED',
    'INVITED',
    'SAVED',
    'DECLINED',
    'UNANSWERED',
    'REJECTED',
    'WITHDRAWN',
    'PASSED',
    'SNOOZED',
    'LISTED',
  ],
  'Standing',
  {
    IN_PROCESS: 'In process',
    HIRED: 'Hired',
    INVITED: 'Invited',
    SAVED: 'Saved',
    DECLINED: 'Declined the invitation',
    UNANSWERED: 'Did not answer the invitation',
    REJECTED: 'Rejected',
    WITHDRAWN: 'Withdrew',
    PASSED: 'Passed',
    SNOOZED: 'Snoozed',
    LISTED: 'On the list',
  },
);

/** One job and how far a person has come there. */
export const Standing = z.object({
  jobId: id,
  jobTitle: jobTitle(),
  status: StandingStatus,
  stageName: z
    .string()
    .nullable()
    .meta({ title: 'Stage', description: 'The stage of an application; null without one.' }),
  at: dayOrMoment('Since').meta({
    title: 'Since',
    description: 'The day of the list for LISTED; else a moment.',
  }),
  recruiterName: z.string().meta({ title: 'Recruiter' }),
  applicationId: id
    .nullable()
    .meta({ title: 'Application', description: 'Null without one, and for a job of another recruiter.' }),
  dailyCandidateId: id
    .nullable()
    .meta({ title: 'Pick', description: 'Null without one, and for a job of another recruiter.' }),
});

/** The field of a pick or an application that tells of the employer's other jobs. */
export const elsewhere = z.array(Standing).meta({
  title: 'Elsewhere',
  description:
    "Where the same person stands in the employer's other jobs, the furthest first; ten at most. What is known from lists alone is there only with a plan.",
});

export type StandingStatus = z.output<typeof StandingStatus>;
export type Standing = z.output<typeof Standing>;
