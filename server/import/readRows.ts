/** The lines of a CSV file, checked against what is imported, one at a time. */
import type { z } from 'zod';
import { fieldSchemas } from '../../schemas/base/inside.ts';
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
import { readCell } from './readCell.ts';
import { readPhone } from './readPhone.ts';

/** A fault of a row; the column is the file's own heading, and missing where the row as a whole is at fault. */
export interface RowProblem {
  column: string | null;
  reason: Sentence;
}

/** A line that is right, or what is wrong with it. */
export type Row<T> = { line: number } & ({ value: T } | { problems: RowProblem[] });

/** A row with one name is of someone who has one, whichever of the columns it is in. */
function nameOnce(values: Record<string, unknown>): void {
  const { candidateFirstName: first, candidateLastName: last } = values;
  if (first === undefined && last === undefined) return;
  values.candidateFirstName = first ?? last;
  values.candidateLastName = first === undefined ? '' : (last ?? '');
}

/** The faults a schema finds, by the columns that the fields were read from. */
export const problemsOf = (
  { issues }: z.ZodError,
  columnOf: (field: string) => string | null = (field) => field,
): RowProblem[] =>
  issues.map((issue) => {
    const field = issue.path.join('.');
    return { column: field === '' ? null : (columnOf(field) ?? field), reason: issueSentence(issue) };
  });

/**
 * Reads the lines of a table by its mapping. Empty cells count as not given.
 *
 * @throws CsvFileError when no column has a field that every line needs
 */
export function readRows<K extends CsvKind>(
  table: CsvTable,
  kind: K,
  mapping: ColumnMapping,
): () => AsyncGenerator<Row<ImportRow[K]>> {
  const missing = missingFields(kind, mapping);
  if (missing.length > 0) throw new CsvFileError(`${table.name} lacks the column ${missing.join(', ')}.`);
  const schema = importSchemas[kind];
  const fields = new Map(fieldSchemas(schema));

  /** The heading a field was read from. */
  const columns = new Map<string, string>();
  mapping.forEach((field, place) => {
    const heading = table.header[place];
    if (field === null || heading === undefined) return;
    for (const one of joinedField(kind, field)?.fields ?? [field]) columns.set(one, heading || one);
  });

  function valuesOf(cells: readonly string[]): Record<string, unknown> {
    const values: Record<string, unknown> = {};
    const give = (field: string, cell: string) => {
      const own = fields.get(field);
      if (own && cell !== '') values[field] = readCell(own, cell);
    };
    for (const [place, field] of mapping.entries()) {
      const cell = cells[place];
      if (field === null || cell === undefined || cell === '') continue;
      const joined = joinedField(kind, field);
      if (!joined) {
        give(field, cell);
        continue;
      }
      const [one, other, also = ''] = joined.split(cell);
      give(joined.fields[0], one);
      give(joined.fields[1], other);
      if (joined.also !== undefined && !mapping.includes(joined.also)) give(joined.also, also);
    }
    if (kind === 'CANDIDATES') nameOnce(values);
    const { candidateCountry: country, candidatePhone: cell } = values;
    if (typeof cell === 'string')
      values.candidatePhone =
        readPhone(cell, typeof country === 'string' ? country : undefined).number ?? cell;
    return values;
  }

  return async function* rows() {
    for await (const line of table.lines()) {
      if ('problem' in line) {
        yield { line: line.line, problems: [{ column: null, reason: line.problem }] };
        continue;
      }
      const checked = schema.safeParse(valuesOf(line.cells));
      yield checked.success
        ? { line: line.line, value: checked.data }
        : { line: line.line, problems: problemsOf(checked.error, (field) => columns.get(field) ?? null) };
    }
  };
}
