/** A candidate's application for one job; one per candidate and job. */
import { z } from 'zod';
import {
  choiceOf,
  day,
  email,
  flag,
  id,
  jobTitle,
  longText,
  moment,
  text,
  writtenReason,
} from './base/fields.ts';
import { Fit } from './criteria.ts';
import { Invitation } from './invitation.ts';
import { JobOffer } from './jobOffer.ts';
import { AppliedResume } from './resume.ts';
import { elsewhere } from './standing.ts';

export const ApplicationStatus = choiceOf(['ACTIVE', 'HIRED', 'REJECTED', 'WITHDRAWN'], 'Status', {
  ACTIVE: 'Active',
  HIRED: 'Hired',
  REJECTED: 'Rejected',
  WITHDRAWN: 'Withdrawn',
});

const ApplicationSource = choiceOf(['APPLIED', 'INVITED', 'ADDED', 'REFERRED'], 'Source', {
  APPLIED: 'Applied',
  INVITED: 'Invited',
  ADDED: 'Added',
  REFERRED: 'Referral',
});

/** Whether the job of an application goes on, as its candidate may know: a job that was put away is closed. */
export const JobState = choiceOf(['OPEN', 'ON_HOLD', 'CLOSED'], 'Job', {
  OPEN: 'Open',
  ON_HOLD: 'On hold',
  CLOSED: 'Closed',
});

/** The text of someone who applies. All of it can be left out: an invitation asks for none, and erasing leaves none. */
export const ApplicationText = z.strictObject({
  coverLetter: longText('Cover letter', 5000).nullable().default(null),
});

/** The questions to someone who applies. */
export const ApplicationFields = z.strictObject({
  jobId: id,
  ...ApplicationText.shape,
  resumeId: id.optional().meta({
    title: 'Resume',
    description: 'The resume that goes along; the main one unless another is named.',
  }),
});

/** The questions to a recruiter who rejects someone. */
export const Rejection = z.object({
  reason: writtenReason.min(1).meta({
    title: 'Reason',
    description: 'In your own words, as you would say it to them.',
    ui: { widget: 'textarea' },
  }),
  notify: flag('Send an e-mail').default(true),
});

/** One change of an application; never changed or removed. */
export const ApplicationEvent = z.object({
  status: ApplicationStatus,
  stageName: z.string().meta({ title: 'Stage' }),
  at: moment('When'),
  by: z.string().meta({ title: 'By' }),
});

export const CandidateApplication = z.object({
  id,
  jobId: id,
  jobTitle: jobTitle(),
  jobState: JobState.meta({
    title: 'Job',
    description: 'Whether the job is open, on hold or closed. An application may be undecided in each.',
  }),
  jobClosedAt: moment('Job closed').nullable().meta({
    title: 'Job closed',
    description: 'When the job was closed; null while it is not.',
  }),
  employerName: text('Employer'),
  candidateEmail: email('E-mail'),
  candidateEmailVerified: flag(
    'E-mail verified',
    'Whether the candidate has verified the address; new applications require it.',
  ),
  candidateName: z.string().meta({ title: 'Name' }),
  headline: z.string().nullable().meta({ title: 'Headline' }),
  status: ApplicationStatus,
  stageId: z.string().meta({ title: 'Stage id' }),
  stageName: z.string().meta({ title: 'Stage' }),
  source: ApplicationSource,
  resume: AppliedResume.meta({
    title: 'Resume',
    description: 'The resume it was sent with, and what was read from it.',
  }),
  ...ApplicationText.shape,
  rejectionReason: longText('Reason', 1000)
    .nullable()
    .meta({ title: 'Reason', description: 'Of the latest rejection; it stays when that is taken back.' }),
  history: z.array(ApplicationEvent).meta({ title: 'History' }),
  answerBy: day('Answer promised by')
    .meta({ description: 'A calendar day, the same for every reader, kept until it is over everywhere.' })
    .nullable(),
  createdAt: moment('Applied'),
  updatedAt: moment('Changed'),
  fit: Fit.nullable().optional().meta({
    title: 'Fit',
    description:
      'How well the candidate fits the job, judged as for its daily lists. Null until it is known, for example without a readable resume. Absent when the candidate asks.',
  }),
  invitation: Invitation.nullable().meta({
    title: 'Invitation',
    description: 'What was offered when the candidate was invited for the job; null without an invitation.',
  }),
  offer: JobOffer.nullable().meta({
    title: 'Offer',
    description: 'The latest offer of the job; null without one.',
  }),
  dailyCandidateId: id.nullable().optional().meta({
    title: 'Pick',
    description: "The candidate's pick for the job; null without one. Absent when the candidate asks.",
  }),
  elsewhere: elsewhere.optional(),
});

export type JobState = z.output<typeof JobState>;
export type ApplicationStatus = z.output<typeof ApplicationStatus>;
export type ApplicationText = z.output<typeof ApplicationText>;
export type ApplicationEvent = z.output<typeof ApplicationEvent>;
export type CandidateApplication = z.output<typeof CandidateApplication>;
