/** Reads the type behind all wrappers. */
import { z } from 'zod';
import type { Translate } from '../texts/text.ts';
import type { Choice, Field, FieldKind } from './fieldShape.ts';
import { humanise } from './humanise.ts';
import { isText, type Schema, typed } from './zodTypes.ts';

type Read = (schema: Schema, t: Translate) => Field;

const formatKinds: Record<string, FieldKind> = {
  email: 'email',
  url: 'url',
  date: 'date',
  time: 'time',
  datetime: 'moment',
};

/** Bounds are -Infinity, Infinity or the safe integers where nobody set one. */
const bound = (value: unknown) =>
  typeof value === 'number' && Math.abs(value) < Number.MAX_SAFE_INTEGER ? value : undefined;

const lengthOf = (value: unknown) => (typeof value === 'number' ? value : undefined);

/** A choice without words of its own: a value of the database in capitals reads as words, all else as it is. */
const plainName = (value: unknown) => String(value);

function choicesOf(values: readonly unknown[], field: Field, t: Translate): Choice[] {
  const words = field.ui.choices ?? {};
  return values.map((value) => {
    const id = String(value);
    const name = words[id];
    return { id, name: name === undefined ? plainName(value) : t(name) };
  });
}

function readValues(values: readonly unknown[], field: Field, t: Translate): void {
  field.choices = choicesOf(values, field, t);
  if (values.some((value) => typeof value !== 'string')) field.values = values;
}

function readLiteral(values: readonly unknown[], field: Field, t: Translate): void {
  // A box to tick: `z.literal(true)` is how a schema asks for consent.
  if (values.length === 1 && values[0] === true) {
    field.kind = 'boolean';
    return;
  }
  readValues(values, field, t);
  field.kind = values.length === 1 && !field.omittable && !field.nullable ? 'fixed' : 'choice';
  field.values = values;
}

function readNumber(schema: Schema, field: Field): void {
  field.kind = 'number';
  if (!(schema instanceof z.ZodNumber)) return;
  field.min = bound(schema.minValue);
  field.max = bound(schema.maxValue);
  field.whole = schema.format?.includes('int') ?? false;
}

function readText(schema: Schema, field: Field): void {
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat) {
    field.format = schema.format ?? undefined;
    field.minLength = lengthOf(schema.minLength);
    field.maxLength ??= lengthOf(schema.maxLength);
  }
  field.kind = formatKinds[field.format ?? ''] ?? 'text';
  if (field.kind === 'time' || field.kind === 'moment') field.schema = schema;
}

function readArray(schema: Schema, element: Schema, field: Field, t: Translate, read: Read): void {
  field.schema = schema;
  // A type that is a list of itself is shown as JSON by its element, and only then.
  if (isNested(element, schema)) {
    field.kind = 'array';
    return;
  }
  const item = read(element, t);
  const isWord = isText(element) && item.kind === 'text' && !item.ui.reference;
  field.kind =
    item.kind === 'choice' ? 'choices' : item.kind === 'object' ? 'items' : isWord ? 'list' : 'array';
  if (item.kind === 'choice') {
    field.choices = item.choices;
    field.values = item.values;
  }
  field.item = item.item;
  field.title ??= item.title;
}

/** Whether a type contains another through lists and wrappers alone, so that no form of it would ever end. */
function isNested(schema: Schema, target: Schema, seen = new Set<Schema>()): boolean {
  if (schema === target) return true;
  if (seen.has(schema)) return false;
  seen.add(schema);
  const { def } = typed(schema)._zod;
  const inner = (): readonly Schema[] => {
    switch (def.type) {
      case 'lazy':
        return [def.getter()];
      case 'array':
        return [def.element];
      case 'record':
      case 'set':
        return [def.valueType];
      case 'union':
        return def.options;
      default:
        return 'innerType' in def ? [def.innerType as Schema] : [];
    }
  };
  return inner().some((part) => isNested(part, target, seen));
}

