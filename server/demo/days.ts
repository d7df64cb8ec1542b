/** The calendar of the demo data: it always ends today. */

/** So many days ago it begins. */
export const daysOfDemo = 30;

const dayMs = 24 * 60 * 60 * 1000;

/** Six in the morning (UTC) so many days ago; today, the very moment. */
export function dayAt(now: Date, daysAgo: number): Date {
  if (daysAgo === 0) return now;
  const day = new Date(now.getTime() - daysAgo * dayMs);
  day.setUTCHours(6, 0, 0, 0);
  return day;
}

/** Later on a day, in hours. */
export const hoursLater = (at: Date, hours: number): Date => new Date(at.getTime() + hours * 60 * 60 * 1000);
