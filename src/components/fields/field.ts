/**
 * Reads from a zod schema what a form, a table or a page needs to know of each field, its words as the translator `t`
 * says them; without one they stay as the schema has them. No React.
 */
import { z } from 'zod';
import { asWritten, type Translate } from '../texts/text.ts';
import { blankField, type Field, type FieldKind } from './fieldShape.ts';

/** A schema of zod or of zod's core: what `.shape` and `.unwrap()` hand out. */
type Schema = z.core.$ZodType;

/** Bounds are -Infinity, Infinity or the safe integers where nobody set one. */
const bound = (value: number | null) =>
  value === null || Math.abs(value) >= Number.MAX_SAFE_INTEGER ? undefined : value;

const formatKinds: Record<string, FieldKind> = {
  email: 'email',
  url: 'url',
  date: 'date',
  datetime: 'moment',
};

/** A text of the schema in the reader's language. */
const said = (t: Translate, text: string | undefined) => (text === undefined ? undefined : t(text));

/** The meta of a wrapper wins over that of what it wraps. */
function readMeta(schema: Schema, field: Field, t: Translate): void {
  const { title, description, ui } = z.globalRegistry.get(schema) ?? {};
  field.title ??= said(t, title);
  field.help ??= said(t, description);
  field.ui = { ...ui, ...(ui?.placeholder && { placeholder: t(ui.placeholder) }), ...field.ui };
}

function readEnum(schema: z.ZodEnum, field: Field, t: Translate): void {
  const words = field.ui.choices ?? {};
  field.choices = schema.options.map((value) => ({
    id: String(value),
    name: said(t, words[value]) ?? String(value),
  }));
}

function readType(schema: Schema, field: Field, t: Translate): void {
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat) {
    field.kind = formatKinds[schema.format ?? ''] ?? 'text';
    field.minLength = schema.minLength ?? undefined;
    field.maxLength ??= schema.maxLength ?? undefined;
  } else if (schema instanceof z.ZodNumber) {
    field.kind = 'number';
    field.min = bound(schema.minValue);
    field.max = bound(schema.maxValue);
    field.whole = schema.format === 'safeint';
  } else if (schema instanceof z.ZodBoolean) {
    field.kind = 'boolean';
  } else if (schema instanceof z.ZodEnum) {
    field.kind = 'choice';
    readEnum(schema, field, t);
  } else if (schema instanceof z.ZodArray) {
    const item = readField(schema.element, t);
    field.kind = item.kind === 'choice' ? 'choices' : item.item ? 'items' : 'list';
    field.choices = item.choices;
    field.item = item.item;
    field.title ??= item.title;
  } else if (schema instanceof z.ZodObject) {
    field.item = schema;
  }
}

/** The schema inside a wrapper; undefined when it is not one. Notes on the way what the wrapper says. */
function inside(schema: Schema, field: Field): Schema | undefined {
  if (schema instanceof z.ZodOptional) {
    field.omittable = true;
    field.required = false;
    return schema.unwrap();
  }
  if (schema instanceof z.ZodNullable) {
    field.nullable = true;
    field.required = false;
    return schema.unwrap();
  }
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault) {
    field.omittable = true;
    field.required = false;
    field.defaultValue ??= schema.def.defaultValue;
    return schema.unwrap();
  }
  if (schema instanceof z.ZodReadonly) return schema.unwrap();
  if (schema instanceof z.ZodUnion) return schema.options[0];
  if (schema instanceof z.ZodPipe) {
    if (schema.in instanceof z.ZodTransform) return schema.out;
    // The address forms: rules of length stand before the pipe, the format behind it.
    if (schema.in instanceof z.ZodString) field.maxLength ??= schema.in.maxLength ?? undefined;
    return schema.out instanceof z.ZodTransform ? schema.in : schema.out;
  }
  return undefined;
}

/**
 * Takes the wrappers off a schema (optional, nullable, default, pipe, refinements; the first member of a union) and
 * gathers what they say, the outermost first.
 */
export function readField(schema: Schema, t: Translate = asWritten): Field {
  const field = blankField();
  let current: Schema | undefined = schema;
  let last: Schema = schema;
  while (current) {
    last = current;
    readMeta(current, field, t);
    current = inside(current, field);
  }
  readType(last, field, t);
  return field;
}

/**
 * A field of a record by its name.
 *
 * @throws when the schema has no such field, which is a mistake in the screen and not in the data
 */
export function fieldOf(schema: z.ZodObject, source: string, t: Translate = asWritten): Field {
  const inner = schema.shape[source];
  if (!inner) throw new Error(`The schema has no field "${source}".`);
  return readField(inner, t);
}

/** A value of an enum in the reader's words; as it is where the schema has none for it. */
export const choiceWords = (schema: Schema, value: string, t: Translate): string =>
  readField(schema, t).choices.find(({ id }) => id === value)?.name ?? value;

/** Label of a field in the reader's language: its title, or its name when it has none. */
export const labelOf = (field: Field, source: string): string => field.title ?? source;

/** Names of the fields a schema takes, in order. */
export const writableKeys = (schema: z.ZodObject): string[] => Object.keys(schema.shape);

/** Fields of a schema beside some that have a place already. */
export const fieldsBeside = (schema: z.ZodObject, named: readonly string[]): string[] =>
  writableKeys(schema).filter((name) => !named.includes(name));

/** Kinds of values that fit a cell. */
const cellKinds: ReadonlySet<FieldKind> = new Set([
  'text',
  'email',
  'url',
  'number',
  'boolean',
  'date',
  'moment',
  'choice',
  'choices',
  'list',
]);

/**
 * The columns a table or a file can have: those named, in order, and after them every other field of the schema whose
 * values fit a cell. A column that is left out has to be named for it.
 */
export const columnsOf = (
  schema: z.ZodObject,
  named: readonly string[],
  leftOut: readonly string[] = [],
): string[] => [
  ...named,
  ...fieldsBeside(schema, [...named, ...leftOut]).filter((name) => cellKinds.has(fieldOf(schema, name).kind)),
];

/** All fields a schema takes, by name and in order. */
export const fieldsOf = (schema: z.ZodObject, t: Translate = asWritten): Record<string, Field> =>
  Object.fromEntries(writableKeys(schema).map((name) => [name, fieldOf(schema, name, t)]));

/** The values of a new record: the defaults of the schema. */
export function defaultsOf(schema: z.ZodObject): Record<string, unknown> {
  const entries = writableKeys(schema).map((key) => [key, fieldOf(schema, key).defaultValue] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** Values of a list's `sort` parameter; empty when it has none. */
export const sortsOf = (query: z.ZodObject): string[] =>
  query.shape.sort ? fieldOf(query, 'sort').choices.map((choice) => choice.id) : [];

/** A schema of some of the fields; `pick` takes names that are known when it is compiled. */
export const pickFields = ({ shape }: z.ZodObject, names: readonly string[]): z.ZodObject =>
  z.object(Object.fromEntries(names.map((name) => [name, shape[name]])));
