/** The rows of a CSV file, checked against what is imported, one at a time. */
import type { z } from 'zod';
import { bareSchema, fieldSchemas } from '../../schemas/base/inside.ts';
import type { CsvKind } from '../../schemas/importFile.ts';
import { issueSentence, type Sentence } from '../base/sentence.ts';
import {
  type ColumnMapping,
  type ImportRow,
  importSchemas,
  joinedField,
  missingFields,
} from './columnFields.ts';
import { CsvFileError, type CsvTable } from './openCsv.ts';
import { cellReader, type FieldNotice, type RowValues } from './readCells.ts';

/** A fault of a row; the column is the file's own heading, and missing where the row as a whole is at fault. */
export interface RowProblem {
  column: string | null;
  reason: Sentence;
}

/** A row that is right, with the cells of it that are left out, or what is wrong with it. */
export type Row<T> = { line: number } & ({ value: T; leftOut: RowProblem[] } | { problems: RowProblem[] });

/** The faults a schema finds, by the columns that the fields were read from. */
export const problemsOf = (
  { issues }: z.ZodError,
  columnOf: (field: string) => string | null = (field) => field,
): RowProblem[] =>
  issues.map((issue) => {
    const field = issue.path.join('.');
    return { column: field === '' ? null : (columnOf(field) ?? field), reason: issueSentence(issue) };
  });

/** An amount says nothing without its currency and the time it is paid for. */
const amounts = ['salaryMin', 'salaryMax'];
const alongside: Readonly<Record<string, readonly string[]>> = {
  salaryCurrency: amounts,
  salaryUnit: amounts,
};

/** Takes a field out of a row. Of yes and no, no is what nobody has to have said. */
function leaveOut(values: Record<string, unknown>, field: string, schema: z.ZodType): void {
  for (const name of [field, ...(alongside[field] ?? [])]) delete values[name];
  if (bareSchema(schema).type === 'boolean') values[field] = false;
}

type Checked<T> = { value: T; leftOut: FieldNotice[] } | { problems: FieldNotice[] };

/** Checks a row, and leaves out what it can do without: a cell that is not understood never costs the row. */
function check<T>(
  schema: z.ZodObject & z.ZodType<T>,
  { values, unreadable, notices }: RowValues,
): Checked<T> {
  const fields = new Map<string, z.ZodType>(fieldSchemas(schema));
  const isNeeded = (field: string) => !fields.get(field)?.safeParse(undefined).success;
  const unread = unreadable.filter(({ field }) => isNeeded(field));
  if (unread.length > 0) return { problems: unread };
  const leftOut = [...notices, ...unreadable];
  for (const { field } of unreadable) leaveOut(values, field, fields.get(field) ?? schema);
  for (;;) {
    const checked = schema.safeParse(values);
    if (checked.success) return { value: checked.data, leftOut };
    const faults = checked.error.issues.map((issue) => ({
      field: String(issue.path[0] ?? ''),
      reason: issueSentence(issue),
    }));
    const needed = faults.filter(({ field }) => isNeeded(field) || values[field] === undefined);
    if (needed.length > 0) return { problems: needed };
    for (const { field } of faults) leaveOut(values, field, fields.get(field) ?? schema);
    leftOut.push(...faults);
  }
}

/**
 * Reads the rows of a table by its mapping.
 *
 * @throws CsvFileError when no column has a field that every row needs
 */
export function readRows<K extends CsvKind>(
  table: CsvTable,
  kind: K,
  mapping: ColumnMapping,
): () => AsyncGenerator<Row<ImportRow[K]>> {
  const missing = missingFields(kind, mapping);
  if (missing.length > 0) throw new CsvFileError(`${table.name} lacks the column ${missing.join(', ')}.`);
  const read = cellReader(kind, mapping);

  /** The heading a field was read from. */
  const columns = new Map<string, string>();
  mapping.forEach((field, place) => {
    const heading = table.header[place];
    if (field === null || heading === undefined) return;
    const joined = joinedField(kind, field);
    for (const one of joined ? [...joined.fields, joined.also ?? field] : [field])
      if (!columns.has(one)) columns.set(one, heading || one);
  });
  const inColumns = (faults: readonly FieldNotice[]): RowProblem[] =>
    faults.map(({ field, reason }) => ({ column: columns.get(field) ?? (field || null), reason }));

  return async function* rows() {
    for (const row of table.rows()) {
      if ('problem' in row) {
        yield { line: row.line, problems: [{ column: null, reason: row.problem }] };
        continue;
      }
      const checked = check(importSchemas[kind], read(row.cells));
      yield 'value' in checked
        ? { line: row.line, value: checked.value, leftOut: inColumns(checked.leftOut) }
        : { line: row.line, problems: inColumns(checked.problems) };
    }
  };
}
