/** The data of a trend. */

import { startOf } from '../../../schemas/base/days.ts';
import type { StatusTone } from '../../components/values/tones.ts';
import { formatDate } from '../../i18n/formatDate.ts';
import { formatLocale } from '../../i18n/formatLocale.ts';
import type { ChartColumn, ChartTableData } from './chartData.ts';

/** The figures of one day, by name. */
export type TrendDay = { date: string } & Readonly<Record<string, string | number | null>>;

/** One figure followed over the days. */
export interface TrendLine extends ChartColumn {
  tone: StatusTone;
}

/** A figure of a day; null where the day has none. */
export function figureOf(day: TrendDay, name: string): number | null {
  const value = day[name];
  return typeof value === 'number' ? value : null;
}

/** "Nov 21" in the reader's language, of a day YYYY-MM-DD. */
export const shortDay = (date: string, locale = formatLocale()): string =>
  new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(startOf(date));

/** The days as a table, the newest first. */
export const trendTable = (
  head: string,
  days: readonly TrendDay[],
  lines: readonly TrendLine[],
): ChartTableData => ({
  head,
  columns: lines,
  rows: days.toReversed().map((day) => ({
    key: day.date,
    head: day.date,
    shown: formatDate(day.date) ?? day.date,
    values: Object.fromEntries(lines.map(({ name }) => [name, figureOf(day, name)])),
  })),
});
