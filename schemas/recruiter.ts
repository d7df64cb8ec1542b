/** Someone who hires for an employer. */
import { z } from 'zod';
import { choiceOf, count, email, flag, inSection, moment, personName, text, withUi } from './base/fields.ts';

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
    recruiterLastName: personName('Last name'),
    recruiterTitle: text('Title', { max: 80, width: 'half', autoComplete: 'organization-title' })
      .nullable()
      .default(null),
    recruiterPhone: text('Phone', { max: 30, width: 'half' })
      .regex(/^\+?[0-9 ().-]{5,30}$/, 'Enter a phone number like +1 512 555 0100.')
      .meta({ title: 'Phone', ui: { width: 'half' } })
      .nullable()
      .default(null),
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
  dailyCandidatesCount: withUi(count('Daily candidates'), { column: 3 }),
  applicationsCount: withUi(count('Applications'), { column: 4 }),
  hiresCount: withUi(count('Hires'), { column: 5 }),
});

export type RecruiterSummary = z.output<typeof RecruiterSummary>;
export type Recruiter = z.output<typeof Recruiter>;
export type RecruiterStatus = z.output<typeof RecruiterStatus>;
export type RecruiterFields = z.output<typeof RecruiterFields>;
