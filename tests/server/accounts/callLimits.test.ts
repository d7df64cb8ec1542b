/** How often calls may be made: each that costs work has a limit, and several servers count together. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Call } from '../../../schemas/calls/call.ts';
import { callLimits, isSearchable, type LimitName, limitOf } from '../../../schemas/calls/limits.ts';
import type { Problem } from '../../../schemas/calls/problem.ts';
import { calls } from '../../../schemas/calls/table.ts';
import { createSharedCounts } from '../../../server/access/sharedCounts.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { testDatabase } from '../../support/database.ts';
import { addMachineKey } from '../../support/machineKeys.ts';
import { addCandidate, addEmployer } from '../../support/people.ts';
import { testEnv } from '../../support/services.ts';

let t: TestApp;
const secretKey = new Uint8Array(32);
const { ceiling } = callLimits;

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-01T12:00:10.000Z') });
  t = await testApp({ env: { ...testEnv, RATE_LIMIT: 'on' } });
});
afterAll(() => vi.useRealTimers());

const server = () => createSharedCounts(t.db, secretKey);
const add = (counts: ReturnType<typeof server>, times: number, key: string) => {
  let last = 0;
  for (let i = 0; i < times; i += 1) last = counts.add('ceiling', key, ceiling).count;
  return last;
};
const kept = async () => (await sql`select 1 from "rateLimits"`.execute(t.db)).rows.length;

test('two servers know of each other’s calls once they have settled', async () => {
  const [one, two] = [server(), server()];
  expect(add(one, 700, 'a')).toBe(700);
  await one.synchronize();
  expect(add(two, 300, 'a')).toBe(300);
  await two.synchronize();
  expect(add(two, 1, 'a')).toBe(1001);
  await two.synchronize();
  add(one, 1, 'a');
  await one.synchronize();
  expect(add(one, 1, 'a')).toBe(1003);
  // Another's calls, and those of the next minute, are counted by themselves.
  expect(add(two, 1, 'b')).toBe(1);
  vi.setSystemTime(new Date('2026-06-01T12:01:01.000Z'));
  expect(add(two, 1, 'a')).toBe(1);
});

test('calling as often as people do costs the database nothing', async () => {
  const before = await kept();
  const quiet = server();
  for (let i = 0; i < 100; i += 1) add(quiet, 50, `quiet${i}`);
  await quiet.synchronize();
  expect(await kept()).toBe(before);
});

test('while the database is away each server counts by itself', async () => {
  const gone = await testDatabase();
  const alone = createSharedCounts(gone.db, secretKey);
  expect(add(alone, 100, 'c')).toBe(100);
  const settled = vi.spyOn(gone.pool, 'connect').mockRejectedValue(new Error('connect ECONNREFUSED'));
  await expect(alone.synchronize()).rejects.toThrow();
  expect(add(alone, 1101, 'c')).toBe(1201);
  settled.mockRestore();
  // Unsettled counts are settled later.
  await alone.synchronize();
  const other = createSharedCounts(gone.db, secretKey);
  add(other, 60, 'c');
  await other.synchronize();
  expect(add(other, 1, 'c')).toBe(1262);
});

test('the ceiling holds for an address, whatever it asks for, and says when it is over', async () => {
  vi.setSystemTime(new Date('2026-06-01T13:00:10.000Z'));
  const from = '203.0.113.70';
  const ask = (url: string) => t.app.inject({ url, remoteAddress: from });
  for (let i = 0; i < ceiling.calls; i += 1) await ask('/api/v1/plans');
  const refused = await ask('/api/v1/openapi.json');
  expect([refused.statusCode, refused.json<Problem>().code]).toEqual([429, 'TOO_MANY_REQUESTS']);
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(50);
  // Who watches the server is not counted, nor refused because of others behind the same address.
  for (let i = 0; i < 3000; i += 1) {
    const { statusCode } = await ask(i % 2 ? '/readyz' : '/healthz?probe=1');
    if (statusCode !== 200) throw new Error(`The check ${i} was answered ${statusCode}.`);
  }
  // The app's own files are not counted: an office behind one address must not lose its screens.
  expect((await ask('/assets/screen.js')).statusCode).toBe(404);
  expect((await t.app.inject({ url: '/api/v1/plans', remoteAddress: '203.0.113.71' })).statusCode).toBe(200);
  vi.setSystemTime(new Date('2026-06-01T13:01:01.000Z'));
  expect((await ask('/api/v1/plans')).statusCode).toBe(200);
});

test('a call with a limit of its own is held to it for each person', async () => {
  vi.setSystemTime(new Date('2026-06-01T14:00:10.000Z'));
  t.time.now = new Date();
  const [one, other] = ['one@people.example', 'other@people.example'];
  for (const email of [one, other]) await addCandidate(t.db, email);
  const [as, asOther] = [await t.signIn(one), await t.signIn(other)];
  const take = (email: string, token: string) =>
    t.ask<Problem>(`GET /candidates/${email}/export?confirmationToken=made-up`, { as: token });
  for (let i = 0; i < callLimits.export.calls; i += 1) expect((await take(one, as)).status).toBe(422);
  const { status, headers } = await take(one, as);
  expect(status).toBe(429);
  expect(Number(headers['retry-after'])).toBeGreaterThan(3000);
  expect((await take(other, asOther)).status).toBe(422);
});

test('each key of other software has a limit of its own, whatever it asks for', async () => {
  vi.setSystemTime(new Date('2026-06-01T15:00:10.000Z'));
  t.time.now = new Date();
  const employer = await addEmployer(t.db, 'boss@limits.example');
  const as = await t.signIn(employer);
  const [one, other] = [1, 2].map(() => addMachineKey(t, as, { scopes: ['jobs:read'] }));
  const list = async (key: Promise<{ secret: string }> | undefined) =>
    (await t.ask('GET /jobs?perPage=1', { as: (await key)?.secret, from: '203.0.113.90' })).status;
  for (let i = 0; i < callLimits.machine.calls; i += 1) expect(await list(one)).toBe(200);
  expect(await list(one)).toBe(429);
  expect(await list(other)).toBe(200);
});

test('people who are not signed in are counted by address', async () => {
  const reset = (from: string) =>
    t.ask('POST /auth/reset-password', {
      from,
      body: { email: 'x@people.example', newPassword: 'wheel marble ocean', verificationToken: 'made up' },
    });
  const statuses = new Set<number>();
  for (let i = 0; i < callLimits.password.calls; i += 1) statuses.add((await reset('203.0.113.80')).status);
  expect([...statuses]).toEqual([422]);
  expect((await reset('203.0.113.80')).status).toBe(429);
  expect((await reset('203.0.113.81')).status).toBe(422);
});

/** Counts calls until one more is let through. */
const nearlyUseUp = (limit: LimitName, by: 'PERSON' | 'NETWORK', key: string) => {
  for (let i = 2; i < callLimits[limit].calls; i += 1) t.services.limits.count(limit, { by, key });
};

