/**
 * The promised day of an answer. It is a calendar day, not a moment: the same day on every screen, in mails and in the
 * API, wherever its reader is. Words like "tomorrow" follow the reader's own calendar; the server counts a promise as
 * broken only once its day is over everywhere, so that nobody is counted late on a day that is not over for them.
 */
import { dayOf, daysLater, hoursLater, startOf } from './days.ts';

/** Days within which a candidate is promised the next answer. */
export const answerDays = 7;

/** How far the last zone in which a day ends (UTC−12) is behind. */
export const lastZoneHours = 12;

/** The day (YYYY-MM-DD) an answer is promised by, counted in UTC from the change that promises it. */
export const promisedDay = (now: Date): string => dayOf(daysLater(now, answerDays));

/** The earliest calendar day (YYYY-MM-DD) it is anywhere; promised days before it are over for everyone. */
export const earliestToday = (now: Date): string => dayOf(hoursLater(now, -lastZoneHours));

/**
 * The moment a promised day is over everywhere, ISO 8601.
 *
 * @example overEverywhere('2026-11-27') // '2026-11-28T12:00:00.000Z'
 */
export const overEverywhere = (day: string): string =>
  hoursLater(startOf(day), 24 + lastZoneHours).toISOString();
