/** Dragging, with a mouse and with a finger. */
import type { Locator, Page } from '@playwright/test';
import { expect } from './patient.ts';

const steps = 8;

async function middleOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${locator} is not shown.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Carries one thing onto another with the mouse. */
export async function dragByMouse(page: Page, what: Locator, onto: Locator): Promise<void> {
  const from = await middleOf(what);
  const to = await middleOf(onto);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps });
  await page.mouse.up();
}

/**
 * Rests a finger on one thing until it is picked up, and carries it onto another.
 *
 * @param lifted what shows once it is picked up
 */
export async function dragByFinger(page: Page, what: Locator, onto: Locator, lifted: Locator): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  // A finger cannot rest on what lies under the bar at the foot of the page.
  await what.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const from = await middleOf(what);
  const to = await middleOf(onto);
  await touch('touchStart', [from]);
  await expect(lifted).toBeAttached();
  for (let step = 1; step <= steps; step += 1) {
    const part = step / steps;
    await touch('touchMove', [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }]);
  }
  await touch('touchEnd', []);
  await session.detach();
}
