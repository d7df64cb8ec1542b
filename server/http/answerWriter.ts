/** Turns what a handler gives into the JSON that is sent: only what the call's schema lists, nothing else. */
import fastJson, { type Schema } from 'fast-json-stringify';
import { z } from 'zod';
import { fieldSchemas, wholeSchema } from '../../schemas/base/inside.ts';
import { shapeOf } from './answerShape.ts';

/** A schema in which one of several shapes can stand; only parsing tells which one it is. */
const hasShapes = (schema: z.ZodType): boolean =>
  schema instanceof z.ZodUnion || (schema instanceof z.ZodArray && hasShapes(wholeSchema(schema.element)));

type Write = (answer: unknown) => string;

/**
 * Rules that values were checked by when they were written. They are not applied again here: the rules may have changed since,
 * and this writer reads some of them differently (to it, a URI is ASCII only).
 */
const rulesForValues = [
  'pattern',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minItems',
  'maxItems',
] as const;

/** Formats that say how a value is written, rather than which values are allowed. */
const writtenFormats: readonly unknown[] = ['date-time', 'date', 'time'];

/** As fast as plain JSON.stringify once it is compiled. */
function compile(schema: z.ZodType): Write {
  const jsonSchema = z.toJSONSchema(schema, {
    io: 'output',
    target: 'draft-7',
    // Unlisted fields are left out, which is this writer's job, rather than refused.
    override: ({ jsonSchema: made }) => {
      if (made.additionalProperties === false) delete made.additionalProperties;
      for (const rule of rulesForValues) delete made[rule];
      if (!writtenFormats.includes(made.format)) delete made.format;
      // Several patterns of one text stand here, each alone.
      if (made.allOf?.every((part) => typeof part === 'object' && 'pattern' in part)) delete made.allOf;
    },
  });
  return fastJson(jsonSchema as Schema);
}

/** Compiled when the first answer is written: a server has a hundred calls, and starts sooner without them. */
const compiled = new WeakMap<z.ZodType, Write>();

function compiledFor(schema: z.ZodType): Write {
  const known = compiled.get(schema) ?? compile(schema);
  compiled.set(schema, known);
  return known;
}

/** Names of fields that are absent or there, never null, as the database keeps what is absent. */
function absentNames(schema: z.ZodType): string[] {
  if (schema instanceof z.ZodArray) return absentNames(wholeSchema(schema.element));
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((one) => absentNames(wholeSchema(one)));
  if (!(schema instanceof z.ZodObject)) return [];
  const optional = fieldSchemas(schema).filter(([, field]) => field instanceof z.ZodOptional);
  return optional.flatMap(([name, field]) => (field.safeParse(null).success ? [] : [name]));
}

/** Leaves out what is absent from the rows of the database. */
function withoutAbsent(schema: z.ZodType): (answer: unknown) => unknown {
  const names = [...new Set(absentNames(schema))];
  if (names.length === 0) return (answer) => answer;
  // Most rows hold all they can: only one with something to leave out is worth a copy.
  const cleared = (row: unknown): unknown => {
    if (typeof row !== 'object' || row === null) return row;
    const record = row as Readonly<Record<string, unknown>>;
    if (names.every((name) => record[name] !== null)) return row;
    const copy = { ...record };
    for (const name of names) copy[name] ??= undefined;
    return copy;
  };
  return (answer) => (Array.isArray(answer) ? answer.map(cleared) : cleared(answer));
}

/** @param check parses every answer first and throws where it breaks the schema; for tests */
export function answerWriter(schema: z.ZodType, check: boolean): Write {
  const ready = withoutAbsent(schema);
  if (hasShapes(schema)) {
    const shape = check ? schema : shapeOf(schema);
    return (answer) => JSON.stringify(shape.parse(ready(answer)));
  }
  return (answer) => {
    const record = ready(answer);
    if (check) schema.parse(record);
    return compiledFor(schema)(record);
  };
}
