/** Scorecards: what each of those who hire thinks of an applicant after a stage, blind until they have said it. */
import { z } from 'zod';
import { choiceOf, flag, id, longText, moment, text } from './base/fields.ts';
import { Criterion } from './criteria.ts';
import { Stage } from './job.ts';

const Recommendation = choiceOf(['STRONG_NO', 'NO', 'YES', 'STRONG_YES'], 'Recommendation', {
  STRONG_NO: 'Strong no',
  NO: 'No',
  YES: 'Yes',
  STRONG_YES: 'Strong yes',
});

/** One criterion of the job, from 1 to 4; what was not seen is left out. */
const CriterionRating = z.strictObject({
  criterion: Criterion.shape.name,
  rating: z.int().min(1).max(4).meta({ title: 'Rating', description: 'From 1 to 4.' }),
});

/** The part of a scorecard that is written. */
export const ScorecardFields = z.strictObject({
  recommendation: Recommendation,
  ratings: z
    .array(CriterionRating)
    // The criteria a card was begun with, and as many since.
    .max(60)
    .refine(
      (list) => new Set(list.map(({ criterion }) => criterion)).size === list.length,
      'A criterion is rated twice.',
    )
    .default([])
    .meta({ title: 'Ratings', description: 'Criteria of the job, in its words.' }),
  strengths: longText('Strengths', 4000).nullable().default(null),
  concerns: longText('Concerns', 4000).nullable().default(null),
});

const authorName = z
  .string()
  .nullable()
  .meta({ title: 'Written by', description: 'Null once they have left.' });

export const Scorecard = z.object({
  id,
  stageId: Stage.shape.id,
  stageName: text('Stage').meta({ title: 'Stage', description: 'As it was called then.' }),
  authorName,
  isMine: flag('Mine', 'Only its author can change or delete a card.'),
  ...ScorecardFields.shape,
  ratings: z.array(CriterionRating).meta({
    title: 'Ratings',
    description: 'In the words the criteria had when the card was written.',
  }),
  isAfterReading: flag(
    'After reading',
    'Whether its author had read others’ cards of the stage before it was given or last changed.',
  ),
  createdAt: moment('Written'),
  updatedAt: moment('Changed'),
});

/** The cards of one stage, as far as the reader may see them. */
export const StageScorecards = z.object({
  stageId: Stage.shape.id,
  stageName: Scorecard.shape.stageName,
  authors: z
    .array(authorName)
    .meta({ title: 'Authors', description: 'One for each card, in the order they came in.' }),
  isBlind: flag('Blind', 'Whether the reader has to give a card for this stage before reading the others.'),
  cards: z.array(Scorecard).meta({ title: 'Cards', description: 'Empty while they are not shown.' }),
});

export type ScorecardFields = z.output<typeof ScorecardFields>;
export type Scorecard = z.output<typeof Scorecard>;
export type StageScorecards = z.output<typeof StageScorecards>;
