/** Whom a change of a job's criteria would move, shown before it is saved. */
import { z } from 'zod';
import { choiceOf, count, id } from './base/fields.ts';
import { Band, Criteria, CriterionResult, Importance } from './criteria.ts';
import { ExpectedFits } from './expectedFits.ts';
import { JobDraft } from './job.ts';

/** Body of `POST /jobs/{id}/criteria-effect`: the job as it would be; nothing of it is stored. */
export const CriteriaChange = JobDraft.extend({ criteria: Criteria });

/** Where someone comes from: the newest list, or the applicants who wait for an answer. */
const MovedFrom = choiceOf(['PICK', 'APPLICANT'], 'From', {
  PICK: 'On the list',
  APPLICANT: 'Applicant',
});

/** A criterion that moves someone, and what their resume says to it. */
export const MovingCriterion = CriterionResult.omit({ importance: true, note: true }).extend({
  importance: Importance.nullable().meta({
    title: 'Importance',
    description: 'After the change; null where it is taken away.',
  }),
});

export const MovedPerson = z.object({
  id,
  from: MovedFrom,
  candidateName: z.string().meta({ title: 'Name' }),
  before: Band,
  after: Band,
  because: z.array(MovingCriterion).meta({
    title: 'Because of',
    description: 'Criteria that change and explain the move; none where the text of the job does.',
  }),
});

const Expected = ExpectedFits.pick({ good: true, partial: true });

export const CriteriaEffect = z.object({
  pending: z.boolean().meta({
    title: 'Pending',
    description: 'Whether the numbers of the pool are missing only because profiles are still being read.',
  }),
  before: Expected.meta({ title: 'People of the pool who fit now' }),
  after: Expected.meta({ title: 'People of the pool who would fit' }),
  looked: count('People compared'),
  moved: z.array(MovedPerson).meta({ title: 'Whose fit would change' }),
});

export type CriteriaChange = z.output<typeof CriteriaChange>;
export type MovingCriterion = z.output<typeof MovingCriterion>;
export type MovedPerson = z.output<typeof MovedPerson>;
export type CriteriaEffect = z.output<typeof CriteriaEffect>;
