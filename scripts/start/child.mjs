/** Runs a program in the foreground, so that ending this process ends that one in order. */
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { parentEnded } from './parent.mjs';

/** @type {import('node:child_process').ChildProcess | undefined} */
let child;
/** @type {NodeJS.Signals | undefined} */
let asked;
/** @type {(() => void)[]} */
const waiting = [];

/** @param {NodeJS.Signals} signal */
function passOn(signal) {
  asked = signal;
  child?.kill(signal);
  for (const go of waiting) go();
}

let listening = false;
function listen() {
  if (listening) return;
  listening = true;
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => passOn(signal));
  // npm passes on some signals, to a shell that may pass on none: its end is a signal as well.
  parentEnded(() => passOn('SIGTERM'));
}

/** Whether this process was asked to end. */
export const isAskedToEnd = () => asked !== undefined;

/**
 * Waits, but no longer than until this process is asked to end.
 *
 * @param {number} ms
 * @returns {Promise<void>}
 */
export const pause = (ms) =>
  new Promise((resolve) => {
    waiting.push(resolve);
    setTimeout(resolve, ms);
  });

/**
 * Starts the program with our input and output and a channel whose end tells it that we are gone, even when we are
 * killed. Signals are passed on; a terminal's Ctrl-C reaches both of us, which the program takes for one wish.
 *
 * @param {string} file
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @param {(message: unknown) => void} [onMessage] what it says over the channel
 * @returns {Promise<number>} its exit status; 128 and more when a signal ended it
 */
export function runChild(file, args, env = process.env, onMessage = () => {}) {
  listen();
  const started = spawn(file, args, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'], env });
  child = started;
  started.on('message', onMessage);
  return new Promise((resolve) => {
    started.once('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    started.once('exit', (status, signal) =>
      resolve(status ?? 128 + (signal ? constants.signals[signal] : 0)),
    );
  });
}
