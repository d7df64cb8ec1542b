import { demoAccounts } from '../../server/demo/accounts.ts';
import { authStorageKey } from '../../src/base/constants.ts';
import { expectMail, mailsTo } from './support/account.ts';
import { beSignedIn, keepSignedIn } from './support/demo.ts';
import { answerOf, makeApplicant } from './support/people.ts';
import { expect, expectAccessible, test } from './support/test.ts';

// The recruiter's settings are changed.
test.use({ ownData: true });

const recruiterEmail = demoAccounts.find(({ role }) => role === 'RECRUITER')?.email ?? '';
const person = { email: 'ilse.brandt@candidates.example', firstName: 'Ilse', lastName: 'Brandt' };
const job = 'Full-Stack Engineer';

test('a recruiter hears of an applicant and a message, and stops the mails about messages', async ({
  page,
  phonePage,
  otherPage: candidate,
}) => {
  test.setTimeout(300_000);
  const auth = await makeApplicant(candidate, { ...person, job });

  await test.step('the applicant is the newest notice, and it leads to the application', async () => {
    await beSignedIn(page, 'RECRUITER');
    await page.goto('/dashboard/recruiter/');
    await page.getByRole('button', { name: /^Notices: \d+ unread$/ }).click();
    const panel = page.getByRole('dialog', { name: 'Notices' });
    const notice = panel.getByRole('link', { name: /^Unread: Ilse Brandt applied/ });
    await expect(notice).toBeVisible();
    await expectAccessible(page);
    await notice.click();
    await expect(page).toHaveURL(/application=/);
    await expect(page.getByRole('heading', { name: 'Ilse Brandt' })).toBeVisible();
  });

  await test.step('the same list on a phone; all of it is read with one tap', async () => {
    await beSignedIn(phonePage, 'RECRUITER');
    await phonePage.goto('/dashboard/recruiter/');
    await phonePage.getByRole('button', { name: /^Notices/ }).tap();
    const panel = phonePage.getByRole('dialog', { name: 'Notices' });
    await expect(panel.getByRole('link', { name: /Ilse Brandt applied/ })).toBeVisible();
    await expectAccessible(phonePage);
    await panel.getByRole('button', { name: 'Mark all as read' }).tap();
    await expect(panel.getByRole('link', { name: /^Unread:/ })).toHaveCount(0);
  });

  await test.step('a message comes by mail, whose link stops such mails without signing in', async () => {
    const headers = { authorization: `Bearer ${auth.token}` };
    const applications = await candidate.request.get('/api/v1/candidate-applications', { headers });
    const [application] = await answerOf<{ jobId: string }[]>(applications);
    const thread = `/api/v1/message-threads/${application?.jobId}/${person.email}/messages`;
    await candidate.request.post(thread, { headers, data: { text: 'When shall we talk?' } });
    await expectMail(candidate, recruiterEmail, 'MESSAGE', '> When shall we talk?');
    const [mail] = await mailsTo(candidate, recruiterEmail, 'MESSAGE');
    const [address = ''] = /\/unsubscribe\/\S+/.exec(mail?.text ?? '') ?? [];
    await candidate.goto(address);
    await expectAccessible(candidate);
    await candidate.getByRole('button', { name: 'Stop these e-mails' }).click();
    await expect(candidate.getByRole('heading', { name: 'These e-mails have stopped' })).toBeVisible();
    await expectAccessible(candidate);
  });

  await test.step('the settings say so, and are changed there', async () => {
    await page.goto('/dashboard/recruiter/profile/');
    await page.getByRole('link', { name: 'Choose' }).click();
    const messages = page.getByRole('combobox', { name: 'Messages' });
    await expect(messages).toHaveText('In the morning mail');
    await expectAccessible(page);
    await messages.click();
    await page.getByRole('option', { name: 'Only here' }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('link', { name: 'Choose' })).toBeVisible();
    await page.goto('/dashboard/recruiter/profile/?edit=notices');
    await expect(messages).toHaveText('Only here');
  });

  await test.step('the candidate is told of the next stage, and chooses which mails they get', async () => {
    await page.goto('/dashboard/recruiter/');
    await page.getByRole('button', { name: /^Notices/ }).click();
    await page.getByRole('link', { name: /Ilse Brandt applied/ }).click();
    await expect(page).toHaveURL(/application=/);
    const id = new URL(page.url()).searchParams.get('application');
    const recruiter = await page.evaluate(
      (key) => JSON.parse(localStorage.getItem(key) ?? '{}'),
      authStorageKey,
    );
    await page.request.patch(`/api/v1/candidate-applications/${id}/status?stageId=interview`, {
      headers: { authorization: `Bearer ${recruiter.token}` },
    });
    await keepSignedIn(candidate, auth);
    await candidate.goto('/dashboard/candidate/');
    await candidate.getByRole('button', { name: 'Notices: 1 unread' }).click();
    const panel = candidate.getByRole('dialog', { name: 'Notices' });
    await expect(panel.getByRole('link', { name: /^Unread: News of your application/ })).toBeVisible();
    await expectAccessible(candidate);
    await panel.getByRole('link', { name: 'Choose what you are told of' }).click();
    const news = candidate.getByRole('switch', { name: 'News of your applications' });
    await news.uncheck();
    await expectAccessible(candidate);
    await candidate.getByRole('button', { name: 'Save' }).click();
    await expect(candidate.getByRole('link', { name: 'Choose' })).toBeVisible();
  });
});
