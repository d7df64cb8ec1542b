import type { Page } from '@playwright/test';
import { letsIn, next, password, pastReading, proveEmail } from './support/account.ts';
import { applicant, resumeOf } from './support/applicant.ts';
import { test as base, expect, expectAccessible } from './support/test.ts';
import { openWire, type Wire } from './support/wire.ts';

const email = 'nora.upload@candidates.example';
/** Just below what is taken. */
const bytes = 5 * 1024 * 1024 - 1024;
/** Two minutes for all of it: a check of the screen while it is on its way takes longer where there is other work. */
const bytesPerSecond = 40 * 1024;

const test = base.extend<{ wire: Wire }>({
  wire: async ({ server }, use) => {
    const wire = await openWire(server.url);
    await use(wire);
    wire.close();
  },
  baseURL: async ({ wire }, use) => use(wire.url),
});

// The browser's own words about a request whose connection broke.
test.use({ expectedProblems: [/net::ERR_(CONNECTION|SOCKET|EMPTY_RESPONSE)/] });

async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page);
  const speed = (uploadThroughput: number) =>
    session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 20,
      downloadThroughput: -1,
      uploadThroughput,
    });
  await speed(bytesPerSecond);
  return { speedUp: () => speed(-1) };
}

test('a large resume on a slow line shows how far it is, can be stopped, and leaves nothing behind when the line breaks', async ({
  page,
  wire,
}) => {
  const create = page.getByRole('button', { name: 'Create account' });
  const progress = page.getByRole('progressbar', { name: 'Upload: Resume' });
  const percent = async () => Number(await progress.getAttribute('aria-valuenow'));
  const expectPast = (part: number) => expect.poll(percent).toBeGreaterThan(part);

  await test.step('everything is filled in', async () => {
    await proveEmail(page, /looking for work/, email);
    await page.getByLabel('First name').fill('Nora');
    await page.getByLabel('Last name').fill('Lindqvist');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await next(page);
    await expect(page.getByRole('heading', { name: 'Where you are' })).toBeVisible();
    await next(page);
    await page.getByLabel('Resume file').setInputFiles(await resumeOf(applicant(email), bytes));
    await expect(page.getByText('5.0 MB')).toBeVisible();
    await next(page);
    await expect(page.getByRole('heading', { name: 'Is everything right?' })).toBeVisible();
  });

  const line = await slowDown(page);
  await test.step('the upload shows its progress and can be cancelled', async () => {
    await create.click();
    await expectPast(0);
    const before = await percent();
    await expectAccessible(page);
    await expectPast(before);
    await page.getByRole('button', { name: 'Cancel upload' }).click();
    await expect(page.getByText('The upload was cancelled. Nothing has been saved.')).toBeVisible();
    await expect(progress).toBeHidden();
    expect(await letsIn(page, email, password)).toBe(false);
  });

  await test.step('a broken line says so and leaves nothing behind', async () => {
    await create.click();
    await expectPast(0);
    wire.cut();
    await expect(page.getByText(/Check your connection and try again/)).toBeVisible();
    await expect(progress).toBeHidden();
    await expectAccessible(page);
    wire.mend();
    expect(await letsIn(page, email, password)).toBe(false);
  });

  await test.step('with the line back the same form makes the account', async () => {
    await line.speedUp();
    await create.click();
    await pastReading(page);
    await expect(page).toHaveURL(/\/dashboard\/candidate\/$/);
    expect(await letsIn(page, email, password)).toBe(true);
  });
});
