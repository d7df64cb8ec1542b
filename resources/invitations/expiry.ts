/** When an invitation ends, in words. */
import { lastDayBefore } from '../../schemas/base/answerDay.ts';
import { dayMs, hourMs, localDay } from '../../schemas/base/days.ts';
import { currentLocale, t } from '../../src/i18n/t.ts';
import { nearDay } from '../common/standing/nearDay.ts';

const minuteMs = 60_000;

/** Whether no answer is taken any more. */
export const isOver = (expiresAt: string, now: Date): boolean => Date.parse(expiresAt) <= now.getTime();

/** Whether it ends within a day. */
export const isUrgent = (expiresAt: string, now: Date): boolean =>
  Date.parse(expiresAt) - now.getTime() < dayMs;

/**
 * "Expires Thursday", for which that day counts until it is over everywhere; in the last 24 hours "Expires in 5 hours" or
 * "Expires in 20 minutes", then "Expired".
 *
 * @param expiresAt ISO 8601
 */
export function expiryWords(expiresAt: string, now: Date, locale: string = currentLocale()): string {
  const left = Date.parse(expiresAt) - now.getTime();
  if (left <= 0) return t('Expired');
  return t('Expires {when}', { when: endWords(expiresAt, left, now, locale) });
}

function endWords(expiresAt: string, left: number, now: Date, locale: string): string {
  if (left >= dayMs) return nearDay(lastDayBefore(expiresAt), localDay(now), locale);
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'always' });
  if (left >= hourMs) return words.format(Math.floor(left / hourMs), 'hour');
  return words.format(Math.max(1, Math.floor(left / minuteMs)), 'minute');
}
