/** Records as a file for spreadsheets, described by their schema. */
import type { z } from 'zod';
import { fieldOf, readField } from '../fields/field.ts';
import { labelOf } from '../fields/fieldLabel.ts';
import type { Field } from '../fields/fieldShape.ts';
import { elementOf, entryOf, shapeOf } from '../fields/parts.ts';
import type { Translate } from '../texts/text.ts';
import { toCsv } from './csv.ts';

/** A record by the names of its fields. */
export type CsvRow = Readonly<Record<string, unknown>>;

/** A value as a spreadsheet takes it: enums and yes or no in the words people read, several values in one cell. */
function cellText(value: unknown, field: Field, t: Translate): string | number | null {
  if (value === null || value === undefined) return null;
  const inner = (one: unknown, schema = field.schema) =>
    String(cellText(one, schema ? readField(schema, t) : field, t) ?? '');
  if (Array.isArray(value)) return value.map((one) => inner(one, elementOf(field))).join('; ');
  if (typeof value === 'boolean') return value ? t('Yes') : t('No');
  if (typeof value === 'object') {
    const shape = field.schema ? shapeOf(field.schema) : {};
    const named = Object.entries(value).map(([key, one]) => {
      const part = shape[key] ?? entryOf(field)?.value;
      const label = shape[key] ? labelOf(readField(shape[key], t), key) : key;
      return `${label}: ${inner(one, part)}`;
    });
    return named.join('; ');
  }
  if (typeof value === 'number') return value;
  return field.choices.find(({ id }) => id === value)?.name ?? String(value);
}

/**
 * The rows as CSV, one line each, under the labels of the schema.
 *
 * @param fields of the schema, a column each
 */
export const schemaCsv = (
  schema: z.ZodObject,
  fields: readonly string[],
  rows: readonly CsvRow[],
  t: Translate,
): Promise<string> =>
  toCsv(
    fields.map((source) => {
      const field = fieldOf(schema, source, t);
      return { heading: labelOf(field, source), value: (row: CsvRow) => cellText(row[source], field, t) };
    }),
    rows,
  );
