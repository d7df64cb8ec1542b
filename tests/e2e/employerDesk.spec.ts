/** An employer oversees the jobs of all recruiters: finds one, sees where its people are, and what is owed to them. */
import { beSignedIn } from './support/demo.ts';
import { expect, expectAccessible, test } from './support/test.ts';

for (const { name, viewport } of [
  { name: 'a desktop', viewport: { width: 1280, height: 900 } },
  { name: 'a phone', viewport: { width: 360, height: 740 } },
]) {
  test(`an employer oversees all jobs and reads one of them, on ${name}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await beSignedIn(page, 'EMPLOYER');
    const fits = () =>
      page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

    await test.step('all jobs are in one list, each with its recruiter and its pipeline', async () => {
      await page.goto('/dashboard/employer/');
      await page.getByRole('link', { name: 'Jobs', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible();
      await expect(page.getByText(/Applied: \d|Applied \d/).first()).toBeVisible();
      await expectAccessible(page);
      expect(await fits()).toBe(true);
    });

    await test.step('one recruiter’s are found by the filter', async () => {
      await page.getByRole('button', { name: 'Recruiter', exact: true }).click();
      await page.getByRole('menuitemcheckbox', { name: 'Dana Whitfield' }).click();
      await page.keyboard.press('Escape');
      // The menu may stay in the document for a moment, out of sight.
      await expect(page.getByText('Marcus Oyelaran').filter({ visible: true })).toHaveCount(0);
      await expect(page.getByText('Dana Whitfield').first()).toBeVisible();
    });

    await test.step('a job that is searched for opens as a page', async () => {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: 'Search' }).fill('Senior Backend');
      await page.getByRole('option', { name: /Senior Backend Engineer/ }).click();
      await expect(page).toHaveURL(/\/dashboard\/employer\/jobs\/[0-9a-f-]+\/$/);
      await expect(page.getByRole('heading', { level: 1, name: 'Senior Backend Engineer' })).toBeVisible();
      await expect(page.getByRole('region', { name: 'At a glance' })).toContainText('Dana Whitfield');
      await expectAccessible(page);
      expect(await fits()).toBe(true);
    });

    await test.step('its applications and daily lists are there to read, not to change', async () => {
      await page.getByRole('tab', { name: /^Applications/ }).click();
      await expect(page.getByRole('region', { name: 'Stages' }).or(page.getByRole('tabpanel'))).toBeVisible();
      await expect(page.getByRole('button', { name: /^Move / })).toHaveCount(0);
      await expectAccessible(page);
      await page.getByRole('tab', { name: 'Daily lists' }).click();
      await expect(page.getByRole('list', { name: 'Picks' })).toBeVisible();
      await expectAccessible(page);
      expect(await fits()).toBe(true);
    });

    await test.step('its figures say where applicants drop out and how long a hire takes', async () => {
      await page.getByRole('link', { name: 'Figures', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Figures' })).toBeVisible();
      const funnel = page.getByRole('table', { name: 'Where do applicants drop out?' });
      await expect(funnel.getByRole('row', { name: /^Applied [1-9]/ })).toBeAttached();
      await expect(page.getByRole('region', { name: 'How long does a hire take?' })).toContainText('days');
      await expectAccessible(page);
      expect(await fits()).toBe(true);
    });

    await test.step('they are narrowed to one recruiter, ordered, and passed on by their address', async () => {
      const jobs = page.getByRole('region', { name: 'How is each job doing?', exact: true });
      await page.getByRole('button', { name: 'Only Marcus Oyelaran' }).click();
      await expect(page).toHaveURL(/recruiter=/);
      await expect(jobs.getByRole('button', { name: 'Only Senior Backend Engineer' })).toHaveCount(0);
      if (name === 'a phone') {
        await jobs.getByRole('combobox', { name: 'Order by' }).click();
        await page.getByRole('option', { name: 'Hired', exact: true }).click();
        await expect(jobs.getByRole('combobox', { name: 'Order by' })).toHaveText('Hired');
      } else {
        await jobs.getByRole('button', { name: 'Hired', exact: true }).click();
        await expect(jobs.getByRole('columnheader', { name: 'Hired', exact: true })).toHaveAttribute(
          'aria-sort',
          'descending',
        );
      }
      await page.reload();
      await expect(page.getByRole('combobox', { name: 'Recruiter' })).toContainText('Marcus Oyelaran');
      await expectAccessible(page);
    });

    await test.step('a job goes to a colleague with all that hangs on it, and back again', async () => {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: 'Search' }).fill('Senior Backend');
      await page.getByRole('option', { name: /Senior Backend Engineer/ }).click();
      const applicants = page.getByRole('tab', { name: /^Applications/ });
      const before = (await applicants.textContent()) ?? '';
      const recruiter = page.getByRole('region', { name: 'At a glance' });
      for (const [from, to] of [
        ['Dana Whitfield', 'Marcus Oyelaran'],
        ['Marcus Oyelaran', 'Dana Whitfield'],
      ] as const) {
        await expect(recruiter).toContainText(from);
        await page.getByRole('button', { name: 'Hand over' }).click();
        const dialog = page.getByRole('dialog', { name: 'Hand over Senior Backend Engineer' });
        await dialog.getByRole('combobox', { name: 'New recruiter' }).click();
        await page.getByRole('option', { name: new RegExp(to) }).click();
        await expect(page.getByRole('listbox')).toHaveCount(0);
        await expectAccessible(page);
        expect(await fits()).toBe(true);
        await dialog.getByRole('button', { name: 'Hand over' }).click();
        await expect(dialog).toBeHidden();
        await expect(page.getByText(`${to} has the job now.`)).toBeVisible();
        await expect(recruiter).toContainText(to);
        await expect(applicants).toHaveText(before);
      }
    });
  });
}
