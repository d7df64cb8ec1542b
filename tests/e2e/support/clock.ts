/** The page's time in the hands of the test: what takes seconds takes none, and is measured to the millisecond. */
import type { Page } from '@playwright/test';
import { expect } from './patient.ts';

/**
 * Stops a clock that was installed before the page was opened; from here on only `runFor` moves it. A clock can only be
 * stopped at a future moment, which may have passed by the time a busy machine gets there; then a later one is tried.
 */
export async function stopClock(page: Page): Promise<void> {
  for (let aheadMs = 1000; ; aheadMs *= 2) {
    const now = await page.evaluate(() => Date.now());
    try {
      return await page.clock.pauseAt(now + aheadMs);
    } catch (error) {
      if (aheadMs > 8000 || !/to the past/.test(String(error))) throw error;
    }
  }
}

/** Lets the page finish what it does without waiting: rendering, and whatever it asks the server before this. */
export const settle = (page: Page) =>
  page.evaluate(async () => {
    await fetch('/healthz');
    for (let turn = 0; turn < 5; turn += 1) {
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage(null);
      });
    }
  });

/** Lets time pass in steps until something has come about: what is answered meanwhile waits for the next step. */
export const passUntil = (page: Page, stepMs: number, isSo: () => Promise<boolean> | boolean) =>
  expect
    .poll(
      async () => {
        await page.clock.runFor(stepMs);
        return isSo();
      },
      // It is the page that waits, not the test.
      { intervals: [10] },
    )
    .toBe(true);
