/** Keeps the server running: one that breaks down or is killed is started again, later each time it happens at once. */
import { isAskedToEnd, pause, runChild } from './child.mjs';

/** As `server/base/exitStatus.ts` has it: a setting is not right. */
const cannotStart = 1;
const firstPauseMs = 1000;
const longestPauseMs = 30_000;
/** A process that has run for this long was healthy; a failure after that is a new one. */
const wellMs = 60_000;
/** Tries in a row of a server that has never been ready. */
const mostTries = 5;

/** @param {number} status */
const reason = (status) =>
  status > 128 ? `was ended by signal ${status - 128}` : `broke down (status ${status})`;

/**
 * @param {string} file
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @param {number} [mostMs] the longest pause before it is started again
 * @returns {Promise<number>} the exit status, once it has ended as it was asked to, or cannot be started
 */
export async function supervise(file, args, env, mostMs = longestPauseMs) {
  let hasBeenReady = false;
  let pauseMs = firstPauseMs;
  for (let tries = 1; ; tries += 1) {
    const started = performance.now();
    const again = hasBeenReady ? [...args, '--again'] : args;
    const status = await runChild(file, again, env, (message) => {
      hasBeenReady ||= message === 'ready';
    });
    if (isAskedToEnd() || status === 0) return status;
    if (!hasBeenReady && (status === cannotStart || tries >= mostTries)) return status;
    if (performance.now() - started > wellMs) pauseMs = firstPauseMs;
    console.error(`The server ${reason(status)}. It is started again in ${pauseMs / 1000} s.`);
    await pause(pauseMs);
    if (isAskedToEnd()) return 0;
    pauseMs = Math.min(mostMs, pauseMs * 2);
  }
}
