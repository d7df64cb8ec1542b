/** An account that was registered before its address was proved: someone who set something up there may be a stranger. */
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { StoredAuth } from '../../../schemas/auth.ts';
import type { OpenIdLink, OpenIdStep } from '../../../schemas/openId.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { createAuthenticator } from '../../support/authenticator.ts';
import { whenFileEnds } from '../../support/endings.ts';
import { turnFactorOn } from '../../support/factors.ts';
import { formOf } from '../../support/form.ts';
import { startOpenId } from '../../support/openId.ts';
import { addCandidate, testPassword } from '../../support/people.ts';
import { prove } from '../../support/proof.ts';
import { testEnv } from '../../support/services.ts';

const appUrl = 'https://jobs.example.com';
let t: TestApp;
let acme: Awaited<ReturnType<typeof startOpenId>>;
let people = 0;
let email: string;
let device: ReturnType<typeof createAuthenticator>;

beforeAll(async () => {
  acme = await startOpenId(appUrl);
  whenFileEnds(acme.stop);
  t = await testApp({ env: { ...testEnv, APP_URL: appUrl, OIDC_PROVIDERS: [acme.settings] } });
});
beforeEach(async () => {
  people += 1;
  device = createAuthenticator(appUrl);
  email = await addCandidate(t.db, `victim${people}@people.example`);
  await t.db.updateTable('users').set({ emailVerified: false }).where('email', '=', email).execute();
});

const isIn = async (as: string) => (await t.ask('GET /users/me', { as })).status === 200;
const asked = async (call: string, as?: string, body: object = {}) =>
  (await t.ask<{ challenge: string; rpId: string; url: string; secret: string }>(call, { as, body })).body;

/** A passkey, a second factor and a connection, set up by who knows the password. */
async function setUp(as: string) {
  const made = device.make(await asked('POST /auth/passkeys/begin', as, { password: testPassword }));
  await t.ask('POST /auth/passkeys', { as, body: { name: 'Phone', ...made } });
  const begun = await asked('POST /auth/openid/links/begin', as, {
    provider: 'acme',
    password: testPassword,
  });
  const query = await acme.visit(begun.url, `crook-${people}`);
  await t.ask('POST /auth/openid/links', { as, body: { provider: 'acme', secret: begun.secret, query } });
  await turnFactorOn(t, as);
}

const byPasskey = async () =>
  (
    await t.ask<StoredAuth>('POST /auth/passkey', {
      body: device.use(await asked('POST /auth/passkey/begin')),
    })
  ).status;
async function byService() {
  const { url, secret } = await asked('POST /auth/openid/begin', undefined, { provider: 'acme' });
  const query = await acme.visit(url, `crook-${people}`);
  return (await t.ask<OpenIdStep>('POST /auth/openid', { body: { provider: 'acme', secret, query } })).body
    .step;
}
const proveIn = async (as: string) =>
  t.ask(`PUT /candidates/${email}`, {
    as,
    body: formOf({ verificationToken: await prove(t, email) }, null),
  });

test('proving the address takes away what was set up before, and signs everyone else out', async () => {
  const [mine, other] = [await t.signIn(email), await t.signIn(email)];
  await setUp(other);
  expect([await byPasskey(), await byService()]).toEqual([200, 'CODE']);
  expect((await proveIn(mine)).status).toBe(200);
  expect([await byPasskey(), await byService()]).toEqual([401, undefined]);
  expect((await t.ask<OpenIdLink[]>('GET /auth/openid/links', { as: mine })).body).toEqual([]);
  expect((await t.ask('GET /auth/second-factor', { as: mine })).body).toMatchObject({ since: null });
  expect([await isIn(mine), await isIn(other)]).toEqual([true, false]);
  const removed = 'Other ways to sign in were removed from your account';
  expect(t.mails.at(-1)).toMatchObject({ to: email, subject: removed });
});

test('so does proving another address in its place', async () => {
  const as = await t.signIn(email);
  await setUp(as);
  const newEmail = `moved${people}@people.example`;
  const verificationToken = await prove(t, newEmail);
  const body = { newEmail, verificationToken, password: testPassword };
  expect((await t.ask('POST /auth/change-address', { as, body })).status).toBe(200);
  expect([await byPasskey(), await byService()]).toEqual([401, undefined]);
});

test('proving it again takes nothing away', async () => {
  const [mine, other] = [await t.signIn(email), await t.signIn(email)];
  await proveIn(mine);
  expect(await isIn(other)).toBe(false);
  const third = await t.signIn(email);
  await setUp(third);
  expect((await proveIn(mine)).status).toBe(200);
  expect([await byPasskey(), await isIn(third)]).toEqual([200, true]);
});
