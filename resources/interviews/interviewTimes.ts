/** Times of interviews on the reader's clock. */
import { formatLocale } from '../../src/i18n/formatLocale.ts';
import { t } from '../../src/i18n/t.ts';
import { zonedWords, zoneName } from '../../src/kit/zonedWords.ts';
import { ownTimeZone } from '../common/ownTimeZone.ts';

/** "Monday, June 8, 2026 at 11:00 AM GMT+2" on the reader's clock. */
export const whenWords = (at: string): string => zonedWords(at, ownTimeZone(), formatLocale());

/** Says whose clock the times are told by. */
export const zoneWords = (): string =>
  t('Times are told in your time zone, {zone}.', { zone: zoneName(ownTimeZone()) });

/** The first time a form offers: ten o'clock on the next working day but one, to the minute. */
export function firstTime(now: Date): string {
  const at = new Date(now);
  at.setHours(10, 0, 0, 0);
  let days = 2;
  while (days > 0) {
    at.setDate(at.getDate() + 1);
    if (at.getDay() !== 0 && at.getDay() !== 6) days -= 1;
  }
  return toTheMinute(at.toISOString());
}

/** A moment as forms have it. */
export const toTheMinute = (at: string): string => `${at.slice(0, 16)}Z`;
