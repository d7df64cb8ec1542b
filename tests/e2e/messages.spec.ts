import type { Page } from '@playwright/test';
import { expectMail, mailsTo } from './support/account.ts';
import { beSignedIn, keepSignedIn } from './support/demo.ts';
import { makeApplicant } from './support/people.ts';
import { expect, expectAccessible, test } from './support/test.ts';

const name = 'Noor Haddad';
const email = 'noor.haddad@candidates.example';
const job = 'Full-Stack Engineer';
const question = 'Could you talk on Thursday at ten?';
const answer = 'Thursday at ten is fine. <b>Thank you</b>';

const bubble = (page: Page, text: string) =>
  page.getByRole('log', { name: 'Messages' }).getByText(text, { exact: true });

test('a recruiter writes to an applicant, who is told by mail and answers', async ({
  page: recruiter,
  otherPage: candidate,
}) => {
  test.setTimeout(300_000);

  await test.step('the recruiter writes in the panel of an applicant', async () => {
    await keepSignedIn(
      candidate,
      await makeApplicant(candidate, { email, firstName: 'Noor', lastName: 'Haddad', job }),
    );
    await beSignedIn(recruiter, 'RECRUITER');
    await recruiter.goto('/dashboard/recruiter/jobs/');
    await recruiter.getByRole('link', { name: new RegExp(`^${job}`) }).click();
    await recruiter.getByRole('tab', { name: /^Applications/ }).click();
    await recruiter.getByRole('button', { name, exact: true }).click();
    await recruiter.getByRole('textbox', { name: `Message to ${name}` }).fill(question);
    await recruiter.keyboard.press('Control+Enter');
    await expect(bubble(recruiter, question)).toBeVisible();
    await expectAccessible(recruiter);
  });

  await test.step('the mail has the words, and leads to where they are answered', async () => {
    await expectMail(candidate, email, 'MESSAGE', `> ${question}`);
    const [mail] = await mailsTo(candidate, email, 'MESSAGE');
    const [address] = /\/dashboard\/candidate\/applications\/\S*/.exec(mail?.text ?? '') ?? [];
    await candidate.goto(address ?? '');
    await expect(bubble(candidate, question)).toBeVisible();
    await candidate
      .getByRole('main')
      .getByRole('textbox', { name: /^Message to/ })
      .fill(answer);
    await expectAccessible(candidate);
    await candidate.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(bubble(candidate, answer)).toBeVisible();
  });

  await test.step('the recruiter reads the answer as it was typed', async () => {
    await recruiter.reload();
    await expect(bubble(recruiter, answer)).toBeVisible();
    await expect(recruiter.getByRole('log').locator('b')).toHaveCount(0);
  });
});
