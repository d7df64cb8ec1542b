/** A record's values as a form holds them from the start. */
import type { z } from 'zod';
import { readField } from './field.ts';
import { memberOf } from './formValue.ts';
import { Chosen } from './heldValues.ts';
import { elementOf, entryOf, optionsOf, placesOf, shapeOf, variantOf } from './parts.ts';
import type { Schema } from './zodTypes.ts';

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

const hasBigint = (value: unknown): boolean =>
  typeof value === 'bigint' ||
  (Array.isArray(value) && value.some(hasBigint)) ||
  (isPlain(value) && Object.values(value).some(hasBigint));

function ofParts(shape: Readonly<Record<string, Schema>>, value: unknown): unknown {
  if (!isPlain(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => {
      const type = shape[key];
      return [key, type ? heldValue(type, part) : part];
    }),
  );
}

/**
 * A value as its input holds it: a number of any length is the text its input shows, as react-admin's form writes its
 * values as JSON to compare them, which cannot say such a number.
 */
function heldValue(schema: Schema, value: unknown): unknown {
  if (!hasBigint(value)) return value;
  const field = readField(schema);
  if (field.kind === 'union') {
    const options = optionsOf(field);
    const at = memberOf(options, value);
    const option = options[at];
    return option ? new Chosen(at, heldValue(option, value)) : value;
  }
  if (typeof value === 'bigint') return String(value);
  if (Array.isArray(value)) {
    const { items, rest } = placesOf(field);
    return value.map((entry, at) => {
      const type = elementOf(field) ?? items[at] ?? rest;
      return type ? heldValue(type, entry) : entry;
    });
  }
  const pairs = entryOf(field);
  if (field.kind === 'record' && pairs && isPlain(value))
    return Object.fromEntries(
      Object.entries(value).map(([key, entry]) => [key, heldValue(pairs.value, entry)]),
    );
  const { name, variant } = variantOf(
    field,
    isPlain(value) ? value[variantOf(field, undefined).name] : undefined,
  );
  const whole = name ? variant : field.schema;
  return whole ? ofParts(shapeOf(whole), value) : value;
}

/** A record as a form of the schema holds it; values the schema does not know stay as they are. */
export const heldRecord = (schema: z.ZodObject, record: Readonly<Record<string, unknown>>) =>
  ofParts(schema.shape, { ...record }) as Record<string, unknown>;
