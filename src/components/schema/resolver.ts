/** Joins a zod schema to a form. */
import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import { issueMessage, issueValues } from '../../../schemas/ui/issueMessage.ts';
import { fieldOf, writableKeys } from '../fields/field.ts';
import type { Field } from '../fields/fieldShape.ts';
import type { Translate } from '../texts/text.ts';

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

/** Says an issue in the reader's language, and those of the members of a union. */
function say(issue: z.core.$ZodIssue, t: Translate): void {
  Object.assign(issue, { message: t(issue.message, issueValues(issue)) });
  if (issue.code === 'invalid_union') for (const inner of issue.errors.flat()) say(inner, t);
}

/**
 * Holds values to a schema and leaves them as they are: what was not given is still not given.
 *
 * @throws z.ZodError
 */
export function assertTaken<S extends z.ZodType>(schema: S, values: unknown): asserts values is z.input<S> {
  schema.parse(values);
}

/** A react-hook-form resolver that checks with the schema and hands on what the schema makes of the values. @param t says what is wrong */
export function resolverFor<S extends z.ZodObject>(
  schema: S,
  t: Translate,
): Resolver<FieldValues, unknown, z.output<S>> {
  const checked = {
    _zod: schema._zod,
    // zodResolver asks the schema by this name.
    parseAsync: async (values: FieldValues) => {
      const read = await schema.safeParseAsync(valuesFor(schema, values), { error: issueMessage });
      if (read.success) return read.data;
      for (const issue of read.error.issues) say(issue, t);
      throw read.error;
    },
  };
  // It hands on what the schema made of the values, which the compiler does not follow through its wrapper.
  return zodResolver(checked) as Resolver<FieldValues, unknown, z.output<S>>;
}
