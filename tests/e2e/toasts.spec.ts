import type { Page } from '@playwright/test';
import { toast } from '../../src/components/toasts/toast.ts';
import { passUntil, settle, stopClock } from './support/clock.ts';
import { beSignedIn } from './support/demo.ts';
import { expect, test } from './support/test.ts';

// A change the server fails to make is told in a toast, as often as one likes.
test.use({ expectedProblems: [/status of 503/] });

const toasts = (page: Page) => page.locator('[data-toast]');

test.beforeEach(async ({ page }) => {
  await beSignedIn(page, 'CANDIDATE');
  await page.clock.install();
  await page.route('**/api/v1/candidates/*', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 503 }) : route.continue(),
  );
  await page.goto('/dashboard/candidate/profile/');
  await expect(page.getByRole('switch', { name: /Open to work/ })).toBeEnabled();
  await stopClock(page);
});

async function cause(page: Page): Promise<void> {
  await page.getByRole('switch', { name: /Open to work/ }).click();
  await expect(page.getByRole('switch', { name: /Open to work/ })).toBeEnabled();
}

/** Whether a toast is on its way out of the window, or gone. */
const isLeaving = (page: Page) =>
  page.evaluate(() => {
    const shown = document.querySelector<HTMLElement>('[data-toast]');
    return !shown || shown.style.transform.startsWith('translateX(-');
  });

/** Takes the toast and lets go of it so far to the right. */
async function swipe(page: Page, distance: number): Promise<void> {
  const box = await toasts(page).boundingBox();
  if (!box) throw new Error('There is no toast.');
  const x = Math.round(box.x + box.width / 3);
  const y = Math.round(box.y + box.height / 2);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + distance, y, { steps: 4 });
  await page.mouse.up();
  await settle(page);
}

test('a toast leaves after four seconds, and not before', async ({ page }) => {
  await cause(page);
  await expect(toasts(page)).toHaveCount(1);
  await settle(page);
  await page.clock.runFor(toast.durationMs - 1);
  await settle(page);
  expect(await isLeaving(page)).toBe(false);
  await page.clock.runFor(1);
  await expect.poll(() => isLeaving(page)).toBe(true);
  await passUntil(page, 50, async () => (await toasts(page).count()) === 0);
});

test('toasts stand bottom left, as wide and as far apart as agreed; a fourth sends the first away', async ({
  page,
}) => {
  await cause(page);
  const first = await toasts(page).elementHandle();
  for (let more = 0; more < toast.maxVisible; more += 1) {
    await page.clock.runFor(250);
    await cause(page);
    expect(await toasts(page).count()).toBeLessThanOrEqual(toast.maxVisible);
  }
  await passUntil(page, 50, async () => !(await first?.evaluate((element) => element.isConnected)));
  await expect(toasts(page)).toHaveCount(toast.maxVisible);
  await expect
    .poll(async () => {
      const boxes = await toasts(page).evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
      const [upper, lower] = boxes
        .map(({ x, y, width, height }) => ({ x, y, width, height }))
        .sort((a, b) => a.y - b.y);
      return upper && lower && { width: upper.width, gap: Math.round(lower.y - upper.y - upper.height) };
    })
    .toEqual({ width: toast.width, gap: toast.gap });
  const [{ x = Number.NaN, bottom = Number.NaN } = {}] = await toasts(page).evaluateAll((all) =>
    all
      .map((one) => one.getBoundingClientRect())
      .sort((a, b) => b.y - a.y)
      .map(({ x, bottom }) => ({ x, bottom })),
  );
  const { height = 0 } = page.viewportSize() ?? {};
  expect(x).toBeLessThan(40);
  expect(height - bottom).toBeLessThan(40);
});

test('a toast is swiped away by 45 px, and springs back from 44', async ({ page }) => {
  const atRest = () => expect(toasts(page)).toHaveCSS('transform', /matrix\(1, 0, 0, 1, 0, 0\)|none/);
  await cause(page);
  await expect(toasts(page)).toHaveCount(1);
  await settle(page);
  await page.clock.runFor(500);
  await atRest();
  await swipe(page, toast.swipe - 1);
  expect(await isLeaving(page)).toBe(false);
  await atRest();
  await swipe(page, toast.swipe);
  await expect.poll(() => isLeaving(page)).toBe(true);
  await passUntil(page, 50, async () => (await toasts(page).count()) === 0);
});
