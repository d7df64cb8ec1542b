/** Time that only goes forward: setting the computer's clock changes nothing about how long something waits. */
import { type Clock, systemClock } from 'pg-boss';

/** Milliseconds since 1970 as the clock said when this process started, counted on from there. */
const steadyNow = (): number => performance.timeOrigin + performance.now();

/**
 * For the queue, whose timers look again at the clock when they ring: with the ordinary one, an hour back would make
 * them wait an hour more.
 */
export const steadyClock: Clock = { ...systemClock, now: steadyNow };
