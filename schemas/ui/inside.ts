import type { z } from 'zod';

/**
 * The schema inside one that says only whether a value is there, or what stands for none. Undefined for all others: those
 * that change the value, or hold several, are each read as the reader needs it.
 */
export function insideWrapper(schema: z.core.$ZodType): z.core.$ZodType | undefined {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'catch':
    case 'nonoptional':
    case 'readonly':
      return def.innerType;
    default:
      return undefined;
  }
}
