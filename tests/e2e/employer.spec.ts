import type { Page } from '@playwright/test';
import {
  expectMail,
  letsIn,
  next,
  password,
  pasteCode,
  proveEmail,
  signIn,
  signOut,
} from './support/account.ts';
import { hold } from './support/asked.ts';
import { beSignedIn } from './support/demo.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import { swipeToastAway } from './support/toasts.ts';

const employerEmail = 'people@tideline.example';
const recruiterEmail = 'sam.okoye@talent-partners.example';
const newPassword = 'another calm river 77';

// Figures need a plan, which the API says with 402; a token that was revoked it refuses with 401, and with 403 who was
// suspended meanwhile.
test.use({ expectedProblems: [/status of 40[123]/] });

const title = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();

/** Lets a decision go out, which waits for the time to take it back to be over. */
async function sendDecision(page: Page, words: string) {
  const answer = page.waitForResponse((one) => /\/recruiters\/.*\/status/.test(one.url()));
  await swipeToastAway(page, words);
  expect((await answer).ok()).toBe(true);
}

/** Proves the address of the step that is shown. */
async function proveShown(page: Page, email: string) {
  await page.getByLabel('E-mail').fill(email);
  await next(page);
  await title(page, 'Enter the code');
  await pasteCode(page, email, 'EMAIL_CODE');
}

