import type { z } from 'zod';

/** A field of the record that the list can be narrowed by, with the one or two parameters of the query for it. */
export interface FieldFilter {
  source: string;
  parameters: readonly string[];
}

/** The fields of a record that a list's query has filters for, as schemas/calls names them. */
export function fieldFilters(record: z.ZodObject, query: z.ZodObject): FieldFilter[] {
  return Object.keys(record.shape).flatMap((source) => {
    // Rows are asked for by their ids in a way of its own.
    if (source === 'id') return [];
    const parameters = [source, `${source}From`, `${source}To`].filter((name) => query.shape[name]);
    return parameters.length > 0 ? [{ source, parameters }] : [];
  });
}
