/** A class, an office or a fair behind one network address: nobody is refused because of the others, and no guess is let through. */
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { callLimits } from '../../../schemas/calls/limits.ts';
import type { Problem } from '../../../schemas/calls/problem.ts';
import { createLimits } from '../../../server/access/limits.ts';
import { rules } from '../../../server/access/rules.ts';
import { buildApp } from '../../../server/app.ts';
import { agreement } from '../../support/agreement.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { formOf } from '../../support/form.ts';
import { addCandidate, testPassword } from '../../support/people.ts';
import { codeFor } from '../../support/proof.ts';
import { testEnv } from '../../support/services.ts';

const limited = { ...testEnv, RATE_LIMIT: 'on' as const };
const campus = '203.0.113.7';
const password = 'wheel marble ocean';

const mostWrongCodes = rules.codeTryNetwork.windows[0]?.tries ?? 0;

let t: TestApp;
let run = 0;

beforeAll(async () => {
  // The limits count by the real clock.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-01T12:00:00.000Z') });
  t = await testApp({ env: { ...limited, KNOWN_NETWORKS: ['198.51.100.0/24', '2001:db8:1::/48'] } });
});
afterAll(() => vi.useRealTimers());

const setTime = (ms: number) => {
  vi.setSystemTime(new Date(ms));
  t.time.now = new Date();
};
const later = (minutes: number) => setTime(Date.now() + minutes * 60_000);

beforeEach(() => {
  run += 1;
  setTime(Date.UTC(2026, 5, 1 + 2 * run, 12));
  t.mails.length = 0;
});

const people = (count: number) =>
  Array.from({ length: count }, (_, index) => `p${run}x${index}@people.example`);

/** Asks one thing for each person: so many at a time, as in a hall where all do the same. */
async function each<T>(
  emails: readonly string[],
  ask: (email: string) => Promise<T>,
  atOnce = 50,
): Promise<T[]> {
  const answers: T[] = [];
  for (let done = 0; done < emails.length; done += atOnce)
    answers.push(...(await Promise.all(emails.slice(done, done + atOnce).map(ask))));
  return answers;
}

const statusesOf = (answers: readonly { status: number }[]) => [
  ...new Set(answers.map(({ status }) => status)),
];
const post = <T = Problem>(path: string, body: unknown, from = campus) =>
  t.ask<T>(`POST ${path}`, { body, from });
const send = (email: string, from = campus) => post('/otp/email-verify/send', { email }, from);
const verify = (email: string, code: string, from = campus) =>
  post<{ verificationToken: string } & Problem>('/otp/email-verify/verify', { email, code }, from);
const signIn = (email: string, typed: string, from = campus) =>
  post('/auth/login', { email, password: typed }, from);

/** Asks for a code and types it. @returns the proof */
async function prove(email: string, from = campus): Promise<string> {
  await send(email, from);
  return (await verify(email, codeFor(t.mails, email), from)).body.verificationToken;
}

const candidateForm = (email: string, verificationToken: string) =>
  formOf({
    ...{ candidateEmail: email, candidatePassword: password, verificationToken, ...agreement },
    ...{ candidateFirstName: 'Ada', candidateLastName: 'Example' },
  });
const register = (email: string, token: string, from = campus) =>
  post('/auth/register/candidate', candidateForm(email, token), from);
const registerCompany = (email: string, verificationToken: string, from = campus) =>
  post(
    '/auth/register/employer',
    {
      ...{ employerEmail: email, employerPassword: password, verificationToken, ...agreement },
      employerName: `Company ${email.split('@')[0]}`,
    },
    from,
  );

/** Wrong passwords for accounts of other people, as a program tries them. @returns how many were looked at */
async function guessPasswords(count: number, from: string): Promise<number> {
  const answers = await each(people(count), (email) => signIn(`other-${email}`, 'Summer2026!', from));
  return answers.filter(({ status }) => status === 401).length;
}

