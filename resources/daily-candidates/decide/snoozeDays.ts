/** Days a snooze ends, as the server counts them: in UTC. */
import { dayOf, daysLater } from '../../../schemas/base/days.ts';
import { type LazyText, t } from '../../../src/i18n/t.ts';

/** The day so many days from now, YYYY-MM-DD. */
export const dayIn = (days: number, now: Date): string => dayOf(daysLater(now, days));

/** Days to choose from without a calendar. */
export const usualSnoozes: readonly { days: number; words: LazyText }[] = [
  { days: 1, words: () => t('Until tomorrow') },
  { days: 3, words: () => t('For three days') },
  { days: 7, words: () => t('For a week') },
  { days: 30, words: () => t('For a month') },
];

/** Days that a snooze lasts where nothing else is said. */
export const usualSnoozeDays = 7;

/** The day an earlier snooze ends; tomorrow where that has passed, since no snooze ends today. */
export const comingDay = (until: string | null, now: Date): string | null =>
  until !== null && until <= dayOf(now) ? dayIn(1, now) : until;
