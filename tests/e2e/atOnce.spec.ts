/** Several people at once: written to, tagged, invited, passed, and taken along as files. */
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { beSignedIn } from './support/demo.ts';
import { expect, expectAccessible, test } from './support/test.ts';

const openJob = async (page: Page, job: string) => {
  await page.goto('/dashboard/recruiter/jobs/');
  await page.getByRole('link', { name: new RegExp(`^${job}`) }).click();
  await expect(page.getByRole('heading', { name: job, level: 1 })).toBeVisible();
};
const select = async (page: Page, ...names: readonly string[]) => {
  for (const name of names) await page.getByRole('checkbox', { name: new RegExp(name) }).click();
  await expect(page.getByRole('toolbar', { name: 'Selected' })).toContainText(`${names.length} selected`);
};
/** Who applies in the demo goes with the days of the week. */
async function firstTwo(page: Page): Promise<[string, string]> {
  const boxes = page.getByRole('checkbox', { name: /^Select (?!all)/ });
  await boxes.nth(1).waitFor();
  // Read in one go: the table is put in order once it is there.
  const [first = '', second = ''] = await namesOf(boxes);
  return [first, second];
}
const namesOf = (boxes: Locator) =>
  boxes.evaluateAll((all) => all.map((box) => box.getAttribute('aria-label')?.slice('Select '.length) ?? ''));
const press = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: 'Selected' }).getByRole('button', { name }).click();
const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

/** The lines of the file that the button downloads. */
async function exported(page: Page): Promise<string[]> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  return text.trimEnd().split('\r\n');
}

test('a recruiter writes to several applicants, tags them and takes them along', async ({ page }) => {
  let applicants: [string, string];
  let firstNames: [string, string];
  await beSignedIn(page, 'RECRUITER');

  await test.step('each reads their own name, seen before it goes', async () => {
    await openJob(page, 'Senior Backend Engineer');
    await page.getByRole('tab', { name: /^Applications/ }).click();
    await page.getByRole('button', { name: 'Table' }).click();
    applicants = await firstTwo(page);
    firstNames = applicants.map((name) => name.split(' ')[0]) as [string, string];
    await select(page, ...applicants);
    await press(page, 'Message…');
    const dialog = page.getByRole('dialog', { name: 'Message to 2 people' });
    await dialog.getByRole('textbox', { name: /^Message/ }).fill('Dear {{candidateFirstName}}, on Thursday?');
    await expect(dialog.getByText(`Dear ${firstNames[0]}, on Thursday?`)).toBeVisible();
    await dialog.getByRole('button', { name: 'Next reader' }).click();
    await expect(dialog.getByText(`Dear ${firstNames[1]}, on Thursday?`)).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Send to 2 people' }).click();
    await expect(page.getByText('2 messages sent.')).toBeVisible();
    await page.getByRole('link', { name: applicants[1] }).click();
    await expect(page.getByRole('log').getByText(`Dear ${firstNames[1]}, on Thursday?`)).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('a tag is given to both, and can be taken back', async () => {
    await press(page, 'Tag…');
    const dialog = page.getByRole('dialog', { name: 'Tag 2 people' });
    await dialog.getByRole('combobox', { name: 'Tag' }).fill('Night owls');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Save' }).click();
    const toast = page.getByText('Night owls given to 2 people.');
    await expect(toast).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    // Gone, and not only out of sight: the next one says the same.
    await expect(toast).toHaveCount(0);
    await press(page, 'Tag…');
    await dialog.getByRole('combobox', { name: 'Tag' }).fill('Night owls');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Night owls given to 2 people.')).toBeVisible();
  });

  await test.step('the file has those selected, in the columns that are shown', async () => {
    await page.getByRole('button', { name: 'Columns' }).click();
    const column = page.getByRole('menuitemcheckbox', { name: 'E-mail' });
    await column.click();
    await expect(column).toBeChecked();
    await page.keyboard.press('Escape');
    const [heading, ...lines] = await exported(page);
    expect(heading).toBe('\uFEFFName,Stage,Status,Fit,Answer promised by,Applied,E-mail');
    expect(lines.map((line) => line.split(',')[0]).sort()).toEqual(applicants.toSorted());
  });

  await test.step('people are found by the tag, and taken along too', async () => {
    await page.goto('/dashboard/recruiter/people/');
    await page.getByRole('button', { name: /^Tags/ }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Night owls' }).click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('row')).toHaveCount(3);
    await select(page, ...applicants);
    await expectAccessible(page);
    const [heading, ...lines] = await exported(page);
    expect(heading).toBe('\uFEFFName,Jobs,Tags,Rating,Latest');
    expect(lines.join('\n')).toMatch(/Night owls.*\n.*Night owls/);
  });
});

test('a recruiter invites several picks, and passes on several with one reason', async ({ page }) => {
  await beSignedIn(page, 'RECRUITER');
  await openJob(page, 'Full-Stack Engineer');
  await page.goto(`${new URL(page.url()).pathname}daily-candidates/`);
  await page.getByRole('button', { name: 'Table' }).click();
  // Their status: someone may live in New York.
  const fresh = page.getByRole('row').filter({ has: page.getByText('New', { exact: true }) });
  await expect(fresh.nth(3)).toBeVisible();
  const names = await namesOf(fresh.getByRole('checkbox'));
  const [first = '', second = '', third = '', fourth = ''] = names.slice(-4);

  await test.step('one offer goes to two, with their names', async () => {
    await select(page, first, second);
    await press(page, 'Invite…');
    const dialog = page.getByRole('dialog', { name: 'Invite 2 people' });
    await dialog.getByRole('textbox', { name: /^Message/ }).fill('Shall we talk, {{candidateName}}?');
    await expect(dialog.getByText(/^Shall we talk, [^{]+\?$/)).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Send 2 invitations' }).click();
    await expect(page.getByText('2 people are invited.')).toBeVisible();
    for (const name of [first, second]) await expect(rowOf(page, name)).toContainText('Invited');
  });

  await test.step('two are passed with a reason, and brought back together', async () => {
    await select(page, third, fourth);
    await press(page, 'Pass…');
    const dialog = page.getByRole('dialog', { name: 'Pass on 2 people?' });
    await dialog.getByRole('checkbox', { name: 'Too far away' }).click();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Pass' }).click();
    await expect(page.getByText('2 people passed.')).toBeVisible();
    for (const name of [third, fourth]) await expect(rowOf(page, name)).toContainText('Passed');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Undone for 2 people.')).toBeVisible();
    // An undo that is sent on leaving may arrive after the list is asked for.
    await expect(async () => {
      await page.reload();
      for (const name of [third, fourth])
        await expect(rowOf(page, name)).toContainText('Viewed', { timeout: 10_000 });
    }).toPass({ timeout: 60_000 });
  });
});
