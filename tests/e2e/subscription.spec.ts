import { password } from './support/account.ts';
import { applicant, resumeOf } from './support/applicant.ts';
import { keepSignedIn } from './support/demo.ts';
import { cancelPlan, endPlan, letDaysPass, openPlan, payWith } from './support/paying.ts';
import { agreement, answerOf, prove } from './support/people.ts';
import { makeEmployer, makeRecruiter } from './support/staff.ts';
import { expect, expectAccessible, test } from './support/test.ts';

// A locked part and a declined card are answered with 402, which the browser notes as an error.
test.use({ expectedProblems: [/status of 402/] });

test('a recruiter buys a plan, opens a job, cancels and is locked out again', async ({ page }) => {
  test.setTimeout(600_000);
  const employer = 'Lantern Works';
  await makeEmployer(page, 'people@lantern-works.example', employer);
  const auth = await makeRecruiter(page, 'ines@lantern-works.example', employer);
  await keepSignedIn(page, auth);
  const headers = { authorization: `Bearer ${auth.token}` };
  const data = {
    title: 'Glass Blower',
    description: 'Blows lamps by mouth.',
    employmentType: 'FULL_TIME',
    workplaceType: 'ONSITE',
    city: 'Austin',
    state: 'TX',
    salaryMin: 50_000,
    salaryMax: 60_000,
    salaryCurrency: 'USD',
    salaryUnit: 'YEAR',
    criteria: [{ name: 'Glass blowing', importance: 'MUST_HAVE' }],
  };
  const job = await answerOf<{ id: string }>(await page.request.post('/api/v1/jobs', { headers, data }));
  const place = `/dashboard/recruiter/jobs/${job.id}/`;

  await test.step('opening a job needs a plan, and every screen says that this is a test', async () => {
    await page.goto(place);
    await expect(page.getByText('Test mode: no money is taken')).toBeVisible();
    await page.getByRole('button', { name: 'Open the job' }).click();
    await expect(page.getByRole('dialog', { name: 'Opening a job needs a plan' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Buy for $99 a month' }).click();
    await expect(page.getByRole('heading', { name: 'Payment', level: 1 })).toBeVisible();
  });

  await test.step('a card is declined, the next one asks, and a reload keeps what was chosen', async () => {
    await payWith(page, 'Is declined');
    await expect(page.getByText('The card was declined. Try another card.')).toBeVisible();
    await expect(page.getByLabel('Test card number')).toBeFocused();
    await expectAccessible(page);
    await page.reload();
    await payWith(page, 'Asks for a confirmation');
    await expect(page.getByRole('dialog', { name: 'Is this you?' })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the payment is waited for, through a reload, and the job is there again', async () => {
    let isThere = false;
    await page.route('**/api/v1/subscriptions/active', (route) =>
      isThere ? route.continue() : route.fulfill({ json: { active: false } }),
    );
    await page.getByRole('button', { name: 'Yes, pay $99' }).click();
    const waiting = page.getByRole('heading', { name: 'Waiting for your payment to arrive' });
    await expect(waiting).toBeVisible();
    await expect(page).toHaveURL(/\/subscription\/loading\/\?.*since=/);
    await expectAccessible(page);
    await page.reload();
    isThere = true;
    await expect(page).toHaveURL(place);
    await page.getByRole('button', { name: 'Open the job' }).click();
    await expect(page.getByRole('button', { name: 'Put on hold' })).toBeVisible();
    await page.goto(`${place}daily-candidates/`);
    await expect(page.getByRole('navigation', { name: 'Days' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Daily candidates need a plan' })).toBeHidden();
  });

  await test.step('cancelled, kept, cancelled again and over', async () => {
    await openPlan(page);
    await expect(page.getByText(/^Paid until/)).toBeVisible();
    await expectAccessible(page);
    await endPlan(page, 40);
    await expectAccessible(page);
    await page.goto(`${place}daily-candidates/`);
    await expect(page.getByRole('heading', { name: 'Daily candidates need a plan' })).toBeVisible();
    await expectAccessible(page);
  });
});

test('an employer buys a plan for all recruiters, sees the figures and loses them when it ends', async ({
  page,
  otherPage: recruiter,
}) => {
  test.setTimeout(600_000);
  const employer = 'Copper Gate';
  const figures = page.getByRole('heading', { name: 'Figures of your organisation need a plan' });
  await keepSignedIn(page, await makeEmployer(page, 'people@copper-gate.example', employer));
  await keepSignedIn(recruiter, await makeRecruiter(page, 'ines@copper-gate.example', employer));

  await test.step('the figures are locked; the way to buy leads back to them', async () => {
    await page.goto('/dashboard/employer/');
    await expect(figures).toBeVisible();
    await page.getByRole('link', { name: 'Buy for $3,490 a year' }).click();
    await payWith(page, 'Pays');
    await expect(page).toHaveURL(/\/dashboard\/employer\/$/);
    await expect(page.getByRole('heading', { name: 'Recruiter by recruiter' })).toBeVisible();
    await expect(figures).toBeHidden();
  });

  await test.step('the recruiter is covered and has nothing to buy', async () => {
    await recruiter.goto('/dashboard/recruiter/subscription/');
    await expect(recruiter.getByRole('heading', { name: "Your employer's plan covers you" })).toBeVisible();
    await expect(recruiter.getByRole('link', { name: /^Buy/ })).toBeHidden();
    await expectAccessible(recruiter);
  });

  await test.step('changing the plan says what it costs today', async () => {
    await openPlan(page);
    await page.getByRole('button', { name: 'Change to monthly' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change to Team, monthly?' });
    await expect(dialog.getByText('Left for the next payments, about')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Change plan' }).click();
    // The dialog that asks names it, too.
    await expect(page.getByRole('heading', { name: 'Team, monthly', exact: true })).toBeVisible();
  });

  await test.step('when it ends, the figures are locked again', async () => {
    await endPlan(page, 40);
    await page.goto('/dashboard/employer/');
    await expect(figures).toBeVisible();
  });
});

test('a candidate buys a plan whose renewal fails, pays again, and ends it', async ({ page }) => {
  test.setTimeout(600_000);
  const email = 'nora.plan@mail.example';
  const multipart = {
    candidateEmail: email,
    candidatePassword: password,
    candidateFirstName: 'Nora',
    candidateLastName: 'Lindqvist',
    ...(await agreement(page)),
    verificationToken: await prove(page, email),
    resume: await resumeOf(applicant(email)),
  };
  const registered = await page.request.post('/api/v1/auth/register/candidate', { multipart });
  await keepSignedIn(page, await answerOf(registered));
  await page.goto('/dashboard/candidate/');

  await test.step('being picked needs a plan, which is bought', async () => {
    await expect(page.getByRole('heading', { name: 'Being picked needs a plan' })).toBeVisible();
    await page.getByRole('link', { name: 'See the plan' }).click();
    await expect(page.getByText('Nothing was charged yet.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Buy Picked' }).click();
    await payWith(page, 'Fails at renewal');
    await expect(page).toHaveURL(/\/dashboard\/candidate\/$/);
    await expect(page.getByRole('heading', { name: 'Your plan is active' })).toBeVisible();
  });

  await test.step('a renewal that fails says so, and is paid with another card', async () => {
    await openPlan(page);
    await expect(page.getByText(/^Paid until/)).toBeVisible();
    await letDaysPass(page, 32);
    await expect(page.getByRole('heading', { name: 'The last payment did not go through' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Pay now' }).click();
    await payWith(page, 'Pays');
    await expect(page.getByText('Active', { exact: true })).toBeVisible();
  });

  await test.step('cancelled and over, it is offered again', async () => {
    await cancelPlan(page);
    await letDaysPass(page, 40);
    await expect(page.getByText('Ended', { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Buy Picked' })).toBeVisible();
    await page.goto('/dashboard/candidate/');
    await expect(page.getByRole('heading', { name: 'Being picked needs a plan' })).toBeVisible();
  });
});
