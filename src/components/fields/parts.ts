/** The parts of a field that is made of others. */
import { z } from 'zod';
import type { Translate } from '../texts/text.ts';
import { readField } from './field.ts';
import type { Field } from './fieldShape.ts';
import { type Schema, typed } from './zodTypes.ts';

/** The type behind the wrappers of a schema. */
const bare = (schema: Schema): Schema => readField(schema).schema ?? schema;

/** Schemas of the fields of an object, a record with known keys or an intersection of such; by name, in order. */
export function shapeOf(schema: Schema): Record<string, Schema> {
  const { def } = typed(schema)._zod;
  if (def.type === 'object') return { ...def.shape };
  if (def.type === 'intersection') return { ...shapeOf(bare(def.left)), ...shapeOf(bare(def.right)) };
  if (def.type !== 'record') return {};
  const keyDef = typed(def.keyType)._zod.def;
  const keys =
    keyDef.type === 'enum' ? Object.values(keyDef.entries) : keyDef.type === 'literal' ? keyDef.values : [];
  // A record that need not be complete has keys without values of their own.
  const isPartial = def.keyType._zod.values === undefined;
  const value = isPartial ? z.optional(def.valueType) : def.valueType;
  return Object.fromEntries(keys.map((key) => [String(key), value]));
}

/** The type of the entries of a list or a set; undefined for all else. */
export function elementOf({ schema }: Field): Schema | undefined {
  const def = schema && typed(schema)._zod.def;
  if (def?.type === 'array') return def.element;
  return def?.type === 'set' ? def.valueType : undefined;
}

/** The types of keys and values of a record or a map. */
export function entryOf({ schema }: Field): { key: Schema; value: Schema } | undefined {
  const def = schema && typed(schema)._zod.def;
  return def?.type === 'record' || def?.type === 'map'
    ? { key: def.keyType, value: def.valueType }
    : undefined;
}

/** The types of a tuple's places, and of those after them. */
export function placesOf({ schema }: Field): { items: readonly Schema[]; rest: Schema | null } {
  const def = schema && typed(schema)._zod.def;
  return def?.type === 'tuple' ? { items: def.items, rest: def.rest } : { items: [], rest: null };
}

/** The members of a union. */
export function optionsOf({ schema }: Field): readonly Schema[] {
  const def = schema && typed(schema)._zod.def;
  return def?.type === 'union' ? def.options : [];
}

/** The variant of a discriminated union that a value of its telling field stands for, and that field's name. */
export function variantOf({ schema }: Field, value: unknown): { name: string; variant: Schema | undefined } {
  const def = schema && typed(schema)._zod.def;
  if (def?.type !== 'union' || !('discriminator' in def)) return { name: '', variant: undefined };
  const name = String(def.discriminator);
  const variant = def.options.find(({ _zod }) =>
    _zod.propValues?.[name]?.has(value as z.core.util.Primitive),
  );
  return { name, variant };
}

/** Fields of an object by name and in order. */
export const partsOf = (schema: Schema, t: Translate): Record<string, Field> =>
  Object.fromEntries(Object.entries(shapeOf(schema)).map(([name, part]) => [name, readField(part, t)]));
