/** Draws forms: their fields, and what is typed into them. */
import type { Arbitrary } from 'fast-check';
import type { Part } from './spec.ts';
import { naming, types, unnamed } from './types.ts';
import { partValues } from './values.ts';

export interface Drawn {
  parts: readonly Part[];
  typed: Record<string, unknown>;
}

/** A form's fields, and what is typed into them. */
export const forms: Arbitrary<Drawn> = unnamed(types(2), { maxLength: 3 })
  .map((parts) => naming()(parts))
  .chain((parts) => partValues(parts).map((value): Drawn => ({ parts, typed: value })));
