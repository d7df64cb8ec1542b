import type { Page } from '@playwright/test';
import { authStorageKey } from '../../src/base/constants.ts';
import { beSignedIn, keepSignedIn } from './support/demo.ts';
import { makeApplicant } from './support/people.ts';
import { expect, expectAccessible, test } from './support/test.ts';

const job = 'Full-Stack Engineer';
const name = 'Mila Torres';
const email = 'mila.torres@candidates.example';
const template = 'Where to find us';

const heading = (page: Page, text: string) =>
  expect(page.getByRole('heading', { level: 1, name: text })).toBeVisible();

/** Names of the templates that the signed-in person has, asked beside the page. */
const keptNames = (page: Page): Promise<string[]> =>
  page.evaluate(async (key) => {
    const { token } = JSON.parse(localStorage.getItem(key) ?? '{}');
    const answer = await fetch('/api/v1/message-templates', {
      headers: { authorization: `Bearer ${token}` },
    });
    const kept: { name: string }[] = await answer.json();
    return kept.map(({ name }) => name);
  }, authStorageKey);

test('a recruiter writes a template, begins a message from it, and the employer deletes it', async ({
  page: recruiter,
  otherPage: other,
}) => {
  test.setTimeout(300_000);

  await test.step('the recruiter finds the templates in the menu of the account and writes one', async () => {
    await keepSignedIn(
      other,
      await makeApplicant(other, { email, firstName: 'Mila', lastName: 'Torres', job }),
    );
    await beSignedIn(recruiter, 'RECRUITER');
    await recruiter.setViewportSize({ width: 360, height: 800 });
    await recruiter.goto('/dashboard/recruiter/');
    await recruiter.getByRole('button', { name: /^Account of/ }).click();
    await recruiter.getByRole('menuitem', { name: 'Message templates' }).click();
    await heading(recruiter, 'Message templates');
    await expect(recruiter.getByRole('link', { name: 'First words' })).toBeVisible();
    await expectAccessible(recruiter);
    await recruiter.getByRole('link', { name: 'New template' }).click();
    await recruiter.getByRole('textbox', { name: /^Name/ }).fill(template);
    await recruiter.getByRole('textbox', { name: /^Text/ }).fill('Hello ');
    await recruiter.getByRole('button', { name: 'First name of the candidate' }).click();
    await recruiter.keyboard.type(', about {{job}}: come to the side door.');
    await recruiter.getByRole('button', { name: 'Save' }).click();
    await expect(recruiter.getByText(/^No field is called \{\{job\}\}/)).toBeVisible();
    await expectAccessible(recruiter);
    await recruiter
      .getByRole('textbox', { name: /^Text/ })
      .fill('Hello {{candidateFirstName}}, about {{jobTitle}}: come to the side door.');
    await recruiter.getByRole('button', { name: 'Save' }).click();
    await expect(recruiter.getByRole('link', { name: template })).toBeVisible();
  });

  await test.step('in the panel of an applicant it begins the message, filled in', async () => {
    await recruiter.setViewportSize({ width: 1440, height: 900 });
    await recruiter.goto('/dashboard/recruiter/jobs/');
    await recruiter.getByRole('link', { name: new RegExp(`^${job}`) }).click();
    await recruiter.getByRole('tab', { name: /^Applications/ }).click();
    await recruiter.getByRole('button', { name, exact: true }).click();
    await recruiter.getByRole('button', { name: 'Templates' }).click();
    await recruiter.getByRole('menuitem', { name: template }).click();
    const box = recruiter.getByRole('textbox', { name: `Message to ${name}` });
    await expect(box).toHaveValue(`Hello Mila, about ${job}: come to the side door.`);
    await expect(box).toBeFocused();
    await expectAccessible(recruiter);
    await box.focus();
    await recruiter.keyboard.type(' See you!');
    await recruiter.keyboard.press('Control+Enter');
    await expect(
      recruiter
        .getByRole('log', { name: 'Messages' })
        .getByText(`Hello Mila, about ${job}: come to the side door. See you!`),
    ).toBeVisible();
  });

  await test.step('the employer finds it among its own, and deletes it after thinking twice', async () => {
    await beSignedIn(recruiter, 'EMPLOYER');
    await recruiter.goto('/dashboard/employer/templates/');
    await heading(recruiter, 'Message templates');
    await expectAccessible(recruiter);
    const row = recruiter.getByRole('link', { name: template });
    const remove = recruiter.getByRole('button', { name: `Delete ${template}` });
    await remove.click();
    await expect(row).toHaveCount(0);
    await recruiter.getByRole('button', { name: 'Undo' }).click();
    await expect(row).toBeVisible();
    await expect(recruiter.locator('[data-toast]')).toHaveCount(0);
    await remove.click();
    await expect(row).toHaveCount(0);
    // Leaving before the toast is gone means it. What is sent then outlives the page, which hears of no answer.
    await recruiter.goto('/dashboard/employer/profile/');
    await expect.poll(() => keptNames(recruiter)).not.toContain(template);
    await recruiter.goto('/dashboard/employer/templates/');
    await expect(recruiter.getByRole('link', { name: 'First words' })).toBeVisible();
    await expect(row).toHaveCount(0);
  });
});
