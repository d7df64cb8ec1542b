/** Time that only goes forward: setting the computer's clock changes nothing about how long something waits. */
import { type Clock, systemClock } from 'pg-boss';

/** Milliseconds since 1970 as the clock said when this process started, counted on from there. */
const steadyNow = (): number => performance.timeOrigin + performance.now();

/**
 * The clock of the job queue. The queue compares times when a timer fires; by the computer's clock, setting that clock
 * back an hour would delay every job by an hour.
 */
export const steadyClock: Clock = { ...systemClock, now: steadyNow };
