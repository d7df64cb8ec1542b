/** Handing jobs over to a colleague, and what would stay behind without it. */
import { z } from 'zod';
import { count, email } from './base/fields.ts';
import { Colleague } from './person.ts';

/** Who has the jobs from here on. */
export const Handover = z.strictObject({
  recruiterEmail: email('New recruiter').meta({
    title: 'New recruiter',
    description: 'An active recruiter of the same employer.',
  }),
});

/** The outcome of a handover. */
export const HandedOver = z.object({
  jobsCount: count('Jobs'),
  heldJobsCount: count('Jobs put on hold').meta({
    title: 'Jobs put on hold',
    description: 'Open jobs whose new recruiter no plan covers.',
  }),
  interviewsCount: count('Interviews'),
  freedInterviewsCount: count('Interviews without their time').meta({
    title: 'Interviews without their time',
    description: 'Booked at a time when the new recruiter has another interview; the candidates are told.',
  }),
});

/** The work that waits for a recruiter. */
export const OpenWork = z.object({
  openJobsCount: count('Open jobs').meta({ title: 'Open jobs', description: 'Open or on hold.' }),
  draftsCount: count('Drafts'),
  applicationsCount: count('Applications').meta({
    title: 'Applications',
    description: 'Those that are under way, in jobs that are closed too.',
  }),
  interviewsCount: count('Interviews').meta({ title: 'Interviews', description: 'Booked and ahead.' }),
  colleagues: z.array(Colleague).max(200).meta({
    title: 'Colleagues',
    description: 'The other active recruiters of the employer, by name; 200 at most.',
  }),
});

export type Handover = z.output<typeof Handover>;
export type HandedOver = z.output<typeof HandedOver>;
export type OpenWork = z.output<typeof OpenWork>;
