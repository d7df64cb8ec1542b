/** The ways in beside a password: a passkey, a code from an app, another address; and ending what is open elsewhere. */
import * as OTPAuth from 'otpauth';
import { mailedCode, password, signIn, signOut } from './support/account.ts';
import { makeEmployer } from './support/staff.ts';
import { expect, expectAccessible, test } from './support/test.ts';

// A wrong first code, the question for the second factor, and what a company without a plan may not see.
test.use({ expectedProblems: [/status of (?:401|402|422)/] });

const email = 'ways@door.example';
const newEmail = 'front@door.example';

test('someone adds a passkey and a code from an app, ends another device and moves to another address', async ({
  page,
  context,
  server,
}) => {
  // Browsers keep passkeys for names, not for numbers.
  const at = (path: string) => server.url.replace('127.0.0.1', 'localhost') + path;
  const devTools = await context.newCDPSession(page);
  await devTools.send('WebAuthn.enable');
  await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  // Where the address is typed a browser offers its passkeys a moment later, and people choose: this one takes the first.
  await page.addInitScript(() => {
    if ('PublicKeyCredential' in window)
      PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
  await makeEmployer(page, email, 'Front Door');
  await page.goto(at('/login'));
  await signIn(page, email, password);
  await expect(page).toHaveURL(/\/dashboard\/employer\//);
  await page.goto(at('/dashboard/employer/profile/'));

  await test.step('the device that registered is signed out from this one', async () => {
    const devices = page.getByRole('list', { name: 'Where you are signed in' });
    await expect(devices.getByRole('listitem')).toHaveCount(2);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Sign out all other devices' }).click();
    await expect(devices.getByRole('listitem')).toHaveCount(1);
    await expect(devices.getByText('This device')).toBeVisible();
  });

  await test.step('a passkey is named and made', async () => {
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Laptop');
    await dialog.getByLabel('Password', { exact: true }).fill(password);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('list', { name: 'Passkeys' }).getByText('Laptop')).toBeVisible();
  });

  let secret = '';
  const code = () => new OTPAuth.TOTP({ secret: OTPAuth.Secret.fromBase32(secret) });
  let recoveryCode = '';
  await test.step('a code from an app is asked for from now on', async () => {
    await page.getByRole('button', { name: 'Set up', exact: true }).click();
    const asking = page.getByRole('dialog', { name: 'Set up a code from an app' });
    await asking.getByLabel('Password', { exact: true }).fill(password);
    await asking.getByRole('button', { name: 'Continue' }).click();
    const scanning = page.getByRole('dialog', { name: 'Scan this with your app' });
    await expect(scanning.getByRole('img', { name: 'Square code for your app' })).toBeVisible();
    await expectAccessible(page);
    secret = (await scanning.getByText(/^(?:[A-Z2-7]{4} ?)+$/).innerText()).replaceAll(' ', '');
    await scanning.getByRole('textbox', { name: 'Six digits from the app' }).fill('000000');
    await scanning.getByRole('button', { name: 'Turn on' }).click();
    await expect(scanning.getByText(/code is wrong|wrong code|not right/i)).toBeVisible();
    await scanning.getByRole('textbox', { name: 'Six digits from the app' }).fill(code().generate());
    await scanning.getByRole('button', { name: 'Turn on' }).click();
    const codes = page.getByRole('list', { name: 'Your recovery codes' });
    await expect(codes.getByRole('listitem')).toHaveCount(10);
    recoveryCode = await codes.getByRole('listitem').first().innerText();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'I have kept them' }).click();
    await expect(page.getByText('10 recovery codes left')).toBeVisible();
  });

  await test.step('the password alone does not let in; a recovery code does once', async () => {
    await signOut(page);
    await signIn(page, email, password);
    await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Code').fill(recoveryCode);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL(/\/dashboard\/employer\//);
  });

  await test.step('the passkey lets in by itself', async () => {
    await signOut(page);
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect(page).toHaveURL(/\/dashboard\/employer\//);
  });

  await test.step('everything moves to another address, which a code proves', async () => {
    await page.goto(at('/dashboard/employer/profile/'));
    await page.getByRole('button', { name: 'Change e-mail address' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change the e-mail address' });
    await dialog.getByRole('textbox', { name: /e-mail/i }).fill(newEmail);
    await dialog.getByLabel('Password', { exact: true }).fill(password);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Send the code' }).click();
    const proof = page.getByRole('dialog', { name: 'Enter the code' });
    await proof.getByRole('textbox', { name: 'Code' }).fill(await mailedCode(page, newEmail, 'EMAIL_CODE'));
    await expect(page.getByText(newEmail, { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('list', { name: 'Passkeys' }).getByText('Laptop')).toBeVisible();
  });
});
