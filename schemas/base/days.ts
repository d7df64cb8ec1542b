/**
 * Calendar days, as YYYY-MM-DD. The product counts them in UTC, in which every day has 24 hours; only words like
 * "tomorrow" follow the reader's own calendar, from `localDay`.
 */

export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** The day of a moment. */
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** The moment a day begins. */
export const startOf = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** So many hours after a moment, or before it where they are negative. */
export const hoursLater = (at: Date, hours: number): Date => new Date(at.getTime() + hours * hourMs);

/** So many days after a moment, or before it where they are negative; to the same time of the day. */
export const daysLater = (at: Date, days: number): Date => hoursLater(at, 24 * days);

/** The same time on the same day of another month; on the last of the month where there is no such day. */
export function monthsLater(at: Date, months: number): Date {
  const moved = new Date(at);
  moved.setUTCMonth(at.getUTCMonth() + months);
  // The 31st of a shorter month has become one of the first days of the next.
  if (moved.getUTCDate() !== at.getUTCDate()) moved.setUTCDate(0);
  return moved;
}

/** The day some days before a moment. */
export const dayBefore = (now: Date, days: number): string => dayOf(daysLater(now, -days));

/** The last so many days, oldest first; the last of them is the day of `now`. */
export const lastDays = (now: Date, count: number): string[] =>
  Array.from({ length: count }, (_, index) => dayBefore(now, count - 1 - index));

/** Whole days from one day to another; negative for days before it. */
export const daysUntil = (day: string, from: string): number =>
  Math.round((startOf(day).getTime() - startOf(from).getTime()) / dayMs);

/** The day it is for the reader at a moment. */
export const localDay = (at: Date): string =>
  dayOf(new Date(Date.UTC(at.getFullYear(), at.getMonth(), at.getDate())));
