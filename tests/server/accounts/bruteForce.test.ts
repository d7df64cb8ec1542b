/**
 * Guessing passwords and codes comes to a handful of real tries, and the owner still gets in.
 *
 * `npm run fuzz` sets FUZZ_GUESSES and makes many more of them.
 */
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Problem } from '../../../schemas/calls/problem.ts';
import { buildApp } from '../../../server/app.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { addCandidate, testPassword } from '../../support/people.ts';
import { codeFor } from '../../support/proof.ts';
import { testEnv } from '../../support/services.ts';

/** Passwords that were really looked at. */
const looked = vi.hoisted(() => ({ at: 0 }));
vi.mock('@node-rs/argon2', async (importActual) => {
  const actual = await importActual<typeof import('@node-rs/argon2')>();
  const verify: typeof actual.verify = (...given) => {
    looked.at += 1;
    return actual.verify(...given);
  };
  return { ...actual, verify };
});

/** Of one password, and of one code. */
const guesses = Number(process.env.FUZZ_GUESSES ?? 500);
/** In milliseconds, on a machine with other work. */
const guessingTakes = 60_000 + 20 * guesses;

let t: TestApp;
let people = 0;
let email: string;
const attacker = '203.0.113.66';
const home = '198.51.100.7';
const elsewhere = '198.51.100.200';

beforeAll(async () => {
  // The limits count by the real clock.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-01T12:00:00.000Z') });
  t = await testApp({ env: { ...testEnv, RATE_LIMIT: 'on' } });
});
afterAll(() => vi.useRealTimers());
beforeEach(async () => {
  vi.setSystemTime(new Date(Date.now() + 3 * 24 * 60 * 60_000));
  t.time.now = new Date();
  people += 1;
  email = await addCandidate(t.db, `owner${people}@people.example`);
  looked.at = 0;
});

const later = (minutes: number) => {
  vi.setSystemTime(new Date(Date.now() + minutes * 60_000));
  t.time.now = new Date();
};
const signIn = (password: string, from: string) =>
  t.ask<Problem>('POST /auth/login', { body: { email, password }, from });

