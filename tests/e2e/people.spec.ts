import { beSignedIn } from './support/demo.ts';
import { expect, expectAccessible, test } from './support/test.ts';

test('a recruiter finds a person by a misspelled name, and keeps what colleagues should know of them', async ({
  page,
  phonePage: phone,
}) => {
  await beSignedIn(page, 'RECRUITER');
  await page.goto('/dashboard/recruiter/');
  await page.getByRole('link', { name: 'People' }).click();
  await page.getByRole('searchbox', { name: 'Name, skill or place' }).fill('kwame asant');
  await expect(page.getByRole('row')).toHaveCount(2);
  await expectAccessible(page);
  await page.getByRole('searchbox', { name: 'Name, skill or place' }).fill('asannte');
  await expect(page).toHaveURL(/asannte/);
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('link', { name: /Kwame Asante/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kwame Asante' })).toBeVisible();
  await expect(
    page
      .getByRole('list', { name: 'History' })
      .getByText(/^Invited for/)
      .first(),
  ).toBeVisible();

  const note = page.getByRole('textbox', { name: 'Note' });
  await note.fill('Free from March.\nAsk about nights. ');
  await note.press('End');
  await note.pressSequentially('@mar');
  await expect(page.getByRole('option', { name: /^Marcus/ })).toBeVisible();
  await expectAccessible(page);
  await note.press('Enter');
  await expect(note).toHaveValue(/nights\. @Marcus \S+ $/);
  await page.getByRole('button', { name: 'Add note' }).click();
  const notes = page.getByRole('list', { name: 'Notes' });
  await expect(notes.getByText('Free from March.')).toBeVisible();
  await expect(notes.getByText(/^@Marcus/)).toBeVisible();
  await page.getByText('4 of 5', { exact: true }).locator('..').click();
  await expect(page.getByText('4 of 5, 1 rating')).toBeAttached();
  const tags = page.getByRole('combobox', { name: 'Tags' });
  await tags.fill('Nights');
  const kept = page.waitForResponse((answer) => answer.url().endsWith('/tags'));
  await tags.press('Enter');
  await expect(page.getByRole('button', { name: 'Nights' })).toBeVisible();
  await expectAccessible(page);
  expect((await kept).ok()).toBe(true);

  await test.step('a day later it is all there, and found by the tag', async () => {
    await page.goto('/dashboard/recruiter/people/');
    await page.getByRole('button', { name: 'Tags', exact: true }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Nights' }).click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('row')).toHaveCount(2);
    await page.getByRole('link', { name: /Kwame Asante/ }).click();
    await expect(page.getByText('Ask about nights.')).toBeVisible();
  });

  await test.step('a file is attached, read by colleagues and taken away', async () => {
    const file = { name: 'certificate.txt', mimeType: 'text/plain', buffer: Buffer.from('Certified.') };
    await page.getByRole('group', { name: 'Attach a file' }).locator('input').setInputFiles(file);
    const files = page.getByRole('list', { name: 'Files' });
    await expect(files.getByText('certificate.txt')).toBeVisible();
    await expectAccessible(page);
    const download = page.waitForEvent('download');
    await files.getByRole('button', { name: 'Download certificate.txt' }).click();
    expect((await download).suggestedFilename()).toBe('certificate.txt');
    await files.getByRole('button', { name: 'Remove certificate.txt' }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Remove file' }).click();
    await expect(page.getByText('No files yet.')).toBeVisible();
    await expect(
      page.getByRole('list', { name: 'History' }).getByText('Removed certificate.txt'),
    ).toBeVisible();
  });

  await test.step('a note is taken back by who wrote it', async () => {
    await page.getByRole('button', { name: 'Remove the note' }).click();
    await page.getByRole('button', { name: 'Remove note' }).click();
    await expect(page.getByText('No notes yet.')).toBeVisible();
  });

  await test.step('on a phone the menu has room for it', async () => {
    await beSignedIn(phone, 'RECRUITER');
    await phone.goto('/dashboard/recruiter/people/');
    await expect(phone.getByRole('link', { name: 'Yuki Tanabe' })).toBeVisible();
    const menu = await phone.getByRole('link', { name: 'Profile' }).boundingBox();
    expect((menu?.x ?? 999) + (menu?.width ?? 0)).toBeLessThanOrEqual(360);
    await expectAccessible(phone);
  });
});
