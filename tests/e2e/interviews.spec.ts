import { visitingRecruiterEmail } from '../../server/demo/accounts.ts';
import { expectMail } from './support/account.ts';
import { beSignedIn, keepSignedIn } from './support/demo.ts';
import { makeApplicant } from './support/people.ts';
import { expect, expectAccessible, test } from './support/test.ts';

const name = 'Imre Kertész';
const email = 'imre.kertesz@candidates.example';
const job = 'Full-Stack Engineer';

/** A quarter past an hour nobody else proposes, some days ahead, as an input of a page takes it. */
function clockTime(days: number): string {
  const day = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  return `${day}T06:15`;
}

test('a recruiter proposes times, the candidate picks one, and both have it in their calendars', async ({
  page: recruiter,
  otherPage: candidate,
}) => {
  test.setTimeout(300_000);

  await test.step('the recruiter proposes two times in the panel of an applicant', async () => {
    await keepSignedIn(
      candidate,
      await makeApplicant(candidate, { email, firstName: 'Imre', lastName: 'Kertész', job }),
    );
    await beSignedIn(recruiter, 'RECRUITER');
    await recruiter.goto('/dashboard/recruiter/jobs/');
    await recruiter.getByRole('link', { name: new RegExp(`^${job}`) }).click();
    await recruiter.getByRole('tab', { name: /^Applications/ }).click();
    await recruiter.getByRole('button', { name, exact: true }).click();
    await recruiter.getByRole('button', { name: 'Propose interview times' }).click();
    const dialog = recruiter.getByRole('dialog', { name: `Propose interview times to ${name}` });
    await dialog.getByRole('textbox', { name: /Place or link/ }).fill('https://meet.example/imre');
    await dialog.getByRole('button', { name: 'Add to Times' }).click();
    await dialog.getByLabel(/^Time 1/).fill(clockTime(5));
    await dialog.getByLabel(/^Time 2/).fill(clockTime(6));
    await expectAccessible(recruiter);
    await dialog.getByRole('button', { name: 'Propose', exact: true }).click();
    await expect(recruiter.getByText('Times proposed')).toBeVisible();
  });

  await test.step('the candidate is told, picks the second, and keeps it as a file', async () => {
    await expectMail(candidate, email, 'INTERVIEW_PROPOSED', 'proposes these times');
    await candidate.goto('/dashboard/candidate/applications/');
    const interview = candidate.getByRole('list', { name: 'Interviews' }).getByRole('listitem');
    await interview.getByRole('button', { name: /6:15/ }).nth(1).click();
    await expect(interview.getByText('Booked', { exact: true })).toBeVisible();
    await expectAccessible(candidate);
    const download = candidate.waitForEvent('download');
    await interview.getByRole('button', { name: 'Calendar file' }).click();
    expect((await download).suggestedFilename()).toBe('interview.ics');
    await expectMail(candidate, email, 'INTERVIEW_BOOKED', 'https://meet.example/imre');
    await expectMail(candidate, visitingRecruiterEmail, 'INTERVIEW_BOOKED', name);
  });

  await test.step('the recruiter finds it at home, and cancels it', async () => {
    await recruiter.goto('/dashboard/recruiter/');
    await recruiter
      .getByRole('region', { name: 'Coming up' })
      .getByRole('link', { name: new RegExp(name) })
      .click();
    await recruiter.getByRole('button', { name: 'Cancel interview' }).click();
    const dialog = recruiter.getByRole('dialog', { name: `Cancel the interview with ${name}?` });
    await dialog.getByRole('button', { name: 'Cancel interview' }).click();
    await expect(recruiter.getByText('Cancelled', { exact: true })).toBeVisible();
    await expectMail(candidate, email, 'INTERVIEW_CANCELLED', 'was to be on');
  });
});

test('a recruiter subscribes to a calendar at a secret address', async ({ page }) => {
  await beSignedIn(page, 'RECRUITER');
  await page.goto('/dashboard/recruiter/profile/');
  await page.getByRole('button', { name: 'Make an address' }).click();
  const address = await page.getByRole('textbox', { name: 'Address of your calendar' }).inputValue();
  await expectAccessible(page);
  const calendar = await page.request.get(new URL(address).pathname);
  expect(calendar.headers()['content-type']).toBe('text/calendar; charset=utf-8');
  expect(await calendar.text()).toContain('METHOD:PUBLISH');
});
