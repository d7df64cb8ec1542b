/** Guests of a job: people without an account who see its applicants and give scorecards, and nothing else. */
import { z } from 'zod';
import { CandidateApplication } from './application.ts';
import { count, email, id, moment, personName } from './base/fields.ts';
import { Criteria } from './criteria.ts';
import { Job } from './job.ts';

/** The most guests of a job. */
export const mostGuests = 30;

/** Days until an invitation is deleted that its guest never followed. */
export const guestInvitationDays = 30;

/** Days after the end of a job until its guests are deleted. */
export const guestKeptDays = 30;

/** The most applicants a guest is shown of a job, those who applied last first. */
export const mostGuestApplicants = 200;

/** Who is invited. */
export const JobGuestFields = z.strictObject({
  guestName: personName('Name').meta({
    title: 'Name',
    description: 'As their scorecards are signed.',
    ui: {},
  }),
  guestEmail: email().meta({
    title: 'E-mail',
    description: 'The invitation goes there, and the code of each visit.',
  }),
});

export const JobGuest = z.object({
  id,
  ...JobGuestFields.shape,
  invitedAt: moment('Invited').meta({
    title: 'Invited',
    description:
      'A guest who never comes is deleted 30 days later, all others 30 days after the job was closed or archived.',
  }),
  lastVisitAt: moment('Last here')
    .nullable()
    .meta({ title: 'Last here', description: 'Null before the first visit.' }),
});

/** A job someone is a guest of. */
export const GuestJob = z.object({
  id,
  jobTitle: CandidateApplication.shape.jobTitle,
  employerName: Job.shape.employerName,
  recruiterName: z.string().meta({ title: 'Recruiter' }),
  applicantsCount: count('Applicants'),
});

/** An applicant as a guest sees them: their address is not for guests, except where the resume has it. */
export const GuestApplicant = CandidateApplication.pick({
  id: true,
  candidateName: true,
  headline: true,
  status: true,
  stageId: true,
  stageName: true,
  coverLetter: true,
  fit: true,
}).extend({
  resumeFileName: z
    .string()
    .nullable()
    .meta({ title: 'Resume', description: 'Name of the file; null where there is none.' }),
  scorecardsCount: count('Own scorecards'),
});

/** The parts of a job that a guest needs to rate its applicants, and these. */
export const GuestJobPage = z.object({
  id,
  stages: Job.shape.stages,
  criteria: Criteria.meta({ title: 'Criteria', description: 'What is rated.' }),
  applicants: z.array(GuestApplicant).max(mostGuestApplicants).meta({ title: 'Applicants' }),
});

export type JobGuestFields = z.output<typeof JobGuestFields>;
export type JobGuest = z.output<typeof JobGuest>;
export type GuestJob = z.output<typeof GuestJob>;
export type GuestApplicant = z.output<typeof GuestApplicant>;
export type GuestJobPage = z.output<typeof GuestJobPage>;
