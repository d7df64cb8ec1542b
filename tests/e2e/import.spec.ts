import { resumeOf, zipOf } from '../support/zip.ts';
import { phone } from './support/accessible.ts';
import { mailsTo } from './support/account.ts';
import { beSignedIn } from './support/demo.ts';
import { expect, expectAccessible, test } from './support/test.ts';

const ada = 'ada.lovelace@elsewhere.example';
const eve = 'eve.moreno@elsewhere.example';

/** As a spreadsheet in Spain saves it: semicolons, and Windows-1252. */
const people = [
  'E-Mail;Nombre completo;Ciudad;Nivel de estudios',
  `${ada};Ada Lovelace;Córdoba;Máster`,
  'nobody;Bob Babbage;;',
  `${eve};Eve Moreno Ruiz;Sevilla;Licenciatura`,
].join('\r\n');

// An address that cannot be added is refused with 422.
test.use({ expectedProblems: [/status of 422/] });

test('a recruiter imports people, who are asked by mail: one accepts, one has everything erased', async ({
  page,
  otherPage: visitor,
}) => {
  test.setTimeout(240_000);
  const linkFor = async (to: string) => {
    await expect.poll(async () => (await mailsTo(page, to, 'ADDED_PERSON')).length).toBe(1);
    const [mail] = await mailsTo(page, to, 'ADDED_PERSON');
    return /\/consent\/#[\w-]+/.exec(mail?.text ?? '')?.[0] ?? '';
  };

  await test.step('the file is read: its columns, and what would happen with each row', async () => {
    await beSignedIn(page, 'RECRUITER');
    await page.goto('/dashboard/recruiter/people/');
    await page.getByRole('link', { name: 'Import' }).click();
    await expect(page.getByRole('heading', { name: 'Import', level: 1 })).toBeVisible();
    await expectAccessible(page);
    const buffer = Buffer.from(people, 'latin1');
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'personas.csv', mimeType: 'text/csv', buffer });
    await expect(page.getByRole('combobox', { name: 'Field of Nombre completo' })).toHaveText(
      'First and last name',
    );
    await expect(page.getByText('Córdoba · Sevilla')).toBeVisible();
    await page.getByRole('button', { name: 'See what would happen' }).click();
    await expect(page.getByRole('cell', { name: /Enter an e-mail address/ })).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize(phone);
    await expectAccessible(page);
  });

  await test.step('it goes on while nobody looks, and the result is there after a reload', async () => {
    await page.getByRole('button', { name: 'Add 2 people' }).click();
    await expect(page.getByText(/It goes on when you leave|is imported/)).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'personas.csv is imported' })).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download as CSV' }).click();
    expect((await download).suggestedFilename()).toContain('personas');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'To your people' }).click();
    const added = page.getByRole('region', { name: 'Added by your company' });
    await expect(added.getByText('Ada Lovelace')).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 1280, height: 900 });
  });

  await test.step('one sees what is held, accepts, and chooses a password', async () => {
    await visitor.setViewportSize(phone);
    await visitor.goto(await linkFor(ada));
    await expect(visitor.getByText('Córdoba')).toBeVisible();
    await expectAccessible(visitor);
    await visitor.getByRole('button', { name: 'Accept and choose a password' }).click();
    await visitor
      .getByLabel(/^New password/)
      .first()
      .fill('quiet harbour lamp 42');
    await visitor.getByRole('button', { name: 'Set the password' }).click();
    await expect(visitor.getByRole('heading', { name: 'Your password is set' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('row', { name: /Ada Lovelace/ })).toBeVisible();
  });

  await test.step('the other has everything erased', async () => {
    const link = await linkFor(eve);
    await visitor.goto('about:blank');
    await visitor.goto(link);
    await visitor.getByRole('button', { name: 'Erase everything' }).click();
    await expect(visitor.getByRole('heading', { name: 'Everything is erased' })).toBeVisible();
    await expectAccessible(visitor);
    await page.reload();
    await expect(page.getByRole('row', { name: /Ada Lovelace/ })).toBeVisible();
    await expect(page.getByText('Eve Moreno Ruiz')).toHaveCount(0);
  });

  await test.step('a referral is added by hand', async () => {
    await page.getByRole('button', { name: 'Add a person' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a person' });
    await dialog.getByRole('textbox', { name: /^E-mail/ }).fill(eve);
    await dialog.getByRole('textbox', { name: /^First name/ }).fill('Eve');
    await dialog.getByRole('textbox', { name: /^Last name/ }).fill('Moreno');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Add and ask' }).click();
    await expect(
      dialog
        .getByText('This address cannot be added.')
        .or(dialog.getByText(/asked before/))
        .first(),
    ).toBeVisible();
    await dialog.getByRole('textbox', { name: /^E-mail/ }).fill('rae.new@elsewhere.example');
    await dialog.getByRole('textbox', { name: /^Referred by/ }).fill('Sam');
    await dialog.getByRole('button', { name: 'Add and ask' }).click();
    await expect(page.getByText('Referred, consent asked')).toBeVisible();
  });
});

test('a recruiter imports a ZIP of resumes, says whose the nameless one is, and leaves one out', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const both = async () => {
    await page.setViewportSize(phone);
    await expectAccessible(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expectAccessible(page);
  };
  const files = zipOf([
    { name: 'Gus Grissom.txt', content: resumeOf('Gus Grissom', 'gus.grissom@elsewhere.example') },
    { name: 'nurses/scan.txt', content: 'Registered Nurse with seven years of experience in intensive care' },
    { name: 'nurses/locked.pdf', isEncrypted: true },
    { name: 'Max Muster.txt', content: resumeOf('Max Muster', 'max.muster@elsewhere.example') },
    { name: '__MACOSX/._Gus Grissom.txt' },
  ]);

  await test.step('it is read while one waits', async () => {
    await beSignedIn(page, 'RECRUITER');
    await page.goto('/dashboard/recruiter/import/');
    await page.getByRole('button', { name: 'Resumes' }).click();
    await expect(page.getByText('Drop a ZIP file with resumes here')).toBeVisible();
    await both();
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'resumes.zip', mimeType: 'application/zip', buffer: files });
    await expect(page.getByText('4 files are read. Look them over before anyone is asked.')).toBeVisible();
    await expect(page.getByText(/protected by a password/)).toBeVisible();
    await both();
  });

  await test.step('a name is typed in, a file is skipped', async () => {
    await page.getByRole('button', { name: 'Fill in nurses/scan.txt' }).click();
    const dialog = page.getByRole('dialog', { name: 'Who is it?' });
    await dialog.getByRole('textbox', { name: /^E-mail/ }).fill('nia.new@elsewhere.example');
    await dialog.getByRole('textbox', { name: /^First name/ }).fill('Nia');
    await dialog.getByRole('textbox', { name: /^Last name/ }).fill('New');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: 'All (4)' }).click();
    await page.getByRole('button', { name: 'Skip Max Muster.txt' }).click();
    await expect(page.getByRole('button', { name: 'Include Max Muster.txt' })).toBeVisible();
    await both();
  });

  await test.step('the others are asked by mail', async () => {
    await page.getByRole('button', { name: 'Add 2 people' }).click();
    await expect(page.getByRole('heading', { name: 'resumes.zip is imported' })).toBeVisible();
    await both();
    for (const to of ['gus.grissom@elsewhere.example', 'nia.new@elsewhere.example'])
      await expect.poll(async () => (await mailsTo(page, to, 'ADDED_PERSON')).length).toBe(1);
    expect(await mailsTo(page, 'max.muster@elsewhere.example', 'ADDED_PERSON')).toEqual([]);
    await page.getByRole('link', { name: 'To your people' }).click();
    const added = page.getByRole('region', { name: 'Added by your company' });
    await expect(added.getByText('Nia New')).toBeVisible();
  });
});
