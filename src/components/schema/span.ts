import type { z } from 'zod';
import { fieldOf } from '../fields/field.ts';

const spans = { quarter: 3, third: 4, half: 6 } as const;

/** Columns of twelve a field takes; on phones quarters stand two in a row and all others alone. */
export function spanOf(schema: z.ZodObject, source: string) {
  const { width } = fieldOf(schema, source).ui;
  return { xs: `span ${width === 'quarter' ? 6 : 12}`, sm: `span ${width ? spans[width] : 12}` };
}
