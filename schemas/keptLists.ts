/** How someone likes the lists: filters under a name, and columns that are hidden. */
import { z } from 'zod';
import { text } from './base/fields.ts';

/** The most filters kept for a list, and the longest name one can have. */
const savedFiltersMost = 20;
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

const Columns = z.array(z.string().max(60)).max(40).default([]);

/** By the part of the preferences. */
export const KeptLists = z.strictObject({
  savedFilters: z
    .strictObject({
      jobs: SavedFilters.default([]),
      openJobs: SavedFilters.default([]),
      recruiters: SavedFilters.default([]),
      people: SavedFilters.default([]),
    })
    .prefault({})
    .meta({ title: 'Saved filters', description: 'By list.' }),
  hiddenColumns: z
    .strictObject({
      jobs: Columns,
      recruiters: Columns,
      applicants: Columns,
      picks: Columns,
      people: Columns,
    })
    .prefault({})
    .meta({ title: 'Hidden columns', description: 'By list.' }),
});
