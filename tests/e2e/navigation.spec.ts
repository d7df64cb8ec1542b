import type { Page } from '@playwright/test';
import { navigation } from '../../src/base/constants.ts';
import { hold } from './support/asked.ts';
import { passUntil, settle, stopClock } from './support/clock.ts';
import { beSignedIn } from './support/demo.ts';
import { expect, test } from './support/test.ts';

const link = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Jobs' });
const pending = (page: Page) => page.getByRole('progressbar', { name: 'Loading', exact: true });

test('a page is loaded 50 ms after the pointer is on its link; a slow one says so from 1 s on, for 500 ms', async ({
  page,
}) => {
  await beSignedIn(page, 'CANDIDATE');
  await page.clock.install();
  const part = '**/assets/OpenJobList-*.js';
  const release = await hold(page, part);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/OpenJobList-')) asked.push(request.url());
  });
  await page.goto('/dashboard/candidate/');
  await expect(link(page)).toBeVisible();
  await stopClock(page);

  await test.step('resting on the link loads its page', async () => {
    await link(page).hover();
    await page.clock.runFor(navigation.preloadDelayMs - 1);
    await settle(page);
    expect(asked).toEqual([]);
    await page.clock.runFor(1);
    await expect.poll(() => asked.length).toBe(1);
  });

  await test.step('going there, the page before stays for a second, then something says that it takes time', async () => {
    await link(page).click();
    await settle(page);
    await page.clock.runFor(navigation.pendingAfterMs - 1);
    await settle(page);
    await expect(pending(page)).toBeHidden();
    await page.clock.runFor(1);
    await expect(pending(page)).toBeVisible();
  });

  await test.step('what says so does not flicker: it stays for half a second', async () => {
    await settle(page);
    release();
    await page.evaluate(`import(${JSON.stringify(asked[0])}).then(() => undefined)`);
    await settle(page);
    await page.clock.runFor(navigation.pendingAtLeastMs - 1);
    await settle(page);
    await expect(pending(page)).toBeVisible();
    await page.clock.runFor(1);
    await expect(pending(page)).toBeHidden();
    await passUntil(page, 10, () => page.getByRole('heading', { name: 'Jobs', level: 1 }).isVisible());
  });
});