test('someone who hires registers a company that is not here yet, and writes a job for it', async ({
  page,
}) => {
  test.setTimeout(600_000);
  await test.step('the main button asks for the company', async () => {
    await page.goto('/');
    await page.getByRole('link', { name: 'I am hiring' }).first().click();
    await title(page, 'Which company are you hiring for?');
    await page.getByRole('combobox', { name: 'Employer' }).fill('Kestrel Kites');
    await expect(page.getByText('No employer called “Kestrel Kites” is registered yet.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: '“Kestrel Kites” is not here yet: register it' }).click();
  });

  await test.step('the company is registered, also over a reload', async () => {
    await expect(page.getByText('One address for both')).toBeVisible();
    await expectAccessible(page);
    await proveShown(page, 'kim@kestrel.example');
    await title(page, 'About you');
    await page.getByLabel('First name').fill('Kim');
    await page.getByLabel('Last name').fill('Larsen');
    await expectAccessible(page);
    await next(page);
    await title(page, 'Your organisation');
    await page.reload();
    await expect(page.getByLabel('Employer')).toHaveValue('Kestrel Kites');
    await next(page);
    await title(page, 'What candidates should know');
    await next(page);
    await title(page, 'A password');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Create account' }).click();
  });

  await test.step('its founder is in at once and opens the form of a job', async () => {
    await expect(page).toHaveURL(/\/dashboard\/recruiter\/$/);
    await page.goto('/dashboard/recruiter/jobs/new/');
    await expect(page.getByLabel('Title')).toBeVisible();
  });

  await test.step('the next one joins it, although the name is misspelled', async () => {
    await signOut(page);
    await page.goto('/');
    await page.getByRole('link', { name: 'I am hiring' }).first().click();
    await page.getByRole('combobox', { name: 'Employer' }).fill('kestral kites');
    await page.getByRole('option', { name: 'Kestrel Kites' }).click();
    await next(page);
    await title(page, 'Your e-mail address');
  });
});

test('an employer registers and lets a recruiter in who registered with another mail domain', async ({
  page,
  otherPage: recruiter,
}) => {
  test.setTimeout(600_000);
  await test.step('the organisation is registered', async () => {
    await proveEmail(page, /register my organisation/, employerEmail);
    await title(page, 'Your organisation');
    await page.getByLabel('Employer').fill('Tideline Ferries');
    await page.getByLabel('Size').click();
    await page.getByRole('option', { name: '51–200 people' }).click();
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await expectAccessible(page);
    await next(page);
    await title(page, 'What candidates should know');
    await expectAccessible(page);
    await next(page);
    await title(page, 'A password');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page).toHaveURL(/\/dashboard\/employer\/$/);
    await expect(page.getByText('No recruiter is waiting for your approval.')).toBeVisible();
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
    await expectAccessible(recruiter);
    await next(recruiter);
    await title(recruiter, 'Where you recruit');
    await recruiter.getByRole('combobox', { name: 'Employer' }).fill('tideline');
    await recruiter.getByRole('option', { name: 'Tideline Ferries' }).click();
    await expectAccessible(recruiter);
    await next(recruiter);
    await title(recruiter, 'A password');
    await recruiter.getByLabel('Password', { exact: true }).fill(password);
    await recruiter.getByRole('button', { name: 'Create account' }).click();
    await expect(recruiter).toHaveURL(/\/dashboard\/recruiter\/profile\/$/);
    await expect(recruiter.getByText(/^Tideline Ferries has not approved you yet/)).toBeVisible();
    await expect(recruiter.getByRole('link', { name: 'Jobs' })).toBeHidden();
    await expectAccessible(recruiter);
  });

  await test.step('the employer approves', async () => {
    await page.reload();
    await page.getByRole('button', { name: 'Approve: Sam Okoye' }).click();
    await expect(page.getByText('No recruiter is waiting for your approval.')).toBeVisible();
    await sendDecision(page, 'Sam Okoye is approved.');
    await page.getByRole('link', { name: 'All recruiters' }).click();
    await expect(page.getByRole('row', { name: /Sam Okoye/ })).toContainText('Active');
  });

  await test.step('the recruiter is in', async () => {
    await recruiter.getByRole('button', { name: 'Look again' }).click();
    await expect(recruiter.getByText(/has not approved you yet/)).toBeHidden();
    await recruiter.getByRole('link', { name: 'Jobs' }).click();
    await title(recruiter, 'Jobs');
    await expect(recruiter.getByRole('link', { name: 'New job' }).first()).toBeVisible();
    await expectAccessible(recruiter);
  });

  await test.step('a suspended recruiter is told so and can do no more than keep the profile', async () => {
    // Each minute the page asks for messages and notices, which would tell them before they do anything.
    const askAgain = await hold(recruiter, '**/api/v1/unread-*');
    await page.getByRole('button', { name: 'Suspend: Sam Okoye' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Suspend' }).click();
    await sendDecision(page, 'Sam Okoye is suspended.');
    await expect(page.getByRole('row', { name: /Sam Okoye/ })).toContainText('Suspended');
    await expectMail(page, recruiterEmail, 'RECRUITER_SUSPENDED');
    // No page is reloaded: the next request to the server is refused, which is enough.
    await recruiter.getByRole('searchbox', { name: 'Search jobs' }).fill('deckhand');
    await expect(recruiter.getByText(/^Tideline Ferries has suspended your access/)).toBeVisible();
    askAgain();
    await title(recruiter, 'Not for this account');
    await expect(recruiter.getByRole('link', { name: 'Jobs' })).toBeHidden();
    await expectAccessible(recruiter);
    await recruiter.getByRole('link', { name: 'Go to my start page' }).click();
    await recruiter.getByRole('link', { name: 'Edit profile' }).click();
    await title(recruiter, 'Edit profile');
    await recruiter.getByLabel('Title').fill('Recruiter, Crews');
    await expectAccessible(recruiter);
    await recruiter.getByRole('button', { name: 'Save' }).click();
    await expect(recruiter.getByText('Recruiter, Crews')).toBeVisible();
    await expectAccessible(recruiter);
  });

  await test.step('the employer lets the recruiter back in', async () => {
    await page.getByRole('button', { name: 'Let back in: Sam Okoye' }).click();
    await sendDecision(page, 'Sam Okoye is let back in.');
    await recruiter.getByRole('button', { name: 'Look again' }).click();
    await expect(recruiter.getByText(/has suspended your access/)).toBeHidden();
    await recruiter.getByRole('link', { name: 'Jobs' }).click();
    await title(recruiter, 'Jobs');
    await signOut(recruiter);
  });

  await test.step('the organisation is described', async () => {
    await page.getByRole('link', { name: 'Profile' }).click();
    await title(page, 'Tideline Ferries');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Edit profile' }).click();
    await title(page, 'Edit profile');
    await page.getByLabel('City').fill('Galveston');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save' }).click();
    await title(page, 'Tideline Ferries');
    await expect(page.getByText('Galveston')).toBeVisible();
  });

  await test.step('a new password signs other devices out, and so does leaving everywhere', async () => {
    const elsewhere = recruiter;
    // As above.
    const askAgain = await hold(elsewhere, '**/api/v1/unread-*');
    await signIn(elsewhere, employerEmail, password);
    await expect(elsewhere).toHaveURL(/\/dashboard\/employer\/$/);
    await title(elsewhere, /./);
    await page.getByRole('button', { name: 'Change password' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change password' });
    await dialog.getByLabel('Current password', { exact: true }).fill(password);
    await dialog.getByLabel('New password', { exact: true }).fill(newPassword);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Change password' }).click();
    await expect(
      page.getByText('Your password is changed. Other devices are signed out.').first(),
    ).toBeVisible();
    await elsewhere.getByRole('link', { name: 'Recruiters', exact: true }).click();
    await expect(elsewhere).toHaveURL(/\/login\/$/);
    await expect(elsewhere.getByText('You were signed out. Sign in and go on where you were.')).toBeVisible();
    askAgain();
    await page.getByRole('button', { name: 'Sign out everywhere' }).click();
    await expect(page.getByRole('dialog', { name: 'Sign out everywhere?' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click();
    await expect(page).toHaveURL(/\/login\/$/);
    expect(await letsIn(page, employerEmail, password)).toBe(false);
  });
});

test('an employer with a plan sees figures and what each recruiter is working on', async ({ page }) => {
  await test.step('home has the figures', async () => {
    await beSignedIn(page, 'EMPLOYER');
    await page.goto('/dashboard/employer/');
    const figures = page.getByRole('region', { name: 'Your organisation' });
    await expect(figures.getByText('Open jobs')).toBeVisible();
    await expect(figures.getByRole('heading', { name: 'Recruiter by recruiter' })).toBeVisible();
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
    await expect(panel.getByRole('link', { name: 'All jobs of Dana Whitfield' })).toBeVisible();
    await expectAccessible(page);
    await panel.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(panel).toBeHidden();
  });
});
