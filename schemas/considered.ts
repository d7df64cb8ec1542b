/** People whom a recruiter has considered for a job: put on its newest list, judged as everyone on it. */
import { z } from 'zod';
import { email, id } from './base/fields.ts';

/** People considered at once. */
export const mostConsidered = 50;

export const ConsiderForm = z.strictObject({
  people: z.array(email('Person')).min(1).max(mostConsidered).meta({
    title: 'People',
    description: 'By the ids or the addresses of the company’s own people.',
  }),
});

export const Considered = z.object({
  candidateEmail: email('Person'),
  dailyCandidateId: id
    .nullable()
    .meta({ title: 'Pick', description: 'Null where they are not on the list.' }),
  reason: z
    .string()
    .nullable()
    .meta({ title: 'Why not', description: 'A sentence; null where they are on the list.' }),
});

export type Considered = z.output<typeof Considered>;
