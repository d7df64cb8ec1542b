/** How people come to jobs, how far they get and how long it takes. */
import { z } from 'zod';
import { choiceOf, count, day, email, id, jobTitle } from './base/fields.ts';
import { JobStatus } from './job.ts';

/** How someone came to a job. */
export const HiringSource = choiceOf(
  ['DAILY_LIST', 'SEARCH', 'APPLIED', 'REFERRED', 'ADDED', 'IMPORTED'],
  'Source',
  {
    DAILY_LIST: 'Invited from the daily list',
    SEARCH: 'Invited after a search',
    APPLIED: 'Applied by themselves',
    REFERRED: 'Referred',
    ADDED: 'Added by hand',
    IMPORTED: 'Imported',
  },
);

/** The periods hiring is told for, in months; this month is the last of them. */
export const HiringPeriod = z.enum(['1', '3', '6', '12']).meta({
  title: 'Months',
  description: 'How many months are counted; this month is the last. Months begin in UTC.',
});

const filters = {
  months: HiringPeriod.default('3'),
  jobId: id.optional().meta({ title: 'Job', description: 'Only this job.' }),
  source: HiringSource.optional().meta({
    title: 'Source',
    description: 'Only people who came this way.',
    ui: HiringSource.meta()?.ui,
  }),
};

export const RecruiterHiringQuery = z.strictObject(filters);

export const EmployerHiringQuery = z.strictObject({
  ...filters,
  recruiterEmail: email('Recruiter').optional().meta({
    title: 'Recruiter',
    description: 'Only the jobs this recruiter has now.',
  }),
});

/** The steps, in order; those who got further without one have passed it. */
const steps = {
  shown: count('Shown'),
  picked: count('Saved or invited'),
  invited: count('Invited'),
  applied: count('Applied'),
  interviewed: count('Interview'),
  offered: count('Offer'),
  hired: count('Hired'),
};

/** Those who were turned away or withdrew, by the last step they had reached. */
const losses = {
  lostApplied: count('Lost after applying'),
  lostInterviewed: count('Lost after the interview'),
  lostOffered: count('Lost after the offer'),
};

/** Of fewer values than this no median is told: it would say more of chance, or of one person, than of the work. */
export const fewestForMedian = 5;

/** The middle one of several numbers of days. */
export const MedianDays = z.object({
  days: z
    .number()
    .min(0)
    .nullable()
    .meta({ title: 'Days', description: 'The median; null where there are fewer than 5.' }),
  of: count('Of').meta({ title: 'Of', description: 'How many it is the median of, or would be.' }),
});

export const HiringCounts = z.object({ ...steps, ...losses });

/** The counts of one job, recruiter or source, with how long a hire took. */
const HiringRow = HiringCounts.extend({ daysToHire: MedianDays.meta({ title: 'Days to a hire' }) });

const JobHiring = HiringRow.extend({ jobId: id, jobTitle: jobTitle(), jobStatus: JobStatus });
const SourceHiring = HiringRow.extend({ source: HiringSource });
export const RecruiterHiring = HiringRow.extend({
  recruiterEmail: email('Recruiter'),
  recruiterName: z.string().meta({ title: 'Recruiter' }),
});

export const RecruiterHiringStats = z.object({
  from: day('From').meta({ title: 'From', description: 'The first day that counts.' }),
  funnel: HiringCounts.meta({
    title: 'Funnel',
    description:
      'Of the people who came in during the period: on a list of its days, or with an application sent in it.',
  }),
  toHire: MedianDays.meta({
    title: 'From applying to being hired',
    description: 'Of those hired in the period.',
  }),
  toInterview: MedianDays.meta({
    title: 'From applying to an interview',
    description: 'Of those who reached an interview in the period.',
  }),
  toOffer: MedianDays.meta({
    title: 'From an interview to an offer',
    description: 'Of those who had an offer in the period.',
  }),
  fromOffer: MedianDays.meta({
    title: 'From an offer to being hired',
    description: 'Of those hired in the period.',
  }),
  jobsCount: count('Jobs').meta({ title: 'Jobs', description: 'How many jobs anyone came to.' }),
  perJob: z.array(JobHiring).meta({
    title: 'By job',
    description: 'Those with the most applications, 50 at most.',
  }),
  perSource: z.array(SourceHiring).meta({ title: 'By source', description: 'Those anyone came by.' }),
});

export const EmployerHiringStats = RecruiterHiringStats.extend({
  perRecruiter: z.array(RecruiterHiring).meta({
    title: 'By recruiter',
    description: 'By who has the jobs now; those with the most applications, 50 at most.',
  }),
});

export type HiringSource = z.output<typeof HiringSource>;
export type HiringPeriod = z.output<typeof HiringPeriod>;
export type HiringCounts = z.output<typeof HiringCounts>;
export type HiringRow = z.output<typeof HiringRow>;
export type MedianDays = z.output<typeof MedianDays>;
export type RecruiterHiring = z.output<typeof RecruiterHiring>;
export type RecruiterHiringQuery = z.output<typeof RecruiterHiringQuery>;
export type EmployerHiringQuery = z.output<typeof EmployerHiringQuery>;
export type RecruiterHiringStats = z.output<typeof RecruiterHiringStats>;
export type EmployerHiringStats = z.output<typeof EmployerHiringStats>;
