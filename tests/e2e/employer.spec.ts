import type { Page } from '@playwright/test';
import { next, password, proveEmail, signIn, signOut } from './support/account.ts';
import { expect, expectAccessible, test } from './support/test.ts';

const employerEmail = 'people@tideline.example';
const recruiterEmail = 'sam.okoye@talent-partners.example';

// Figures need a plan, and the API says so with this status.
test.use({ expectedProblems: [/status of 402/] });

const title = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();

test('an employer registers and lets a recruiter in who registered with another mail domain', async ({
  page,
  otherPage: recruiter,
}) => {
  await test.step('the organisation is registered', async () => {
    await proveEmail(page, /register my organisation/, employerEmail);
    await title(page, 'Your organisation');
    await page.getByLabel('Employer').fill('Tideline Ferries');
    await page.getByLabel('Size').click();
    await page.getByRole('option', { name: '51–200 people' }).click();
    await expectAccessible(page);
    await next(page);
    await title(page, 'What candidates should know');
    await expectAccessible(page);
    await next(page);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page).toHaveURL(/\/dashboard\/employer\/$/);
    await expect(page.getByText('No recruiter waits for your approval.')).toBeVisible();
    await expect(
      page.getByRole('heading', { name: 'Figures of your organisation need a plan' }),
    ).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('a recruiter of another domain registers and is told to wait', async () => {
    await proveEmail(recruiter, /recruit for an employer/, recruiterEmail);
    await title(recruiter, 'About you');
    await recruiter.getByLabel('First name').fill('Sam');
    await recruiter.getByLabel('Last name').fill('Okoye');
    await next(recruiter);
    await title(recruiter, 'Where you recruit');
    await recruiter.getByRole('combobox', { name: 'Employer' }).fill('tideline');
    await recruiter.getByRole('option', { name: 'Tideline Ferries' }).click();
    await expectAccessible(recruiter);
    await next(recruiter);
    await recruiter.getByLabel('Password', { exact: true }).fill(password);
    await recruiter.getByRole('button', { name: 'Create account' }).click();
    await expect(recruiter).toHaveURL(/\/dashboard\/recruiter\/profile\/$/);
    await expect(recruiter.getByText(/^Tideline Ferries has not approved you yet/)).toBeVisible();
    await expect(recruiter.getByRole('link', { name: 'Jobs' })).toBeHidden();
    await expectAccessible(recruiter);
  });

  await test.step('the employer approves', async () => {
    await page.reload();
    const decided = page.waitForResponse((answer) => /\/recruiters\/.*\/status/.test(answer.url()));
    await page.getByRole('button', { name: 'Approve: Sam Okoye' }).click();
    await expect(page.getByText('No recruiter waits for your approval.')).toBeVisible();
    // Sent when the time to take it back is over.
    expect((await decided).ok()).toBe(true);
    await page.getByRole('link', { name: 'All recruiters' }).click();
    await expect(page.getByRole('row', { name: /Sam Okoye/ })).toContainText('Active');
    await signOut(page);
  });

  await test.step('the recruiter is in', async () => {
    await recruiter.getByRole('button', { name: 'Look again' }).click();
    await expect(recruiter.getByText(/has not approved you yet/)).toBeHidden();
    await recruiter.getByRole('link', { name: 'Jobs' }).click();
    await title(recruiter, 'Jobs');
    await expect(recruiter.getByRole('link', { name: 'New job' }).first()).toBeVisible();
    await expectAccessible(recruiter);
    await signOut(recruiter);
  });
});

test('an employer with a plan sees figures and what each recruiter is working on', async ({ page }) => {
  await test.step('home has the figures', async () => {
    await page.goto('/login/');
    await signIn(page, 'employer@hireday.example', 'hireday-demo');
    const figures = page.getByRole('region', { name: 'Your organisation' });
    await expect(figures.getByText('Open jobs')).toBeVisible();
    await expect(figures.getByRole('heading', { name: 'The last 30 days' })).toBeVisible();
    await expect(figures.getByRole('heading', { name: 'Jobs by status' })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('recruiters are found and read', async () => {
    await page.getByRole('link', { name: 'Recruiters', exact: true }).click();
    await title(page, 'Recruiters');
    await expect(page.getByRole('row', { name: /Marcus Oyelaran/ })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('searchbox', { name: 'Search recruiters' }).fill('Whitfield');
    await expect(page.getByRole('row', { name: /Marcus Oyelaran/ })).toBeHidden();
    await page.getByRole('link', { name: /Dana Whitfield/ }).click();
    const panel = page.getByRole('dialog', { name: 'Dana Whitfield' });
    await panel.getByRole('button', { name: /Senior Backend Engineer/ }).click();
    await expect(panel.getByText('PostgreSQL').first()).toBeVisible();
    await expectAccessible(page);
    await panel.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(panel).toBeHidden();
    await signOut(page);
  });
});
