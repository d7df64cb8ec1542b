/** One candidate on one job's list of one day. */
import { z } from 'zod';
import { CandidateApplication } from './application.ts';
import { Availability } from './availability.ts';
import {
  choiceOf,
  city,
  count,
  day,
  email,
  flag,
  id,
  jobTitle,
  moment,
  state,
  text,
  years,
} from './base/fields.ts';
import { Candidate } from './candidate.ts';
import { Band, Fit } from './criteria.ts';
import { Invitation } from './invitation.ts';
import { JobStatus } from './job.ts';
import { elsewhere } from './standing.ts';

export const DailyCandidateStatus = choiceOf(
  ['NEW', 'VIEWED', 'SAVED', 'INVITED', 'PASSED', 'SNOOZED'],
  'Status',
  {
    NEW: 'New',
    VIEWED: 'Viewed',
    SAVED: 'Saved',
    INVITED: 'Invited',
    PASSED: 'Passed',
    SNOOZED: 'Snoozed',
  },
);

export const PassReason = choiceOf(
  ['NOT_ENOUGH_EXPERIENCE', 'MISSING_SKILLS', 'WRONG_FIELD', 'TOO_FAR', 'OVERQUALIFIED', 'OTHER'],
  'Reason',
  {
    NOT_ENOUGH_EXPERIENCE: 'Not enough experience',
    MISSING_SKILLS: 'Missing skills',
    WRONG_FIELD: 'Wrong field',
    TOO_FAR: 'Too far away',
    OVERQUALIFIED: 'Overqualified',
    OTHER: 'Something else',
  },
);

/**
 * A pick as it stood on its day; only `status`, `reasons`, `snoozedUntil` and `reviewedAt` change afterwards. `elsewhere` is as
 * of now.
 */
export const DailyCandidate = z.object({
  id,
  jobId: id,
  date: day('Date'),
  rank: count('Rank'),
  candidateEmail: email('E-mail'),
  candidateName: z.string().meta({ title: 'Name' }),
  headline: z.string().nullable().meta({ title: 'Headline' }),
  city: city.nullable(),
  state: state.nullable(),
  yearsOfExperience: years('Years of experience').nullable(),
  ...Fit.shape,
  status: DailyCandidateStatus,
  reasons: z.array(PassReason).meta({ title: 'Reasons' }),
  snoozedUntil: day('Snoozed until')
    .nullable()
    .meta({ description: 'The day a snoozed pick is back in the queue; null for not by itself.' }),
  reviewedAt: moment('Reviewed').nullable(),
  isOwn: flag('From your people').meta({
    title: 'From your people',
    description: 'Whether the company imported or added them, or they had applied to it before.',
  }),
  criteriaVersion: count('Version of the criteria'),
  matcherVersion: z.string().meta({ title: 'Version of the matcher' }),
  elsewhere,
});

/** Everything the page of one daily candidate shows. */
export const DailyCandidateDetails = DailyCandidate.extend({
  jobTitle: jobTitle(),
  candidate: Candidate,
  resumeUrl: z
    .string()
    .nullable()
    .meta({ title: 'Resume', description: 'Address of the resume; null without one.' }),
  availability: Availability,
  otherJobs: z
    .array(
      z.object({
        id,
        title: text('Title'),
        dailyCandidateId: id,
        date: day('Date'),
        band: Band,
        summary: z.string(),
      }),
    )
    .meta({ title: 'Fits these jobs too' }),
  invitation: Invitation.nullable(),
  application: CandidateApplication.nullable(),
});

/** A pick in the queue of all of a recruiter's jobs. */
export const QueuedPick = DailyCandidate.extend({ jobTitle: jobTitle() });

/** A pick as the candidate sees it: which job, and by which criteria. Nothing of what the recruiter did with it. */
export const CandidatePick = DailyCandidate.pick({ id: true, jobId: true, date: true }).extend({
  ...Fit.omit({ score: true }).shape,
  jobTitle: jobTitle(),
  jobStatus: JobStatus,
  employerName: text('Employer'),
  invitation: Invitation.nullable(),
});

/** The must-have that keeps most people off a list. */
export const HeldBack = z.object({
  criterion: z.string().meta({ title: 'Must-have' }),
  gain: count('More candidates if it were a nice-to-have').meta({
    title: 'More candidates if it were a nice-to-have',
    description: 'In tens; 0 for fewer than ten.',
  }),
});

/** One day of a job: how many were picked from how many, and why the list is short. */
export const DailyList = z.object({
  jobId: id,
  date: day('Date'),
  size: count('Candidates'),
  newCount: count('Not looked at'),
  poolSize: count('Considered').meta({
    title: 'Considered',
    description: 'In tens; 0 for fewer than ten.',
  }),
  explanation: z.string().nullable().meta({ title: 'Why the list is short' }),
  heldBack: HeldBack.nullable().meta({
    title: 'Must-have in the way',
    description: 'What to relax so that more people fit; null when no single must-have is to blame.',
  }),
});

export type DailyCandidateStatus = z.output<typeof DailyCandidateStatus>;
export type PassReason = z.output<typeof PassReason>;
export type DailyCandidate = z.output<typeof DailyCandidate>;
export type DailyCandidateDetails = z.output<typeof DailyCandidateDetails>;
export type QueuedPick = z.output<typeof QueuedPick>;
export type CandidatePick = z.output<typeof CandidatePick>;
export type HeldBack = z.output<typeof HeldBack>;
export type DailyList = z.output<typeof DailyList>;
