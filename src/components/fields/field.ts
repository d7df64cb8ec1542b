/**
 * Reads from a zod schema what a form, a table or a page needs to know of each field, its words as the translator `t`
 * says them; without one they stay as the schema has them. No React.
 */
import { z } from 'zod';
import { asWritten, type Translate } from '../texts/text.ts';
import { blankField, type Field } from './fieldShape.ts';
import { inside } from './inside.ts';
import { readType } from './readType.ts';
import type { Schema } from './zodTypes.ts';

/** A text of the schema in the reader's language. */
const said = (t: Translate, text: string | undefined) => (text === undefined ? undefined : t(text));

/** The meta of a wrapper wins over that of what it wraps. */
function readMeta(schema: Schema, field: Field, t: Translate): void {
  const { title, description, ui } = z.globalRegistry.get(schema) ?? {};
  field.title ??= said(t, title);
  field.help ??= said(t, description);
  field.ui = { ...ui, ...(ui?.placeholder && { placeholder: t(ui.placeholder) }), ...field.ui };
}

/** Notes what a wrapper says of whether the field must be filled in. */
function readWrapper(def: { type: string; defaultValue?: unknown }, field: Field, isSettled: boolean): void {
  if (def.type === 'nullable') {
    field.nullable = true;
    field.required = false;
  }
  if (def.type === 'default' || def.type === 'prefault') field.defaultValue ??= def.defaultValue;
  if (isSettled || !['optional', 'exactOptional', 'default', 'prefault', 'catch'].includes(def.type)) return;
  field.omittable = true;
  field.required = false;
}

/**
 * Takes the wrappers off a schema (optional, nullable, default, pipe, refinements) and gathers what they say, the
 * outermost first.
 */
export function readField(schema: Schema, t: Translate = asWritten): Field {
  const field = blankField();
  // A field that is not optional from outside stays so, whatever is inside.
  let isSettled = false;
  let current: Schema | undefined = schema;
  let last: Schema = schema;
  while (current) {
    last = current;
    readMeta(current, field, t);
    readWrapper(current._zod.def, field, isSettled);
    isSettled ||= current._zod.def.type === 'nonoptional';
    current = inside(current, field);
  }
  readType(last, field, t, readField);
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

/** Names of the fields a schema takes, in order. */
export const writableKeys = (schema: z.ZodObject): string[] => Object.keys(schema.shape);

/** The fields of a form nobody could save it without. @param given the values there are already */
export const neededFields = (schema: z.ZodObject, given: Readonly<Record<string, unknown>> = {}): string[] =>
  writableKeys(schema).filter((name) => fieldOf(schema, name).required && (given[name] ?? null) === null);

/** Fields of a schema beside some that have a place already. */
export const fieldsBeside = <S extends z.ZodObject>(
  schema: S,
  named: readonly (keyof S['shape'])[],
): (keyof S['shape'] & string)[] => writableKeys(schema).filter((name) => !named.includes(name));

/** The columns a table has from the start, in order: `ui.column` says which. */
export function usualColumns<S extends z.ZodObject>(schema: S): readonly (keyof S['shape'] & string)[] {
  const placed = writableKeys(schema).flatMap((name) => {
    const { column } = fieldOf(schema, name).ui;
    return typeof column === 'number' ? [{ name, column }] : [];
  });
  return placed.sort((one, other) => one.column - other.column).map(({ name }) => name);
}

/**
 * The columns a table or a file can have: those named, in order, and after them every other field of the schema, except
 * where its `ui.column` is false.
 *
 * @param leftOut fields that are no columns here, though they could be
 */
export const columnsOf = (
  schema: z.ZodObject,
  named: readonly string[] = usualColumns(schema),
  leftOut: readonly string[] = [],
): string[] => [
  ...named,
  ...fieldsBeside(schema, [...named, ...leftOut]).filter((name) => fieldOf(schema, name).ui.column !== false),
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
