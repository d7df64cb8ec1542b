/** A company of one: the same address runs the company and recruits, on a desk and on a phone. */
import type { Page } from '@playwright/test';
import { authStorageKey } from '../../src/base/constants.ts';
import { expectMail, mailsTo } from './support/account.ts';
import { makeEmployer, makeRecruiter } from './support/staff.ts';
import { expect, expectAccessible, test } from './support/test.ts';

// Figures need a plan, which the API says with 402.
test.use({ expectedProblems: [/status of 402/] });

const sizes = [
  { name: 'desk', width: 1440, height: 900 },
  { name: 'phone', width: 360, height: 780 },
];

async function inMenu(page: Page, entry: string) {
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

for (const { name, ...viewport } of sizes)
  test(`who founded a company recruits for it under the same address and switches in the menu (${name})`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/login/');
    const auth = await makeEmployer(page, `owner@${name}.example`, `Avocet ${name}`);
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
      authStorageKey,
      JSON.stringify(auth),
    ] as const);

    await page.goto('/dashboard/employer/');
    await inMenu(page, 'Recruit yourself');
    const dialog = page.getByRole('dialog', { name: 'Recruit yourself' });
    await dialog.getByLabel('First name').fill('Olive');
    await dialog.getByLabel('Last name').fill('Owner');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Start recruiting' }).click();
    await expect(page).toHaveURL(/\/dashboard\/recruiter\/$/);
    await page.goto('/dashboard/recruiter/jobs/new/');
    await expect(page.getByLabel('Title').first()).toBeVisible();

    // The plan is the company's, and so is what is for sale.
    await page.goto('/dashboard/recruiter/subscription/');
    await expect(page.getByRole('heading', { name: 'Team' })).toBeVisible();

    // A link into the other area asks first.
    await page.goto('/dashboard/employer/recruiters/');
    await expect(page.getByText('You see this page as the company')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Switch to the company' }).click();
    await expect(page).toHaveURL(/\/dashboard\/employer\/recruiters\/$/);
    await expect(page.getByText('Olive Owner').first()).toBeVisible();

    // A second tab follows the first one.
    const second = await page.context().newPage();
    await second.setViewportSize(viewport);
    await second.goto('/dashboard/employer/profile/');
    await expect(second.getByRole('list', { name: 'Administrators' })).toBeVisible();
    await inMenu(page, 'Switch to recruiting');
    await expect(page).toHaveURL(/\/dashboard\/recruiter\/$/);
    await expect(second.getByText('You see this page as the company')).toBeVisible();
    await second.close();
  });

test('a recruiter whom the owner invites runs the company, too, under the same address', async ({ page }) => {
  await page.goto('/login/');
  const owner = await makeEmployer(page, 'office@wigeon.example', 'Wigeon & Teal');
  const auth = await makeRecruiter(page, 'ines@wigeon.example', 'Wigeon & Teal');
  const invited = await page.request.post('/api/v1/team-invitations', {
    headers: { authorization: `Bearer ${owner.token}` },
    data: { emails: ['ines@wigeon.example'], role: 'ADMINISTRATOR' },
  });
  expect(invited.status()).toBe(201);
  await expectMail(page, 'ines@wigeon.example', 'TEAM_INVITATION', 'You keep your account');
  const [mail] = await mailsTo(page, 'ines@wigeon.example', 'TEAM_INVITATION');
  const link = `/join/#${/\/join\/#(\S+)/.exec(mail?.text ?? '')?.[1] ?? ''}`;

  // The link alone opens nothing.
  await page.goto(link);
  await expect(page.getByText('Sign in with ines@wigeon.example')).toBeVisible();
  await expectAccessible(page);

  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    authStorageKey,
    JSON.stringify(auth),
  ] as const);
  await page.goto('/dashboard/recruiter/');
  await page.goto(link);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(page).toHaveURL(/\/dashboard\/employer\/$/);
  await page.goto('/dashboard/employer/profile/');
  await expect(page.getByRole('list', { name: 'Administrators' })).toContainText('Ines Falk (you)');
  await inMenu(page, 'Switch to recruiting');
  await expect(page).toHaveURL(/\/dashboard\/recruiter\/$/);
});