/** Many at a time, as a program would. */
async function many(
  count: number,
  one: (index: number) => Promise<{ status: number }>,
): Promise<Map<number, number>> {
  const statuses = new Map<number, number>();
  for (let done = 0; done < count; done += 50) {
    const batch = Array.from({ length: Math.min(50, count - done) }, (_, index) => one(done + index));
    for (const { status } of await Promise.all(batch)) statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  return statuses;
}

test(
  `${guesses} guesses from one address: five are looked at, and the owner gets in meanwhile and afterwards`,
  async () => {
    const statuses = await many(guesses, (index) => signIn(`guess ${index}`, attacker));
    expect(looked.at).toBe(5);
    // On a machine that is busy with other work, some are refused even before they are counted.
    expect([statuses.get(401), (statuses.get(429) ?? 0) + (statuses.get(503) ?? 0)]).toEqual([
      5,
      guesses - 5,
    ]);
    expect((await signIn(testPassword, home)).status).toBe(200);

    // Even at the attacker's own address, as in a shared house.
    expect((await signIn(testPassword, attacker)).status).toBe(429);
    later(16);
    expect((await signIn(testPassword, attacker)).status).toBe(200);
  },
  guessingTakes,
);

test('a refusal says how long to wait', async () => {
  for (let i = 0; i < 5; i += 1) await signIn('wrong', attacker);
  const { status, headers, body } = await signIn('wrong', attacker);
  expect([status, body.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
  expect(Number(headers['retry-after'])).toBeGreaterThan(14 * 60);
  expect(Number(headers['retry-after'])).toBeLessThanOrEqual(15 * 60);
  expect(body.detail).toContain('15 minutes');
});

test('waiting it out is slow work: twenty tries a day from one address', async () => {
  for (let round = 0; round < 24; round += 1) {
    for (let i = 0; i < 6; i += 1) await signIn(`guess ${round} ${i}`, attacker);
    later(16);
  }
  expect(looked.at).toBe(20);
});

test('guesses from a thousand addresses: a few are looked at, and who was signed in before is not locked out', async () => {
  expect((await signIn(testPassword, home)).status).toBe(200);
  looked.at = 0;
  await many(1000, (index) => signIn('guess', `10.0.${index >> 8}.${index & 255}`));
  expect(looked.at).toBe(20);
  expect((await signIn(testPassword, home)).status).toBe(200);
});

test('the owner at a new address gets in at once by way of the mailbox, and keeps getting in', async () => {
  await many(1000, (index) => signIn('guess', `10.1.${index >> 8}.${index & 255}`));
  expect((await signIn(testPassword, elsewhere)).status).toBe(429);

  const ask = (call: string, body: object) =>
    t.ask<{ verificationToken: string }>(call, { body, from: elsewhere });
  await ask('POST /otp/forgot-password/send', { email });
  const { body } = await ask('POST /otp/forgot-password/verify', { email, code: codeFor(t.mails, email) });
  const newPassword = 'wheel marble ocean';
  const { verificationToken } = body;
  expect((await ask('POST /auth/reset-password', { email, newPassword, verificationToken })).status).toBe(
    204,
  );

  await many(200, (index) => signIn('guess', `10.2.${index >> 8}.${index & 255}`));
  expect((await signIn(newPassword, elsewhere)).status).toBe(200);
});

test('the owner at a new address also gets in by waiting', async () => {
  await many(100, (index) => signIn('guess', `10.3.0.${index}`));
  expect((await signIn(testPassword, elsewhere)).status).toBe(429);
  later(61);
  expect((await signIn(testPassword, elsewhere)).status).toBe(200);
});

test('one password tried on many accounts from one address stops as well', async () => {
  const statuses = await many(300, (index) =>
    t.ask('POST /auth/login', {
      body: { email: `p${index}@people.example`, password: 'Summer2026!' },
      from: attacker,
    }),
  );
  expect(statuses.get(401)).toBe(100);
  expect(looked.at).toBe(100);
});

test('several servers count together', async () => {
  const other = await buildApp(t.services);
  for (let i = 0; i < 5; i += 1) await signIn('wrong', attacker);
  const answer = await other.inject({
    method: 'POST',
    url: '/api/v1/auth/login',
    payload: { email, password: testPassword },
    remoteAddress: attacker,
  });
  expect(answer.statusCode).toBe(429);
  await other.close();
});

test(
  `${guesses} guesses of a code: five are looked at, and the owner gets another code`,
  async () => {
    const verify = (code: string, from: string) =>
      t.ask('POST /otp/email-verify/verify', { body: { email, code }, from });
    await t.ask('POST /otp/email-verify/send', { body: { email }, from: home });
    const code = codeFor(t.mails, email);
    const statuses = await many(guesses, (index) => {
      const guess = String(index).padStart(6, '0');
      return verify(guess === code ? '999999' : guess, attacker);
    });
    expect(statuses.get(200)).toBeUndefined();
    expect(statuses.get(422)).toBe(15);
    const row = await t.db
      .selectFrom('oneTimeCodes')
      .select('triesLeft')
      .where('email', '=', email)
      .executeTakeFirst();
    expect(row?.triesLeft).toBe(0);
    expect((await verify(code, home)).status).toBe(422);

    later(1);
    expect((await t.ask('POST /otp/email-verify/send', { body: { email }, from: home })).status).toBe(200);
    expect((await verify(codeFor(t.mails, email), home)).status).toBe(200);
  },
  guessingTakes,
);

test('a code is sent at most once a minute, no matter who asks and whether the address is known', async () => {
  for (const to of [email, `nobody${people}@people.example`]) {
    const send = (from: string) => t.ask('POST /otp/forgot-password/send', { body: { email: to }, from });
    expect((await send(home)).status).toBe(200);
    const { status, headers } = await send(elsewhere);
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60);
  }
  later(1);
  const again = await t.ask('POST /otp/forgot-password/send', { body: { email }, from: home });
  expect(again.status).toBe(200);
});

test('asking for codes over and over from one address does not keep the owner from getting one', async () => {
  const send = (from: string) => t.ask('POST /otp/forgot-password/send', { body: { email }, from });
  for (let minute = 0; minute < 10; minute += 1) {
    await send(attacker);
    later(1);
  }
  expect((await send(attacker)).status).toBe(429);
  expect((await send(home)).status).toBe(200);
});

test('neither addresses nor e-mails are kept with the counters', async () => {
  await signIn('wrong', attacker);
  const { rows } = await t.pool.query<{ key: string }>('select key from "rateLimits"');
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toMatch(/people\.example|203\.0\.113/);
});
