/** Which day's run is due. */

/** A queue may ring a little early by this server's clock; such a call still counts. */
const earlyMs = 60_000;

/** The day of a moment in UTC, YYYY-MM-DD. */
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/**
 * @param runAt the time of the daily run, HH:MM in UTC
 * @returns today's date when its run should have begun, else null
 */
export function dueDate(now: Date, runAt: string): string | null {
  const today = dayOf(now);
  return now.getTime() + earlyMs >= Date.parse(`${today}T${runAt}:00Z`) ? today : null;
}