/** Whether a union's members are objects that one of their fields tells apart. */
const isVariants = (def: z.core.$ZodUnionDef): def is z.core.$ZodDiscriminatedUnionDef =>
  'discriminator' in def &&
  def.options.every(
    ({ _zod }) =>
      _zod.def.type === 'object' && [...(_zod.propValues?.[String(def.discriminator)] ?? [])].length > 0,
  );

const literalsOf = (options: readonly Schema[]) =>
  options.flatMap((option) => {
    const { def } = typed(option)._zod;
    return def.type === 'literal' ? [...def.values] : def.type === 'null' ? [null] : [undefined];
  });

function readUnion(schema: Schema, def: z.core.$ZodUnionDef, field: Field, t: Translate): void {
  const literals = literalsOf(def.options);
  field.schema = schema;
  if (!literals.includes(undefined)) {
    field.kind = 'choice';
    readValues(literals, field, t);
    field.values = literals;
  } else if (isVariants(def)) {
    field.kind = 'variants';
    const values = def.options.flatMap((option) => [
      ...(option._zod.propValues?.[String(def.discriminator)] ?? []),
    ]);
    field.choices = choicesOf(values, field, t).map(({ id, name }) => ({
      id,
      name: name === id ? t(humanise(id)) : name,
    }));
    field.values = values;
  } else {
    field.kind = def.options.some((option) => isNested(option, schema)) ? 'other' : 'union';
  }
}

/** Types that are what they are: no parts, no bounds. */
const plain: Partial<Record<z.core.$ZodTypeDef['type'], FieldKind>> = {
  bigint: 'bigint',
  boolean: 'boolean',
  date: 'day',
  file: 'file',
  tuple: 'tuple',
  set: 'set',
  map: 'map',
  symbol: 'unaskable',
  function: 'unaskable',
  never: 'unaskable',
  object: 'object',
};

/** Types of one value. */
const single: Partial<Record<z.core.$ZodTypeDef['type'], unknown>> = {
  null: null,
  undefined,
  void: undefined,
  nan: Number.NaN,
};

/** Notes the kind, the bounds and the values of a type without wrappers. @param read reads the elements of a list */
export function readType(schema: Schema, field: Field, t: Translate, read: Read): void {
  const type = typed(schema);
  const { def } = type._zod;
  const kind = plain[def.type];
  if (kind) {
    field.kind = kind;
    // A codec of texts for yes and no has left itself there.
    field.schema ??= schema;
  }
  if (def.type in single) {
    field.kind = 'fixed';
    field.values = [single[def.type]];
    field.required = false;
  }
  switch (def.type) {
    case 'string':
    case 'template_literal':
      readText(schema, field);
      break;
    case 'number':
      readNumber(schema, field);
      break;
    case 'literal':
      readLiteral(def.values, field, t);
      break;
    case 'enum':
      field.kind = 'choice';
      readValues([...(type._zod.values ?? [])], field, t);
      break;
    case 'array':
      readArray(schema, def.element, field, t, read);
      break;
    case 'object':
      field.item = schema as z.ZodObject;
      break;
    case 'union':
      readUnion(schema, def, field, t);
      break;
    case 'record': {
      const keys = def.keyType._zod.def.type;
      field.kind = keys === 'enum' || keys === 'literal' ? 'object' : 'record';
      field.schema = schema;
      break;
    }
    case 'intersection':
      field.kind = [def.left, def.right].every((side) => read(side, t).kind === 'object')
        ? 'object'
        : 'other';
      field.schema = schema;
      break;
    default:
      break;
  }
  if (field.ui.reference)
    field.kind = field.kind === 'list' || field.kind === 'array' ? 'array' : 'reference';
  if (field.kind === 'boolean' && field.schema === schema) field.schema = undefined;
  if (field.kind === 'other') field.schema = schema;
}
