/** Tables as CSV (RFC 4180), for spreadsheets. */

/** One column: its heading, and what stands in it. */
export interface CsvColumn<T> {
  heading: string;
  value: (row: T) => string | number | null | undefined;
}

/**
 * The rows under a line of headings. Begins with a byte order mark, without which Excel misreads accents; a text that a
 * spreadsheet would run as a formula has a quote in front. The writer comes with the first file someone asks for.
 */
export async function toCsv<T>(columns: readonly CsvColumn<T>[], rows: readonly T[]): Promise<string> {
  const { stringify } = await import('csv-stringify/browser/esm/sync');
  return stringify(
    [
      columns.map((column) => column.heading),
      ...rows.map((row) => columns.map((column) => column.value(row))),
    ],
    // By itself it puts quotes around a text that breaks lines only where it breaks them as the file does.
    { bom: true, escape_formulas: true, record_delimiter: 'windows', quoted_match: /[\r\n]/ },
  );
}
