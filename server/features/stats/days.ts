/** Calendar days in UTC, as YYYY-MM-DD. */

const dayMs = 24 * 60 * 60 * 1000;

/** The day some days before a moment. */
export const dayBefore = (now: Date, days: number): string =>
  new Date(now.getTime() - days * dayMs).toISOString().slice(0, 10);

/** The last so many days, oldest first; the last of them is the day of `now`. */
export const lastDays = (now: Date, count: number): string[] =>
  Array.from({ length: count }, (_, index) => dayBefore(now, count - 1 - index));
