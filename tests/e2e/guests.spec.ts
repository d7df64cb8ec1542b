import { phone } from './support/accessible.ts';
import { expectMail, pasteCode } from './support/account.ts';
import { beSignedIn } from './support/demo.ts';
import { makeApplicant } from './support/people.ts';
import { expect, expectAccessible, test } from './support/test.ts';

const name = 'Nora Velez';
const email = 'nora.velez@candidates.example';
const job = 'Data Engineer';
const guest = { name: 'Gale Ortiz', email: 'gale.ortiz@elsewhere.example' };
const strengths = 'Explained an outage without blaming anyone.';

// Who is removed asks once more before they are told.
test.use({ expectedProblems: [/status of 401/] });

test('a guest of a job gives a scorecard, which stays hidden until the recruiter has given theirs', async ({
  page: recruiter,
  otherPage: visitor,
}) => {
  test.setTimeout(300_000);
  await makeApplicant(visitor, { email, firstName: 'Nora', lastName: 'Velez', job });
  const guests = recruiter.getByRole('dialog', { name: 'Guests of this job' });
  const panel = recruiter.getByRole('dialog', { name });
  const cards = panel.getByRole('region', { name: 'Scorecards' });

  await test.step('the recruiter invites them by mail', async () => {
    await beSignedIn(recruiter, 'RECRUITER');
    await recruiter.goto('/dashboard/recruiter/jobs/');
    await recruiter.getByRole('link', { name: new RegExp(`^${job}`) }).click();
    await recruiter.getByRole('tab', { name: /^Applications/ }).click();
    await recruiter.getByRole('button', { name: 'Guests' }).click();
    await guests.getByRole('textbox', { name: /^Name/ }).fill(guest.name);
    await guests.getByRole('textbox', { name: /^E-mail/ }).fill(guest.email);
    await expectAccessible(recruiter);
    await guests.getByRole('button', { name: 'Send the invitation' }).click();
    await expect(guests.getByRole('listitem').filter({ hasText: guest.email })).toContainText(
      'not here so far',
    );
    await guests.getByRole('button', { name: 'Close' }).click();
    await expectMail(visitor, guest.email, 'GUEST_INVITED', job);
  });

  await test.step('a code lets them in', async () => {
    await visitor.setViewportSize(phone);
    await visitor.goto(`/guest/#${encodeURIComponent(guest.email)}`);
    await expect(visitor.getByRole('textbox', { name: 'E-mail' })).toHaveValue(guest.email);
    await expectAccessible(visitor);
    await visitor.getByRole('button', { name: 'Send the code' }).click();
    await pasteCode(visitor, guest.email, 'EMAIL_CODE');
    await expect(visitor.getByRole('heading', { name: job, level: 1 })).toBeVisible();
    await expectAccessible(visitor);
  });

  await test.step('they read the resume and say what they think', async () => {
    await visitor.getByRole('button', { name: new RegExp(`^${name}`) }).click();
    const shown = visitor.getByRole('article', { name });
    await expect(shown.getByRole('region', { name: /^Document/ })).toBeVisible();
    await shown.getByRole('button', { name: 'Give a scorecard' }).click();
    const dialog = visitor.getByRole('dialog', { name: `Your scorecard for ${name}` });
    await dialog.getByRole('button', { name: 'Strong yes', exact: true }).click();
    await dialog.getByRole('textbox', { name: /^Strengths/ }).fill(strengths);
    await expectAccessible(visitor);
    await dialog.getByRole('button', { name: 'Give scorecard' }).click();
    await expect(shown.getByText(strengths)).toBeVisible();
    await expectAccessible(visitor);
    await visitor.getByRole('button', { name: 'All applicants' }).click();
    const left = visitor.getByRole('button', { name: new RegExp(`^${name}`) });
    await expect(left).toBeFocused();
    await expect(left).toContainText('Your scorecard is in');
  });

  await test.step('the recruiter sees that it is there, and reads it once theirs is in', async () => {
    await recruiter.getByRole('button', { name, exact: true }).click();
    await expect(cards.getByText(/^A scorecard is in, from Gale Ortiz\./)).toBeVisible();
    await expect(cards.getByText(strengths)).toBeHidden();
    await cards.getByRole('button', { name: 'Give your scorecard' }).click();
    const dialog = recruiter.getByRole('dialog', { name: `Your scorecard for ${name}` });
    await dialog.getByRole('button', { name: 'No', exact: true }).click();
    await expectAccessible(recruiter);
    await dialog.getByRole('button', { name: 'Give scorecard' }).click();
    await expect(cards.getByText(strengths)).toBeVisible();
    await expect(cards.getByRole('row', { name: /^Recommendation/ })).toContainText(guest.name);
    await expectAccessible(recruiter);
    await panel.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('who is removed is out at once', async () => {
    await recruiter.getByRole('button', { name: 'Guests' }).click();
    await guests.getByRole('button', { name: `Remove ${guest.name}` }).click();
    await recruiter
      .getByRole('dialog', { name: `Remove ${guest.name}?` })
      .getByRole('button', { name: 'Remove' })
      .click();
    await expect(guests.getByText('Nobody is invited yet.')).toBeVisible();
    await visitor.reload();
    await expect(visitor.getByText(/^Your visit has ended\./)).toBeVisible();
    await expect(visitor.getByText(strengths)).toBeHidden();
  });
});
