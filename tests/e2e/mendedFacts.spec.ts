import { next, password, proveEmail } from './support/account.ts';
import { applicant, resumeOf } from './support/applicant.ts';
import { expect, expectAccessible, test } from './support/test.ts';

for (const width of [360, 1440]) {
  test(`who registers sees what was read and mends it, ${width} px wide`, async ({ page }) => {
    const email = `mends.${width}@candidates.example`;
    await page.setViewportSize({ width, height: 800 });
    await proveEmail(page, /looking for work/, email);
    await page.getByLabel('First name').fill('Nora');
    await page.getByLabel('Last name').fill('Lindqvist');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await next(page);
    await expect(page.getByRole('heading', { name: 'Where you are' })).toBeVisible();
    await next(page);
    await page.getByLabel('Resume file').setInputFiles(await resumeOf(applicant(email)));
    await next(page);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByRole('heading', { name: 'This is what we read', level: 1 })).toBeVisible();
    const positions = page.getByRole('region', { name: 'Positions' });
    const dialog = page.getByRole('dialog');
    const pencil = positions.getByRole('button', { name: /^Fix this: Backend Engineer · Quarry Lane/ });
    await expect(pencil).toBeVisible();
    await expectAccessible(page);

    await test.step('a position is put right, beside the words it was read from', async () => {
      await pencil.click();
      await expect(dialog.getByText(/^“/)).toBeVisible();
      await expectAccessible(page);
      await dialog.getByLabel('Employer').fill('Quarry Lane');
      await dialog.getByLabel('Place').fill('Austin, TX');
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(dialog).toBeHidden();
      await expect(positions.getByText('You said so')).toBeVisible();
      await expect(positions.getByText(/Quarry Lane · .* · Austin, TX/)).toBeVisible();
    });

    await test.step('one is added, and a mistake in it is said at its field', async () => {
      await positions.getByRole('button', { name: 'Add a position' }).click();
      await dialog.getByLabel('Job title').fill('Intern');
      await dialog.getByLabel('From', { exact: true }).fill('2012-05');
      await dialog.getByLabel('To', { exact: true }).fill('2011-05');
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(dialog.getByText('This is before it began.')).toBeVisible();
      await dialog.getByLabel('To', { exact: true }).fill('2013-05');
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(positions.getByText('Intern', { exact: true })).toBeVisible();
    });

    await test.step('a language is removed, and comes back by undo', async () => {
      const languages = page.getByRole('region', { name: 'Languages' });
      await languages.getByRole('button', { name: 'Add a language' }).click();
      await dialog.getByLabel('Language').fill('Catalan');
      await dialog.getByRole('button', { name: 'Save' }).click();
      await languages.getByRole('button', { name: 'Fix this: Catalan' }).click();
      await dialog.getByRole('button', { name: 'Remove' }).click();
      await expect(languages.getByText('Catalan')).toBeHidden();
      await page
        .locator('[data-toast]')
        .filter({ hasText: 'Removed.' })
        .getByRole('button', { name: 'Undo' })
        .click();
      await expect(languages.getByText('Catalan')).toBeVisible();
    });

    await test.step('one press leads on, and the profile says the same', async () => {
      await next(page);
      await expect(page).toHaveURL(/\/dashboard\/candidate\/$/);
      await page.goto('/dashboard/candidate/profile/');
      const facts = page.getByRole('region', { name: 'Read from your resume' });
      await expect(facts.getByText('Intern', { exact: true })).toBeVisible();
      await expect(facts.getByText(/Quarry Lane · .* · Austin, TX/)).toBeVisible();
    });
  });
}
