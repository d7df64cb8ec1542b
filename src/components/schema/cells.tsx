import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import type { z } from 'zod';
import { fieldOf } from '../fields/field.ts';
import type { LazyText, Translate } from '../texts/text.ts';
import { SchemaValue } from './values.tsx';

/** The facts of a column beyond its schema. */
export interface SchemaColumn {
  label?: LazyText;
  /** Another look for the value. */
  render?: (record: RaRecord) => ReactNode;
  align?: 'right';
}

/** Shows one field of a row: the column's own look, or the schema's. */
export function cellOf(schema: z.ZodObject, source: string, t: Translate, column?: SchemaColumn) {
  const field = fieldOf(schema, source, t);
  return (record: RaRecord): ReactNode =>
    column?.render ? (
      column.render(record)
    ) : (
      <SchemaValue value={record[source]} field={field} record={record} compact />
    );
}
