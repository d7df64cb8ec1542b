/** Signing in with another service: who gets in, and everyone who does not. */
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Problem } from '../../../schemas/calls/problem.ts';
import type { OpenIdLink, OpenIdStep } from '../../../schemas/openId.ts';
import { parseSettings } from '../../../server/base/env.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { whenFileEnds } from '../../support/endings.ts';
import { turnFactorOn } from '../../support/factors.ts';
import { startOpenId } from '../../support/openId.ts';
import { addCandidate, testPassword } from '../../support/people.ts';
import { testEnv } from '../../support/services.ts';

type Question = { url: string; secret: string };

const appUrl = 'https://jobs.example.com';
let t: TestApp;
let acme: Awaited<ReturnType<typeof startOpenId>>;
let own: Awaited<ReturnType<typeof startOpenId>>;
let people = 0;
let email: string;
let person: string;

beforeAll(async () => {
  acme = await startOpenId(appUrl);
  own = await startOpenId(appUrl, 'own');
  whenFileEnds(acme.stop);
  whenFileEnds(own.stop);
  const providers = [acme.settings, { ...own.settings, domains: ['people.example'] }];
  t = await testApp({ env: { ...testEnv, APP_URL: appUrl, OIDC_PROVIDERS: providers } });
});
beforeEach(async () => {
  people += 1;
  person = `person-${people}`;
  email = await addCandidate(t.db, `open${people}@people.example`);
});

const begin = async (provider = 'acme') =>
  (await t.ask<Question>('POST /auth/openid/begin', { body: { provider } })).body;
const end = (secret: string, query: string, provider = 'acme') =>
  t.ask<OpenIdStep & Problem>('POST /auth/openid', { body: { provider, secret, query } });
const confirm = (body: object) => t.ask<OpenIdStep & Problem>('POST /auth/openid/confirm', { body });
const verified = () => ({ email, email_verified: true });
async function come(claims: object = verified(), from = acme, as = person) {
  const { url, secret } = await begin(from.settings.id);
  return (await end(secret, await from.visit(url, as, claims), from.settings.id)).body;
}
const connect = async () => confirm({ ticket: (await come()).ticket, password: testPassword });

test('the first time the password is asked for once, and its owner is told; after that nothing is asked', async () => {
  const first = await come();
  expect([first.step, first.email, first.session]).toEqual(['PASSWORD', email, undefined]);
  expect((await confirm({ ticket: first.ticket, password: 'wrong' })).body.code).toBe('WRONG_CREDENTIALS');
  expect((await confirm({ ticket: first.ticket, password: testPassword })).body.step).toBe('DONE');
  expect(t.mails.at(-1)).toMatchObject({
    to: email,
    subject: 'A sign-in service was connected to your account',
  });
  expect((await confirm({ ticket: first.ticket })).body.code).toBe('OPENID_REFUSED');
  // Known by the subject from now on, whatever the service says of the address.
  const { step, session } = await come({});
  expect(step).toBe('DONE');
  const as = session?.token ?? '';
  expect((await t.ask<{ email: string }>('GET /users/me', { as })).body.email).toBe(email);
  expect((await t.ask<unknown[]>('GET /auth/sessions', { as })).body.length).toBeGreaterThan(1);
  const { body: links } = await t.ask<OpenIdLink[]>('GET /auth/openid/links', { as });
  expect(links).toMatchObject([{ provider: 'acme', providerName: 'Acme', email }]);
  const stranger = await t.signIn(await addCandidate(t.db, `thief${people}@people.example`));
  expect((await t.ask(`DELETE /auth/openid/links/${links[0]?.id}`, { as: stranger })).status).toBe(404);
  expect((await t.ask(`DELETE /auth/openid/links/${links[0]?.id}`, { as })).status).toBe(204);
  expect((await come()).step).toBe('PASSWORD');
});

test('the second factor is asked for all the same', async () => {
  await connect();
  const { recoveryCodes } = await turnFactorOn(t, await t.signIn(email));
  const [code] = recoveryCodes;
  const { step, ticket, session } = await come();
  expect([step, session]).toEqual(['CODE', undefined]);
  expect((await confirm({ ticket, code: '000000' })).body.errors?.code).toBeDefined();
  expect((await confirm({ ticket, code })).body.step).toBe('DONE');
});

