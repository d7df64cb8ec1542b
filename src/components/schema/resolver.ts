/** Joins a zod schema to a form. */
import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldValues, Resolver } from 'react-hook-form';
import { z } from 'zod';
import { issueMessage, issueValues, notRight } from '../../../schemas/ui/issueMessage.ts';
import { writableKeys } from '../fields/field.ts';
import { formValue } from '../fields/formValue.ts';
import type { Translate } from '../texts/text.ts';

/**
 * Form values as a schema takes them. Inputs leave null or '' behind when they are emptied; those become what the
 * schema calls empty, and keys the schema does not know (a record's id, its dates) stay out.
 */
export const valuesFor = (schema: z.ZodObject, values: FieldValues): FieldValues =>
  readValues(schema, values).ready;

type Found = Parameters<typeof formValue>[3];

function readValues(schema: z.ZodObject, values: FieldValues) {
  const found: Found = { problems: [], chosen: [], pairs: [], sets: [] };
  const entries = writableKeys(schema).map((key): [string, unknown] => {
    const part = schema.shape[key];
    return [key, part && formValue(part, values[key], [key], found)];
  });
  return { ready: Object.fromEntries(entries.filter(([, value]) => value !== undefined)), found };
}

const samePath = (one: readonly PropertyKey[], other: readonly PropertyKey[]) =>
  one.length === other.length && one.every((part, index) => String(part) === String(other[index]));

/** The place in the form: a row of pairs has its number and a side, where zod has its key. */
function inForm(path: readonly PropertyKey[], pairs: Found['pairs']): (string | number)[] {
  const place: (string | number)[] = [];
  for (const part of path) {
    const rows = pairs.find((one) => samePath(one.path, place));
    const row = rows?.keys.indexOf(String(part)) ?? -1;
    if (rows && row >= 0) place.push(row, rows.areTaken[row] ? 1 : 0);
    else place.push(typeof part === 'number' ? part : String(part));
  }
  return place;
}

/** The issues that an issue stands for: those of the member of a union that is being filled in, or of an entry. */
function innerIssues(issue: z.core.$ZodIssue, found: Found): readonly z.core.$ZodIssue[] | undefined {
  const under = (more: readonly PropertyKey[], issues: readonly z.core.$ZodIssue[] = []) =>
    issues.map((one) => ({ ...one, path: [...issue.path, ...more, ...one.path] }));
  if (issue.code === 'invalid_key') return under([], issue.issues);
  if (issue.code === 'invalid_element') return under([String(issue.key)], issue.issues);
  if (issue.code !== 'invalid_union') return undefined;
  const place = inForm(issue.path, found.pairs);
  const option = found.chosen.find(({ path }) => samePath(path, place))?.option;
  return option === undefined ? undefined : under([], issue.errors[option]);
}

/** The issues as the form has them: the innermost, each at its place in the form. */
function placed(issue: z.core.$ZodIssue, found: Found): z.core.$ZodIssue[] {
  const inner = innerIssues(issue, found);
  if (inner && inner.length > 0) return inner.flatMap((one) => placed(one, found));
  return [{ ...issue, path: inForm(issue.path, found.pairs) }];
}

const error = (issue: z.core.$ZodRawIssue) => issueMessage(issue) ?? notRight;

/** Issues of the entries of sets, each at its row: zod says them of the set, or of a field that no row has. */
async function entryIssues({ sets }: Found): Promise<z.core.$ZodIssue[]> {
  const found = await Promise.all(
    sets.flatMap(({ path, element, entries }) =>
      entries.map(async (entry, row) => {
        const read = await z.safeParseAsync(element, entry, { error });
        return (read.error?.issues ?? []).map((issue) => ({ ...issue, path: [...path, row, ...issue.path] }));
      }),
    ),
  );
  return found.flat();
}

/** Whether zod says of a set what is said of one of its entries. */
const isOfEntry = (issue: z.core.$ZodIssue, { sets }: Found, ofEntries: readonly z.core.$ZodIssue[]) =>
  sets.some(
    ({ path }) =>
      samePath(issue.path.slice(0, path.length), path) &&
      ofEntries.some(
        (one) =>
          one.code === issue.code &&
          one.message === issue.message &&
          samePath(one.path.slice(0, path.length), path) &&
          samePath(one.path.slice(path.length + 1), issue.path.slice(path.length)),
      ),
  );

/** A problem that only the form can see. */
const problemAt = (path: readonly PropertyKey[], message: string): z.core.$ZodIssue => ({
  code: 'custom',
  path: [...path],
  message,
  input: undefined,
});

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

/**
 * A react-hook-form resolver that checks with the schema and hands on what the schema makes of the values.
 *
 * @param t says what is wrong
 * @example const form = useForm({ resolver: resolverFor(Order, useText()) });
 */
export function resolverFor<S extends z.ZodObject>(
  schema: S,
  t: Translate,
): Resolver<FieldValues, unknown, z.output<S>> {
  const checked = {
    _zod: schema._zod,
    // zodResolver asks the schema by this name.
    parseAsync: async (values: FieldValues) => {
      const { ready, found } = readValues(schema, values);
      const read = await schema.safeParseAsync(ready, { error });
      const own = found.problems.map(({ path, message }) => problemAt(path, message));
      if (read.success && own.length === 0) return read.data;
      const ofEntries = await entryIssues(found);
      const ofOthers = (read.error?.issues ?? []).filter((issue) => !isOfEntry(issue, found, ofEntries));
      const issues = [...own, ...[...ofOthers, ...ofEntries].flatMap((issue) => placed(issue, found))];
      for (const issue of issues) say(issue, t);
      throw new z.ZodError(issues);
    },
  };
  // It hands on what the schema made of the values, which the compiler does not follow through its wrapper.
  return zodResolver(checked) as Resolver<FieldValues, unknown, z.output<S>>;
}
