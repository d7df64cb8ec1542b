/** The calendar of the demo data: it always ends today. */
import { daysLater } from '../../schemas/base/days.ts';

/** So many days ago it begins. */
export const daysOfDemo = 30;

/** Six in the morning (UTC) so many days ago; today, the very moment. */
export function dayAt(now: Date, daysAgo: number): Date {
  if (daysAgo === 0) return now;
  const day = daysLater(now, -daysAgo);
  day.setUTCHours(6, 0, 0, 0);
  return day;
}
