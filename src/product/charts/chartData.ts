/** The table behind a chart: what a screen reader gets, what one can switch to, and what the CSV file holds. */
import { dayOf } from '../../../schemas/base/days.ts';
import { type CsvColumn, toCsv } from '../../components/lists/csv.ts';
import { formatLocale } from '../../i18n/formatLocale.ts';

/** One figure of each row. */
export interface ChartColumn {
  /** Its name in each row. */
  name: string;
  label: string;
  /** How it is written, `{ style: 'percent' }` for one. */
  format?: Intl.NumberFormatOptions | undefined;
}

/** A day, a job, a person: what the figures are of. */
export interface ChartRow {
  key: string;
  /** As it stands in the file. */
  head: string;
  /** As it is shown; by default the same. */
  shown?: string;
  values: Readonly<Record<string, number | null | undefined>>;
}

export interface ChartTableData {
  /** Heading of the first column: "Day", "Job". */
  head: string;
  columns: readonly ChartColumn[];
  rows: readonly ChartRow[];
}

/** A figure in the reader's language; a dash where there is none. */
export const figureText = (value: number | null | undefined, format?: Intl.NumberFormatOptions): string =>
  value === null || value === undefined ? '–' : new Intl.NumberFormat(formatLocale(), format).format(value);

/** Whether there is anything to draw: a figure that is not nought. */
export const hasFigures = ({ columns, rows }: ChartTableData): boolean =>
  rows.some(({ values }) => columns.some(({ name }) => Boolean(values[name])));

/** The table as CSV, figures as plain numbers. */
export function chartCsv({ head, columns, rows }: ChartTableData): Promise<string> {
  const headColumn: CsvColumn<ChartRow> = { heading: head, value: (row) => row.head };
  return toCsv(
    [
      headColumn,
      ...columns.map(({ name, label }) => ({ heading: label, value: (row: ChartRow) => row.values[name] })),
    ],
    rows,
  );
}

/** "lists-and-picks-2026-11-21.csv" of the title "Lists and picks". */
export function csvName(title: string, now: Date): string {
  const words = title
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
  return `${words}-${dayOf(now)}.csv`;
}
