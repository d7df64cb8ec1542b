/** When and where someone can begin; shown to recruiters on whose lists they are. */
import { z } from 'zod';
import { choiceOf, country } from './base/fields.ts';

export const NoticePeriod = choiceOf(
  ['NONE', 'TWO_WEEKS', 'ONE_MONTH', 'TWO_MONTHS', 'THREE_MONTHS', 'LONGER'],
  'Notice period',
  {
    NONE: 'Can start at once',
    TWO_WEEKS: 'Two weeks',
    ONE_MONTH: 'One month',
    TWO_MONTHS: 'Two months',
    THREE_MONTHS: 'Three months',
    LONGER: 'Longer',
  },
  { width: 'half' },
);

export const Availability = z.object({
  noticePeriod: NoticePeriod.nullable().default(null),
  rightToWork: z
    .array(country)
    .max(30)
    .meta({
      title: 'Countries I may work in',
      description: 'Without a permit that an employer would have to get.',
      ui: { widget: 'countries' },
    })
    .default([]),
});

export type Availability = z.output<typeof Availability>;
