/** Days close to today, said as people say them. */
import { currentLocale, t } from '../../src/i18n/t.ts';

const dayMs = 86_400_000;
const at = (day: string) => Date.parse(`${day}T00:00:00Z`);
const two = (number: number) => String(number).padStart(2, '0');

/** The calendar day (YYYY-MM-DD) a moment falls on where the reader is. */
export const localDay = (moment: Date): string =>
  `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;

/** Whole days from `today` to `day`; negative for days that are over. Both YYYY-MM-DD. */
export const daysUntil = (day: string, today: string): number => Math.round((at(day) - at(today)) / dayMs);

/** A day as it stands within a sentence: some languages put an article before it, "el jueves". */
const named = (day: string) => t('{day}', { day });

/**
 * "today", "tomorrow", "yesterday", "Thursday" for the days of the coming week, else "Thu, Nov 26"; with the year
 * where it is another one.
 *
 * @param day YYYY-MM-DD
 * @param today YYYY-MM-DD where the reader is
 */
export function nearDay(day: string, today: string, locale: string = currentLocale()): string {
  const days = daysUntil(day, today);
  if (Math.abs(days) <= 1)
    return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(days, 'day');
  if (days > 1 && days < 7) {
    return named(new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(at(day)));
  }
  const options: Intl.DateTimeFormatOptions = {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  };
  if (day.slice(0, 4) !== today.slice(0, 4)) options.year = 'numeric';
  return named(new Intl.DateTimeFormat(locale, options).format(at(day)));
}
