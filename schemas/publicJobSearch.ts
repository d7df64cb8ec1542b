/**
 * The search of open jobs, the same for visitors and candidates: its questions, and its public address. What cannot be read
 * there is left out, because addresses are typed, cut off and passed on.
 */
import { z } from 'zod';
import { addresses } from './addresses.ts';
import { text } from './base/fields.ts';
import { EmploymentType, WorkplaceType } from './job.ts';
import { narrowingFields } from './publicJobFields.ts';
import { readAmount } from './ui/readAmount.ts';

const { place, within, pay, currency, days } = narrowingFields;

/** Pay as it was typed, "60k" for one. */
const wholePay = (typed: unknown): unknown =>
  typeof typed === 'string' ? Math.round(readAmount(typed) ?? Number.NaN) : typed;

export const PublicJobSearch = z.object({
  /** Words that the job says. */
  q: text('Words', { max: 200 }).optional().catch(undefined),
  place: place.optional().catch(undefined),
  within: within.optional().catch(undefined),
  workplace: WorkplaceType.optional().catch(undefined),
  employment: EmploymentType.optional().catch(undefined),
  /** Addresses can have it as it was typed: the form sends itself without a script. */
  pay: z.preprocess(wholePay, pay).optional().catch(undefined),
  currency: currency.catch('USD'),
  days: days.optional().catch(undefined),
});

export type PublicJobSearch = z.output<typeof PublicJobSearch>;

/** The questions of a search in the order of its address; a distance says nothing without a place, a currency
 * nothing without pay. */
const asked = ({ q, place, within, workplace, employment, pay, currency, days }: PublicJobSearch) =>
  Object.entries({
    ...{ q, place, within: place && within, workplace, employment },
    ...{ pay, currency: pay && currency, days },
  }).filter((entry): entry is [string, string | number] => entry[1] !== undefined);

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

/**
 * Where a candidate finds the jobs of a search: the list of jobs keeps its filters, by the names they have there, in its
 * address.
 */
export function candidateSearchPath(search: Partial<PublicJobSearch>): string {
  const filter = JSON.stringify(searchFilter(search));
  return filter === '{}'
    ? addresses.candidate.jobs
    : `${addresses.candidate.jobs}?${new URLSearchParams({ filter })}`;
}

/** A search as the filters of the list of jobs. */
export const searchFilter = ({ workplace, employment, currency, ...rest }: Partial<PublicJobSearch>) => ({
  ...rest,
  ...(workplace && { workplaceType: [workplace] }),
  ...(employment && { employmentType: [employment] }),
  ...(rest.pay !== undefined && { currency }),
});

/** The other way round; what else the list is narrowed by is left out. */
export function searchOfFilter(filter: Readonly<Record<string, unknown>>): PublicJobSearch {
  const first = (value: unknown): unknown => (Array.isArray(value) ? value[0] : value);
  const { workplaceType, employmentType, ...rest } = filter;
  return PublicJobSearch.parse({
    ...rest,
    workplace: first(workplaceType),
    employment: first(employmentType),
  });
}

/** Whether anything but words and a place narrows a search. */
export const isNarrowed = (search: PublicJobSearch): boolean =>
  asked(search).some(([name]) => name !== 'q' && name !== 'place');
