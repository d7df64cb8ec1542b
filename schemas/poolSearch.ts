/** Search of the people who may be picked, without saying who they are. */
import { z } from 'zod';
import { city, count, email, state, years } from './base/fields.ts';
import { pasted } from './base/pasted.ts';
import { Band, CriterionResult, Outcome } from './criteria.ts';

/** Body of `POST /jobs/{id}/pool-search`. */
export const PoolQuestion = z.strictObject({
  q: pasted
    .min(2, 'Enter a skill, a title or a state.')
    .max(120, 'A search has at most 120 characters.')
    .meta({
      title: 'Search the pool',
      ui: { placeholder: 'Skills, titles, states' },
    }),
});

/** A criterion as it is shown of someone who is on no list yet. */
export const AnonymousResult = CriterionResult.extend({
  outcome: Outcome.nullable().meta({
    title: 'Outcome',
    description:
      'Null where it is shown only once they are on the list: it rests on words that would say who it is, or the criterion asks for more than listed skills, titles, degrees, licences, languages and years.',
  }),
});

/** Someone who may be picked for a job, as far as it does not say who it is. */
export const PoolPerson = z.object({
  handle: z.string().meta({
    title: 'Handle',
    description: 'Names them for an hour, for this job and this recruiter alone; different with each search.',
  }),
  headline: z.string().nullable().meta({
    title: 'Headline',
    description: 'Null without one, or where it would say who it is.',
  }),
  state: state.nullable(),
  yearsOfExperience: years('Years of experience').nullable(),
  band: Band.meta({ title: 'Fit', description: 'By what is shown of them.' }),
  criteria: z.array(AnonymousResult).meta({ title: 'Criteria' }),
  summary: z.string().meta({ title: 'Summary' }),
});

/** One of the company's own people, who is shown with everything: nothing of them is new to the company. */
export const OwnPoolPerson = z.object({
  handle: PoolPerson.shape.handle,
  candidateEmail: email(),
  candidateName: z.string().meta({ title: 'Name' }),
  headline: z.string().nullable().meta({ title: 'Headline' }),
  city: city.nullable(),
  state: state.nullable(),
  yearsOfExperience: years('Years of experience').nullable(),
  band: Band,
  criteria: z.array(CriterionResult).meta({ title: 'Criteria' }),
  summary: z.string().meta({ title: 'Summary' }),
});

export const PoolFound = z.object({
  found: count('People found').meta({
    title: 'People found',
    description: 'In tens where there are more than are shown.',
  }),
  more: z.boolean().meta({ title: 'More than were counted' }),
  people: z.array(PoolPerson).meta({ title: 'The best of them', description: 'At most 20, best first.' }),
  own: z.array(OwnPoolPerson).meta({
    title: 'Your people',
    description:
      'The best of those whom the company imported or added, or who applied before: at most 20, and none of them counted above.',
  }),
});

/** Body of `POST /jobs/{id}/pool-picks`. */
export const PoolChoice = z.strictObject({
  handle: z.string().min(1).max(2000).meta({ title: 'Handle' }),
});

export type AnonymousResult = z.output<typeof AnonymousResult>;
export type OwnPoolPerson = z.output<typeof OwnPoolPerson>;
export type PoolPerson = z.output<typeof PoolPerson>;
export type PoolFound = z.output<typeof PoolFound>;
