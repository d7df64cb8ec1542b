/** Someone who hires for an employer. */
import { z } from 'zod';
import { answersOwed } from './answersOwed.ts';
import {
  choiceOf,
  count,
  email,
  flag,
  inSection,
  moment,
  personName,
  phone,
  text,
  withUi,
} from './base/fields.ts';
import { lastName } from './base/lastName.ts';

export const RecruiterStatus = choiceOf(['PENDING', 'ACTIVE', 'SUSPENDED'], 'Status', {
  PENDING: 'Waiting for approval',
  ACTIVE: 'Active',
  SUSPENDED: 'Suspended',
});

const aboutYou = { title: 'About you', description: 'Candidates see your name and title.' };

/** The fields that recruiters write about themselves. */
export const RecruiterFields = z.strictObject(
  inSection(aboutYou, {
    recruiterFirstName: personName('First name'),
    recruiterLastName: lastName(),
    recruiterTitle: text('Job title', { max: 80, width: 'half', autoComplete: 'organization-title' })
      .nullable()
      .default(null),
    recruiterPhone: phone.nullable().default(null),
  }),
);

export const Recruiter = z.object({
  id: z.string().meta({ title: 'Id' }),
  recruiterEmail: withUi(email(), { section: aboutYou, order: 1 }),
  ...RecruiterFields.shape,
  recruiterLastName: withUi(RecruiterFields.shape.recruiterLastName, { column: 0 }),
  ...inSection(
    { title: 'Where you recruit' },
    {
      employerName: text('Employer'),
      status: withUi(RecruiterStatus, { column: 1 }),
      employerLeft: withUi(flag('Employer has left'), {
        column: false,
        filter: false,
        sort: false,
      }).optional(),
      createdAt: moment('Registered'),
    },
  ),
});

/** A recruiter as the employer sees them: with what came of their work. */
export const RecruiterSummary = Recruiter.extend({
  openJobsCount: withUi(count('Open jobs'), { column: 2 }),
  ...answersOwed,
  answersOverdueCount: withUi(answersOwed.answersOverdueCount, { column: 3 }),
  dailyCandidatesCount: withUi(count('Daily candidates'), { column: 4 }),
  applicationsCount: withUi(count('Applications'), { column: 5 }),
  hiresCount: withUi(count('Hires'), { column: 6 }),
});

export type RecruiterSummary = z.output<typeof RecruiterSummary>;
export type Recruiter = z.output<typeof Recruiter>;
export type RecruiterStatus = z.output<typeof RecruiterStatus>;
export type RecruiterFields = z.output<typeof RecruiterFields>;
