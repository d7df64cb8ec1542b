import type { Page } from '@playwright/test';
import { mailsTo } from './support/account.ts';
import { beSignedIn, keepSignedIn } from './support/demo.ts';
import { dragByFinger, dragByMouse } from './support/drag.ts';
import { makeApplicant } from './support/people.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import { sendMove } from './support/toasts.ts';

const name = 'Iris Calloway';
const email = 'iris.calloway@candidates.example';
const job = 'Full-Stack Engineer';
const reason =
  'Your work on accessibility is what we liked best; the other finalist knows GraphQL from daily work.';

const stage = (page: Page, title: string) => page.getByRole('region', { name: new RegExp(`^${title} `) });
const cardIn = (page: Page, title: string) =>
  stage(page, title).getByRole('listitem').filter({ hasText: name });
const tab = (page: Page, title: string) => page.getByRole('tab', { name: new RegExp(`^${title} `) });
const said = (page: Page, words: string) => page.getByText(`${name} ${words}`);

test('a card goes from stage to stage by mouse, finger and keyboard, and its candidate sees each move at once', async ({
  page: recruiter,
  otherPage: candidate,
  phonePage: phone,
}) => {
  test.setTimeout(600_000);
  const mine = candidate.getByRole('main').getByRole('listitem', { name: job });
  const candidateSees = async (step: RegExp) => {
    await candidate.reload();
    await expect(mine.getByText(step)).toBeVisible();
  };

  await test.step('someone has applied', async () => {
    const auth = await makeApplicant(candidate, { email, firstName: 'Iris', lastName: 'Calloway', job });
    await keepSignedIn(candidate, auth);
    await candidate.goto('/dashboard/candidate/applications/');
    await expect(mine.getByText(/^Step 1 of \d: Applied/)).toBeVisible();
    await beSignedIn(recruiter, 'RECRUITER');
    await recruiter.goto('/dashboard/recruiter/jobs/');
    await recruiter.getByRole('link', { name: new RegExp(`^${job}`) }).click();
    await recruiter.getByRole('tab', { name: /^Applications/ }).click();
    await expect(cardIn(recruiter, 'Applied')).toBeVisible();
  });

  await test.step('the mouse carries the card', async () => {
    await dragByMouse(
      recruiter,
      cardIn(recruiter, 'Applied'),
      stage(recruiter, 'Screening'),
      said(recruiter, 'is over Screening.'),
    );
    await expect(cardIn(recruiter, 'Screening')).toBeVisible();
    await sendMove(recruiter, `${name} moved to Screening.`);
    await candidateSees(/^Step 2 of \d: Screening/);
  });

  await test.step('a finger carries it on a phone', async () => {
    await beSignedIn(phone, 'RECRUITER');
    await phone.goto(recruiter.url());
    await tab(phone, 'Screening').click();
    const card = phone.getByRole('tabpanel', { name: /^Screening/ }).getByRole('listitem');
    await expect(card.filter({ hasText: name })).toBeVisible();
    await tab(phone, 'Assessment').scrollIntoViewIfNeeded();
    await dragByFinger(phone, card.filter({ hasText: name }), tab(phone, 'Assessment'), {
      lifted: said(phone, 'picked up.'),
      over: said(phone, 'is over Assessment.'),
    });
    await expect(card.filter({ hasText: name })).toBeHidden();
    await sendMove(phone, `${name} moved to Assessment.`);
    await candidateSees(/^Step 3 of \d: Assessment/);
  });

  await test.step('the keyboard carries it', async () => {
    await recruiter.reload();
    await recruiter.getByRole('button', { name: `Drag ${name}` }).focus();
    await recruiter.keyboard.press('Space');
    await expect(said(recruiter, 'is over Assessment.')).toBeAttached();
    await recruiter.keyboard.press('ArrowRight');
    await expect(said(recruiter, 'is over Interview.')).toBeAttached();
    await recruiter.keyboard.press('Space');
    await expect(cardIn(recruiter, 'Interview')).toBeVisible();
    await sendMove(recruiter, `${name} moved to Interview.`);
    await candidateSees(/^Step 4 of \d: Interview/);
  });

  await test.step('a rejection gives its reason, and no mail where none is wanted', async () => {
    await recruiter.getByRole('button', { name: `Move ${name}` }).click();
    await recruiter.getByRole('menuitem', { name: 'Reject…' }).click();
    const dialog = recruiter.getByRole('dialog', { name: `Reject ${name}?` });
    await dialog.getByLabel('Reason').fill(reason);
    await dialog.getByRole('button', { name: 'See the e-mail' }).click();
    await expect(dialog.getByRole('article')).toContainText(reason);
    await expectAccessible(recruiter);
    await dialog.getByLabel('Send an e-mail').uncheck();
    await dialog.getByRole('button', { name: 'Reject' }).click();
    await expect(cardIn(recruiter, 'Interview')).toBeHidden();
    expect(await sendMove(recruiter, `${name} is rejected.`)).toContain('notify=false');
    await recruiter.getByRole('button', { name: /^Rejected and withdrawn/ }).click();
    await expect(recruiter.getByText(reason)).toBeVisible();
    await expectAccessible(recruiter);
    await candidate.reload();
    await expect(mine.getByText(reason)).toBeVisible();
    const mails = await mailsTo(candidate, email, 'APPLICATION_CHANGED');
    expect(mails.map(({ text }) => text).filter((text) => text.includes(reason))).toEqual([]);
  });

  await test.step('the history tells everything', async () => {
    await mine.getByRole('button', { name: /^History of/ }).click();
    for (const line of ['Screening', 'Assessment', 'Interview']) {
      await expect(mine.getByText(`Moved to ${line}`)).toBeVisible();
    }
  });
});
