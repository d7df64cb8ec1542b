/** Answers, told by their form alone: texts were written under the rules of their time, and are answered as they are. */
import { z } from 'zod';
import { fieldSchemas, wholeSchema } from '../../schemas/base/inside.ts';

/**
 * The same objects, lists and choices without the limits of what may be written today, so that a record from before a
 * limit is still read. What is not listed is left out as before.
 */
export function shapeOf(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodObject) {
    const fields = fieldSchemas(schema).map(([name, field]) => [name, shapeOf(field)] as const);
    return z.object(Object.fromEntries(fields));
  }
  if (schema instanceof z.ZodArray) return z.array(shapeOf(wholeSchema(schema.element)));
  if (schema instanceof z.ZodUnion) return z.union(schema.options.map((one) => shapeOf(wholeSchema(one))));
  if (schema instanceof z.ZodNullable) return shapeOf(wholeSchema(schema.unwrap())).nullable();
  if (schema instanceof z.ZodOptional) return shapeOf(wholeSchema(schema.unwrap())).optional();
  if (schema instanceof z.ZodDefault) return shapeOf(wholeSchema(schema.unwrap()));
  if (schema instanceof z.ZodPipe) return shapeOf(wholeSchema(schema.out));
  return schema._zod.def.type === 'string' ? z.string() : schema;
}