test('two hundred people of one address register in the same hour, step by step and all at once', async () => {
  const emails = people(200);
  expect(statusesOf(await each(emails, (email) => send(email)))).toEqual([200]);
  const verified = await each(emails, (email) => verify(email, codeFor(t.mails, email)));
  expect(statusesOf(verified)).toEqual([200]);
  const tokens = new Map(
    emails.map((email, index) => [email, verified[index]?.body.verificationToken ?? '']),
  );
  const tokenOf = (email: string) => tokens.get(email) ?? '';
  const checked = await each(emails, (email) =>
    post('/auth/check-password', { email, verificationToken: tokenOf(email), password, names: [] }),
  );
  expect(statusesOf(checked)).toEqual([204]);
  // No more resumes at a time than one server reads.
  const resumes = await each(
    emails,
    (email) => post('/auth/check-resume', formOf({ email, verificationToken: tokenOf(email) })),
    8,
  );
  expect(statusesOf(resumes)).toEqual([204]);
  expect(statusesOf(await each(emails, (email) => register(email, tokenOf(email)), 8))).toEqual([201]);
  // At the same desks an hour later, and after someone there has guessed at accounts of others.
  await guessPasswords(300, campus);
  expect(statusesOf(await each(emails, (email) => signIn(email, password)))).toEqual([200]);
}, 240_000);

test('a hall in which everyone asks for a code before the first mail has come is not refused', async () => {
  const emails = people(250);
  expect(statusesOf(await each(emails, (email) => send(email)))).toEqual([200]);
});

test('people who forget their passwords, one after the other, choose new ones at one address', async () => {
  const emails = await each(people(61), (email) => addCandidate(t.db, email));
  const reset = async (email: string) => {
    await post('/otp/forgot-password/send', { email });
    const code = codeFor(t.mails, email);
    const { body } = await post<{ verificationToken: string }>('/otp/forgot-password/verify', {
      email,
      code,
    });
    const proof = { email, verificationToken: body.verificationToken };
    expect((await post('/auth/reset-password/ways-in', proof)).status).toBe(200);
    return post('/auth/reset-password', { ...proof, newPassword: password });
  };
  expect(statusesOf(await each(emails, reset))).toEqual([204]);
});

test.each([1, 30])(
  'who proves %i addresses of their own gets no more guesses at the accounts of others',
  async (own) => {
    for (const email of people(own))
      expect((await registerCompany(email, await prove(email))).status).toBe(201);
    const { tries } = rules.signInNetwork.windows[0];
    expect(await guessPasswords(200, campus)).toBe(tries);
    // Signing in rightly to one's own account in between brings no more.
    for (const email of people(own)) expect((await signIn(email, password)).status).toBe(200);
    expect(await guessPasswords(200, campus)).toBe(0);
  },
);

test('who types the right code of an address of their own gets no more tries at the codes of others', async () => {
  const others = people(130).map((email) => `other-${email}`);
  await each(others, (email) => send(email, '192.0.2.99'));
  const [own = ''] = people(1);
  const wrong = (code: string) => (t.mails.some(({ subject }) => subject.includes(code)) ? '999999' : code);
  let looked = 0;
  for (let round = 0; round < 5; round += 1) {
    const answers = await each(others, (email) => verify(email, wrong(`00000${round}`)));
    looked += answers.filter(({ status }) => status === 422).length;
    later(1);
    // Their own try is given back, and no other.
    await send(own);
    const { status } = await verify(own, codeFor(t.mails, own));
    expect(status).toBe(looked < mostWrongCodes ? 200 : 429);
  }
  expect(looked).toBe(mostWrongCodes);
});

test('passwords and codes of people who were all seen at one address are guessed no more often there', async () => {
  const emails = await each(people(400), (email) => addCandidate(t.db, email));
  await each(emails, (email) => t.services.limits.trust(email, campus));
  const guessed = await each(emails, (email) => signIn(email, 'Summer2026!'));
  expect(guessed.filter(({ status }) => status === 401)).toHaveLength(
    rules.signInSeenNetwork.windows[0].tries,
  );
  const asked = await each(emails, (email) => send(email));
  expect(asked.filter(({ status }) => status === 200)).toHaveLength(mostWrongCodes);
  for (const code of ['000000', '000001']) await each(emails.slice(0, 200), (email) => verify(email, code));
  const [first = ''] = emails;
  expect((await verify(first, '000002')).body.limitedBy).toBe('NETWORK');
}, 240_000);

