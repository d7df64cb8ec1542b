/** The lines of a CSV file, checked against a schema, one at a time. */

import { createReadStream } from 'node:fs';
import { type CsvError, parse } from 'csv-parse';
import type { z } from 'zod';
import { bareSchema, fieldSchemas } from '../../schemas/base/inside.ts';
import { errorText } from '../base/errorText.ts';
import { issueSentence, say } from '../base/sentence.ts';
import { translators } from '../base/translators.ts';

/** A line that is right, or what is wrong with it. */
export type Row<T> = { line: number } & ({ value: T } | { problem: string });

interface RowReader<T> {
  rows(): AsyncGenerator<Row<T>>;
  /** How many lines there are, the header aside. */
  count(): Promise<number>;
  /** Columns of the file that mean nothing here. */
  unknownColumns: string[];
}

/** The file cannot be imported at all. */
export class CsvFileError extends Error {}

const yesNo: Record<string, boolean> = {
  true: true,
  yes: true,
  y: true,
  1: true,
  false: false,
  no: false,
  n: false,
  0: false,
};

/** A cell as the value its field takes; what cannot be read is left for the schema to refuse. */
function readCell(schema: z.ZodType, cell: string): unknown {
  switch (bareSchema(schema).type) {
    case 'boolean':
      return yesNo[cell.toLowerCase()] ?? cell;
    case 'number':
      return /^-?\d+(\.\d+)?$/.test(cell) ? Number(cell) : cell;
    default:
      return cell;
  }
}

/** The faults of a row, field by field, in English. */
export const problemOf = ({ issues }: z.ZodError): string =>
  issues
    .map((issue) =>
      [issue.path.join('.'), say(issueSentence(issue), translators.en)].filter(Boolean).join(': '),
    )
    .join(' ');

/** The fault of a line that is not CSV. */
function csvProblem(error: CsvError): string {
  if (error.code === 'CSV_RECORD_INCONSISTENT_COLUMNS') {
    const { record } = error as CsvError & { record?: unknown[] };
    return `The line has ${record?.length ?? 'another number of'} fields, the header another number.`;
  }
  return 'The line is no CSV: check its quotation marks.';
}

const parser = (file: string, onSkip: (problem: string, line: number) => void) => {
  const options = {
    bom: true,
    columns: (header: string[]) => header.map((name) => name.trim()),
    info: true as const,
    trim: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    max_record_size: 1_000_000,
    on_skip: (error: CsvError | undefined) => {
      if (error) onSkip(csvProblem(error), Number((error as CsvError & { lines?: number }).lines ?? 0));
      return undefined;
    },
  };
  const stream = createReadStream(file);
  const lines = parse(options);
  stream.on('error', (error) => lines.destroy(error));
  return stream.pipe(lines) as AsyncIterable<{ record: Record<string, string>; info: { lines: number } }>;
};

/** The header's names. @throws CsvFileError when the file cannot be read or has none */
async function readHeader(file: string): Promise<string[]> {
  const stream = createReadStream(file);
  try {
    const lines = stream.pipe(parse({ bom: true, trim: true, to_line: 1, relax_quotes: true }));
    stream.on('error', (error) => lines.destroy(error));
    for await (const header of lines) return header as string[];
  } catch (error) {
    const code = errorText(error, 'code');
    throw new CsvFileError(
      `${file} cannot be read: ${code === 'ENOENT' ? 'there is no such file' : (code ?? 'it is no CSV file')}.`,
    );
  } finally {
    stream.destroy();
  }
  throw new CsvFileError(`${file} is empty.`);
}

/**
 * Opens a CSV file whose columns are the names of a schema's fields. Empty cells count as not given.
 *
 * @throws CsvFileError when it cannot be read, or lacks a column that every line needs
 */
export async function openRows<S extends z.ZodObject>(
  file: string,
  schema: S,
): Promise<RowReader<z.output<S>>> {
  const header = (await readHeader(file)).map((name) => name.trim());
  const fields = Object.fromEntries(fieldSchemas(schema));
  const missing = Object.keys(fields).filter(
    (name) => !header.includes(name) && !fields[name]?.safeParse(undefined).success,
  );
  if (missing.length > 0) throw new CsvFileError(`${file} lacks the column ${missing.join(', ')}.`);

  function check(line: number, record: Record<string, string>): Row<z.output<S>> {
    const given = Object.entries(record).flatMap(([name, cell]) => {
      const field = fields[name];
      return field && cell !== '' ? [[name, readCell(field, cell)]] : [];
    });
    const checked = schema.safeParse(Object.fromEntries(given));
    return checked.success ? { line, value: checked.data } : { line, problem: problemOf(checked.error) };
  }

  return {
    unknownColumns: header.filter((name) => !Object.hasOwn(fields, name)),
    async count() {
      let lines = 0;
      for await (const _ of parser(file, () => (lines += 1))) lines += 1;
      return lines;
    },
    async *rows() {
      const skipped: Row<z.output<S>>[] = [];
      for await (const { record, info } of parser(file, (problem, line) => skipped.push({ problem, line }))) {
        yield* skipped.splice(0);
        yield check(info.lines, record);
      }
      yield* skipped;
    },
  };
}
