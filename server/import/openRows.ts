/** A file that the server's own command imports, opened by a mapping that was given or that its headings propose. */
import type { CsvEncoding, CsvKind, ImportPreset } from '../../schemas/importFile.ts';
import { type ColumnMapping, columnFields, type ImportRow, isOfCompany } from './columnFields.ts';
import type { CsvSource } from './csvSource.ts';
import { CsvFileError, openCsv } from './openCsv.ts';
import { presetOf } from './presets.ts';
import { proposeMapping } from './proposeMapping.ts';
import { type Row, readRows } from './readRows.ts';

/** How columns are found; by their headings alone without. */
export interface ColumnChoice {
  preset?: ImportPreset | undefined;
  /** Fields by heading, before everything else; an empty text leaves the column out. */
  mapping?: Readonly<Record<string, string>> | undefined;
  /** How the file's characters are encoded; guessed without. */
  encoding?: CsvEncoding | undefined;
}

interface OpenedRows<T> {
  rows(): AsyncGenerator<Row<T>>;
  /** How many rows there are. */
  count(): number;
  /** Columns of the file that mean nothing here. */
  unknownColumns: string[];
  /** Lines above the headings, which are left out. */
  above: string[];
}

function chosen(header: readonly string[], kind: CsvKind, choice: ColumnChoice): ColumnMapping {
  const { mapping = {}, preset = presetOf(header, kind) } = choice;
  const known = new Set(columnFields(kind).flatMap(({ field }) => (isOfCompany(field) ? [] : [field])));
  for (const [heading, field] of Object.entries(mapping)) {
    if (!header.includes(heading))
      throw new CsvFileError(`The mapping names the column ${heading}, which is not there.`);
    if (field !== '' && !known.has(field))
      throw new CsvFileError(`The mapping names the field ${field}, which is not one.`);
  }
  const given = new Set(Object.values(mapping));
  return proposeMapping(header, kind, preset).map((field, place) => {
    const heading = header[place] ?? '';
    if (Object.hasOwn(mapping, heading)) return mapping[heading] || null;
    // A field that was given a column has no other.
    return field !== null && (given.has(field) || isOfCompany(field)) ? null : field;
  });
}

/** @throws CsvFileError when it cannot be read, or lacks a column that every line needs */
export async function openRows<K extends CsvKind>(
  source: CsvSource,
  kind: K,
  choice: ColumnChoice = {},
): Promise<OpenedRows<ImportRow[K]>> {
  const table = await openCsv(source, kind, choice.encoding);
  const mapping = chosen(table.header, kind, choice);
  const rows = readRows(table, kind, mapping);
  return {
    rows,
    count: table.count,
    above: table.above,
    unknownColumns: table.header.filter((name, place) => mapping[place] === null && name !== ''),
  };
}