test('a proof that is used again and again counts against the address that was proved, and nobody else’s', async () => {
  const [one = '', other = ''] = people(2);
  const [token, otherToken] = [await prove(one), await prove(other)];
  const check = (email: string, verificationToken: string) =>
    post('/auth/check-password', { email, verificationToken, password, names: [] });
  const { calls } = callLimits.checkPassword;
  for (let count = 0; count < calls; count += 1) expect((await check(one, token)).status).toBe(204);
  const { status, body } = await check(one, token);
  expect([status, body.limitedBy]).toEqual([429, 'PERSON']);
  expect((await check(other, otherToken)).status).toBe(204);
});

test('proofs that are not good are counted by address, and keep out nobody whose proof is', async () => {
  const [good = '', late = ''] = people(2);
  const token = await prove(good);
  const { calls } = callLimits.register;
  const made = (email: string) => registerCompany(email, 'made up');
  const refused = await each(people(calls + 20), (email) => made(`bad-${email}`));
  expect(refused.filter(({ status }) => status === 422)).toHaveLength(calls);
  const { status, body, headers } = await made(late);
  expect([status, body.code, body.limitedBy]).toEqual([429, 'TOO_MANY_REQUESTS', 'NETWORK']);
  expect(Number(headers['retry-after'])).toBe(60 * 60);
  expect((await registerCompany(good, token)).status).toBe(201);
});

test('several servers of one database count a network’s tries as one', async () => {
  const { tries } = rules.signInNetwork.windows[0];
  const other = await buildApp({ ...t.services, limits: createLimits(t.db, t.services.env) });
  const emails = people(tries + 40);
  const answers = await each(emails, async (email) => {
    const isFirst = emails.indexOf(email) % 2 === 0;
    const payload = { email, password: 'wrong' };
    const request = { method: 'POST', url: '/api/v1/auth/login', payload, remoteAddress: campus } as const;
    return (isFirst ? t.app : other).inject(request);
  });
  await other.close();
  expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(tries);
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(40);
});

test('a network that the operator has named has ten times as much room, and each person in it as much as anywhere', async () => {
  const { tries } = rules.signInNetwork.windows[0];
  expect(await guessPasswords(2 * tries + 30, '198.51.100.9')).toBe(2 * tries + 30);
  expect(await guessPasswords(tries + 30, '198.51.101.9')).toBe(tries);
  const email = await addCandidate(t.db, people(1)[0] ?? '');
  for (let count = 0; count < 5; count += 1)
    expect((await signIn(email, 'wrong', '198.51.100.10')).status).toBe(401);
  expect((await signIn(email, testPassword, '198.51.100.10')).body.limitedBy).toBe('PERSON');
});

test('an IPv6 address counts by its network of 64 bits, known or not', async () => {
  const { tries } = rules.signInNetwork.windows[0];
  expect(await guessPasswords(tries, '2001:db8:2:3::1')).toBe(tries);
  expect(await guessPasswords(1, '2001:db8:2:3:ffff::2')).toBe(0);
  expect(await guessPasswords(1, '2001:db8:2:4::1')).toBe(1);
  expect(await guessPasswords(tries + 30, '2001:db8:1:3::1')).toBe(tries + 30);
});

