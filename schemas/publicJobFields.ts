/** The questions that narrow a search of jobs, for visitors, candidates and saved searches. */
import { z } from 'zod';
import { text } from './base/fields.ts';
import { SearchRadius } from './search.ts';

/** Currencies that a least pay can be asked for in. */
export const payCurrencies = ['USD', 'EUR', 'GBP', 'CAD', 'AUD', 'MXN', 'CHF'] as const;

/** How long ago a job was opened at most, in days. */
const postedWithin = ['1', '7', '30'] as const;

/** The questions that are not fields of a job, each as it has to be answered. */
export const narrowingFields = {
  place: text('Place', { max: 200 }).meta({
    title: 'Place',
    description: 'A town, a state or a country; with commas, all of them.',
  }),
  within: SearchRadius.meta({
    title: 'Distance',
    description:
      'Kilometres around the town that the place begins with, told apart by what follows. A town that is not known is looked for by its name.',
  }),
  pay: z.coerce
    .number()
    .int()
    .min(1)
    .max(10_000_000)
    .meta({ title: 'Pay from, a year', description: 'The least pay for a year of full time.' }),
  currency: z.enum(payCurrencies).meta({ title: 'Currency', description: 'Of the least pay.' }),
  days: z
    .enum(postedWithin)
    .meta({ title: 'Posted', description: 'How many days ago it was opened at most.' }),
};
