/** How many people a job would find, shown while it is being written. */
import { z } from 'zod';
import { count } from './base/fields.ts';
import { Criteria } from './criteria.ts';
import { JobDraft, JobPlace } from './job.ts';

/** Body of `POST /jobs/expected-fits`; nothing of it is stored. */
export const ExpectedFitsDraft = JobDraft.extend({
  criteria: Criteria.default([]),
  place: JobPlace.optional(),
});

/** An estimated number of people, in tens and of two digits at most. Numbers below ten are not distinguished. */
export const PeopleEstimate = z.object({
  about: count('Number of people')
    .nullable()
    .meta({ title: 'Number of people', description: 'Null for fewer than ten.' }),
  least: count('At least'),
  most: count('At most'),
});

/** How many of the people who look for work would fit a job as written. */
export const ExpectedFits = z.object({
  pending: z.boolean().meta({
    title: 'Pending',
    description: 'Whether the numbers are missing only because profiles are still being read: ask again.',
  }),
  pool: PeopleEstimate.nullable().meta({ title: 'People who may be picked' }),
  good: PeopleEstimate.nullable().meta({ title: 'Good fits or better' }),
  partial: PeopleEstimate.nullable().meta({ title: 'Possible fits or better' }),
  /** Compares states, while lists compare distances. Null if the job's place does not matter. */
  away: PeopleEstimate.nullable().meta({ title: 'More who live out of reach and would not move' }),
  mustHaves: z
    .array(
      z.object({
        name: z.string().meta({ title: 'Criterion' }),
        good: PeopleEstimate.meta({ title: 'More good fits if it were a nice-to-have' }),
        partial: PeopleEstimate.meta({ title: 'More possible fits if it were a nice-to-have' }),
      }),
    )
    .meta({ title: 'What each must-have costs' }),
  notCounted: z.array(z.string()).meta({
    title: 'Not counted',
    description:
      'Criteria that the numbers do not follow as they are written: those that ask for more than listed skills, titles, degrees, licences, languages, years and states. A town counts as its state, other words not at all. On the lists all of them count.',
  }),
});

export type ExpectedFitsDraft = z.output<typeof ExpectedFitsDraft>;
export type PeopleEstimate = z.output<typeof PeopleEstimate>;
export type ExpectedFits = z.output<typeof ExpectedFits>;