test('a try that is given back after its window has ended is not taken off the next one', async () => {
  const { limits } = t.services;
  const key = ['signInNetwork', '192.0.2.50'] as const;
  const { tries, seconds } = rules.signInNetwork.windows[0];
  const early = await limits.take(key);
  later(seconds / 60);
  for (let count = 0; count < tries; count += 1) await limits.take(key);
  await early.giveBack();
  await expect(limits.take(key)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS', limitedBy: 'NETWORK' });
  // The window ends with its first try, whatever was refused in it.
  later(seconds / 60);
  expect((await limits.take(key)).left).toBe(tries - 1);
});

test('a refused try is counted nowhere, so that nobody waits longer for having tried', async () => {
  const [email = ''] = people(1);
  await guessPasswords(rules.signInNetwork.windows[0].tries, campus);
  for (let count = 0; count < 30; count += 1) expect((await signIn(email, 'wrong')).status).toBe(429);
  later(15);
  const { status, body } = await signIn(email, 'wrong');
  expect([status, body.triesLeft]).toEqual([401, 4]);
});

test('a refusal says whose tries they were, how long it is, and what helps at once', async () => {
  const [email = ''] = people(1);
  for (let count = 0; count < 5; count += 1) await signIn(email, 'wrong');
  later(3);
  const own = await signIn(email, 'wrong');
  expect([own.status, own.headers['retry-after'], own.body.limitedBy]).toEqual([429, '720', 'PERSON']);
  expect(own.body.detail).toBe('Too many tries. Wait 12 minutes and try again.');

  const fair = '203.0.113.8';
  await guessPasswords(rules.signInNetwork.windows[0].tries, fair);
  later(4);
  const others = await signIn(`new-${email}`, 'wrong', fair);
  expect([others.status, others.headers['retry-after'], others.body.limitedBy]).toEqual([
    429,
    '660',
    'NETWORK',
  ]);
  expect(others.body.detail).toBe(
    'Too many tries came from your network, which other people may share. Wait 11 minutes and try again. Or use another network, such as the one of your phone.',
  );

  for (let count = 0; count < 20; count += 1) await signIn(email, 'wrong', `192.0.2.${count}`);
  const account = await signIn(email, 'wrong', '192.0.2.200');
  expect([account.status, account.headers['retry-after'], account.body.limitedBy]).toEqual([
    429,
    '3180',
    'ACCOUNT',
  ]);
  expect(account.body.detail).toContain('perhaps by other people');
});

test('of two windows that are full the later one is named, for before that another try would be refused', async () => {
  const [email = ''] = people(1);
  for (let round = 0; round < 4; round += 1) {
    for (let count = 0; count < 5; count += 1) await signIn(email, 'wrong');
    later(15);
  }
  const { headers, body } = await signIn(email, 'wrong');
  expect(headers['retry-after']).toBe(String(23 * 60 * 60));
  expect(body.detail).toContain('23 hours');
});

test('people who are signed in share no ceiling with others of their network', async () => {
  const emails = await each(people(3), (email) => addCandidate(t.db, email));
  const tokens = await Promise.all(emails.map((email) => t.signIn(email)));
  const { calls } = callLimits.ceiling;
  const ask = (as?: string) => t.ask<Problem>('GET /plans', { as, from: campus });
  await each(people(calls), () => ask());
  expect((await ask()).body.limitedBy).toBe('NETWORK');
  for (const as of tokens) expect((await ask(as)).status).toBe(200);
  // Each of them has the same ceiling, and a token that is not ours is nobody's.
  const [first = ''] = tokens;
  await each(people(calls - 1), () => ask(first));
  expect((await ask(first)).body.limitedBy).toBe('PERSON');
  expect((await ask(tokens[1])).status).toBe(200);
  expect((await ask(`${tokens[2]}x`)).status).toBe(429);
}, 120_000);

test('ten thousand calls of a monitor from one address are never refused', async () => {
  const statuses = new Map<string, number>();
  for (let count = 0; count < 10_000; count += 1) {
    const url = count % 2 === 0 ? '/healthz' : '/metrics';
    const { statusCode } = await t.app.inject({ url, remoteAddress: campus });
    statuses.set(`${url} ${statusCode}`, (statuses.get(`${url} ${statusCode}`) ?? 0) + 1);
  }
  expect([...statuses.keys()].filter((key) => key.endsWith(' 429'))).toEqual([]);
  expect(statuses.get('/healthz 200')).toBe(5000);
}, 120_000);
