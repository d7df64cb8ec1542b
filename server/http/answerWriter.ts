/** Turns what a handler gives into the JSON that is sent: only what the call's schema lists, nothing else. */
import fastJson, { type Schema } from 'fast-json-stringify';
import { z } from 'zod';
import { wholeSchema } from '../../schemas/base/inside.ts';
import { shapeOf } from './answerShape.ts';

/** A schema in which one of several shapes can stand; only parsing tells which one it is. */
const hasShapes = (schema: z.ZodType): boolean =>
  schema instanceof z.ZodUnion || (schema instanceof z.ZodArray && hasShapes(wholeSchema(schema.element)));

type Write = (answer: unknown) => string;

/** As fast as plain JSON.stringify once it is compiled. */
function compile(schema: z.ZodType): Write {
  const jsonSchema = z.toJSONSchema(schema, {
    io: 'output',
    target: 'draft-7',
    // Unlisted fields are left out, which is this writer's job, rather than refused.
    override: ({ jsonSchema: made }) => {
      if (made.additionalProperties === false) delete made.additionalProperties;
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

/** @param check parses every answer first and throws where it breaks the schema; for tests */
export function answerWriter(schema: z.ZodType, check: boolean): Write {
  if (hasShapes(schema)) {
    const shape = check ? schema : shapeOf(schema);
    return (answer) => JSON.stringify(shape.parse(answer));
  }
  return (answer) => {
    if (check) schema.parse(answer);
    return compiledFor(schema)(answer);
  };
}
