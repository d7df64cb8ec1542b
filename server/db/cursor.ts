/** Where a page of a list ends, as a text a client hands back to get the next one. */
import { z } from 'zod';
import type { ListQuery } from '../../schemas/calls/listQuery.ts';
import { ApiError } from '../base/errors.ts';

/** The last row's sort values as PostgreSQL writes them, its id last, and how many rows came up to it. */
const Cursor = z.strictObject({
  sort: z.string(),
  order: z.enum(['ASC', 'DESC']),
  values: z.array(z.string().nullable()),
  offset: z.int().min(0),
  /** With `updatedSince`: up to when changes are told of, the same on all pages. */
  until: z.string().optional(),
});
export type Cursor = z.output<typeof Cursor>;

/** The refusal of a text that is no cursor of the list and order it came with. */
export const badCursor = () => {
  const message = 'This is not a cursor of this list in this order. Start again without it.';
  return new ApiError('INVALID_FIELDS', message, { errors: { after: message } });
};

export const writeCursor = (
  { sort, order }: ListQuery,
  values: Cursor['values'],
  offset: number,
  until?: string,
): string =>
  Buffer.from(JSON.stringify({ sort, order, values, offset, until } satisfies Cursor)).toString('base64url');

/**
 * @param keys how many values the order takes; left to the caller unless given
 * @throws ApiError INVALID_FIELDS on `after`
 */
export function readCursor(text: string, { sort, order }: ListQuery, keys?: number): Cursor {
  let content: unknown;
  try {
    content = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
  } catch {
    throw badCursor();
  }
  const { success, data } = Cursor.safeParse(content);
  const isOfList = success && data.sort === sort && data.order === order;
  if (!isOfList || (keys !== undefined && data.values.length !== keys)) throw badCursor();
  return data;
}
