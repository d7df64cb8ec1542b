/** Toasts, behind which what can be undone waits. */
import type { Page } from '@playwright/test';
import { expect } from './patient.ts';

/** Swipes the newest toast away, so that what waits behind it is done now. */
export async function swipeToastAway(page: Page, words: string | RegExp): Promise<void> {
  const toast = page.locator('[data-toast]').filter({ hasText: words });
  // Waits until it has come to rest, and takes the pointer there.
  await toast.hover();
  const box = await toast.boundingBox();
  if (!box) throw new Error(`No toast says ${words}.`);
  // On its words, at the top: buttons within keep their click.
  const from = { x: box.x + box.width / 3, y: box.y + Math.min(box.height / 2, 32) };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 80, from.y, { steps: 4 });
  await page.mouse.up();
  await expect(toast).toBeHidden();
}

/** Lets the move of an application go out, which waits for the time to take it back to be over. @returns the address of the call */
export async function sendMove(page: Page, words: string): Promise<string> {
  const answer = page.waitForResponse((one) =>
    /\/candidate-applications\/[^/]*\/status(\?|$)/.test(one.url()),
  );
  await swipeToastAway(page, words);
  const sent = await answer;
  expect(sent.ok()).toBe(true);
  return sent.url();
}
