/** Schemas inside of others. zod promises no more of them than its core; here all of them are whole. */
import { z } from 'zod';

export function wholeSchema(schema: z.core.$ZodType): z.ZodType {
  if (!(schema instanceof z.ZodType)) throw new TypeError(`not of zod's whole kind: ${schema._zod.def.type}`);
  return schema;
}

/** The fields of an object's schema. */
export const fieldSchemas = ({ shape }: z.ZodObject): [string, z.ZodType][] =>
  Object.entries(shape).map(([name, field]) => [name, wholeSchema(field)]);

/** The schema inside optional, nullable and defaulted. */
export function bareSchema(schema: z.ZodType): z.ZodType {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault
    ? bareSchema(wholeSchema(schema.unwrap()))
    : schema;
}
