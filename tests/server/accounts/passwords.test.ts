/** New passwords: who may choose one, and what it ends. */
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { StoredAuth } from '../../../schemas/auth.ts';
import type { Problem } from '../../../schemas/calls/problem.ts';
import { createPasswordRater } from '../../../server/access/passwordRater.ts';
import { agreement } from '../../support/agreement.ts';
import { testApp } from '../../support/app.ts';
import { formOf } from '../../support/form.ts';
import { addCandidate, testPassword } from '../../support/people.ts';
import { prove } from '../../support/proof.ts';

/** Passwords that were rated. */
const rated: string[] = [];
const rater = createPasswordRater();
afterAll(() => rater.close());
const t = await testApp({
  ratePassword: (given) => {
    rated.push(given.password);
    return rater.ratePassword(given);
  },
});
const newPassword = 'wheel marble ocean';
let count = 0;
let email: string;

beforeEach(async () => {
  count += 1;
  email = await addCandidate(t.db, `person${count}@people.example`);
  t.mails.length = 0;
});

const whoAmI = async (token: string) => (await t.ask('GET /users/me', { as: token })).status;
const login = (password: string) => t.ask<StoredAuth>('POST /auth/login', { body: { email, password } });
const reset = async (more: object = {}) =>
  t.ask<Problem>('POST /auth/reset-password', {
    body: { email, newPassword, verificationToken: await prove(t, email, 'forgot-password'), ...more },
  });
const change = (token: string, more: object = {}) =>
  t.ask<StoredAuth & Problem>('POST /auth/change-password', {
    as: token,
    body: { currentPassword: testPassword, newPassword, ...more },
  });

test('resetting ends every token, tells the owner and shows that the address is theirs', async () => {
  await t.db.updateTable('users').set({ emailVerified: false }).where('email', '=', email).execute();
  const token = await t.signIn(email);
  expect((await reset()).status).toBe(204);
  expect(await whoAmI(token)).toBe(401);
  expect((await login(testPassword)).status).toBe(401);
  const { body } = await login(newPassword);
  expect(await whoAmI(body.token)).toBe(200);
  expect((await t.ask('GET /users/me', { as: body.token })).body).toMatchObject({ emailVerified: true });
  expect(t.mails.at(-1)).toMatchObject({ kind: 'PASSWORD_CHANGED', to: email });
});

test('resetting needs a token for this address, and a password that is not common', async () => {
  for (const [more, field] of [
    [{ verificationToken: 'made up' }, 'verificationToken'],
    [{ newPassword: 'qwertyuiop' }, 'newPassword'],
    [{ newPassword: email }, 'newPassword'],
    [{ newPassword: 'short' }, 'newPassword'],
  ] as const) {
    const { status, body } = await reset(more);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
  }
  expect((await login(testPassword)).status).toBe(200);
});

test('a token for an address without an account resets nothing', async () => {
  const nobody = 'nobody@people.example';
  const verificationToken = await prove(t, nobody, 'forgot-password');
  const { status, body } = await reset({ email: nobody, verificationToken });
  expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['verificationToken']]);
});

test('changing ends every older token and gives a new one', async () => {
  const [token, other] = await Promise.all([t.signIn(email), t.signIn(email)]);
  const { status, body } = await change(token);
  expect(status).toBe(200);
  expect([await whoAmI(token), await whoAmI(other), await whoAmI(body.token)]).toEqual([401, 401, 200]);
  expect((await login(newPassword)).status).toBe(200);
  expect(t.mails.at(-1)).toMatchObject({ kind: 'PASSWORD_CHANGED', to: email });
});

test('changing needs the current password and a good new one', async () => {
  const token = await t.signIn(email);
  const wrong = await change(token, { currentPassword: 'not this one' });
  expect([wrong.status, Object.keys(wrong.body.errors ?? {})]).toEqual([422, ['currentPassword']]);
  const common = await change(token, { newPassword: 'password123' });
  expect([common.status, Object.keys(common.body.errors ?? {})]).toEqual([422, ['newPassword']]);
  expect(await whoAmI(token)).toBe(200);
});

test('signing out everywhere ends every token, and signing in works at once', async () => {
  const [token, other] = await Promise.all([t.signIn(email), t.signIn(email)]);
  expect((await t.ask('POST /auth/logout?everywhere=true', { as: token })).status).toBe(204);
  expect([await whoAmI(token), await whoAmI(other)]).toEqual([401, 401]);
  expect(await whoAmI(await t.signIn(email))).toBe(200);
});

test('the notice is mailed only if the password was changed', async () => {
  await reset({ newPassword: 'qwertyuiop' });
  expect(t.mails.filter(({ kind }) => kind === 'PASSWORD_CHANGED')).toEqual([]);
});

test('no password is rated, which is work, for someone without a proof', async () => {
  rated.length = 0;
  const bad = { verificationToken: 'made up', ...agreement };
  await reset(bad);
  await t.ask('POST /auth/register/employer', {
    body: { employerEmail: 'new@acme.example', employerPassword: newPassword, employerName: 'Acme', ...bad },
  });
  await t.ask('POST /auth/register/recruiter', {
    body: {
      recruiterEmail: 'new@acme.example',
      recruiterPassword: newPassword,
      recruiterFirstName: 'Robin',
      recruiterLastName: 'Recruiter',
      employerName: 'Acme',
      ...bad,
    },
  });
  await t.ask('POST /auth/register/candidate', {
    body: formOf({
      candidateEmail: 'new@people.example',
      candidateFirstName: 'Ada',
      candidateLastName: 'Example',
      candidatePassword: newPassword,
      ...bad,
    }),
  });
  await change(await t.signIn(email), { currentPassword: 'not this one' });
  expect(rated).toEqual([]);
});

test('a password that is refused does not use up the proof', async () => {
  const verificationToken = await prove(t, email, 'forgot-password');
  expect((await reset({ verificationToken, newPassword: 'qwertyuiop' })).status).toBe(422);
  expect((await reset({ verificationToken })).status).toBe(204);
  expect((await reset({ verificationToken })).status).toBe(422);
});

test('the thread that answers is free while passwords are rated', async () => {
  const long = 'aA1!bB2@cC3#dD4$eE5%fF6^gG7&hH8*iI9(jJ0)'.repeat(3);
  await rater.ratePassword({ password: long, email });
  // Processor time, because wall-clock time depends on what else the machine does.
  const [ownBefore, allBefore] = [process.threadCpuUsage(), process.cpuUsage()];
  await Promise.all(
    Array.from({ length: 30 }, (_, i) => rater.ratePassword({ password: `${i}${long}`, email })),
  );
  const [own, all] = [process.threadCpuUsage(ownBefore), process.cpuUsage(allBefore)];
  expect(own.user + own.system).toBeLessThan((all.user + all.system) / 4);
});
