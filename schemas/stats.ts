/** Figures by name. */
import { z } from 'zod';
import { count, day } from './fields.ts';
import { JobStatus } from './job.ts';

export const PlatformStats = z.object({
  candidates: count('Candidates'),
  employers: count('Employers'),
  openJobs: count('Open jobs'),
  dailyCandidates: count('Daily candidates'),
  hires: count('Hires'),
  medianHoursToFirstAnswer: z.number().min(0).nullable().meta({ title: 'Median hours to the first answer' }),
});

/** One day of the figures. */
export const StatsDay = z.object({
  date: day('Date'),
  dailyCandidates: count('Daily candidates'),
  saved: count('Saved'),
  invited: count('Invited'),
  passed: count('Passed'),
  applications: count('Applications'),
  interviews: count('Interviews'),
  hires: count('Hires'),
});

export const RecruiterStats = z.object({
  jobsByStatus: z.record(JobStatus, count('Jobs')),
  ...StatsDay.omit({ date: true }).shape,
  precisionLast30Days: z.number().min(0).max(1).nullable().meta({
    title: 'Precision',
    description: 'Of the picks decided in the last 30 days, the share that was saved or invited.',
  }),
  series: z.array(StatsDay),
});

export const EmployerStats = RecruiterStats;
