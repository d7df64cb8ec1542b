/** Times of a recruiter's free hours. */
import { minuteMs } from '../../schemas/base/days.ts';
import type { InterviewHours } from '../../schemas/interviewHours.ts';
import { toTheMinute } from './interviewTimes.ts';

const weekdays = ['SUNDAY', 'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY'] as const;

/** A span of time that is taken, in milliseconds since 1970. */
export interface Busy {
  from: number;
  until: number;
}

/** Interviews begin on the hour or half past. */
const stepMinutes = 30;

/** How far ahead times are looked for: who is booked for so long has to choose by hand. */
const mostDays = 60;

interface Asked {
  hours: InterviewHours;
  /** Interviews that are booked, and times others may still pick. */
  busy: readonly Busy[];
  /** How long the interview takes. */
  minutes: number;
  now: Date;
  count: number;
}

/** A time of a day on the reader's clock. @param minutes since midnight */
function at(day: Date, minutes: number): number {
  const moment = new Date(day);
  // By the clock and not by adding up: a day can have 23 or 25 hours.
  moment.setHours(Math.floor(minutes / 60), minutes % 60, 0, 0);
  return moment.getTime();
}

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

/**
 * The next times someone is free, one a day and the day after tomorrow at the earliest, in the morning and in the
 * afternoon by turns, so that the other side has a choice.
 *
 * @returns moments to the minute, as forms have them; fewer than asked for where there are no more
 */
export function freeTimes({ hours, busy, minutes, now, count }: Asked): string[] {
  const begin = minutesOf(hours.from);
  const end = minutesOf(hours.until);
  const isFree = (from: number) =>
    busy.every((taken) => from + minutes * minuteMs <= taken.from || from >= taken.until);
  const starts: number[] = [];
  for (let start = begin; start + minutes <= end; start += stepMinutes) starts.push(start);
  const later = starts.slice(Math.ceil(starts.length / 2));
  const found: string[] = [];
  for (let ahead = 2; ahead < mostDays && found.length < count; ahead += 1) {
    const day = new Date(now);
    day.setDate(day.getDate() + ahead);
    const weekday = weekdays[day.getDay()];
    if (!weekday || !hours.days.includes(weekday)) continue;
    const preferred = found.length % 2 === 0 ? starts : [...later, ...starts];
    const first = preferred.map((start) => at(day, start)).find(isFree);
    if (first !== undefined) found.push(toTheMinute(new Date(first).toISOString()));
  }
  return found;
}
