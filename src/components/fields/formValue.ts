/** The values of a form, as its schema takes them. */
import { z } from 'zod';
import { readField } from './field.ts';
import type { Field, FieldKind } from './fieldShape.ts';
import { Chosen, Unreadable, UnreadJson } from './heldValues.ts';
import { elementOf, entryOf, optionsOf, placesOf, shapeOf, variantOf } from './parts.ts';
import { type Schema, typed } from './zodTypes.ts';

type Path = readonly (string | number)[];

/** Everything found while values were made ready for their schema. */
interface Findings {
  /** Problems the schema would not see, by the place they are at. */
  problems: { path: Path; message: string }[];
  /** Which member of a union is being filled in, by its place. */
  chosen: { path: Path; option: number }[];
  /** The keys of pairs by row, and whether each may be a key: a record or a map no longer knows its rows. */
  pairs: { path: Path; keys: string[]; areTaken: boolean[] }[];
  /** Sets by their places: zod does not say which of their entries is wrong. */
  sets: { path: Path; schema: Schema; element: Schema; entries: unknown[] }[];
}

const textual = new Set<FieldKind>(['text', 'email', 'url', 'date', 'time', 'moment']);
const listed = new Set<FieldKind>(['choices', 'list', 'items', 'array', 'set']);

const isNothing = (value: unknown) => value === null || value === undefined || value === '';

/** Whether nothing was filled in, in any part. */
const isBlank = (value: unknown): boolean =>
  isNothing(value) ||
  (Array.isArray(value) && value.every(isBlank)) ||
  (isPlain(value) && Object.values(value).every(isBlank));

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' &&
  value !== null &&
  [Object.prototype, null].includes(Object.getPrototypeOf(value));

/** An emptied input as the schema wants it: absent, null or an empty text, so that the schema's own message shows. */
function emptyAs(field: Field): unknown {
  if (field.omittable) return undefined;
  if (field.nullable) return null;
  if (field.kind === 'boolean') return field.schema ? z.encode(field.schema as z.ZodType, false) : false;
  return textual.has(field.kind) ? '' : undefined;
}

/** Whether a schema takes a value; undefined where it can only answer later. */
function takes(schema: Schema, value: unknown): boolean | undefined {
  try {
    return z.safeParse(schema, value).success;
  } catch {
    return undefined;
  }
}

/** Whether a schema takes a value; one that can only answer later takes none. */
const isTaken = (schema: Schema, value: unknown): boolean => takes(schema, value) === true;

/** The codec a field is, behind what may be absent. */
function codecOf(schema: Schema): z.core.$ZodCodec | undefined {
  const { def } = typed(schema)._zod;
  if (def.type === 'pipe') return 'reverseTransform' in def ? (schema as z.core.$ZodCodec) : undefined;
  return 'innerType' in def ? codecOf(def.innerType as Schema) : undefined;
}

/** Pairs as a form holds them: rows while they are filled in, else as the record has them. */
export function pairsOf(value: unknown): [unknown, unknown][] {
  if (value instanceof Map) return [...value];
  if (Array.isArray(value)) return value.filter(Array.isArray).map(([key, entry]) => [key, entry]);
  return isPlain(value) ? Object.entries(value) : [];
}

/** Entries of a list or a set. */
export const entriesOf = (value: unknown): unknown[] =>
  value instanceof Set ? [...value] : Array.isArray(value) ? value : [];

function pairsFor(field: Field, value: unknown, path: Path, found: Findings): unknown {
  const types = entryOf(field);
  if (!types) return value;
  const pairs = pairsOf(value).map(([key, entry], index): [unknown, unknown] => [
    formValue(types.key, key, [...path, index, 0], found),
    formValue(types.value, entry, [...path, index, 1], found),
  ]);
  found.pairs.push({
    path,
    keys: pairs.map(([key]) => String(key ?? '')),
    areTaken: pairs.map(([key]) => isTaken(types.key, key)),
  });
  const keys = new Set(pairs.map(([key]) => (key instanceof Date ? key.getTime() : key)));
  if (keys.size < pairs.length) found.problems.push({ path, message: 'Write each key only once.' });
  if (field.kind === 'map') return new Map(pairs);
  return Object.fromEntries(pairs.map(([key, entry]) => [String(key ?? ''), entry]));
}

