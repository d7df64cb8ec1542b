/** Days and moments as words, in the reader's language unless another is named. */
import { dateWords, monthWords, relativeWords } from '../kit/dateWords.ts';
import { formatLocale } from './formatLocale.ts';

/** "21 Nov 2026"; a moment also gets its time. Undefined when the text is no date. */
export const formatDate = (value: string, withTime = false, locale = formatLocale()): string | undefined =>
  dateWords(value, withTime, locale);

/** "Mar 2019" of a month, YYYY-MM. */
export const formatMonth = (month: string, locale = formatLocale()): string => monthWords(month, locale);

/** "3 hours ago", "in 2 days", "today". Undefined when the text is no date. */
export const formatRelative = (value: string, now: Date, locale = formatLocale()): string | undefined =>
  relativeWords(value, now, locale);
