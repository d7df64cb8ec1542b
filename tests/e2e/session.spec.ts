import type { BrowserContext, Page } from '@playwright/test';
import { authStorageKey } from '../../src/base/constants.ts';
import { proveEmail, signIn } from './support/account.ts';
import { expect, expectAccessible, test } from './support/test.ts';

const email = 'candidate@hireday.example';

const title = (page: Page, name: string) =>
  expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();

const storedAuth = (page: Page) => page.evaluate((key) => localStorage.getItem(key), authStorageKey);

/** Brings the end of the sign-in near: from a page that is none of the app's, whose tabs hear of it. */
async function endSoon(context: BrowserContext): Promise<void> {
  const beside = await context.newPage();
  await beside.goto('/readyz');
  await beside.evaluate((key) => {
    const auth = JSON.parse(localStorage.getItem(key) ?? '{}');
    const expiresAt = new Date(Date.now() + 1500).toISOString();
    localStorage.setItem(key, JSON.stringify({ ...auth, expiresAt }));
  }, authStorageKey);
  await beside.close();
}

test('a session that ends says so in every tab, sends no token any more and goes on where one was', async ({
  page,
  context,
}) => {
  const second = await context.newPage();
  await test.step('two tabs are signed in', async () => {
    await page.goto('/dashboard/candidate/profile/edit');
    await signIn(page, email, 'hireday-demo');
    await title(page, 'Edit profile');
    await second.goto('/dashboard/candidate/applications/');
    await title(second, 'Applications');
  });

  const withToken: string[] = [];
  await test.step('at its end both lead to the door, with the reason', async () => {
    await endSoon(context);
    for (const tab of [page, second]) {
      await expect(tab).toHaveURL(/\/login\/$/);
      await expect(tab.getByText('Your session has ended. Sign in and go on where you were.')).toBeVisible();
    }
    expect(await storedAuth(page)).toBeNull();
    context.on('request', (request) => {
      if (request.headers().authorization) withToken.push(request.url());
    });
    await expectAccessible(page);
  });

  await test.step('a page asked for meanwhile is kept for later, and asked for without a token', async () => {
    await second.goto('/dashboard/candidate/jobs/?order=DESC');
    await expect(second).toHaveURL(/\/login\/$/);
    expect(withToken).toEqual([]);
  });

  await test.step('signing in once leads each tab back to its place', async () => {
    await signIn(page, email, 'hireday-demo');
    await title(page, 'Edit profile');
    await expect(page).toHaveURL(/\/dashboard\/candidate\/profile\/edit\/$/);
    await title(second, 'Jobs');
    await expect(second).toHaveURL(/\/dashboard\/candidate\/jobs\/\?.*order=DESC/);
  });

  await test.step('a page of another role says whose it is', async () => {
    await second.goto('/dashboard/recruiter/jobs/');
    await expect(second.getByText('This page is for recruiters.')).toBeVisible();
  });
});

test('who is registered already learns it as soon as the address is proved', async ({ page }) => {
  await proveEmail(page, /register my organisation/, email);
  await title(page, 'You have an account');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Sign in' }).click();
  await title(page, 'Sign in');
});