test('an employer’s own service is believed for its domain, and for an address that was proved here', async () => {
  expect((await come(verified(), own)).step).toBe('DONE');
  const other = await come({ email: 'someone@elsewhere.example', email_verified: true }, own, 'else');
  expect(other.code).toBe('OPENID_REFUSED');
  const unproved = await addCandidate(t.db, `unproved${people}@people.example`);
  await t.db.updateTable('users').set({ emailVerified: false }).where('email', '=', unproved).execute();
  expect((await come({ email: unproved, email_verified: true }, own, 'unproved')).step).toBe('PASSWORD');
});

test('an address that is not verified opens nothing', async () => {
  expect((await come({ email, email_verified: false })).code).toBe('OPENID_REFUSED');
  expect((await come({ email })).code).toBe('OPENID_REFUSED');
});

test('someone new goes on to registering, with the address proved', async () => {
  const fresh = `fresh${people}@people.example`;
  const { step, verificationToken } = await come({ email: fresh, email_verified: true }, own);
  expect(step).toBe('REGISTER');
  const body = { email: fresh, verificationToken, password: 'wheel marble ocean' };
  expect((await t.ask('POST /auth/check-password', { body })).status).toBe(204);
});

test('what comes back works once, in the browser that began, for its service, and for ten minutes', async () => {
  await connect();
  const mine = await begin();
  const query = await acme.visit(mine.url, person);
  const others = await begin();
  // Another's code, put into this browser; and this one taken elsewhere.
  expect((await end(others.secret, query)).body.code).toBe('OPENID_REFUSED');
  expect((await end('x'.repeat(43), query)).body.code).toBe('OPENID_REFUSED');
  expect((await end(mine.secret, query, 'own')).body.code).toBe('OPENID_REFUSED');
  expect((await end(mine.secret, query)).body.step).toBe('DONE');
  expect((await end(mine.secret, query)).body.code).toBe('OPENID_REFUSED');
  const late = await begin();
  const lateQuery = await acme.visit(late.url, person);
  t.time.now = new Date(t.time.now.getTime() + 11 * 60_000);
  expect((await end(late.secret, lateQuery)).body.code).toBe('OPENID_REFUSED');
  const denied = await begin();
  const state = new URL(denied.url).searchParams.get('state');
  expect((await end(denied.secret, `?error=access_denied&state=${state}`)).body.code).toBe('OPENID_REFUSED');
});

test('a connection is begun with the password, and ended by nobody else', async () => {
  const as = await t.signIn(email);
  const ask = async (password: string) =>
    t.ask<Question & Problem>('POST /auth/openid/links/begin', { as, body: { provider: 'acme', password } });
  expect((await ask('wrong')).body.errors).toHaveProperty('password');
  const { url, secret } = (await ask(testPassword)).body;
  const body = { provider: 'acme', secret, query: await acme.visit(url, person) };
  const stranger = await t.signIn(await addCandidate(t.db, `crook${people}@people.example`));
  const taken = await t.ask<Problem>('POST /auth/openid/links', { as: stranger, body });
  expect(taken.body.code).toBe('OPENID_REFUSED');
  expect((await t.ask('POST /auth/openid/links', { as, body })).status).toBe(201);
  expect((await come({})).step).toBe('DONE');
});

test('a service that is not set up is not there', async () => {
  expect((await t.ask('POST /auth/openid/begin', { body: { provider: 'none' } })).status).toBe(404);
});

test('settings that are not right are refused with what they have to be', () => {
  const refusal = (value: unknown) => {
    try {
      parseSettings({ OIDC_PROVIDERS: typeof value === 'string' ? value : JSON.stringify(value) });
      return 'none';
    } catch (error) {
      return String(error);
    }
  };
  expect(refusal([acme.settings])).toBe('none');
  expect(refusal('[{')).toContain('OIDC_PROVIDERS has to be JSON');
  expect(refusal([acme.settings, acme.settings])).toContain('an id of its own');
  expect(refusal([{ ...acme.settings, issuer: 'http://idp.example' }])).toContain('begins with https://');
  expect(refusal([{ ...acme.settings, clientSecret: undefined }])).toContain('needs a clientSecret');
});