function partsFor(schema: Schema, value: unknown, path: Path, found: Findings): unknown {
  const given = isPlain(value) ? value : {};
  const shape = shapeOf(schema);
  const parts = Object.entries(shape).map(([key, part]): [string, unknown] => [
    key,
    formValue(part, given[key], [...path, key], found),
  ]);
  const { def } = typed(schema)._zod;
  const others = def.type === 'object' && def.catchall && def.catchall._zod.def.type !== 'never';
  const more = others ? Object.entries(given).filter(([key]) => !(key in shape)) : [];
  return Object.fromEntries([...parts, ...more].filter(([, part]) => part !== undefined));
}

/** The value of the member that is shown, of which its problems then are. */
function valueOfMember(
  options: readonly Schema[],
  at: number,
  value: unknown,
  path: Path,
  found: Findings,
): unknown {
  const option = options[at];
  found.chosen.push({ path, option: at });
  return option ? formValue(option, value, path, found) : undefined;
}

/** Whether a form of a type could have this value in it: a record is no list, though an empty list is read from it. */
function holds(option: Schema, value: unknown): boolean {
  const { kind } = readField(option);
  if (listed.has(kind)) return Array.isArray(value) || value instanceof Set;
  if (kind === 'tuple') return Array.isArray(value);
  if (kind === 'object' || kind === 'variants') return isPlain(value);
  return true;
}

/** A value as a member of a union takes it, if it does; without notes of what was found. */
function readAs(option: Schema, value: unknown): { ready: unknown } | undefined {
  const quiet: Findings = { problems: [], chosen: [], pairs: [], sets: [] };
  const ready = formValue(option, value, [], quiet);
  return quiet.problems.length === 0 && isTaken(option, ready) ? { ready } : undefined;
}

/** The member of a union that a record's value is of, by its place; -1 for none. */
export function memberOf(options: readonly Schema[], value: unknown): number {
  const fits = options.map((option) => holds(option, value) && readAs(option, value) !== undefined);
  // The first that takes it as it is: read through another, it could look like that.
  const own = options.findIndex((option, at) => fits[at] && isTaken(option, value));
  return own >= 0 ? own : fits.indexOf(true);
}

function optionFor(field: Field, value: unknown, path: Path, found: Findings): unknown {
  const options = optionsOf(field);
  if (value instanceof Chosen) return valueOfMember(options, value.option, value.value, path, found);
  // The first member is shown while there is no value, and none is read as another's: a switch left alone would be off.
  if (value === null || value === undefined) {
    const free = options.findIndex((option) => !readField(option).required);
    return valueOfMember(options, Math.max(0, free), value, path, found);
  }
  const option = options[memberOf(options, value)];
  return option ? readAs(option, value)?.ready : value;
}

function variantFor(field: Field, value: unknown, path: Path, found: Findings): unknown {
  if (!isPlain(value)) return value;
  const { name } = variantOf(field, undefined);
  const told = field.values?.find((one) => String(one) === String(value[name])) ?? value[name];
  const { variant } = variantOf(field, told);
  return variant ? partsFor(variant, { ...value, [name]: told }, path, found) : { [name]: told };
}

function placesFor(field: Field, value: unknown, path: Path, found: Findings): unknown[] {
  const { items, rest } = placesOf(field);
  const given = entriesOf(value);
  const length = Math.max(items.length, rest ? given.length : 0);
  const places = Array.from({ length }, (_, index) => {
    const type = items[index] ?? rest;
    return type ? formValue(type, given[index], [...path, index], found) : undefined;
  });
  // Places at the end may be left out, but not filled with nothing.
  while (
    places.length > 0 &&
    places.at(-1) === undefined &&
    readField(items[places.length - 1] ?? items[0] ?? z.never()).omittable
  )
    places.pop();
  return places;
}

