import { beSignedIn } from './support/demo.ts';
import { expect, expectAccessible, test } from './support/test.ts';

// Criteria are changed and a person is added to a list.
test.use({ ownData: true });

test('a recruiter sees whom other criteria would move before saving them, and finds more people in the pool', async ({
  page,
  phonePage: phone,
}) => {
  await beSignedIn(page, 'RECRUITER');
  await page.goto('/dashboard/recruiter/jobs/');
  await page.getByRole('link', { name: 'Senior Backend Engineer' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Senior Backend Engineer' })).toBeVisible();
  const job = page.url();

  await test.step('another must-have is saved only after its difference was seen', async () => {
    await page.getByRole('link', { name: 'Edit' }).click();
    await page.getByRole('textbox', { name: 'Add a criterion' }).fill('Fluent Portuguese');
    await page.getByRole('textbox', { name: 'Add a criterion' }).press('Enter');
    await page.getByRole('button', { name: 'Save' }).click();
    const dialog = page.getByRole('dialog', { name: 'Save these criteria?' });
    await expect(dialog.getByRole('list', { name: 'People who would move' })).toBeVisible();
    await expect(dialog.getByText('Fluent Portuguese: Not stated').first()).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Keep editing' }).click();
    await page.getByRole('button', { name: 'Remove Fluent Portuguese' }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('the pool is searched without names, and who is added is shown whole', async () => {
    await page.goto(`${job}?tab=pool`);
    await page.getByRole('textbox', { name: 'Search the pool' }).fill('nurse');
    await page.keyboard.press('Enter');
    const found = page.getByRole('region', { name: /people|person/ });
    await expect(found.getByRole('heading', { level: 3 }).first()).toBeVisible();
    await expectAccessible(page);
    // People of the company's own stand there by name, and are considered instead.
    await found
      .getByRole('button', { name: /^Add to the list/ })
      .first()
      .click();
    await expect(page.getByText(/is on the list now\.$/)).toBeVisible();
    await found.getByRole('link', { name: 'See on the list' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Invite' }).first()).toBeVisible();
  });

  await test.step('on a phone it is a tab like the others', async () => {
    await beSignedIn(phone, 'RECRUITER');
    await phone.goto(job);
    await phone.getByRole('tab', { name: 'Search the pool' }).click();
    await phone.getByRole('textbox', { name: 'Search the pool' }).fill('nurze');
    await phone.keyboard.press('Enter');
    await expect(phone.getByRole('heading', { level: 3 }).first()).toBeVisible();
    await expectAccessible(phone);
  });
});
