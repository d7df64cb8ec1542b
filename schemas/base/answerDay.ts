/**
 * Last days: of a job, an offer, an invitation, a promised answer, a key. Each is a calendar day, not a moment: the same day on every
 * screen, in mails and in the API, wherever its reader is. Words like "tomorrow" follow the reader's own calendar; a
 * last day counts until it is over everywhere, so that nobody is late on a day that is not over for them. Every
 * comparison uses `isDayOver`, or `earliestToday` where SQL compares.
 */
import { dayOf, daysLater, hoursLater, startOf } from './days.ts';

/** Days within which a candidate is promised the next answer. */
export const answerDays = 7;

/** How far the last zone in which a day ends (UTC−12) is behind. */
export const lastZoneHours = 12;

/** The day (YYYY-MM-DD) an answer is promised by, counted in UTC from the change that promises it. */
export const promisedDay = (now: Date): string => dayOf(daysLater(now, answerDays));

/** The earliest calendar day (YYYY-MM-DD) it is anywhere; days before it are over for everyone. */
export const earliestToday = (now: Date): string => dayOf(hoursLater(now, -lastZoneHours));

/** Whether a last day is over everywhere. */
export const isDayOver = (day: string, now: Date): boolean => day < earliestToday(now);

/**
 * The last second of a day in the last zone, for readers who need a moment.
 *
 * @example lastSecond('2026-11-27') // '2026-11-27T23:59:59-12:00'
 */
export const lastSecond = (day: string): string => `${day}T23:59:59-${lastZoneHours}:00`;

/**
 * The moment a day is over everywhere, ISO 8601.
 *
 * @example overEverywhere('2026-11-27') // '2026-11-28T12:00:00.000Z'
 */
export const overEverywhere = (day: string): string =>
  hoursLater(startOf(day), 24 + lastZoneHours).toISOString();

/**
 * The last day of something that ends at a moment: the last that is over everywhere by then.
 *
 * @example lastDayBefore('2026-11-28T12:00:00.000Z') // '2026-11-27'
 */
export const lastDayBefore = (end: string): string => earliestToday(new Date(Date.parse(end) - 1));
