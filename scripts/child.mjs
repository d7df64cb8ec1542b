/** Runs a program in the foreground, so that ending this process ends that one in order. */
import { spawn } from 'node:child_process';

/**
 * Starts the program with our input and output and a channel whose end tells it that we are gone, even when we are
 * killed. Signals are passed on; a terminal's Ctrl-C reaches both of us, which the program takes for one wish.
 *
 * @param {string} file
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<number>} its exit status
 */
export function runChild(file, args, env = process.env) {
  const child = spawn(file, args, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'], env });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal));
  }
  return new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.once('exit', (status) => resolve(status ?? 1));
  });
}
