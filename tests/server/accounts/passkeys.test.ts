/** Passkeys: adding one, signing in with it, and every way in which one is refused. */
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { StoredAuth } from '../../../schemas/auth.ts';
import type { Problem } from '../../../schemas/calls/problem.ts';
import type { Passkey } from '../../../schemas/passkey.ts';
import { siteOf } from '../../../server/access/passkeys.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { createAuthenticator } from '../../support/authenticator.ts';
import { turnFactorOn } from '../../support/factors.ts';
import { addCandidate, testPassword } from '../../support/people.ts';
import { testEnv } from '../../support/services.ts';

type Question = { challenge: string; rpId: string; excluded: string[] };
type Device = ReturnType<typeof createAuthenticator>;

let t: TestApp;
let people = 0;
let email: string;
let token: string;
let device: Device;
const appUrl = 'https://jobs.example.com';

beforeAll(async () => {
  t = await testApp({ env: { ...testEnv, APP_URL: appUrl } });
});
beforeEach(async () => {
  people += 1;
  email = await addCandidate(t.db, `keys${people}@people.example`);
  token = await t.signIn(email);
  device = createAuthenticator(appUrl);
});

const begin = async (as = token) =>
  (await t.ask<Question>('POST /auth/passkeys/begin', { as, body: { password: testPassword } })).body;
const add = (made: object, as = token) =>
  t.ask<Passkey & Problem>('POST /auth/passkeys', { as, body: { name: 'Phone', ...made } });
const question = async () => (await t.ask<Question>('POST /auth/passkey/begin')).body;
const signIn = (used: object) => t.ask<StoredAuth & Problem>('POST /auth/passkey', { body: used });

test('one is added by name after the password, listed, and opens the account without it', async () => {
  const { status, body } = await add(device.make(await begin()));
  expect([status, body]).toEqual([
    201,
    { id: device.id, name: 'Phone', createdAt: t.time.now.toISOString(), lastUsedAt: null },
  ]);
  expect(t.mails.at(-1)).toMatchObject({ to: email, subject: 'A passkey was added to your account' });
  const { body: session } = await signIn(device.use(await question()));
  const { body: me } = await t.ask<{ email: string }>('GET /users/me', { as: session.token });
  expect(me.email).toBe(email);
  const { body: list } = await t.ask<Passkey[]>('GET /auth/passkeys', { as: token });
  expect(list).toEqual([{ ...body, lastUsedAt: t.time.now.toISOString() }]);
  expect((await begin()).excluded).toEqual([device.id]);
});

test('it counts as both factors', async () => {
  await add(device.make(await begin()));
  await turnFactorOn(t, token);
  expect((await signIn(device.use(await question()))).status).toBe(200);
});

test('it is not begun without the password', async () => {
  const { body } = await t.ask<Problem>('POST /auth/passkeys/begin', { as: token, body: { password: 'x' } });
  expect(body.errors).toEqual({ password: 'This is not your password.' });
});

test.each([
  ['from another site', { origin: 'https://jobs.example.com.evil.example' }],
  ['for another site', { rpId: 'evil.example' }],
  ['without its owner being verified', { verified: false }],
  ['of another kind', { type: 'webauthn.other' }],
])('one %s is neither added nor opens anything', async (_, differently) => {
  expect((await add(device.make(await begin(), differently))).body.code).toBe('PASSKEY_REFUSED');
  const good = createAuthenticator(appUrl);
  await add(good.make(await begin()));
  expect((await signIn(good.use(await question(), differently))).body.code).toBe('PASSKEY_REFUSED');
});

test('a challenge works once, for what it was made for, for its owner, and for ten minutes', async () => {
  const asked = await begin();
  expect((await add(device.make(asked))).status).toBe(201);
  expect((await add(createAuthenticator(appUrl).make(asked))).body.code).toBe('PASSKEY_REFUSED');
  const used = await question();
  expect((await signIn(device.use(used))).status).toBe(200);
  expect((await signIn(device.use(used))).body.code).toBe('PASSKEY_REFUSED');
  const other = createAuthenticator(appUrl);
  expect((await add(other.make(await question()))).body.code).toBe('PASSKEY_REFUSED');
  expect((await signIn(device.use(await begin()))).body.code).toBe('PASSKEY_REFUSED');
  expect((await signIn(device.use({ challenge: 'bWFkZSB1cA', rpId: 'jobs.example.com' }))).status).toBe(401);
  const mine = await begin();
  const stranger = await t.signIn(await addCandidate(t.db, `other${people}@people.example`));
  expect((await add(other.make(mine), stranger)).body.code).toBe('PASSKEY_REFUSED');
  const late = await question();
  t.time.now = new Date(t.time.now.getTime() + 10 * 60_000);
  expect((await signIn(device.use(late))).body.code).toBe('PASSKEY_REFUSED');
});

test('a signature that is not the key’s, a copy that counts backwards and an unknown key are refused alike', async () => {
  await add(device.make(await begin()));
  await signIn(device.use(await question()));
  const forged = { ...createAuthenticator(appUrl).use(await question()), id: device.id };
  const unknown = createAuthenticator(appUrl).use(await question());
  device.rewind();
  const answers = [
    await signIn(forged),
    await signIn(unknown),
    await signIn(device.use(await question())),
    await signIn({ ...device.use(await question()), clientDataJSON: 'bm9uc2Vuc2U' }),
  ];
  for (const { status, body } of answers)
    expect([status, body]).toEqual([401, expect.objectContaining({ code: 'PASSKEY_REFUSED' })]);
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
});

test('one that is removed opens nothing; nobody removes another’s, or takes it over', async () => {
  await add(device.make(await begin()));
  const stranger = await t.signIn(await addCandidate(t.db, `thief${people}@people.example`));
  expect((await t.ask(`DELETE /auth/passkeys/${device.id}`, { as: stranger })).status).toBe(404);
  expect((await add(device.make(await begin(stranger)), stranger)).body.code).toBe('PASSKEY_REFUSED');
  expect((await signIn(device.use(await question()))).status).toBe(200);
  expect((await t.ask(`DELETE /auth/passkeys/${device.id}`, { as: token })).status).toBe(204);
  expect((await signIn(device.use(await question()))).body.code).toBe('PASSKEY_REFUSED');
});

test('an account has twenty at most', async () => {
  const { id: userId } = await t.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const row = { userId, name: 'x', publicKey: 'x', counter: 0, createdAt: '2026-01-01', lastUsedAt: null };
  await t.db
    .insertInto('passkeys')
    .values(Array.from({ length: 20 }, (_, index) => ({ ...row, id: `${people}_${index}` })))
    .execute();
  const { body } = await t.ask<Problem>('POST /auth/passkeys/begin', {
    as: token,
    body: { password: testPassword },
  });
  expect(body.code).toBe('ILLEGAL_MOVE');
});

test('the site is the public address; a machine of one’s own is localhost', () => {
  expect(siteOf(appUrl)).toEqual({ rpId: 'jobs.example.com', origins: [appUrl] });
  expect(siteOf('http://127.0.0.1:3000')).toEqual({ rpId: 'localhost', origins: ['http://localhost:3000'] });
});
