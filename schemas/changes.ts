/** From what a record is made of to what a change of it may bring. */
import { z } from 'zod';

/** Fields that are filled in when a record is made are left alone when it is changed. */
type Changed<T extends z.ZodRawShape> = {
  [K in keyof T]: T[K] extends z.ZodDefault<infer I extends z.ZodType> ? z.ZodOptional<I> : T[K];
};

/** The same fields without their defaults: those become optional, so that a change never resets what it does not name. */
export function changesOf<T extends z.ZodRawShape>(
  schema: z.ZodObject<T>,
): z.ZodObject<Changed<T>, z.core.$strict> {
  const shape = Object.fromEntries(
    Object.entries(schema.shape).map(([name, field]) => [
      name,
      field instanceof z.ZodDefault ? (field.unwrap() as z.ZodType).optional() : field,
    ]),
  );
  // Built name by name, which the compiler cannot follow.
  return z.strictObject(shape as Changed<T>);
}
