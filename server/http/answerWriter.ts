/** Turns what a handler gives into the JSON that is sent: only what the call's schema lists, nothing else. */
import fastJson, { type Schema } from 'fast-json-stringify';
import { z } from 'zod';
import { shapeOf } from './answerShape.ts';

/** A schema in which one of several shapes can stand; only parsing tells which one it is. */
const hasShapes = (schema: z.ZodType): boolean =>
  schema instanceof z.ZodUnion || (schema instanceof z.ZodArray && hasShapes(schema.element as z.ZodType));

/**
 * A writer compiled once per call, as fast as plain JSON.stringify.
 *
 * @param check parses every answer first and throws where it breaks the schema; for tests
 */
export function answerWriter(schema: z.ZodType, check: boolean): (answer: unknown) => string {
  if (hasShapes(schema)) {
    const shape = check ? schema : shapeOf(schema);
    return (answer) => JSON.stringify(shape.parse(answer));
  }
  const jsonSchema = z.toJSONSchema(schema, {
    io: 'output',
    target: 'draft-7',
    // What is not listed is left out, which is this writer's job, rather than refused.
    override: ({ jsonSchema: made }) => {
      if (made.additionalProperties === false) delete made.additionalProperties;
    },
  });
  const write = fastJson(jsonSchema as Schema);
  if (!check) return write;
  return (answer) => {
    schema.parse(answer);
    return write(answer);
  };
}
