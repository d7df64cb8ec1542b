import { next, password, pastReading, proveEmail } from './support/account.ts';
import { expect, expectAccessible, test } from './support/test.ts';

for (const width of [360, 1440]) {
  test(`someone without a file writes the resume in a form and gets in, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await proveEmail(page, /looking for work/, `typed.${width}@candidates.example`);
    await page.getByLabel('First name').fill('Łucja');
    await page.getByLabel('Last name').fill('Núñez');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await next(page);
    await expect(page.getByRole('heading', { name: 'Where you are' })).toBeVisible();
    await next(page);
    await page.getByRole('button', { name: 'Write it here' }).click();
    const dialog = page.getByRole('dialog', { name: 'Write your resume' });
    await dialog.getByLabel('What you do').fill('Line cook');
    await dialog.getByLabel('Job title').fill('Line Cook');
    await dialog.getByLabel('Employer').fill('Casa Núñez');
    await dialog.getByLabel('From', { exact: true }).fill('2019-03');
    await dialog
      .getByLabel('What you did')
      .fill('Cooked for 200 guests a night and trained two apprentices.');
    await dialog.getByLabel('Add a skill').fill('Knife skills');
    await dialog.getByLabel('Add a skill').press('Enter');
    await expect(dialog.getByText('Knife skills')).toBeVisible();
    // Enter adds a skill and sends nothing, from any line of the form.
    await dialog.getByLabel('Job title').press('Enter');
    await dialog.getByLabel('Add a skill').fill('typesc');
    await page.getByRole('option', { name: 'TypeScript' }).click();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Make my resume' }).click();
    await expect(page.getByText('Łucja Núñez.pdf')).toBeVisible();
    await next(page);
    await page.getByRole('button', { name: 'Create account' }).click();
    await pastReading(page);
    await expect(page).toHaveURL(/dashboard/);
    await page.goto('/dashboard/candidate/profile');
    await expect(page.getByRole('button', { name: /^Fix this: Line Cook · Casa Núñez/ })).toBeVisible();
    // It can be changed later: the form begins with what was typed.
    await page.getByRole('button', { name: 'Write it here' }).click();
    await expect(dialog.getByLabel('Employer')).toHaveValue('Casa Núñez');
  });
}
