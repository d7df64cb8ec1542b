import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { readZip } from '../support/readZip.ts';
import { letsIn, next, password, pasteCode, pastReading, signIn, signOut } from './support/account.ts';
import { applicant, resumeOf } from './support/applicant.ts';
import { expect, expectAccessible, test } from './support/test.ts';

const email = 'nora.lindqvist@candidates.example';
const newPassword = 'another calm river 77';

const go = (page: Page, to: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: to }).click();

const title = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();

test('a candidate registers, applies, gets back in with a new password and leaves for good', async ({
  page,
}) => {
  test.setTimeout(600_000);

  await test.step('the address is proved by a code', async () => {
    await page.goto('/register/');
    await title(page, 'Register');
    await page.getByRole('link', { name: /looking for work/ }).click();
    await page.getByLabel('E-mail').fill(email);
    await expectAccessible(page);
    await next(page);
    await title(page, 'Enter the code');
    await expectAccessible(page);
    await pasteCode(page, email, 'EMAIL_CODE');
    await title(page, 'Your name and a password');
  });

  await test.step('a reload keeps what was filled in, but no password', async () => {
    await page.getByLabel('First name').fill('Nora');
    await page.getByLabel('Last name').fill('Lindqvist');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.reload();
    await expect(page.getByText('We kept what you had filled in')).toBeVisible();
    await title(page, 'Your name and a password');
    await expect(page.getByLabel('First name')).toHaveValue('Nora');
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
    await expectAccessible(page);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await next(page);
    await title(page, 'Where you are');
    await page.getByLabel('City').fill('Austin');
    await page.getByLabel('State').fill('TX');
    await expectAccessible(page);
  });

  await test.step('a reload further on asks for the password again and waits until it is typed', async () => {
    await page.reload();
    await title(page, 'Your name and a password');
    await page.getByLabel('Password', { exact: true }).pressSequentially(password);
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(password);
    await next(page);
    await title(page, 'Where you are');
    await expect(page.getByLabel('City')).toHaveValue('Austin');
    await next(page);
  });

  await test.step('with the resume the account is made, and home does not ask again to check what was read', async () => {
    await title(page, 'Your resume');
    await expectAccessible(page);
    await page.getByLabel('Resume file').setInputFiles(await resumeOf(applicant(email)));
    await next(page);
    await title(page, 'Is everything right?');
    await expect(page.getByText('Nora Lindqvist - Resume.pdf')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Create account' }).click();
    await pastReading(page);
    await expect(page).toHaveURL(/\/dashboard\/candidate\/$/);
    await title(page, /Nora/);
    // It was shown on the way here.
    await expect(page.getByRole('link', { name: /Your resume was read: check it/ })).toHaveCount(0);
    await expectAccessible(page);
  });

  await test.step('the profile shows what was read, and lets it be set right', async () => {
    await go(page, 'Profile');
    await title(page, 'Profile');
    const facts = page.getByRole('region', { name: 'Read from your resume' });
    const short = facts.getByRole('region', { name: 'In short' });
    await expect(short.getByText('Backend Engineer', { exact: true })).toBeVisible();
    await expect(facts.getByText('PostgreSQL', { exact: true }).first()).toBeVisible();
    await expectAccessible(page);
    await facts.getByRole('button', { name: 'Fix this: Headline' }).click();
    const dialog = page.getByRole('dialog', { name: 'Fix: Headline' });
    await expectAccessible(page);
    await dialog.getByRole('textbox', { name: 'Headline' }).fill('Staff Backend Engineer');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(facts.getByText('Staff Backend Engineer', { exact: true })).toBeVisible();
    await expect(facts.getByText('You said so').first()).toBeVisible();
  });

  await test.step('the rest of the profile is changed in its form, which names what is wrong', async () => {
    await page.getByRole('link', { name: 'Edit profile' }).click();
    await title(page, 'Edit profile');
    await page.getByLabel('LinkedIn').fill('https://elsewhere.example/nora');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByLabel('LinkedIn')).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page);
    await page.getByLabel('LinkedIn').fill('nora-lindqvist');
    await page.getByLabel('Willing to relocate').check();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('link', { name: 'nora-lindqvist' })).toBeVisible();
    await title(page, 'Profile');
  });

  const jobs = page.getByRole('main').getByRole('listitem');
  await test.step('jobs come with those that fit best first', async () => {
    await go(page, 'Jobs');
    await title(page, 'Jobs');
    await expect(jobs.first()).toContainText('Strong fit');
    await expect(jobs.first()).toContainText('Engineer');
    await expect(jobs.first()).toContainText('$');
    await expect(jobs.last()).toContainText(/Possible fit|Limited fit/);
    await expectAccessible(page);
  });

  await test.step('a job is saved, another hidden and shown again, and a search is kept for the morning', async () => {
    const first = jobs.first();
    const name = (await first.getByRole('heading', { level: 2 }).textContent()) ?? '';
    await first.getByRole('button', { name: `Save ${name}` }).click();
    await expect(first.getByRole('button', { name: `Save ${name}` })).toHaveAttribute('aria-pressed', 'true');
    const other = (await jobs.nth(1).getByRole('heading', { level: 2 }).textContent()) ?? '';
    const card = jobs.filter({ has: page.getByRole('heading', { name: other, exact: true }) });
    await card.getByRole('button', { name: `Hide ${other}` }).click();
    await expect(card).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(card).toBeVisible();
    await page.getByRole('searchbox', { name: 'What' }).fill('tyepscript');
    await page.getByRole('textbox', { name: 'Where' }).fill('Texas');
    await expect(page).toHaveURL(/filter=.*Texas/);
    await expect(page.getByText('These are the jobs for typescript.')).toBeVisible();
    await page.getByRole('button', { name: 'Tell me about new jobs' }).click();
    const dialog = page.getByRole('dialog', { name: 'Save this search' });
    await expect(dialog.getByLabel('Name')).toHaveValue('typescript · Texas');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(/We e-mail you when new jobs fit/)).toBeVisible();
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/dashboard/candidate/saved/');
      await expect(page.getByRole('link', { name })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('tab', { name: 'Saved searches' }).click();
      await expect(page.getByRole('link', { name: 'typescript · Texas' })).toBeVisible();
      await expectAccessible(page);
    }
    await page.getByRole('button', { name: 'Pause typescript · Texas' }).click();
    await expect(page.getByText('Paused: no e-mails')).toBeVisible();
    await page.getByRole('tab', { name: 'Hidden jobs' }).click();
    await expect(page.getByText('No hidden jobs')).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 720 });
    await go(page, 'Jobs');
    await title(page, 'Jobs');
  });

  await test.step('an application goes out with a letter and comes with a promised answer', async () => {
    await page.getByRole('searchbox', { name: 'What' }).fill('Senior Backend');
    await expect(page.getByText('1 job', { exact: true })).toBeVisible();
    await jobs.getByRole('link', { name: /Senior Backend Engineer/ }).click();
    await title(page, 'Senior Backend Engineer');
    await expect(
      page
        .getByRole('region', { name: /Why you fit/ })
        .getByText('PostgreSQL')
        .first(),
    ).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Apply' }).click();
    const dialog = page.getByRole('dialog', { name: 'Apply for Senior Backend Engineer' });
    await dialog.getByLabel('Cover letter').fill('Booking is what I have built for eight years.');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Send application' }).click();
    await expect(page.getByText('Your application is sent')).toBeVisible();
    await expect(page.getByText(/^Answer promised by/)).toBeVisible();
    await page.getByRole('link', { name: 'See your applications' }).click();
    const application = jobs.filter({ hasText: 'Senior Backend Engineer' });
    await expect(application.getByText(/^Answer promised by/)).toBeVisible();
    await expect(application.getByText(/^Step 1 of \d: Applied/)).toBeVisible();
    await application.getByRole('button', { name: /^History of/ }).click();
    await expect(application.getByText('Booking is what I have built for eight years.')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('a forgotten password is replaced by a code', async () => {
    await signOut(page);
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await title(page, 'Forgot your password?');
    await page.getByLabel('E-mail').fill(email);
    await page.getByRole('button', { name: 'Send the code' }).click();
    await title(page, 'Enter the code');
    await expectAccessible(page);
    await page.reload();
    await title(page, 'Enter the code');
    await expect(page.getByText(`If ${email} has an account`)).toBeVisible();
    await expect(page.getByText(/^The code works for another \d/)).toBeVisible();
    const other = await page.context().newPage();
    await other.goto('/forgot-password');
    await title(other, 'Forgot your password?');
    await expect(other.getByLabel('E-mail')).toHaveValue('');
    await other.close();
    await pasteCode(page, email, 'FORGOT_CODE');
    await title(page, 'Choose a new password');
    await page.getByLabel('New password', { exact: true }).fill(newPassword);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Set the password' }).click();
    await title(page, 'Your password is changed');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Sign in' }).click();
    expect(await letsIn(page, email, password)).toBe(false);
    await signIn(page, email, newPassword);
    await title(page, /Nora/);
  });

  await test.step('everything that is held is taken along after the password', async () => {
    await go(page, 'Profile');
    // A list of one row more or less, above the button, would move it away from the pointer.
    await expect(page.getByRole('list', { name: 'Where you are signed in' })).toBeVisible();
    await page.getByRole('button', { name: 'Download everything' }).click();
    const dialog = page.getByRole('dialog', { name: 'Download everything' });
    await dialog.getByLabel('Password', { exact: true }).fill(newPassword);
    await expectAccessible(page);
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Download' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('hireday-my-data.zip');
    const zip = readZip(await readFile(await file.path()));
    const names = [
      'resume.json',
      'profile.json',
      'applications.json',
      'lists.json',
      'notes.json',
      'files.json',
      'notices.json',
      'added.json',
      'offers.json',
      'messages.json',
      'stray-mails.json',
      'interviews.json',
      'jobs.json',
      'scorecards.json',
      'resume.pdf',
      'resumes.json',
    ];
    expect([...zip.keys()].sort()).toEqual(names.sort());
    const read = (name: string) => JSON.parse(String(zip.get(name)));
    expect(read('resume.json').basics).toMatchObject({ name: 'Nora Lindqvist', email });
    expect(read('applications.json')).toMatchObject([{ jobTitle: 'Senior Backend Engineer' }]);
    expect(zip.get('resume.pdf')).toEqual((await resumeOf(applicant(email))).buffer);
    await expect(dialog).toBeHidden();
  });

  await test.step('the account is erased after the password', async () => {
    await page.getByRole('button', { name: 'Erase account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Erase account' });
    await dialog.getByLabel('Password', { exact: true }).fill(newPassword);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('dialog', { name: 'Erase everything now?' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Erase my account' }).click();
    await expect(page).toHaveURL(/\/login\/$/);
    await expect(page.getByText('Your account and everything in it are erased.').first()).toBeVisible();
    expect(await letsIn(page, email, newPassword)).toBe(false);
  });
});
