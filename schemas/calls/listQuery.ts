/** The query every list takes: paging, sorting, filters and a search text. */
import { z } from 'zod';
import { pasted } from '../base/pasted.ts';

/** Rows of a page unless asked otherwise, and at most. */
export const defaultPerPage = 25;
export const maxPerPage = 100;

/** A parameter that may be repeated (`status=OPEN&status=ON_HOLD`) and is always read as a list. */
export const many = <T extends z.ZodType>(item: T) =>
  z.union([z.array(item).max(maxPerPage), item.transform((value) => [value])], {
    error: 'This filter has a value that is not known.',
  });

const wholeNumber = (min: number, max: number) => z.coerce.number().int().min(min).max(max);

/**
 * The query of one list.
 *
 * @param sort fields the list can be sorted by; the first one is the default
 * @param filters further parameters, usually made with `many`
 * @param order direction unless asked otherwise
 */
export function listQuery<const S extends readonly [string, ...string[]], F extends z.ZodRawShape>(
  sort: S,
  filters: F,
  order: 'ASC' | 'DESC' = 'DESC',
) {
  return z.strictObject({
    page: wholeNumber(1, 1_000_000).default(1),
    perPage: wholeNumber(1, maxPerPage).default(defaultPerPage),
    sort: z.enum(sort).default(sort[0]),
    order: z.enum(['ASC', 'DESC']).default(order),
    after: z
      .string()
      .max(500)
      .optional()
      .meta({ description: 'Cursor from the Link header of the page before.' }),
    q: pasted.max(200).optional().meta({ description: 'Words to look for.' }),
    id: many(z.string().max(254)).optional(),
    ...filters,
  });
}

/** PostgreSQL, as the calendar, has no year 0. */
export const isInCalendar = (text: string) => !text.startsWith('0000');

const wrongMoment = 'Enter a time as 2026-01-31T06:00:00Z.';

/**
 * The same for a list that other software keeps a copy of: it can ask for what has changed.
 */
export const changingListQuery = <const S extends readonly [string, ...string[]], F extends z.ZodRawShape>(
  sort: S,
  filters: F,
  order: 'ASC' | 'DESC' = 'DESC',
) =>
  listQuery(
    sort,
    {
      ...filters,
      updatedSince: z.iso
        .datetime({ error: wrongMoment })
        .max(40, wrongMoment)
        .refine(isInCalendar, wrongMoment)
        .optional()
        .meta({
          description:
            'Only what has changed since, in the order of the changes, whatever `sort` says: each row once, up to `X-Updated-Until`, which is what to send the next time. With `/deletions` nothing is missed.',
        }),
    },
    order,
  );

/** The parts of every list query, whatever its filters. */
export interface ListQuery {
  page: number;
  perPage: number;
  sort: string;
  order: 'ASC' | 'DESC';
  after?: string | undefined;
  q?: string | undefined;
  id?: string[] | undefined;
  updatedSince?: string | undefined;
  /** Up to when changes are told of; the server says so itself. */
  updatedUntil?: string | undefined;
}
