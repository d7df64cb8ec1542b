/** From what a record is made of to what a change of it may bring. */
import { z } from 'zod';
import { fieldSchemas, wholeSchema } from './inside.ts';

/** Nothing has to be named in a change; what has to be there at all may be left out, not emptied. */
type Changed<T extends z.ZodRawShape> = {
  [K in keyof T]: T[K] extends z.ZodDefault<infer I extends z.ZodType>
    ? z.ZodOptional<I>
    : T[K] extends z.ZodType
      ? z.ZodExactOptional<T[K]>
      : never;
};

/** The same fields, none of which has to be sent, and without their defaults: a change never resets what it does not name. */
export function changesOf<T extends z.ZodRawShape>(
  schema: z.ZodObject<T>,
): z.ZodObject<Changed<T>, z.core.$strict> {
  const shape = Object.fromEntries(
    fieldSchemas(schema).map(([name, field]) => [
      name,
      field instanceof z.ZodDefault ? wholeSchema(field.unwrap()).optional() : field.exactOptional(),
    ]),
  );
  // Built name by name, which the compiler cannot follow.
  return z.strictObject(shape as Changed<T>);
}
