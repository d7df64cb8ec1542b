/**
 * The search of open jobs that everyone may make: its questions, and its address. What cannot be read is left out, because
 * addresses are typed, cut off and passed on.
 */
import { z } from 'zod';
import { text } from './base/fields.ts';
import { EmploymentType, WorkplaceType } from './job.ts';

/** Currencies that a least pay can be asked for in. */
export const payCurrencies = ['USD', 'EUR', 'GBP', 'CAD', 'AUD', 'MXN', 'CHF'] as const;

/** How long ago a job was opened at most, in days. */
const postedWithin = ['1', '7', '30'] as const;

const words = text('Words', { max: 200 }).optional().catch(undefined);

export const PublicJobSearch = z.object({
  /** Words that the job says. */
  q: words,
  /** A town, a state or a country; with commas, all of them. */
  place: words,
  workplace: WorkplaceType.optional().catch(undefined),
  employment: EmploymentType.optional().catch(undefined),
  /** The least pay a year. */
  pay: z.coerce.number().int().min(1).max(10_000_000).optional().catch(undefined),
  currency: z.enum(payCurrencies).catch('USD'),
  days: z.enum(postedWithin).optional().catch(undefined),
});

export type PublicJobSearch = z.output<typeof PublicJobSearch>;

/** The questions of a search in the order of its address; a currency says nothing without pay. */
const asked = ({ q, place, workplace, employment, pay, currency, days }: PublicJobSearch) =>
  Object.entries({ q, place, workplace, employment, pay, currency: pay && currency, days }).filter(
    (entry): entry is [string, string | number] => entry[1] !== undefined,
  );

/**
 * The one address of a search, whatever order its questions came in.
 *
 * @param after where the page begins; the first one without
 * @example publicSearchPath({ q: 'nurse', currency: 'USD' }) // '/jobs?q=nurse'
 */
export function publicSearchPath(search: PublicJobSearch, after?: string): string {
  const query = new URLSearchParams(asked(search).map(([name, value]) => [name, String(value)]));
  if (after !== undefined) query.set('after', after);
  const all = query.toString();
  return all === '' ? '/jobs' : `/jobs?${all}`;
}

/** Whether anything but words and a place narrows a search. */
export const isNarrowed = (search: PublicJobSearch): boolean =>
  asked(search).some(([name]) => name !== 'q' && name !== 'place');
