/** Which day's run is due. */
import { dayOf } from '../../../schemas/base/days.ts';

/** A queue may ring a little early by this server's clock; such a call still counts. */
const earlyMs = 60_000;

/**
 * @param runAt the time of the daily run, HH:MM in UTC
 * @returns today's date when its run should have begun, else null
 */
export function dueDate(now: Date, runAt: string): string | null {
  const today = dayOf(now);
  return now.getTime() + earlyMs >= Date.parse(`${today}T${runAt}:00Z`) ? today : null;
}
