import type { Page } from '@playwright/test';
import { expectMail, signIn, signOut } from './support/account.ts';
import { runBegan } from './support/server.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import { sendMove } from './support/toasts.ts';

const reason = 'We have filled this job since. Thank you for three good conversations.';
const declineReason = 'I would rather stay with backend work, and two days at home.';
const message = 'Your years with payment services are what this team needs.';

const column = (page: Page, stage: string) => page.getByRole('region', { name: new RegExp(`^${stage} `) });

/** The day the demo's recruiter passed on the demo's candidate for the data engineer, as the strip of days has it. */
const passedOn = new Date(runBegan - 9 * 86_400_000).toLocaleDateString('en-US', {
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});

test('a recruiter moves, rejects and invites, and the candidate sees it', async ({ page }) => {
  test.setTimeout(600_000);
  await test.step('the day starts with what waits, then the figures', async () => {
    await page.goto('/login/');
    await signIn(page, 'recruiter@hireday.example', 'hireday-demo');
    await expect(page).toHaveURL(/\/dashboard\/recruiter\/$/);
    const lists = page.getByRole('region', { name: 'Lists with picks to decide' });
    await expect(lists.getByRole('link').first()).toBeVisible();
    await expect(page.getByRole('table', { name: 'How well the picks fit' })).toBeAttached();
    await expectAccessible(page);
  });

  await test.step('the board of a job shows who is where', async () => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Jobs' }).click();
    // The home page, which goes a moment after the address has changed, links to the job's list by the same name.
    await expect(page.getByRole('heading', { name: 'Jobs', level: 1 })).toBeVisible();
    await page.getByRole('link', { name: /^Senior Backend Engineer/ }).click();
    await page.getByRole('tab', { name: /^Applications/ }).click();
    await expect(
      column(page, 'Offer').getByRole('button', { name: 'Maya Torres', exact: true }),
    ).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('a card is carried with the keyboard, and put back', async () => {
    await page.getByRole('button', { name: 'Drag Maya Torres' }).focus();
    await page.keyboard.press('Space');
    await expect(page.getByText('Maya Torres is over Offer.')).toBeAttached();
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByText('Maya Torres is over Interview.')).toBeAttached();
    await page.keyboard.press('Space');
    await expect(column(page, 'Interview').getByText('Maya Torres')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.locator('[data-toast]').filter({ hasText: 'moved to Interview' })).toHaveCount(0);
    await expect(column(page, 'Offer').getByText('Maya Torres')).toBeVisible();
    await expect(column(page, 'Interview').getByText('Maya Torres')).toBeHidden();
  });

  await test.step('the menu moves it for good', async () => {
    await page.getByRole('button', { name: 'Move Maya Torres' }).click();
    await page.getByRole('menuitem', { name: 'Interview' }).click();
    await expect(column(page, 'Interview').getByText('Maya Torres')).toBeVisible();
    await sendMove(page, 'Maya Torres moved to Interview.');
    await page.reload();
    await expect(column(page, 'Interview').getByText('Maya Torres')).toBeVisible();
  });

  await test.step('a rejection asks for its reason', async () => {
    await column(page, 'Interview').getByRole('button', { name: 'Maya Torres', exact: true }).click();
    const panel = page.getByRole('dialog', { name: 'Maya Torres' });
    await expect(panel.getByText('Moved to Interview').first()).toBeVisible();
    await expectAccessible(page);
    await panel.getByRole('button', { name: 'Reject' }).click();
    const dialog = page.getByRole('dialog', { name: 'Reject Maya Torres?' });
    await expect(dialog.getByRole('button', { name: 'Reject' })).toBeDisabled();
    await dialog.getByLabel('Reason').fill(reason);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Reject' }).click();
    await expect(panel.getByText(reason)).toBeVisible();
    await sendMove(page, 'Maya Torres is rejected.');
    await panel.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(column(page, 'Interview').getByText('Maya Torres')).toBeHidden();
  });

  await test.step('a pick that was passed is brought back and invited with the salary named', async () => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Jobs' }).click();
    await page
      .getByRole('row', { name: /Data Engineer/ })
      .getByRole('link', { name: /new picks?$/ })
      .click();
    await page
      .getByRole('navigation', { name: 'Days' })
      .getByRole('link', { name: new RegExp(`${passedOn} `) })
      .click();
    const pick = page.getByRole('listitem', { name: 'Maya Torres' });
    await pick.getByRole('button', { name: 'Passed' }).click();
    await pick.getByRole('button', { name: 'Invite' }).click();
    const dialog = page.getByRole('dialog', { name: 'Invite Maya Torres' });
    await expect(dialog.getByLabel('Salary from')).not.toHaveValue('');
    await dialog.getByLabel('Message').fill(message);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Send the invitation' }).click();
    await expect(pick.getByText('Waiting for an answer')).toBeVisible();
    await signOut(page);
  });

  const main = page.getByRole('main');
  await test.step('the candidate reads the answer and accepts the invitation', async () => {
    await signIn(page, 'candidate@hireday.example', 'hireday-demo');
    await main
      .getByRole('button', { name: /^Why .* picked you$/ })
      .first()
      .click();
    await expect(main.getByRole('heading', { name: 'Jobs that picked you' })).toBeVisible();
    await expectAccessible(page);
    await main.getByRole('link', { name: /invitations wait/ }).click();
    const invitation = main.getByRole('listitem', { name: 'Data Engineer' });
    await expect(invitation.getByText(message)).toBeVisible();
    const ended = main.getByRole('listitem', { name: 'Senior Backend Engineer' });
    await expect(ended.getByText(reason)).toBeVisible();
    await ended.getByRole('button', { name: /^History of/ }).click();
    await expect(ended.getByText('Moved to Interview').first()).toBeVisible();
    await expectAccessible(page);
    await invitation.getByRole('button', { name: 'Accept Data Engineer' }).click();
    await expect(invitation.getByText(/^Answer promised by/)).toBeVisible();
    // On second thoughts, and then once more.
    await main.getByRole('button', { name: 'Take back your acceptance of Data Engineer' }).click();
    await main.getByRole('button', { name: 'Accept Data Engineer' }).click();
    await expect(invitation.getByText(/^Answer promised by/)).toBeVisible();
    await expectMail(page, 'candidate@hireday.example', 'APPLICATION_CHANGED', reason);
  });

  await test.step('the other invitation is declined, with a reason', async () => {
    await main.getByRole('button', { name: 'Decline Full-Stack Engineer' }).click();
    const dialog = page.getByRole('dialog', { name: 'Decline Full-Stack Engineer?' });
    await expect(dialog.getByRole('button', { name: 'Decline' })).toBeDisabled();
    await dialog.getByLabel('In my own words').check();
    await dialog.getByRole('textbox', { name: 'Your reason' }).fill(declineReason);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Decline' }).click();
    await expect(main.getByRole('button', { name: 'Decline Full-Stack Engineer' })).toBeHidden();
    await signOut(page);
  });

  await test.step('the recruiter reads why', async () => {
    await expectMail(page, 'recruiter@hireday.example', 'INVITATION_ANSWERED', 'Full-Stack Engineer');
    await signIn(page, 'recruiter@hireday.example', 'hireday-demo');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Jobs' }).click();
    await page
      .getByRole('row', { name: /Full-Stack Engineer/ })
      .getByRole('link', { name: /new picks?$/ })
      .click();
    const pick = page.getByRole('listitem', { name: 'Maya Torres' });
    await expect(pick.getByText('Declined')).toBeVisible();
    await expect(pick.getByText(declineReason)).toBeVisible();
    await expectAccessible(page);
    await signOut(page);
  });
});
