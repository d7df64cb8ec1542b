/** A company's people come, hand over and go: by links in mails, at both sizes and in both schemes. */
import type { Page } from '@playwright/test';
import { authStorageKey } from '../../src/base/constants.ts';
import { mailsTo, password } from './support/account.ts';
import { makeEmployer } from './support/staff.ts';
import { expect, expectAccessible, test } from './support/test.ts';

// Figures need a plan, which the API says with 402.
test.use({ expectedProblems: [/status of 402/] });

/** Follows the link of the newest invitation to an address, and joins. */
async function joinAs(page: Page, email: string, [first, last]: readonly [string, string]) {
  await expect.poll(async () => (await mailsTo(page, email, 'TEAM_INVITATION')).length).toBeGreaterThan(0);
  const [mail] = await mailsTo(page, email, 'TEAM_INVITATION');
  await page.evaluate(() => localStorage.clear());
  await page.goto(`/join/#${/\/join\/#(\S+)/.exec(mail?.text ?? '')?.[1] ?? ''}`);
  await expect(page.getByRole('heading', { name: 'Join Tern & Plover', level: 1 })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('First name').fill(first);
  await page.getByLabel('Last name').fill(last);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Join' }).click();
  await expect(page).toHaveURL(/\/dashboard\//);
}

async function invite(page: Page, button: string, email: string) {
  await page.getByRole('button', { name: button }).first().click();
  const dialog = page.getByRole('dialog', { name: button });
  await dialog.getByLabel('E-mail addresses').fill(email);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Send the invitations' }).click();
  // Not as it was typed, but among those who were written to.
  await expect(dialog.getByRole('list', { name: 'Invitations' }).getByText(email)).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
}

test('an owner invites an administrator, who invites a recruiter, who takes the data along and leaves', async ({
  page,
}) => {
  test.setTimeout(600_000);
  await page.goto('/login/');
  const auth = await makeEmployer(page, 'office@tern.example', 'Tern & Plover');
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    authStorageKey,
    JSON.stringify(auth),
  ] as const);

  await test.step('a second administrator comes in by the link of a mail', async () => {
    await page.goto('/dashboard/employer/profile/');
    await expect(page.getByRole('list', { name: 'Administrators' })).toContainText('Owner');
    await invite(page, 'Invite administrators', 'ada@elsewhere.example');
    await joinAs(page, 'ada@elsewhere.example', ['Ada', 'Okafor']);
  });

  await test.step('they see who administers the company, and not what is the owner’s', async () => {
    await page.goto('/dashboard/employer/profile/');
    const list = page.getByRole('list', { name: 'Administrators' });
    await expect(list).toContainText('Ada Okafor (you)');
    await expect(list).toContainText('office@tern.example');
    await expect(page.getByRole('button', { name: 'Invite administrators' })).toHaveCount(0);
    await expectAccessible(page);
  });

  await test.step('they invite a recruiter, who comes in by the link of a mail', async () => {
    await page.goto('/dashboard/employer/recruiters/');
    await invite(page, 'Invite recruiters', 'ines@elsewhere.example');
    await joinAs(page, 'ines@elsewhere.example', ['Ines', 'Falk']);
  });

  await test.step('the recruiter downloads everything and has the account erased', async () => {
    await page.goto('/dashboard/recruiter/profile/');
    // A list of one row more or less, above the button, would move it away from the pointer.
    await expect(page.getByRole('list', { name: 'Where you are signed in' })).toBeVisible();
    await page.getByRole('button', { name: 'Download everything' }).click();
    const taking = page.getByRole('dialog', { name: 'Download everything' });
    await taking.getByLabel('Password', { exact: true }).fill(password);
    await expectAccessible(page);
    const download = page.waitForEvent('download');
    await taking.getByRole('button', { name: 'Download' }).click();
    expect((await download).suggestedFilename()).toMatch(/\.zip$/);
    await page.getByRole('button', { name: 'Erase account' }).click();
    const leaving = page.getByRole('dialog', { name: 'Erase account' });
    await leaving.getByLabel('Password', { exact: true }).fill(password);
    await leaving.getByRole('button', { name: 'Continue' }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Erase my account' }).click();
    await expect(page.getByText('Your account and everything in it are erased.')).toBeVisible();
  });
});
