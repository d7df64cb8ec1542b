/** The second factor by app: setting it up, signing in with it, and losing it. */
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { StoredAuth } from '../../../schemas/auth.ts';
import type { Problem } from '../../../schemas/calls/problem.ts';
import type { SecondFactor, SecondFactorSetup } from '../../../schemas/secondFactor.ts';
import { recentDays } from '../../../schemas/wayIn.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { appCode, turnFactorOn } from '../../support/factors.ts';
import { addCandidate, testPassword } from '../../support/people.ts';
import { prove } from '../../support/proof.ts';
import { testEnv } from '../../support/services.ts';

let t: TestApp;
let people = 0;
let email: string;
let token: string;

beforeAll(async () => {
  // Tries are counted by the real clock.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-01T12:00:00.000Z') });
  t = await testApp({ env: { ...testEnv, RATE_LIMIT: 'on' } });
});
afterAll(() => vi.useRealTimers());
beforeEach(async () => {
  vi.setSystemTime(new Date(Date.now() + 2 * 24 * 60 * 60_000));
  t.time.now = new Date();
  people += 1;
  email = await addCandidate(t.db, `safe${people}@people.example`);
  token = await t.signIn(email);
});

const later = (seconds: number) => {
  vi.setSystemTime(new Date(Date.now() + seconds * 1000));
  t.time.now = new Date();
};
const signIn = (code?: string, password = testPassword) =>
  t.ask<StoredAuth & Problem>('POST /auth/login', { body: { email, password, code } });
const ask = <T = Problem>(call: string, code: string) => t.ask<T>(call, { as: token, body: { code } });
const state = async () => (await t.ask<SecondFactor>('GET /auth/second-factor', { as: token })).body;

test('it is set up with the password and a first code, and asked for from then on', async () => {
  expect(await state()).toEqual({ since: null, recoveryCodesLeft: 0 });
  const { body: setup } = await t.ask<SecondFactorSetup>('POST /auth/second-factor', {
    as: token,
    body: { password: testPassword },
  });
  expect(setup.address).toBe(
    `otpauth://totp/Hireday:${encodeURIComponent(email)}?issuer=Hireday&secret=${setup.secret}&algorithm=SHA1&digits=6&period=30`,
  );
  // Not before a code was typed back.
  expect((await signIn()).status).toBe(200);
  const wrong = await ask('POST /auth/second-factor/confirm', '000000');
  expect([wrong.status, wrong.body.errors, wrong.body.triesLeft]).toEqual([
    422,
    { code: 'This code is wrong, or was used already. 9 tries are left for now.' },
    9,
  ]);
  const { body } = await ask<{ recoveryCodes: string[] }>(
    'POST /auth/second-factor/confirm',
    appCode(setup.secret, t.time.now),
  );
  expect(new Set(body.recoveryCodes).size).toBe(10);
  expect(await state()).toEqual({ since: t.time.now.toISOString(), recoveryCodesLeft: 10 });
  expect(t.mails.at(-1)).toMatchObject({ kind: 'SECURITY_CHANGED', to: email });
  const { status, body: asked } = await signIn();
  expect([status, asked.code]).toEqual([401, 'SECOND_FACTOR_REQUIRED']);
  // Neither the secret nor a code can be read in the database.
  const rows = JSON.stringify([
    await t.db.selectFrom('secondFactors').selectAll().execute(),
    await t.db.selectFrom('recoveryCodes').selectAll().execute(),
  ]);
  for (const secret of [setup.secret, ...body.recoveryCodes]) expect(rows).not.toContain(secret);
});

test('it cannot be begun without the password, nor begun again while it is on', async () => {
  const begin = (password: string) =>
    t.ask<Problem>('POST /auth/second-factor', { as: token, body: { password } });
  const wrong = await begin('not this one');
  expect(wrong.body).toMatchObject({ status: 422, triesLeft: 9 });
  expect(wrong.body.errors).toEqual({ password: 'This is not your password. 9 tries are left for now.' });
  const { secret } = await turnFactorOn(t, token);
  expect((await begin(testPassword)).body.code).toBe('ILLEGAL_MOVE');
  later(60);
  expect((await signIn(appCode(secret, t.time.now))).status).toBe(200);
});

