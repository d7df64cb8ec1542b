/** How someone likes the screens: what is kept for them from one sign-in to the next, on every device. */
import { z } from 'zod';
import { text } from './base/fields.ts';
import { InterviewHours } from './interviewHours.ts';

/** The most filters kept for a list, and the longest name one can have. */
export const savedFiltersMost = 20;
const filterNameMost = 60;

const value = z.string().max(200);

/** Values of a list's filters and search by their names in its query. */
const FilterValues = z
  .record(z.string().max(40), z.union([value, z.array(value).max(50)]))
  .refine((filter) => Object.keys(filter).length <= 12, 'A filter can have at most 12 parts.')
  .meta({ title: 'Filter' });

/** Filters and search of a list under a name. */
const SavedFilter = z.strictObject({
  name: text('Name of the filter', { max: filterNameMost }),
  filter: FilterValues,
});

const SavedFilters = z
  .array(SavedFilter)
  .max(savedFiltersMost, 'A list can have at most 20 saved filters.')
  .refine(
    (list) => new Set(list.map(({ name }) => name.toLowerCase())).size === list.length,
    'Two filters have the same name.',
  );

const Columns = z.array(z.string().max(60)).max(40);

/** Everything that is kept; the body and the answer of its calls. Nothing of it is needed. */
export const Preferences = z.strictObject({
  tourSeen: z.boolean().default(false).meta({
    title: 'Tour seen',
    description: 'Whether the tour of the first sign-in was taken or turned down.',
  }),
  savedFilters: z
    .strictObject({
      jobs: SavedFilters.default([]),
      openJobs: SavedFilters.default([]),
      recruiters: SavedFilters.default([]),
    })
    .prefault({})
    .meta({ title: 'Saved filters', description: 'By list.' }),
  hiddenColumns: z
    .strictObject({ jobs: Columns.default([]), recruiters: Columns.default([]) })
    .prefault({})
    .meta({ title: 'Hidden columns', description: 'By list.' }),
  interviewHours: InterviewHours.prefault({}).meta({
    title: 'Hours for interviews',
    description: 'When times are proposed, on the clock of wherever one is.',
  }),
});

export type Preferences = z.output<typeof Preferences>;
