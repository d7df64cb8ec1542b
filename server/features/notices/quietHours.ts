/** The hours in which someone wants no mail that can wait. */
import type { NoticeSettings } from '../../../schemas/notice.ts';
import { localClock } from '../../base/localTime.ts';

const minuteMs = 60_000;
/** A day with an hour more, when the clocks go back. */
const longestMinutes = 25 * 60;

type Quiet = Pick<NoticeSettings, 'quietHours' | 'quietFrom' | 'quietTo' | 'timeZone'>;

/** Whether a time of day lies between two others, over midnight where the second is the earlier one. */
const isBetween = (time: string, from: string, to: string) =>
  from <= to ? from <= time && time < to : time >= from || time < to;

/**
 * When the quiet hours that reign now are over: minute by minute on the reader's own clock, so that an hour that is left
 * out or comes twice is no special case.
 *
 * @returns undefined when none reign, or where the reader's clock is not known
 */
export function quietEnd({ quietHours, quietFrom, quietTo, timeZone }: Quiet, now: Date): Date | undefined {
  if (!quietHours || timeZone === null) return undefined;
  const clock = localClock(timeZone);
  const isQuiet = (at: Date) => isBetween(clock(at).time, quietFrom, quietTo);
  if (!isQuiet(now)) return undefined;
  const thisMinute = Math.floor(now.getTime() / minuteMs) * minuteMs;
  for (let minutes = 1; minutes <= longestMinutes; minutes += 1) {
    const at = new Date(thisMinute + minutes * minuteMs);
    if (!isQuiet(at)) return at;
  }
  return undefined;
}
