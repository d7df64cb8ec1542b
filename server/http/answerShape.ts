/** Answers, told by their form alone: texts were written under the rules of their time, and are answered as they are. */
import { z } from 'zod';

/**
 * The same objects, lists and choices without the limits of what may be written today, so that a record from before a
 * limit is still read. What is not listed is left out as before.
 */
export function shapeOf(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries(schema.shape as Record<string, z.ZodType>);
    return z.object(Object.fromEntries(fields.map(([name, field]) => [name, shapeOf(field)])));
  }
  if (schema instanceof z.ZodArray) return z.array(shapeOf(schema.element as z.ZodType));
  if (schema instanceof z.ZodUnion) return z.union(schema.options.map((one) => shapeOf(one as z.ZodType)));
  if (schema instanceof z.ZodNullable) return shapeOf(schema.unwrap() as z.ZodType).nullable();
  if (schema instanceof z.ZodOptional) return shapeOf(schema.unwrap() as z.ZodType).optional();
  if (schema instanceof z.ZodDefault) return shapeOf(schema.unwrap() as z.ZodType);
  if (schema instanceof z.ZodPipe) return shapeOf(schema.out as z.ZodType);
  return schema._zod.def.type === 'string' ? z.string() : schema;
}
