/** Dragging, with a mouse and with a finger. */
import type { Locator, Page } from '@playwright/test';
import { expect } from './patient.ts';

const steps = 8;

async function middleOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${locator} is not shown.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/**
 * Carries one thing onto another with the mouse.
 *
 * @param over what shows once it is there: let go before, it would fall where it was seen last
 */
export async function dragByMouse(page: Page, what: Locator, onto: Locator, over: Locator): Promise<void> {
  // Waits until it has come to rest.
  await what.hover();
  await page.mouse.down();
  const to = await middleOf(onto);
  await page.mouse.move(to.x, to.y, { steps });
  await expect(over).toBeAttached();
  await page.mouse.up();
}

/**
 * Rests a finger on one thing until it is picked up, and carries it onto another.
 *
 * @param signs what shows once it is picked up, and once it is there
 */
export async function dragByFinger(
  page: Page,
  what: Locator,
  onto: Locator,
  { lifted, over }: Record<'lifted' | 'over', Locator>,
): Promise<void> {
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
  await expect(over).toBeAttached();
  await touch('touchEnd', []);
  await session.detach();
}
