/** What a trend is drawn from. */
import type { StatusTone } from '../tones.ts';

/** The figures of one day, by name. */
export type TrendDay = { date: string } & Readonly<Record<string, string | number | null>>;

/** One figure followed over the days. */
export interface TrendLine {
  /** Its name in each day. */
  name: string;
  label: string;
  tone: StatusTone;
}

/** A figure of a day; 0 where the day has none. */
export const figureOf = (day: TrendDay, { name }: TrendLine): number => Number(day[name] ?? 0);

/** "Nov 21" in the reader's language, of a day YYYY-MM-DD. */
export const shortDay = (date: string, locale?: string): string =>
  new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(
    Date.parse(`${date}T00:00:00Z`),
  );
