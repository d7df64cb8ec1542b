/** Signing in with another service: a real one that speaks OpenID Connect, on this machine. */
import type { Page } from '@playwright/test';
import { startOpenId } from '../support/openId.ts';
import { expectAccessibleAtThisSize } from './support/accessible.ts';
import { next, password, pasteCode, signOut } from './support/account.ts';
import { type Server, startDemoServer } from './support/server.ts';
import { test as base, expect } from './support/test.ts';

const test = base.extend<object, { server: Server }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
    async ({}, use, { workerIndex }) => {
      let end = async () => {};
      const server = await startDemoServer(`openid-${workerIndex}`, async (url) => {
        const acme = await startOpenId(url);
        end = acme.stop;
        for (const [person, email] of Object.entries(people))
          acme.people.set(person, { email, email_verified: true });
        return { APP_URL: url, OIDC_PROVIDERS: JSON.stringify([acme.settings]) };
      });
      await use(server);
      await server.stop();
      await end();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});

/** Who they are at the other service. */
const people = {
  candidate: 'candidate@hireday.example',
  recruiter: 'recruiter@hireday.example',
  'new-wide': 'new-wide@moorhen.example',
  'new-narrow': 'new-narrow@coot.example',
  'new-candidate': 'new-candidate@heron.example',
};

// Figures need a plan, which the API says with 402; a refusal of the other service is answered with 401.
test.use({ expectedProblems: [/status of 40[12]/] });

const title = (page: Page, name: string) =>
  expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();

/** From the page to sign in to the other service, where people say who they are. */
async function goToAcme(page: Page) {
  await page.goto('/login/');
  await page.getByRole('button', { name: 'Continue with Acme' }).click();
  await title(page, 'Who are you?');
}

/** The other service forgets who was there; what this one keeps is in the tab. */
const forgetAtAcme = (page: Page) => page.context().clearCookies();

const row = (page: Page) => page.getByRole('list', { name: 'Other services' }).getByRole('listitem');

for (const { size, viewport, role } of [
  { size: 'wide', viewport: { width: 1440, height: 900 }, role: 'candidate' },
  { size: 'narrow', viewport: { width: 360, height: 740 }, role: 'recruiter' },
] as const) {
  test(`on a ${size} window someone signs in with another service, disconnects and connects it`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await test.step('the first time, with the password', async () => {
      await page.goto('/login/');
      await expect(page.getByRole('button', { name: 'Continue with Acme' })).toBeVisible();
      await expectAccessibleAtThisSize(page);
      await goToAcme(page);
      await page.getByRole('link', { name: role, exact: true }).click();
      await title(page, 'Connect your account');
      // Code and state do not stay in the address.
      await expect(page).toHaveURL(/\/login\/with\/acme\/$/);
      await expectAccessibleAtThisSize(page);
      await page.getByLabel('Password', { exact: true }).fill('hireday-demo');
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`/dashboard/${role}/$`));
    });

    await test.step('from then on without it, and back to the page one wanted', async () => {
      await signOut(page);
      await page.goto(`/dashboard/${role}/profile/`);
      await page.getByRole('button', { name: 'Continue with Acme' }).click();
      await expect(page).toHaveURL(new RegExp(`/dashboard/${role}/profile/$`));
    });

    await test.step('the account shows it, disconnects it and connects it again', async () => {
      await expect(row(page)).toContainText(people[role]);
      await expect(row(page)).toContainText('last used');
      await expectAccessibleAtThisSize(page);
      await page.getByRole('button', { name: 'Disconnect Acme' }).click();
      const asking = page.getByRole('dialog', { name: 'Disconnect Acme?' });
      await expectAccessibleAtThisSize(page);
      await asking.getByRole('button', { name: 'Disconnect' }).click();
      await expect(asking).toBeHidden();
      await expect(row(page)).toContainText('Not connected');
      await page.getByRole('button', { name: 'Connect Acme' }).click();
      const dialog = page.getByRole('dialog', { name: 'Connect Acme' });
      await dialog.getByLabel('Password', { exact: true }).fill('hireday-demo');
      await expectAccessibleAtThisSize(page);
      await dialog.getByRole('button', { name: 'Continue' }).click();
      await expect(page.getByText('You can sign in with Acme from now on.')).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`/dashboard/${role}/profile/$`));
      await expect(row(page)).toContainText('not used yet');
    });

    await test.step('who says no at the other service is told how to go on', async () => {
      await signOut(page);
      await forgetAtAcme(page);
      await goToAcme(page);
      await page.getByRole('link', { name: 'Cancel' }).click();
      await expect(page.getByRole('alert')).toContainText('Acme was not allowed to say who you are.');
      await expectAccessibleAtThisSize(page);
      await page.getByRole('link', { name: 'Back to signing in' }).click();
      await title(page, 'Sign in');
    });
  });

  test(`on a ${size} window someone new registers, and what they came with opens the account`, async ({
    page,
  }) => {
    const person = `new-${size}` as const;
    await page.setViewportSize(viewport);
    await test.step('the address is filled in, and proved by a code', async () => {
      await goToAcme(page);
      await page.getByRole('link', { name: person, exact: true }).click();
      await title(page, 'You are new here');
      await expectAccessibleAtThisSize(page);
      await page.getByRole('button', { name: 'I register my organisation' }).click();
      await expect(page.getByLabel('E-mail')).toHaveValue(people[person]);
      await next(page);
      await title(page, 'Enter the code');
      await pasteCode(page, people[person], 'EMAIL_CODE');
    });

    await test.step('the account is made', async () => {
      await title(page, 'Your organisation');
      await page.getByLabel('Employer').fill(`Waders of the ${size} shore`);
      await next(page);
      await title(page, 'What candidates should know');
      await next(page);
      await title(page, 'A password');
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.getByRole('button', { name: 'Create account' }).click();
      await expect(page).toHaveURL(/\/dashboard\/employer\/$/);
    });

    await test.step('they come back the same way, and no password is asked for', async () => {
      await signOut(page);
      await page.getByRole('button', { name: 'Continue with Acme' }).click();
      await expect(page).toHaveURL(/\/dashboard\/employer\/$/);
    });
  });
}

test('from the page to register one comes back to it, as what one was about to be and for the same job', async ({
  page,
}) => {
  const list = await (await page.request.get('/jobs')).text();
  const [, job] = /href="\/jobs\/([\da-f-]{36})/.exec(list) ?? [];
  await page.goto(`/register/?as=candidate&job=${job}`);
  await expect(page.getByRole('button', { name: 'Continue with Acme' })).toBeVisible();
  await expectAccessibleAtThisSize(page);
  await page.getByRole('button', { name: 'Continue with Acme' }).click();
  await page.getByRole('link', { name: 'new-candidate', exact: true }).click();
  await expect(page.getByLabel('E-mail')).toHaveValue(people['new-candidate']);
  await expect(page).toHaveURL(new RegExp(`as=candidate.*job=${job}`));
  await page.getByRole('link', { name: 'Sign in' }).click();
  // The page one comes from asks for an address as well.
  await title(page, 'Sign in');
  await page.getByLabel('E-mail').fill(people.candidate);
  await page.getByLabel('Password', { exact: true }).fill('hireday-demo');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/dashboard/candidate/jobs/${job}`));
});

test('someone who comes back in another tab is asked to begin again', async ({ page }) => {
  await page.goto('/login/with/acme/?code=stolen&state=made-up');
  await expect(page.getByRole('alert')).toContainText('was not begun in this tab');
  await expect(page).toHaveURL(/\/login\/with\/acme\/$/);
});
