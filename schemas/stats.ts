/** Figures by name. */
import { z } from 'zod';
import { ApplicationStatus } from './application.ts';
import { count, day, email, id, jobTitle } from './base/fields.ts';
import { JobStatus, StageType } from './job.ts';

export const PlatformStats = z.object({
  candidates: count('Candidates').meta({
    title: 'Candidates',
    description: 'In tens; 0 for fewer than ten.',
  }),
  employers: count('Employers'),
  openJobs: count('Open jobs'),
  dailyCandidates: count('Daily candidates'),
  hires: count('Hires'),
  medianHoursToFirstAnswer: z.number().min(0).nullable().meta({ title: 'Median hours to the first answer' }),
});

/** The periods figures are told for, in days; today is the last of them. */
export const StatsPeriod = z
  .enum(['7', '30', '90'])
  .meta({ title: 'Days', description: 'How many days the series has; today is the last.' });

export const StatsQuery = z.strictObject({ days: StatsPeriod.default('30') });

/** The figures, in the order of the way from a list to a hire. */
const counted = {
  dailyLists: count('Lists delivered'),
  dailyCandidates: count('Daily candidates'),
  saved: count('Saved'),
  invited: count('Invited'),
  passed: count('Passed'),
  applications: count('Applications'),
  interviews: count('Interviews'),
  hires: count('Hires'),
};

const share = (title: string, description: string) =>
  z.number().min(0).max(1).nullable().meta({ title, description });

const precisionLast30Days = share(
  'Precision',
  'Of the picks decided in the last 30 days, the share that was saved or invited.',
);

const medianHoursToFirstAnswer = z.number().min(0).nullable().meta({
  title: 'Hours to the first answer',
  description: 'The median of the applications sent in that time; null where none was answered.',
});

/** One day of the figures. */
export const StatsDay = z.object({
  date: day('Date'),
  ...counted,
  precisionLast30Days,
  medianHoursToFirstAnswer,
});

/** The figures of the whole period. */
export const PeriodFigures = z.object({
  ...counted,
  precision: share('Precision', 'Of the picks decided in the period, the share that was saved or invited.'),
  medianHoursToFirstAnswer,
});

export const JobFigures = PeriodFigures.extend({ jobId: id, jobTitle: jobTitle(), jobStatus: JobStatus });

export const RecruiterFigures = PeriodFigures.extend({
  recruiterEmail: email('Recruiter'),
  recruiterName: z.string().meta({ title: 'Recruiter' }),
});

/** Counts without a period are of all time. */
export const RecruiterStats = z.object({
  jobsByStatus: z.record(JobStatus, count('Jobs')),
  ...counted,
  precisionLast30Days,
  period: PeriodFigures.meta({ title: 'Period' }),
  series: z.array(StatsDay).meta({ title: 'Days', description: 'Oldest first.' }),
  perJob: z.array(JobFigures).meta({
    title: 'By job',
    description: 'The busiest jobs of the period, 20 at most.',
  }),
});

export const EmployerStats = RecruiterStats.extend({
  perRecruiter: z.array(RecruiterFigures).meta({
    title: 'By recruiter',
    description: 'Active recruiters, the busiest first, 50 at most.',
  }),
});

/** Where a candidate's application stands: the kind of its stage, or how it ended. */
export const ApplicationPlace = z.enum([
  ...StageType.exclude(['HIRED']).options,
  ...ApplicationStatus.exclude(['ACTIVE']).options,
]);

/** One day of a candidate's figures. */
export const CandidateStatsDay = z.object({
  date: day('Date'),
  picks: count('Picked'),
  invitations: count('Invitations'),
  applications: count('Applications'),
});

/** Counts are of all time, the series of the period. */
export const CandidateStats = z.object({
  ...CandidateStatsDay.omit({ date: true }).shape,
  applicationsByPlace: z.record(ApplicationPlace, count('Applications')),
  answersInTime: count('Answers in time'),
  answersLate: count('Late answers').meta({
    title: 'Late answers',
    description: 'Given after the promised day, or still missing after it.',
  }),
  series: z.array(CandidateStatsDay).meta({ title: 'Days', description: 'Oldest first.' }),
});

export type StatsPeriod = z.output<typeof StatsPeriod>;
export type StatsDay = z.output<typeof StatsDay>;
export type PeriodFigures = z.output<typeof PeriodFigures>;
export type JobFigures = z.output<typeof JobFigures>;
export type RecruiterFigures = z.output<typeof RecruiterFigures>;
export type RecruiterStats = z.output<typeof RecruiterStats>;
export type EmployerStats = z.output<typeof EmployerStats>;
export type ApplicationPlace = z.output<typeof ApplicationPlace>;
export type CandidateStats = z.output<typeof CandidateStats>;
export type CandidateStatsDay = z.output<typeof CandidateStatsDay>;
