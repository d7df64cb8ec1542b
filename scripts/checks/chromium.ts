/** Finds the browser that tests run in. */
import { accessSync, constants } from 'node:fs';
import { chromium } from 'playwright';

/**
 * Debian's Chromium without a window. The whole browser draws its toolbar for each page a test opens, though nobody
 * sees it: twelve pages cost it 11 seconds of a processor, and this one less than 3.
 */
const headlessShell = '/usr/bin/chromium-headless-shell';

/** Where Debian, Ubuntu, Fedora and macOS put theirs. */
const usual = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

function runnable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Path of a Chromium: CHROMIUM_PATH, then the machine's own, then the one Playwright keeps. Installs nothing. */
export function findChromium(): string | undefined {
  return [process.env.CHROMIUM_PATH, headlessShell, ...usual, chromium.executablePath()].find(
    (path) => path && runnable(path),
  );
}

/** Whether tests would be quicker with a browser that may be had. */
export const isSlowChromium = (path: string | undefined) =>
  path !== headlessShell && path !== process.env.CHROMIUM_PATH;

/** Options for Playwright's `launch`: the sandbox needs an account other than root. */
export function chromiumLaunchOptions(): { executablePath: string | undefined; args: string[] } {
  return {
    executablePath: findChromium(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  };
}
