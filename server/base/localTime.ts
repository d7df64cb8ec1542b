/** Day and time of day on someone's own clock, summer or winter. */

export interface LocalTime {
  /** YYYY-MM-DD */
  day: string;
  /** HH:MM, from 00:00 to 23:59 */
  time: string;
}

/**
 * A clock in a time zone. It only ever reads what a clock there shows at a moment, so hours that come twice a year, or
 * not at all, need no care of their own.
 *
 * @param timeZone of the IANA list
 */
export function localClock(timeZone: string): (at: Date) => LocalTime {
  const format = new Intl.DateTimeFormat('en', {
    ...{ timeZone, hourCycle: 'h23', calendar: 'iso8601', numberingSystem: 'latn' },
    ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' },
  });
  return (at) => {
    const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
    return {
      day: `${parts.year}-${parts.month}-${parts.day}`,
      time: `${parts.hour}:${parts.minute}`,
    };
  };
}

/** Minutes of a time of day since midnight. @param time HH:MM */
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
