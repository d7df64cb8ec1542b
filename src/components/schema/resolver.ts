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

/** A field of the form, or an entry or a part of one. */
type Place = readonly (string | number)[];

function readValues(schema: z.ZodObject, values: FieldValues) {
  const found: Found = { problems: [], chosen: [], pairs: [], sets: [] };
  const entries = writableKeys(schema).map((key): [string, unknown] => {
    const part = schema.shape[key];
    return [key, part && formValue(part, values[key], [key], found)];
  });
  return { ready: Object.fromEntries(entries.filter(([, value]) => value !== undefined)), found };
}

const isUnder = (path: readonly PropertyKey[], at: readonly PropertyKey[]) =>
  at.every((part, index) => index < path.length && String(part) === String(path[index]));

const samePath = (one: readonly PropertyKey[], other: readonly PropertyKey[]) =>
  one.length === other.length && isUnder(one, other);

/**
 * The place in the form: a row of pairs has its number and a side, where zod has its key.
 *
 * @param at where the path begins, as the form has it
 */
function inForm(path: readonly PropertyKey[], { pairs }: Found, at: Place): Place {
  const place = [...at];
  for (const part of path) {
    const rows = pairs.find((one) => samePath(one.path, place));
    const row = rows?.keys.indexOf(String(part)) ?? -1;
    if (rows && row >= 0) place.push(row, rows.areTaken[row] ? 1 : 0);
    else place.push(typeof part === 'number' ? part : String(part));
  }
  return place;
}

/** The issues that an issue stands for: those of the member of a union that is being filled in, or of an entry. */
function innerIssues(
  issue: z.core.$ZodIssue,
  found: Found,
  at: Place,
): readonly z.core.$ZodIssue[] | undefined {
  const under = (more: readonly PropertyKey[], issues: readonly z.core.$ZodIssue[] = []) =>
    issues.map((one) => ({ ...one, path: [...issue.path, ...more, ...one.path] }));
  if (issue.code === 'invalid_key') return under([], issue.issues);
  if (issue.code === 'invalid_element') return under([String(issue.key)], issue.issues);
  if (issue.code !== 'invalid_union') return undefined;
  const place = inForm(issue.path, found, at);
  const option = found.chosen.find(({ path }) => samePath(path, place))?.option;
  return option === undefined ? undefined : under([], issue.errors[option]);
}

/** The issues as the form has them: the innermost, each at its place in the form. */
function placed(issue: z.core.$ZodIssue, found: Found, at: Place): z.core.$ZodIssue[] {
  const inner = innerIssues(issue, found, at);
  if (inner && inner.length > 0) return inner.flatMap((one) => placed(one, found, at));
  return [{ ...issue, path: [...inForm(issue.path, found, at)] }];
}

const error = (issue: z.core.$ZodRawIssue) => issueMessage(issue) ?? notRight;

/** Whatever its entries, a set may have too few of them, or break a rule of its own. */
const withAnyEntry = (schema: z.core.$ZodType) =>
  schema instanceof z.core.$ZodSet
    ? z.core.clone(schema, { ...schema._zod.def, valueType: z.any() })
    : z.any();

/** Issues of a value; none where it is taken. */
const issuesIn = async (schema: z.core.$ZodType, value: unknown): Promise<readonly z.core.$ZodIssue[]> =>
  (await z.safeParseAsync(schema, value, { error })).error?.issues ?? [];

/**
 * Issues of a value at a place of the form, as the form has them. Sets are asked once more, for themselves and then entry by
 * entry: zod says an entry's issue of the whole set, or of a field that no row has.
 */
async function inPlace(
  issues: readonly z.core.$ZodIssue[],
  found: Found,
  at: Place = [],
): Promise<z.core.$ZodIssue[]> {
  const below = found.sets.filter(({ path }) => isUnder(path, at));
  const sets = below.filter((set) => !below.some((other) => other !== set && isUnder(set.path, other.path)));
  const ofSets = sets.flatMap(({ path, schema, element, entries }) => [
    issuesIn(withAnyEntry(schema), new Set(entries)).then((own) =>
      own.map((issue) => ({ ...issue, path: [...path, ...issue.path] })),
    ),
    ...entries.map(async (entry, row) => inPlace(await issuesIn(element, entry), found, [...path, row])),
  ]);
  const others = issues
    .flatMap((issue) => placed(issue, found, at))
    .filter(({ path }) => !sets.some((set) => isUnder(path, set.path)));
  return [...others, ...(await Promise.all(ofSets)).flat()];
}

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
      const issues = [...own, ...(await inPlace(read.error?.issues ?? [], found))];
      for (const issue of issues) say(issue, t);
      throw new z.ZodError(issues);
    },
  };
  // It hands on what the schema made of the values, which the compiler does not follow through its wrapper.
  return zodResolver(checked) as Resolver<FieldValues, unknown, z.output<S>>;
}
