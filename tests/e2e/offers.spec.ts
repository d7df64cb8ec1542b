import { dayOf, daysLater } from '../../schemas/base/days.ts';
import { expectMail, mailsTo } from './support/account.ts';
import { beSignedIn, keepSignedIn } from './support/demo.ts';
import { makeApplicant } from './support/people.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import { sendMove } from './support/toasts.ts';

const name = 'Lena Abara';
const email = 'lena.abara@candidates.example';
const job = 'Full-Stack Engineer';
const text = 'Four days a week. <b>Welcome</b>';

test('a recruiter offers a job, the candidate accepts, and the hire is taken back', async ({
  page: recruiter,
  otherPage: candidate,
}) => {
  test.setTimeout(300_000);
  const panel = recruiter.getByRole('dialog', { name });
  const offer = panel.getByRole('region', { name: 'Offer' });
  const mine = candidate.getByRole('main').getByRole('listitem', { name: job });

  await test.step('the recruiter names the terms', async () => {
    await keepSignedIn(
      candidate,
      await makeApplicant(candidate, { email, firstName: 'Lena', lastName: 'Abara', job }),
    );
    await beSignedIn(recruiter, 'RECRUITER');
    await recruiter.goto('/dashboard/recruiter/jobs/');
    await recruiter.getByRole('link', { name: new RegExp(`^${job}`) }).click();
    await recruiter.getByRole('tab', { name: /^Applications/ }).click();
    await recruiter.getByRole('button', { name, exact: true }).click();
    await offer.getByRole('button', { name: 'Make an offer' }).click();
    const dialog = recruiter.getByRole('dialog', { name: `Offer the job to ${name}` });
    await dialog.getByRole('textbox', { name: /^Salary/ }).fill('123456');
    await dialog.getByLabel(/^First day/).fill(dayOf(daysLater(new Date(), 40)));
    await dialog.getByRole('textbox', { name: /^Text of the offer/ }).fill(text);
    await expectAccessible(recruiter);
    await dialog.getByRole('button', { name: 'Send the offer' }).click();
    await expect(offer.getByText('Waiting for an answer')).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Hire' })).toBeHidden();
    await expectAccessible(recruiter);
  });

  await test.step('the mail has the terms, and leads to where they are accepted', async () => {
    await expectMail(candidate, email, 'JOB_OFFER', `> ${text}`);
    const [mail] = await mailsTo(candidate, email, 'JOB_OFFER');
    expect(mail?.text).toContain('$123,456 a year');
    const [address] = /\/dashboard\/candidate\/applications\/\S*/.exec(mail?.text ?? '') ?? [];
    await candidate.goto(address ?? '');
    await expect(mine.getByText(text)).toBeVisible();
    await expectAccessible(candidate);
    await mine.getByRole('button', { name: `Accept ${job}` }).click();
    const dialog = candidate.getByRole('dialog', { name: /^Accept the offer of/ });
    await expect(dialog.getByText(/\$123,456 a year · First day: /)).toBeVisible();
    await dialog.getByRole('button', { name: 'Accept the offer' }).click();
    await expect(mine.getByText(/hired you\. Congratulations!$/)).toBeVisible();
    await expect(mine.getByText('Accepted', { exact: true })).toBeVisible();
    await expectMail(candidate, email, 'JOB_OFFER_ACCEPTED', '$123,456 a year');
  });

  await test.step('the recruiter sees the hire, and takes it back', async () => {
    await recruiter.reload();
    await expect(offer.getByText('Accepted', { exact: true })).toBeVisible();
    await panel.getByRole('button', { name: 'Take the hire back' }).click();
    // At once: the toast goes by itself after a few seconds.
    expect(await sendMove(recruiter, `The hire of ${name} is taken back, to Applied.`)).toContain(
      'status=ACTIVE',
    );
    await candidate.reload();
    await expect(mine.getByText(/^Step 1 of \d: Applied/)).toBeVisible();
  });
});
