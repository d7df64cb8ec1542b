import { z } from 'zod';
import { fieldSchemas } from '../../schemas/base/inside.ts';

/** Fields that may be absent from a record, and are kept as null then. */
const absentAsNull = (schema: z.ZodObject): string[] =>
  fieldSchemas(schema).flatMap(([name, field]) => (field instanceof z.ZodOptional ? [name] : []));

/** A record that replaces one: the optional fields it does not have are emptied, and not left as they were. */
export function wholeRecord<T extends object>(schema: z.ZodObject, record: T): T {
  const missing = absentAsNull(schema).filter((name) => !Object.hasOwn(record, name));
  return { ...record, ...Object.fromEntries(missing.map((name) => [name, null])) };
}
