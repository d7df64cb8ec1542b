/** Tables as CSV (RFC 4180), for spreadsheets. */

/** One column: its heading, and what stands in it. */
export interface CsvColumn<T> {
  heading: string;
  value: (row: T) => string | number | null | undefined;
}

/** A spreadsheet runs a cell that starts with one of these; a quote in front makes it text. */
const startsFormula = /^[=+\-@\t\r]/;

function cell(value: string | number | null | undefined): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(value);
  const safe = startsFormula.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The rows under a line of headings. Begins with a byte order mark, without which Excel misreads accents. */
export function toCsv<T>(columns: readonly CsvColumn<T>[], rows: readonly T[]): string {
  const lines = [
    columns.map((column) => cell(column.heading)),
    ...rows.map((row) => columns.map((column) => cell(column.value(row)))),
  ];
  return `\uFEFF${lines.map((line) => line.join(',')).join('\r\n')}\r\n`;
}
