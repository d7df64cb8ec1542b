/** Someone who hires for an employer. */
import { z } from 'zod';
import { choiceOf, count, email, moment, personName, text } from './base/fields.ts';

export const RecruiterStatus = choiceOf(['PENDING', 'ACTIVE', 'SUSPENDED'], 'Status', {
  PENDING: 'Waiting for approval',
  ACTIVE: 'Active',
  SUSPENDED: 'Suspended',
});

/** The fields that recruiters write about themselves. */
export const RecruiterFields = z.strictObject({
  recruiterFirstName: personName('First name'),
  recruiterLastName: personName('Last name'),
  recruiterTitle: text('Title', { max: 80, width: 'half', autoComplete: 'organization-title' })
    .nullable()
    .default(null),
  recruiterPhone: text('Phone', { max: 30, width: 'half' })
    .regex(/^\+?[0-9 ().-]{5,30}$/, 'Enter a phone number like +1 512 555 0100.')
    .meta({ title: 'Phone', ui: { width: 'half' } })
    .nullable()
    .default(null),
});

export const Recruiter = z.object({
  id: z.string().meta({ title: 'Id' }),
  recruiterEmail: email(),
  ...RecruiterFields.shape,
  employerName: text('Employer'),
  status: RecruiterStatus,
  createdAt: moment('Registered'),
});

/** A recruiter as the employer sees them: with what came of their work. */
export const RecruiterSummary = Recruiter.extend({
  openJobsCount: count('Open jobs'),
  dailyCandidatesCount: count('Daily candidates'),
  applicationsCount: count('Applications'),
  hiresCount: count('Hires'),
});

export type RecruiterSummary = z.output<typeof RecruiterSummary>;
export type Recruiter = z.output<typeof Recruiter>;
export type RecruiterStatus = z.output<typeof RecruiterStatus>;