function scalarFor(field: Field, value: unknown, path: Path, found: Findings): unknown {
  switch (field.kind) {
    case 'bigint':
      return typeof value === 'string' && /^\s*[-+]?\d+\s*$/.test(value)
        ? BigInt(value.trim().replace('+', ''))
        : value;
    case 'boolean':
      return field.schema && typeof value === 'boolean' ? z.encode(field.schema as z.ZodType, value) : value;
    case 'choice':
      return (
        field.values?.find((one) => String(one) === String(value)) ??
        (value === 'null' && field.values?.includes(null) ? null : value)
      );
    case 'number':
      // The input hands on what it could not read as it was typed; "0x10" is a number to `z.coerce.number()`.
      if (typeof value === 'string') {
        found.problems.push({ path, message: 'Enter a number.' });
        return undefined;
      }
      return value;
    case 'other':
      if (value instanceof UnreadJson) {
        found.problems.push({ path, message: 'This is not JSON. Check quotes, commas and brackets.' });
        return undefined;
      }
      return value;
    default:
      return value;
  }
}

function filled(field: Field, schema: Schema, value: unknown, path: Path, found: Findings): unknown {
  const inner = field.schema ?? schema;
  const element = elementOf(field);
  if (element && listed.has(field.kind)) {
    const entries = entriesOf(value).map((entry, index) =>
      formValue(element, entry, [...path, index], found),
    );
    if (field.kind !== 'set') return entries;
    found.sets.push({ path, schema: inner, element, entries });
    return new Set(entries);
  }
  switch (field.kind) {
    case 'object':
      return partsFor(inner, value, path, found);
    case 'record':
    case 'map':
      return pairsFor(field, value, path, found);
    case 'tuple':
      return placesFor(field, value, path, found);
    case 'variants':
      return variantFor(field, value, path, found);
    case 'union':
      return optionFor(field, value, path, found);
    default:
      return scalarFor(field, value, path, found);
  }
}

const composite = new Set<FieldKind>([...listed, 'object', 'record', 'map', 'tuple', 'variants', 'union']);

/** Whether a list has no entries where it has to have some, unless it is absent. Without them a default would come back. */
const isEmptied = ({ kind, schema, defaultValue }: Field, value: unknown): boolean =>
  schema !== undefined &&
  listed.has(kind) &&
  defaultValue === undefined &&
  entriesOf(value).length === 0 &&
  takes(schema, kind === 'set' ? new Set() : []) === false;

/** Whether a value of parts that may be absent is so. */
function isLeftOut(field: Field, value: unknown): boolean {
  if (value instanceof Chosen) return isBlank(value.value);
  // The places of a tuple stand in the form before anything is filled in, as the parts of an object do.
  const hasParts = isPlain(value) || field.kind === 'tuple';
  return isNothing(value) || (hasParts && isBlank(value)) || isEmptied(field, value);
}

/** The sentence for what its input cannot read, for kinds other than days. */
const asksAgain: Partial<Record<FieldKind, string>> = {
  time: 'Enter a time.',
  moment: 'Enter a date and a time.',
};

/** A form's value as its schema takes it: emptied inputs become what the schema calls empty, rows a record, texts a number. */
export function formValue(schema: Schema, value: unknown, path: Path, found: Findings): unknown {
  const field = readField(schema);
  if (value instanceof Unreadable) {
    found.problems.push({ path, message: asksAgain[field.kind] ?? 'Enter a date.' });
    return undefined;
  }
  // A value that may be absent was not given just because it could only have been this.
  if (field.kind === 'fixed') return value === undefined && field.omittable ? undefined : field.values?.[0];
  if (field.kind === 'unaskable') return value ?? undefined;
  // An emptied input is null, and an empty text was meant.
  if (field.ui.emptyChoice && isNothing(value)) return value === '' ? '' : field.nullable ? null : undefined;
  if (value === null && field.kind === 'choice' && field.values?.includes(null)) return null;
  const mayBeAbsent = field.omittable || field.nullable;
  if (composite.has(field.kind) ? mayBeAbsent && isLeftOut(field, value) : isNothing(value))
    return emptyAs(field);
  const codec = codecOf(schema);
  if (!codec || field.kind === 'boolean') return filled(field, schema, value, path, found);
  const input = filled(field, schema, value, path, found);
  const { in: asked, out } = codec._zod.def;
  // A record has what the codec made of it.
  return !isTaken(asked, input) && isTaken(out, value) ? z.encode(codec, value) : input;
}
