/** People whom a recruiter has considered for a job: put on its newest list, judged as everyone on it. */
import { z } from 'zod';
import { email, id } from './base/fields.ts';

/** People considered at once. */
export const mostConsidered = 50;

export const ConsiderForm = z
  .strictObject({
    people: z.array(email('Person')).min(1).max(mostConsidered).optional().meta({
      title: 'People',
      description: 'Ids or addresses of own people.',
    }),
    importId: id.optional().meta({
      title: 'Import',
      description: 'In place of people: the 50 of it who fit best.',
    }),
  })
  .refine(({ people, importId }) => (people === undefined) !== (importId === undefined), {
    path: ['people'],
    error: 'Name people, or an import.',
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

export type ConsiderForm = z.output<typeof ConsiderForm>;
export type Considered = z.output<typeof Considered>;
