/** Searches that a candidate keeps, to be told of new jobs that fit them. */
import { z } from 'zod';
import { flag, id, moment, text } from './base/fields.ts';
import { EmploymentType, WorkplaceType } from './job.ts';
import { narrowingFields } from './publicJobFields.ts';

/** How many one candidate can have. */
export const mostSearches = 20;

const { place, within, currency } = narrowingFields;

/** The questions of a search that make sense of new jobs: all but their age. */
const SearchAsked = z
  .strictObject({
    q: text('Words', { max: 200 }).optional(),
    place: place.optional(),
    within: within.optional(),
    workplace: WorkplaceType.optional(),
    employment: EmploymentType.optional(),
    pay: z.int().min(1).max(10_000_000).optional().meta({ title: 'Pay from, a year' }),
    currency: currency.optional(),
  })
  .refine(
    ({ currency: _, within: _distance, ...asked }) => Object.values(asked).some((one) => one !== undefined),
    'Say what you look for: a word, a place or a filter.',
  )
  .meta({ title: 'Search' });

const name = text('Name', { max: 80 });

/** Body of saving a search. */
export const SavedSearchFields = z.strictObject({ name, search: SearchAsked });

/** Body of changing one; what is not named stays. */
export const SavedSearchChange = z.strictObject({
  name: name.optional(),
  paused: flag('Paused').optional(),
});

export const SavedSearch = z.object({
  id,
  name,
  search: SearchAsked,
  paused: flag('Paused', 'Nothing is told of it until it goes on.'),
  mailedAt: moment('Last e-mail').nullable().meta({
    title: 'Last e-mail',
    description: 'When an e-mail last had new jobs of it; null before the first.',
  }),
  createdAt: moment('Saved'),
  updatedAt: moment('Changed'),
});

export type SavedSearch = z.output<typeof SavedSearch>;
export type SavedSearchFields = z.output<typeof SavedSearchFields>;
export type SavedSearchChange = z.output<typeof SavedSearchChange>;
