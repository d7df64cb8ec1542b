/** Days close to today, said as people say them. */
import { daysUntil, startOf } from '../../../schemas/base/days.ts';
import { currentLocale, t } from '../../../src/i18n/t.ts';

/** "Wed, Nov 18", with the year where it is another one than today's. */
export function shortDate(day: string, today: string, locale: string): string {
  const options: Intl.DateTimeFormatOptions = {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  };
  if (day.slice(0, 4) !== today.slice(0, 4)) options.year = 'numeric';
  return new Intl.DateTimeFormat(locale, options).format(startOf(day));
}

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
  if (days > 1 && days < 7)
    return named(new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(startOf(day)));
  return named(shortDate(day, today, locale));
}
