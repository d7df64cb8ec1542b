/** How rows can be narrowed and ordered by a field, read from its type: the server's lists and the filters of a screen agree by it. */
import { z } from 'zod';
import type { FieldUi } from './fieldUi.ts';
import { insideWrapper } from './inside.ts';

/**
 * `words`: contains them. `choices`: is one of them. `yesNo`: is so. `range`: lies between two bounds. `has`: a list that
 * contains one of them.
 */
type Comparison = 'words' | 'choices' | 'yesNo' | 'range' | 'has';

/** A field as a list is asked by it. */
export interface ComparedField {
  /** Null where a list cannot be narrowed by it: an object, a file. */
  comparison: Comparison | null;
  isSortable: boolean;
  /** The type behind all wrappers; of a list, that of its entries. */
  type: z.core.$ZodType;
  nullable: boolean;
  title: string | undefined;
  ui: FieldUi;
}

/** A value that is made from another is compared as what is made. */
const insideOf = (schema: z.core.$ZodType) =>
  insideWrapper(schema) ?? (schema instanceof z.ZodPipe ? schema.out : undefined);

const longWidgets: ReadonlySet<string | undefined> = new Set(['textarea', 'markdown']);

function comparisonOf(type: z.core.$ZodType): Comparison | null {
  if (type instanceof z.ZodEnum) return 'choices';
  if (type instanceof z.ZodBoolean) return 'yesNo';
  if (type instanceof z.ZodNumber) return 'range';
  if (type instanceof z.ZodISODate || type instanceof z.ZodISODateTime || type instanceof z.ZodISOTime)
    return 'range';
  return type instanceof z.ZodString || type instanceof z.ZodStringFormat ? 'words' : null;
}

export function comparedField(schema: z.core.$ZodType): ComparedField {
  let type = schema;
  let nullable = false;
  let title: string | undefined;
  let ui: FieldUi = {};
  for (let next: z.core.$ZodType | undefined = schema; next; next = insideOf(next)) {
    type = next;
    nullable ||= next instanceof z.ZodNullable || next instanceof z.ZodOptional;
    const meta = z.globalRegistry.get(next);
    title ??= meta?.title;
    ui = { ...meta?.ui, ...ui };
  }
  const isLeftOut = ui.filter === false;
  if (type instanceof z.ZodArray) {
    const entry = comparedField(type.element);
    const comparison = entry.comparison && entry.comparison !== 'has' && !isLeftOut ? 'has' : null;
    return { comparison, isSortable: false, type: entry.type, nullable, title: title ?? entry.title, ui };
  }
  const comparison = comparisonOf(type);
  const isSortable = comparison !== null && ui.sort !== false && !longWidgets.has(ui.widget);
  return { comparison: isLeftOut ? null : comparison, isSortable, type, nullable, title, ui };
}
