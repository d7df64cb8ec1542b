/** The days of a job's lists: calendar days, as the daily run counts them in UTC. */

import { daysUntil } from '../../schemas/base/days.ts';
import type { DailyList } from '../../schemas/dailyCandidate.ts';
import { currentLocale, t } from '../../src/i18n/t.ts';
import { shortDate } from '../common/standing/nearDay.ts';

/**
 * "Today", "Yesterday", or "Wed, Nov 18" in the reader's language; with the year where it is another one.
 *
 * @param date YYYY-MM-DD
 * @param today YYYY-MM-DD where the reader is
 */
export function dayLabel(date: string, today: string, locale: string = currentLocale()): string {
  if (date === today) return t('Today');
  return daysUntil(date, today) === -1 ? t('Yesterday') : shortDate(date, today, locale);
}

/** The days newest first. */
export const newestFirst = (days: readonly DailyList[]): DailyList[] =>
  days.toSorted((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0));

/**
 * The day to show: the one asked for where there is a list of it; else the newest with someone nobody has looked at,
 * so that the morning's work is in sight; else the newest. Undefined before the first list.
 *
 * @param days newest first
 */
export const shownDay = (days: readonly DailyList[], asked: string | undefined): DailyList | undefined =>
  days.find(({ date }) => date === asked) ?? days.find(({ newCount }) => newCount > 0) ?? days[0];

/** Days in a row that are told as one. */
interface QuietDays {
  quiet: readonly DailyList[];
}

/**
 * The days as the strip shows them: past days nobody was picked on are put together with their neighbors, but for the
 * day on screen; today stands for itself.
 *
 * @param days newest first
 */
export function foldQuietDays(
  days: readonly DailyList[],
  { shown, today }: { shown: string; today: string },
): (DailyList | QuietDays)[] {
  const folded: (DailyList | { quiet: DailyList[] })[] = [];
  for (const day of days) {
    const before = folded.at(-1);
    if (day.size > 0 || day.date === shown || day.date >= today) folded.push(day);
    else if (before && 'quiet' in before) before.quiet.push(day);
    else folded.push({ quiet: [day] });
  }
  return folded;
}
