/** Schemas inside of others. zod promises no more of them than its core; here all of them are whole. */
import { z } from 'zod';
import { insideWrapper } from '../ui/inside.ts';

export function wholeSchema(schema: z.core.$ZodType): z.ZodType {
  if (!(schema instanceof z.ZodType)) throw new TypeError(`not of zod's whole kind: ${schema._zod.def.type}`);
  return schema;
}

/** The fields of an object's schema. */
export const fieldSchemas = ({ shape }: z.ZodObject): [string, z.ZodType][] =>
  Object.entries(shape).map(([name, field]) => [name, wholeSchema(field)]);

/** The schema inside all that say only whether a value is there. */
export function bareSchema(schema: z.ZodType): z.ZodType {
  const inner = insideWrapper(schema);
  return inner ? bareSchema(wholeSchema(inner)) : schema;
}
