/** Signing in, staying in, and being put out. */
import { SignJWT } from 'jose';
import { beforeAll, expect, test } from 'vitest';
import type { StoredAuth } from '../../../schemas/auth.ts';
import type { Problem } from '../../../schemas/calls/problem.ts';
import { doDueTasks } from '../../../server/doDueTasks.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { addCandidate, addEmployer, addRecruiter, testPassword } from '../../support/people.ts';
import { testEnv } from '../../support/services.ts';

let t: TestApp;
const start = new Date('2026-06-01T12:00:00.000Z');

beforeAll(async () => {
  t = await testApp();
  await addCandidate(t.db, 'casey@people.example');
  await addEmployer(t.db, 'boss@acme.example');
  await addRecruiter(t.db, 'r@acme.example', 'boss@acme.example', { status: 'SUSPENDED' });
});

const whoAmI = async (token: string) => (await t.ask('GET /users/me', { as: token })).status;

test('the answer is a token and when it ends; the address is taken in any case', async () => {
  const { status, body } = await t.ask<StoredAuth>('POST /auth/login', {
    body: { email: '  Casey@People.Example ', password: testPassword },
  });
  expect([status, body.expiresAt]).toEqual([200, '2026-06-01T13:00:00.000Z']);
  const me = await t.ask('GET /users/me', { as: body.token });
  expect(me.body).toMatchObject({ email: 'casey@people.example', role: 'CANDIDATE', emailVerified: true });
});

test('a wrong password and an unknown account are answered alike', async () => {
  const answers = await Promise.all(
    ['casey@people.example', 'nobody@people.example'].map((email) =>
      t.ask<Problem>('POST /auth/login', { body: { email, password: 'wrong' } }),
    ),
  );
  expect(answers.map(({ status, body }) => [status, body])).toEqual([
    [401, answers[0]?.body],
    [401, answers[0]?.body],
  ]);
  expect(answers[0]?.body.code).toBe('WRONG_CREDENTIALS');
});

test('a token stops working at the end of its time, also when it was used before', async () => {
  const token = await t.signIn('casey@people.example');
  expect(await whoAmI(token)).toBe(200);
  t.time.now = new Date('2026-06-01T12:59:59.000Z');
  expect(await whoAmI(token)).toBe(200);
  t.time.now = new Date('2026-06-01T13:00:00.000Z');
  expect(await whoAmI(token)).toBe(401);
  t.time.now = start;
});

test('signing out ends this token at once and no other', async () => {
  const [token, other] = await Promise.all([
    t.signIn('casey@people.example'),
    t.signIn('casey@people.example'),
  ]);
  expect((await t.ask('POST /auth/logout', { as: token })).status).toBe(204);
  expect([await whoAmI(token), await whoAmI(other)]).toEqual([401, 200]);
});

test('a token is remembered as revoked until it has expired by itself', async () => {
  const token = await t.signIn('casey@people.example');
  await t.ask('POST /auth/logout', { as: token });
  const revoked = async () => (await t.db.selectFrom('revokedTokens').selectAll().execute()).length;
  const before = await revoked();
  await doDueTasks(t.db, t.time.now);
  expect([before, await revoked()]).toEqual([before, before]);
  expect(await whoAmI(token)).toBe(401);
  await doDueTasks(t.db, new Date(t.time.now.getTime() + 2 * 24 * 60 * 60_000));
  expect(await revoked()).toBe(0);
});

test('a new password ends every token made before it', async () => {
  const token = await t.signIn('casey@people.example');
  await t.db
    .updateTable('users')
    .set({ tokensValidFrom: new Date(start.getTime() + 1).toISOString() })
    .where('email', '=', 'casey@people.example')
    .execute();
  expect(await whoAmI(token)).toBe(401);
  t.time.now = new Date(start.getTime() + 1);
  expect(await whoAmI(await t.signIn('casey@people.example'))).toBe(200);
  t.time.now = start;
});

test('a token that was changed, is unsigned, or is signed by another is no token', async () => {
  const token = await t.signIn('boss@acme.example');
  const [head = '', claims = '', signature = ''] = token.split('.');
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const read = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>;
  const foreign = await new SignJWT(read)
    .setProtectedHeader({ alg: 'HS256' })
    .sign(new TextEncoder().encode(`${testEnv.AUTH_SECRET}!`));
  const wrong = [
    `${head}.${encode({ ...read, exp: Number(read.exp) + 1 })}.${signature}`,
    `${encode({ alg: 'none' })}.${claims}.`,
    `${encode({ alg: 'none' })}.${claims}.${signature}`,
    `${head}.${claims}.${signature.slice(0, -2)}AA`,
    `${head}.${claims}`,
    foreign,
    'nonsense',
  ];
  expect(await whoAmI(token)).toBe(200);
  for (const one of wrong) expect(await whoAmI(one), one).toBe(401);
});

test('the word before a token counts however it is written', async () => {
  const token = await t.signIn('boss@acme.example');
  const headers = { authorization: `bearer ${token}` };
  expect((await t.ask('GET /users/me', { headers })).status).toBe(200);
});

test('refusals say how to sign in', async () => {
  const { headers, body } = await t.ask<Problem>('GET /users/me');
  expect(headers['www-authenticate']).toBe('Bearer');
  expect(headers['content-type']).toMatch(/^application\/problem\+json/);
  expect(body).toMatchObject({ status: 401, code: 'UNAUTHENTICATED', title: 'Sign in first' });
});

test('a suspended recruiter can see the own account, and nothing else', async () => {
  const token = await t.signIn('r@acme.example');
  expect(await whoAmI(token)).toBe(200);
  const { status, body } = await t.ask<Problem>('GET /jobs/recruiter/me', { as: token });
  expect([status, body.code]).toEqual([403, 'RECRUITER_NOT_ACTIVE']);
});

test('nobody is shown another account', async () => {
  const token = await t.signIn('boss@acme.example');
  expect((await t.ask('GET /users/casey@people.example', { as: token })).status).toBe(404);
  expect((await t.ask('GET /users/BOSS@acme.example', { as: token })).status).toBe(200);
});
