/** Joins a zod schema to the forms of react-admin. */
import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import { type Field, fieldOf, writableKeys } from './field.ts';

const textual = new Set(['text', 'email', 'url', 'date', 'moment']);

/** An emptied input as the schema wants it: absent, null or an empty text, so that the schema's own message shows. */
function emptyAs(field: Field): unknown {
  if (field.omittable) return undefined;
  if (field.nullable) return null;
  return textual.has(field.kind) ? '' : undefined;
}

/**
 * Form values as a schema takes them. Inputs leave null or '' behind when they are emptied; those become what the
 * schema calls empty, and keys the schema does not know (a record's id, its dates) stay out.
 */
export function valuesFor(schema: z.ZodObject, values: FieldValues): FieldValues {
  const entries = writableKeys(schema).map((key): [string, unknown] => {
    const value: unknown = values[key];
    const empty = value === null || value === undefined || value === '';
    return [key, empty ? emptyAs(fieldOf(schema, key)) : value];
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** A react-hook-form resolver that checks with the schema and hands on what the schema makes of the values. */
export function resolverFor(schema: z.ZodObject): Resolver<FieldValues> {
  const check = zodResolver(schema);
  return (values, context, options) => check(valuesFor(schema, values), context, options);
}
