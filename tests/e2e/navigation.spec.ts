import type { Page } from '@playwright/test';
import { navigation } from '../../src/base/constants.ts';
import { callsTo, hold, writeDownCalls } from './support/asked.ts';
import { passUntil, settle, stopClock } from './support/clock.ts';
import { beSignedIn } from './support/demo.ts';
import { expect, test } from './support/test.ts';

const link = (page: Page, name = 'Jobs') =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
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

for (const [role, name, list] of [
  ['RECRUITER', 'Jobs', '/jobs/recruiter/me?page=1&perPage=25&sort=createdAt&order=DESC'],
  ['EMPLOYER', 'Recruiters', '/recruiters/employer/me?page=1&perPage=25&sort=status&order=ASC'],
  ['CANDIDATE', 'Jobs', '/jobs?page=1&perPage=20&sort=fit&order=DESC'],
  ['CANDIDATE', 'Applications', '/candidate-applications?page=1&perPage=25&sort=updatedAt&order=DESC'],
] as const) {
  test(`${role}: resting on ${name} fetches what that page shows, and opening it asks for nothing again`, async ({
    page,
  }) => {
    await beSignedIn(page, role);
    await writeDownCalls(page);
    await page.goto('/dashboard/');
    await expect(link(page, name)).toBeVisible();
    expect(await callsTo(page, list)).toEqual([]);
    await link(page, name).hover();
    await expect.poll(async () => (await callsTo(page, list)).length).toBe(1);
    await link(page, name).click();
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await callsTo(page, list)).toHaveLength(1);
  });
}

test('the keyboard on a link fetches as the pointer does: a job’s days, picks, and then a pick', async ({
  page,
}) => {
  await beSignedIn(page, 'RECRUITER');
  await writeDownCalls(page);
  await page.goto('/dashboard/recruiter/jobs/');
  const picks = page
    .getByRole('main')
    .getByRole('link', { name: / new picks?$/ })
    .first();
  await picks.focus();
  await expect.poll(async () => (await callsTo(page, '/daily-candidates/job/')).length).toBeGreaterThan(0);
  await picks.press('Enter');
  await expect(page.getByRole('heading', { name: /^Daily candidates · / })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const urls = (await page.evaluate(() => window.asked ?? [])).map(({ url }) => url);
  const twice = urls.filter(
    (url, index) => url.includes('/daily-candidates/') && urls.indexOf(url) !== index,
  );
  expect(twice).toEqual([]);
});
