import { next, password, pastReading, proveEmail } from './support/account.ts';
import { applicant, resumeOf } from './support/applicant.ts';
import { expect, expectAccessible, test } from './support/test.ts';

for (const width of [360, 1440]) {
  test(`a candidate keeps two resumes and applies with one of them, ${width} px wide`, async ({ page }) => {
    const email = `two.${width}@candidates.example`;
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
    await pastReading(page);
    await expect(page).toHaveURL(/dashboard/);

    await test.step('the form for a resume begins with what was read from the file', async () => {
      await page.goto('/dashboard/candidate/profile');
      await page.getByRole('button', { name: 'Write it here' }).click();
      const dialog = page.getByRole('dialog', { name: 'Write your resume' });
      await expect(dialog.getByLabel('Employer')).toHaveValue('Quarry Lane Software');
      await expect(dialog.getByRole('group', { name: 'Backend Engineer' })).toBeVisible();
      await expect(dialog.getByText(/^Filled in with what was read/)).toBeVisible();
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByRole('button', { name: 'Write it here' })).toBeFocused();
    });

    const list = page.getByRole('list', { name: 'Resumes' }).getByRole('listitem');
    await test.step('a second one is added, named and made the main one', async () => {
      await page.goto('/dashboard/candidate/profile');
      await page.getByLabel('File of another resume').setInputFiles({
        name: 'teaching.txt',
        mimeType: 'text/plain',
        buffer: Buffer.from(
          'Nora Lindqvist\nMath Teacher\n\nEXPERIENCE\nMath Teacher, Larkfield School, 2015 - 2018\n',
        ),
      });
      await expect(list).toHaveCount(2);
      await expect(list.nth(1)).toContainText('Math Teacher');
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Rename teaching' }).click();
      const rename = page.getByRole('dialog', { name: /^Rename/ });
      await rename.getByLabel('Name').fill('For schools');
      await rename.getByRole('button', { name: 'Save' }).click();
      await expect(rename).toBeHidden();
      await page.getByRole('button', { name: 'Make main: For schools' }).click();
      await expect(list.first()).toContainText('For schools');
      await expect(list.first()).toContainText('Main');
      await expect(page.getByRole('heading', { name: 'Your main resume' })).toBeVisible();
    });

    await test.step('a third one is written here, beginning with what the main one says', async () => {
      await page.getByRole('button', { name: 'Write another resume' }).click();
      const dialog = page.getByRole('dialog', { name: 'Write another resume' });
      await expect(dialog.getByText(/which stays as it is/)).toBeVisible();
      await expect(dialog.getByLabel('Employer')).toHaveValue('Larkfield School');
      await dialog.getByLabel('What you do').fill('Teaching assistant');
      await expectAccessible(page);
      await page.reload();
      await page.getByRole('button', { name: 'Write another resume' }).click();
      await expect(dialog.getByLabel('What you do')).toHaveValue('Teaching assistant');
      await dialog.getByRole('button', { name: 'Make my resume' }).click();
      await expect(dialog).toBeHidden();
      await expect(list).toHaveCount(3);
      await expect(list.nth(1)).toContainText('Teaching assistant');
      await expect(list.first()).toContainText('For schools');
      await page.getByRole('button', { name: 'Remove Teaching assistant' }).click();
      const remove = page.getByRole('dialog', { name: /^Remove/ });
      await remove.getByRole('button', { name: 'Remove resume' }).click();
      await expect(list).toHaveCount(2);
    });

    await test.step('the other one goes with an application, and stays with it', async () => {
      await page.goto('/dashboard/candidate/jobs');
      await page.getByRole('searchbox', { name: 'What' }).fill('Senior Backend');
      // Until then the job moves up to the place of the others.
      await expect(page.getByText('1 job', { exact: true })).toBeVisible();
      await page
        .getByRole('listitem')
        .getByRole('link', { name: /Senior Backend Engineer/ })
        .click();
      await page.getByRole('button', { name: 'Apply' }).click();
      const dialog = page.getByRole('dialog', { name: /^Apply for/ });
      await expect(dialog.getByLabel('Resume')).toHaveText('For schools (main)');
      await dialog.getByLabel('Resume').click();
      await page.getByRole('option', { name: /lindqvist/i }).click();
      await expect(page.getByRole('listbox')).toHaveCount(0);
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Send application' }).click();
      await expect(dialog).toBeHidden();
      await page.goto('/dashboard/candidate/applications');
      await expect(page.getByText(/^Sent with .*lindqvist.*\.pdf/i)).toBeVisible();
      await page.goto('/dashboard/candidate/profile');
      await page.getByRole('button', { name: /^Remove .*lindqvist/i }).click();
      const remove = page.getByRole('dialog', { name: /^Remove/ });
      await expect(remove).toContainText('It stays with the application you sent it with');
      await expectAccessible(page);
      await remove.getByRole('button', { name: 'Remove resume' }).click();
      await expect(remove).toBeHidden();
      await expect(page.getByRole('heading', { name: 'Your resume', exact: true })).toBeVisible();
      await page.goto('/dashboard/candidate/applications');
      await expect(page.getByText(/^Sent with .*lindqvist.*\.pdf/i)).toBeVisible();
    });
  });
}
