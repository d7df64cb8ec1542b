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

const send = (from: string, door = 'email-verify') =>
  t.ask(`POST /otp/${door}/send`, { body: { email }, from });
const verify = (code: string, from: string, door = 'email-verify') =>
  t.ask<Problem>(`POST /otp/${door}/verify`, { body: { email, code }, from });
/** Six digits that are none of the codes of the mails. */
function wrongCode(index: number): string {
  const code = String(index).padStart(6, '0');
  return t.mails.some(({ subject }) => subject.includes(code)) ? '999999' : code;
}
const places = (count: number) => Array.from({ length: count }, (_, index) => `203.0.${index}.66`);
/** Tries of a code that were compared with it. */
const compared = async () =>
  (await t.db.selectFrom('waitingCodes').select(['triesLeft', 'otherTriesLeft']).execute()).reduce(
    (sum, { triesLeft, otherTriesLeft }) => sum + 10 - triesLeft - otherTriesLeft,
    0,
  );

test(
  `${guesses} guesses of a code from elsewhere: five are looked at, and the owner’s own code works`,
  async () => {
    await send(home);
    const code = codeFor(t.mails, email);
    const statuses = await many(guesses, (index) => verify(wrongCode(index), attacker));
    expect([statuses.get(200), await compared()]).toEqual([undefined, 5]);
    expect((await verify(code, attacker)).status).not.toBe(200);
    expect((await verify(code, home)).status).toBe(200);
  },
  guessingTakes,
);

test('where no code waits nothing is counted, so that nobody is refused for it', async () => {
  const statuses = await many(200, (index) => verify(wrongCode(index), attacker));
  expect([...statuses.keys()]).toEqual([422]);
  await send(attacker);
  expect((await verify(codeFor(t.mails, email), attacker)).status).toBe(200);
});

/** New accounts and visits of guests prove an address by the first. */
const doors = ['email-verify', 'forgot-password'];

test.each([2, 20])(
  'who asks for codes and guesses them from %i addresses gets nowhere, and keeps nobody out',
  async (count) => {
    for (const door of doors) {
      const before = await compared();
      await many(10 * count, (index) => send(places(count)[index % count] ?? '', door));
      await many(30 * count, (index) => verify(wrongCode(index), places(count)[index % count] ?? '', door));
      // At most five of each code at the place that asked for it, five elsewhere, and fifty of two codes before one each.
      expect((await compared()) - before).toBeLessThanOrEqual(Math.min(10 * count, 100 + count));

      // Asked for and typed at a place where the owner never was, while the guessing goes on.
      later(2);
      expect((await send(elsewhere, door)).status).toBe(200);
      const code = codeFor(t.mails, email);
      await many(5 * count, (index) => send(places(count)[index % count] ?? '', door));
      await many(30 * count, (index) => verify(wrongCode(index), places(count)[index % count] ?? '', door));
      expect((await verify(code, elsewhere, door)).status).toBe(200);
    }
  },
  guessingTakes,
);

test('once many were wrong a code is good for one try, where it was asked for; at a known place for five', async () => {
  await signIn(testPassword, home);
  for (const place of places(12)) await send(place);
  await many(60, (index) => verify(wrongCode(index), places(12)[index % 12] ?? ''));
  later(2);
  await send(elsewhere);
  expect((await verify(wrongCode(1), elsewhere)).body.triesLeft).toBe(0);
  await send(home);
  expect((await verify(wrongCode(1), home)).body.triesLeft).toBe(4);
});

test('a code that is typed elsewhere than it was asked for works: a telephone changes its network', async () => {
  await send(home);
  expect((await verify(codeFor(t.mails, email), elsewhere)).status).toBe(200);
});

test('a place is sent one code a minute, whether or not the address is known', async () => {
  for (const to of [email, `nobody${people}@people.example`]) {
    const ask = () => t.ask('POST /otp/forgot-password/send', { body: { email: to }, from: home });
    expect((await ask()).status).toBe(200);
    const { status, headers } = await ask();
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60);
    later(1);
    expect((await ask()).status).toBe(200);
    later(1);
  }
});

test('a mailbox gets so many codes a day, from however many places, and the owner one at a known place', async () => {
  await signIn(testPassword, home);
  const statuses = await many(150, (index) => send(`203.1.${index}.66`));
  expect(statuses.get(200)).toBe(110);
  expect((await send(elsewhere)).status).toBe(429);
  expect((await send(home)).status).toBe(200);
  expect((await verify(codeFor(t.mails, email), home)).status).toBe(200);
});

test('asking for codes over and over from one address ends there, and keeps nobody else from one', async () => {
  for (let minute = 0; minute < 5; minute += 1) {
    expect((await send(attacker)).status).toBe(200);
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
