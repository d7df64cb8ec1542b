/** Whether someone's morning has come. */
import type { NoticeSettings } from '../../../schemas/notice.ts';
import { type LocalTime, minutesOf } from '../../base/localTime.ts';

/** A morning that was missed, because no server ran, is made up for until so late. */
const lateMinutes = 6 * 60;

/**
 * @param local what the reader's clock shows
 * @param seenTo the last day that was seen to, on the reader's calendar; null before the first
 * @returns the day whose morning has come
 */
export function dueMorning(
  { morningAt }: Pick<NoticeSettings, 'morningAt'>,
  { day, time }: LocalTime,
  seenTo: string | null,
): string | null {
  if (seenTo !== null && seenTo >= day) return null;
  const late = minutesOf(time) - minutesOf(morningAt);
  return late >= 0 && late <= lateMinutes ? day : null;
}

/** Monday to Sunday, as in the settings. */
const weekdays = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'] as const;

/** Whether a mail is wanted on a day of the calendar. @param day YYYY-MM-DD */
export function wantsMail(
  { morningMail, morningDays }: Pick<NoticeSettings, 'morningMail' | 'morningDays'>,
  day: string,
): boolean {
  const weekday = weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()];
  return morningMail && weekday !== undefined && morningDays.includes(weekday);
}

/** How long before and after the daily run's time a mail waits for the lists of its day. */
const patienceMs = 2 * 60 * 60_000;

/**
 * Whether the lists of a day are about to come: far from the time of the run, as in the mornings of East Asia, nothing is
 * gained by waiting.
 *
 * @param runAt the time of the daily run, HH:MM in UTC
 */
export const isRunNear = (day: string, now: Date, runAt: string): boolean =>
  Math.abs(now.getTime() - Date.parse(`${day}T${runAt}:00Z`)) <= patienceMs;