test('each code opens once, also of the half minute before and after; others never', async () => {
  const { secret } = await turnFactorOn(t, token);
  later(120);
  for (const step of [-2, 2]) expect((await signIn(appCode(secret, t.time.now, step))).status).toBe(422);
  expect((await signIn(appCode(secret, t.time.now, -1))).status).toBe(200);
  const code = appCode(secret, t.time.now);
  const both = await Promise.all([signIn(code), signIn(code)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
  // One of an earlier step does not come back.
  expect((await signIn(appCode(secret, t.time.now, -1))).status).toBe(422);
  expect((await signIn(appCode(secret, t.time.now, 1))).status).toBe(200);
});

test('wrong codes count as wrong passwords do, and a right one begins the count again', async () => {
  const { secret } = await turnFactorOn(t, token);
  later(60);
  for (const left of [4, 3, 2, 1]) {
    const { status, body } = await signIn('123456');
    expect([status, body.triesLeft]).toEqual([422, left]);
  }
  expect((await signIn(appCode(secret, t.time.now))).status).toBe(200);
  for (let tries = 0; tries < 5; tries += 1) await signIn('123456');
  later(60);
  // Neither the right code nor asking for one gets further.
  expect((await signIn(appCode(secret, t.time.now))).status).toBe(429);
  expect((await signIn()).status).toBe(429);
});

test('a code shows nothing about a password that is wrong', async () => {
  const { secret } = await turnFactorOn(t, token);
  later(60);
  const { body } = await signIn(appCode(secret, t.time.now), 'wrong');
  expect([body.code, body.detail]).toEqual([
    'WRONG_CREDENTIALS',
    'E-mail or password is wrong. 4 tries are left for now.',
  ]);
});

test('who has lost the app gets in with a recovery code, each once, and is told by mail', async () => {
  const { recoveryCodes } = await turnFactorOn(t, token);
  const [code = ''] = recoveryCodes;
  expect((await signIn(` ${code.toUpperCase().replace('-', ' ')}`)).status).toBe(200);
  expect(t.mails.at(-1)).toMatchObject({
    to: email,
    subject: 'A recovery code was used to sign in',
  });
  expect((await signIn(code)).status).toBe(422);
  expect((await state()).recoveryCodesLeft).toBe(9);
});

test('new recovery codes take a code of the app, and end the old ones', async () => {
  const { secret, recoveryCodes } = await turnFactorOn(t, token);
  const [old = ''] = recoveryCodes;
  later(60);
  expect((await ask('POST /auth/second-factor/recovery-codes', old)).status).toBe(422);
  const { body } = await ask<{ recoveryCodes: string[] }>(
    'POST /auth/second-factor/recovery-codes',
    appCode(secret, t.time.now),
  );
  expect(body.recoveryCodes).toHaveLength(10);
  expect((await signIn(old)).status).toBe(422);
  expect((await signIn(body.recoveryCodes[0])).status).toBe(200);
});

test('turning it off takes a code, of the app or a recovery code; the password alone does then', async () => {
  const { recoveryCodes } = await turnFactorOn(t, token);
  expect((await ask('POST /auth/second-factor/end', '654321')).status).toBe(422);
  expect((await signIn()).body.code).toBe('SECOND_FACTOR_REQUIRED');
  expect((await ask('POST /auth/second-factor/end', recoveryCodes[3] ?? '')).status).toBe(204);
  expect(await state()).toEqual({ since: null, recoveryCodesLeft: 0 });
  expect((await signIn()).status).toBe(200);
  expect((await ask('POST /auth/second-factor/end', '654321')).body.code).toBe('ILLEGAL_MOVE');
});

test('a password reset by mail does not get round one of long standing, and gives no further tries', async () => {
  await turnFactorOn(t, token);
  later(recentDays * 24 * 60 * 60);
  for (let tries = 0; tries < 5; tries += 1) await signIn('123456');
  const newPassword = 'wheel marble ocean';
  const verificationToken = await prove(t, email, 'forgot-password');
  const reset = await t.ask('POST /auth/reset-password', { body: { email, newPassword, verificationToken } });
  expect(reset.status).toBe(204);
  expect((await signIn(undefined, newPassword)).status).toBe(429);
  later(16 * 60);
  expect((await signIn(undefined, newPassword)).body.code).toBe('SECOND_FACTOR_REQUIRED');
});
