/** How long things hold and when the page says so, by the page's own clock. */
import type { Page } from '@playwright/test';
import { oneTimeCode, subscriptionLateMs, verificationMs } from '../../src/base/constants.ts';
import { next, password, proveEmail } from './support/account.ts';
import { callsTo, writeDownCalls } from './support/asked.ts';
import { passUntil, settle, stopClock } from './support/clock.ts';
import { beSignedIn } from './support/demo.ts';
import { expect, test } from './support/test.ts';

const title = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });

const now = (page: Page) => page.evaluate(() => Date.now());

/** Lets time pass until a moment, to the millisecond. */
const passTo = async (page: Page, moment: number) => page.clock.runFor(moment - (await now(page)));

test('who waits for a payment is told what to do after half a minute, also after a reload', async ({
  page,
}) => {
  await beSignedIn(page, 'CANDIDATE');
  await page.clock.install();
  await page.route('**/api/v1/subscriptions/active', (route) => route.fulfill({ json: { active: false } }));
  await page.goto('/dashboard/candidate/subscription/loading/');
  const waiting = page.getByRole('heading', { name: 'Waiting for your payment to arrive' });
  const late = page.getByRole('heading', { name: 'This takes longer than usual' });
  await expect(waiting).toBeVisible();
  await expect(page).toHaveURL(/since=\d+/);
  await stopClock(page);
  const since = Number(new URL(page.url()).searchParams.get('since'));

  await passTo(page, since + subscriptionLateMs - 1);
  await settle(page);
  await expect(waiting).toBeVisible();
  await expect(late).toBeHidden();
  await page.clock.runFor(1);
  await expect(late).toBeVisible();
  await expect(waiting).toBeHidden();

  await page.reload();
  await passUntil(page, 10, () => late.isVisible());
  expect(new URL(page.url()).searchParams.get('since')).toBe(String(since));
});

test('a code counts down ten minutes; another one can be had after one', async ({ page }) => {
  await page.clock.install();
  await writeDownCalls(page);
  await page.route('**/api/v1/otp/forgot-password/send', (route) => route.fulfill({ json: {} }));
  await page.goto('/forgot-password/');
  /** The clock stands until the code is there: its seconds are counted from then on, so that each ends on the second. */
  const send = async () => {
    await page.getByRole('button', { name: 'Send the code' }).click();
    await expect(title(page, 'Enter the code')).toBeVisible();
  };
  const sent = async () => (await callsTo(page, '/otp/forgot-password/send')).length;
  const timer = page.getByRole('timer');
  const again = page.getByRole('button', { name: /^Send again/ });
  await page.getByLabel('E-mail').fill('nobody@people.example');
  await stopClock(page);
  await send();
  const sentAt = await now(page);
  await expect(timer).toHaveText('The code works for another 10:00.');
  await expect(again).toHaveText('Send again in 1:00');
  await expect(again).toBeDisabled();

  await test.step('who goes back within the minute comes to the same code', async () => {
    await passTo(page, sentAt + oneTimeCode.pauseMs / 2);
    await page.getByRole('button', { name: 'Use another address' }).click();
    await send();
    expect(await sent()).toBe(1);
    await expect(again).toHaveText('Send again in 0:30');
  });

  await test.step('a second before the minute is over there is none, then there is', async () => {
    await passTo(page, sentAt + oneTimeCode.pauseMs - 1000);
    await expect(again).toHaveText('Send again in 0:01');
    await expect(again).toBeDisabled();
    await passTo(page, sentAt + oneTimeCode.pauseMs + 1000);
    await expect(again).toHaveText('Send again');
    await expect(again).toBeEnabled();
  });

  await test.step('it says when the code has run out', async () => {
    await passTo(page, sentAt + oneTimeCode.validMs - 1000);
    await expect(timer).toHaveText('The code works for another 0:01.');
    await passTo(page, sentAt + oneTimeCode.validMs + 1000);
    await expect(timer).toHaveText('This code has run out. Ask for a new one.');
  });

  await test.step('going back now gets a new one', async () => {
    await page.getByRole('button', { name: 'Use another address' }).click();
    await send();
    expect(await sent()).toBe(2);
    await expect(timer).toHaveText('The code works for another 10:00.');
  });
});

test('a proved address is good for half an hour, less the minute that sending takes', async ({ page }) => {
  const good = verificationMs - 60_000;
  await page.clock.install();
  const before = Date.now();
  await proveEmail(page, /looking for work/, 'slow.writer@people.example');
  await expect(title(page, 'Your name and a password')).toBeVisible();
  await stopClock(page);
  const after = await now(page);
  await page.getByLabel('First name').fill('Sandra');
  await page.getByLabel('Last name').fill('Slow');
  await page.getByLabel('Password', { exact: true }).fill(password);

  await passTo(page, before + good - 1000);
  // However long the password is being checked: the clock stands.
  await next(page);
  await expect(title(page, 'Where you are')).toBeVisible();
  await passTo(page, after + good);
  await page.getByLabel('City').fill('Austin');
  await expect(title(page, 'Enter the code')).toBeVisible();
  await expect(page.getByText('This code has run out. Ask for a new one.')).toBeVisible();
});
