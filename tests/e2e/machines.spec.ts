import { beSignedIn } from './support/demo.ts';
import { expect, expectAccessible, test } from './support/test.ts';

// The address of a webhook that is not good is refused with 422.
test.use({ expectedProblems: [/status of 422/] });

test('an employer makes a key for a program, which reads with it until it is revoked', async ({
  page,
  request,
}) => {
  test.setTimeout(180_000);
  let key = '';
  const ask = async (path: string) =>
    (await request.get(`/api/v1${path}`, { headers: { authorization: `Bearer ${key}` } })).status();

  await test.step('it is found in the menu of the account, and made for a program', async () => {
    await beSignedIn(page, 'EMPLOYER');
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto('/dashboard/employer/');
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('menuitem', { name: 'Other software' }).click();
    await expect(page.getByRole('heading', { name: 'No keys yet' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'New key' }).click();
    const dialog = page.getByRole('dialog', { name: 'New key' });
    await dialog.getByRole('textbox', { name: /^Name/ }).fill('Payroll');
    await dialog.getByRole('button', { name: 'Make the key' }).click();
    await expect(dialog.getByText('Choose at least one scope.')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('checkbox', { name: 'Applications: may read' }).check();
    await dialog.getByRole('button', { name: 'Make the key' }).click();
    const made = page.getByRole('dialog', { name: 'The key “Payroll”' });
    key = await made.getByRole('textbox', { name: 'Secret key' }).inputValue();
    await expectAccessible(page);
    await made.getByRole('button', { name: 'I have copied it' }).click();
    await expect(page.getByText('Applications (read)')).toBeVisible();
    await expect(page.getByText(key)).toHaveCount(0);
    await expectAccessible(page);
  });

  await test.step('the program reads what its scope names, and nothing else', async () => {
    expect(await ask('/candidate-applications')).toBe(200);
    expect(await ask('/people')).toBe(403);
  });

  await test.step('revoked, it reads nothing', async () => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await expect(page.getByRole('columnheader', { name: 'Scopes' })).toBeVisible();
    await page.getByRole('button', { name: 'Revoke Payroll' }).click();
    const asked = page.getByRole('dialog', { name: 'Revoke Payroll?' });
    await expectAccessible(page);
    await asked.getByRole('button', { name: 'Revoke' }).click();
    await expect(page.getByText('Revoked', { exact: true })).toBeVisible();
    await expectAccessible(page);
    expect(await ask('/candidate-applications')).toBe(401);
  });

  await test.step('an address in a private network is told of nothing', async () => {
    await page.getByRole('button', { name: 'New webhook' }).click();
    const dialog = page.getByRole('dialog', { name: 'New webhook' });
    await dialog.getByRole('textbox', { name: /^Address/ }).fill('https://127.0.0.1/hooks');
    await dialog.getByRole('checkbox', { name: 'Someone applied' }).check();
    await dialog.getByRole('button', { name: 'Make the webhook' }).click();
    await expect(
      dialog.getByText('This address is in a private network, which cannot be reached from here.'),
    ).toBeVisible();
    await expectAccessible(page);
  });
});
