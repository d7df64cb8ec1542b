import { expect, expectAccessible, test } from './support/test.ts';

const description = `We look for a registered nurse for our intensive care unit.

## Requirements

- Active RN licence
- 2 years of experience in critical care
- BLS and ACLS certification
- Experience with Epic is a plus`;

test('a recruiter opens a job, gets a ranked list at once and checks a pick against the resume', async ({
  page,
}) => {
  await test.step('a deep link leads through sign-in and back to where it points', async () => {
    await page.goto('/dashboard/recruiter/jobs');
    await expect(page).toHaveURL(/\/login\/$/);
    await page.getByRole('button', { name: /recruiter@hireday\.example/ }).click();
    await expect(page).toHaveURL(/\/dashboard\/recruiter\/jobs\/$/);
    await expect(page.getByRole('heading', { name: 'Jobs', level: 1 })).toBeVisible();
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('a reload loses nothing, a wrong form names its fields, and a right one becomes a draft with proposed criteria', async () => {
    await page.getByRole('link', { name: 'New job' }).click();
    await expect(page.getByRole('heading', { name: 'New job', level: 1 })).toBeVisible();
    const titled = page.getByLabel('Title');
    await titled.fill('Registered Nurse – Critical Care');
    page.once('dialog', (asked) => asked.accept());
    await page.reload();
    await expect(page.getByText(/^Your draft from .+ is back\.$/)).toBeVisible();
    await expect(titled).toHaveValue('Registered Nurse – Critical Care');
    await page.getByRole('button', { name: 'Save as draft' }).click();
    await expect(page.getByText('This is required.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('textbox', { name: 'Description' }).fill(description);
    await page.getByRole('button', { name: 'Save as draft' }).click();
    await expect(
      page.getByRole('heading', { name: 'Registered Nurse – Critical Care', level: 1 }),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Use these criteria' }).click();
    await expect(page.getByRole('button', { name: 'Use these criteria' })).toBeHidden();
    await expectAccessible(page);
  });

  await test.step('opening the job brings its first list', async () => {
    await page.getByRole('button', { name: 'Open the job' }).click();
    await expect(page.getByRole('link', { name: /New picks\s*[1-9]/ })).toBeVisible();
    await page.getByRole('link', { name: /New picks/ }).click();
    await expect(page).toHaveURL(/\/daily-candidates\//);
    await expect(page.getByRole('listitem').filter({ hasText: 'must-haves' }).first()).toBeVisible();
    await expectAccessible(page);
  });

  const first = page.getByRole('listitem').filter({ hasText: 'must-haves' }).first();
  await test.step('the list is worked through with the keyboard, and undone', async () => {
    await page.keyboard.press('j');
    await expect(first).toBeFocused();
    await page.keyboard.press('p');
    await expect(first.getByRole('button', { name: 'Passed' })).toBeVisible();
    await page.keyboard.press('u');
    await expect(first.getByRole('button', { name: 'Passed' })).toBeHidden();
    const kept = page.waitForResponse((answer) => answer.url().includes('status=SAVED'));
    await page.keyboard.press('s');
    await expect(first.getByRole('button', { name: 'Saved' })).toBeVisible();
    await kept;
    await page.reload();
    await expect(first.getByRole('button', { name: 'Saved' })).toBeVisible();
  });

  await test.step('a pick shows each criterion with its evidence beside the resume', async () => {
    await first.getByRole('link').first().click();
    await expect(page.getByRole('heading', { name: 'Why this candidate' })).toBeVisible();
    const evidence = page.getByRole('button', { name: /in resume/i }).first();
    await evidence.click();
    await expect(page.locator('mark').first()).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('back leads to the list, and signing out to the door', async () => {
    await page.goBack();
    await expect(first).toBeVisible();
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page).toHaveURL(/\/login\/$/);
  });
});