test('a search of jobs has a limit without an account too, and so has whatever else everyone may have made', async () => {
  vi.setSystemTime(new Date('2026-06-01T16:00:10.000Z'));
  const limited = {
    publicSearch: ['/jobs', '/jobs?q=cook', '/jobs.rss?q=nurse', '/jobs?place=Austin'],
    publicFeed: ['/jobs.xml'],
    siteMap: ['/sitemap.xml', '/sitemap-1.xml'],
  } as const;
  for (const [name, urls] of Object.entries(limited)) {
    const [from, elsewhere] = [`203.0.113.${100 + name.length}`, `203.0.113.${150 + name.length}`];
    const [first] = urls;
    const ask = async (url: string, remoteAddress = from) => t.app.inject({ url, remoteAddress });
    expect((await ask(first)).statusCode, name).toBe(200);
    nearlyUseUp(name as LimitName, 'NETWORK', from);
    expect((await ask(first)).statusCode, name).toBe(200);
    for (const url of urls) {
      const { statusCode, headers } = await ask(url);
      expect([url, statusCode]).toEqual([url, 429]);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      expect((await ask(url, elsewhere)).statusCode, url).not.toBe(429);
    }
    expect((await ask('/jobs/0190a0a0-0000-7000-8000-000000000001')).statusCode).toBe(404);
  }
});

test('a list in which words are looked for counts as a search, and without words as a list', async () => {
  vi.setSystemTime(new Date('2026-06-01T17:00:10.000Z'));
  t.time.now = new Date();
  const email = await addCandidate(t.db, 'looking@people.example');
  const as = await t.signIn(email);
  const { id } = await t.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const statusOf = async (call: string) => (await t.ask(`GET ${call}`, { as })).status;
  expect(await statusOf('/jobs?q=cook')).toBe(200);
  nearlyUseUp('search', 'PERSON', id);
  expect(await statusOf('/search?q=cook')).toBe(200);
  for (const call of ['/jobs?q=cook', '/jobs?perPage=1&q=', '/search?q=cook', '/candidate-applications?q=a'])
    expect([call, await statusOf(call)]).toEqual([call, 429]);
  expect(await statusOf('/jobs?perPage=1')).toBe(200);
});

test('whatever changes something or costs work has a limit, which the description of the API tells', async () => {
  const { body } = await t.ask<{ paths: Record<string, Record<string, object>> }>('GET /openapi.json');
  for (const [name, call] of Object.entries<Call>(calls)) {
    const limit = limitOf(call);
    const costs =
      call.method !== 'GET' || call.binary || call.path.includes('stats') || call.tag === 'search';
    if (costs) expect(limit, name).toBeDefined();
    const described = body.paths[`/api/v1${call.path}`]?.[call.method.toLowerCase()];
    if (limit) expect(described, name).toHaveProperty('x-rate-limit', callLimits[limit]);
    else if (isSearchable(call))
      expect(described, name).toHaveProperty('x-rate-limit', { ...callLimits.search, when: 'q is given' });
  }
});
