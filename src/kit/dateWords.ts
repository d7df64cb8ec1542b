/** Days and moments as words. */
import { localDay, startOf } from '../../schemas/base/days.ts';

const units: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['week', 7 * 86_400],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

const isDay = (value: string) => /^\d{4}-\d{2}-\d{2}$/.test(value);

/** A calendar day has no zone: it is read and shown as UTC, so that nobody sees the day before. */
const read = (value: string) => (isDay(value) ? startOf(value) : new Date(value));

/** "21 Nov 2026" in a language; a moment also gets its time. Undefined when the text is no date. */
export function dateWords(value: string, withTime: boolean, locale: string): string | undefined {
  const date = read(value);
  if (Number.isNaN(date.getTime())) return undefined;
  const day: Intl.DateTimeFormatOptions = { dateStyle: 'medium' };
  if (isDay(value)) return new Intl.DateTimeFormat(locale, { ...day, timeZone: 'UTC' }).format(date);
  return new Intl.DateTimeFormat(locale, withTime ? { ...day, timeStyle: 'short' } : day).format(date);
}

/** "Mar 2019" of a month, YYYY-MM. */
export const monthWords = (month: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
    startOf(`${month}-01`),
  );

/** "3 hours ago", "in 2 days", "today". Undefined when the text is no date. */
export function relativeWords(value: string, now: Date, locale: string): string | undefined {
  const date = read(value);
  if (Number.isNaN(date.getTime())) return undefined;
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  // A day is compared with the day it is for the reader.
  const from = isDay(value) ? startOf(localDay(now)) : now;
  const seconds = Math.round((date.getTime() - from.getTime()) / 1000);
  const unit = units.find(([, size]) => Math.abs(seconds) >= size);
  if (unit) return words.format(Math.trunc(seconds / unit[1]), unit[0]);
  return isDay(value) ? words.format(0, 'day') : words.format(0, 'second');
}
