/** A bucket that hangs takes nobody with it who wants nothing of it, and those who do are told in time. */
import { once } from 'node:events';
import net, { type AddressInfo, type Socket } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Problem } from '../../../schemas/calls/problem.ts';
import { removeOwed } from '../../../server/features/people/keepResume.ts';
import { openBucketStorage } from '../../../server/files/storage/bucketStorage.ts';
import type { ResumeStorage } from '../../../server/files/storage/storage.ts';
import { agreement } from '../../support/agreement.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { formOf, plainResume } from '../../support/form.ts';
import { addCandidate } from '../../support/people.ts';
import { testServices } from '../../support/services.ts';

/** Half of an answer: the head promises more than ever comes. */
const half = 'HTTP/1.1 200 OK\r\ncontent-length: 5000\r\n\r\nthe beginning of a file';

/** The bucket's way with a connection. */
let manner: 'says nothing' | 'answers half' | 'hangs up';
const sockets = new Set<Socket>();
const bucket = net.createServer((socket) => {
  sockets.add(socket);
  socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
  if (manner === 'hangs up') socket.destroy();
  else socket.on('data', () => manner === 'answers half' && socket.write(half));
});

let t: TestApp;
/** Where the files are while the bucket answers. */
let memory: ResumeStorage;
let away = false;

beforeAll(async () => {
  bucket.listen(0, '127.0.0.1');
  await once(bucket, 'listening');
  const hanging = openBucketStorage(
    {
      bucket: 'resumes',
      endpoint: `http://127.0.0.1:${(bucket.address() as AddressInfo).port}`,
      accessKeyId: 'test',
      secretAccessKey: 'test-secret',
    },
    { connect: 900, try: 1200, all: 3000 },
  );
  const now = () => (away ? hanging : memory);
  t = await testApp({
    storage: {
      put: (bytes) => now().put(bytes),
      get: (key) => now().get(key),
      delete: (key) => now().delete(key),
      storedBefore: (moment) => now().storedBefore(moment),
    },
  });
  memory = testServices(t.db).storage;
});
afterAll(() => {
  for (const socket of sockets) socket.destroy();
  bucket.close();
});
beforeEach(() => {
  manner = 'says nothing';
  away = false;
});

let count = 0;
const nextEmail = () => {
  count += 1;
  return `person${count}@people.example`;
};
const register = (email = nextEmail()) =>
  t.ask<Problem & { token: string }>('POST /auth/register/candidate', {
    body: formOf(
      {
        candidateEmail: email,
        candidateFirstName: 'Ada',
        candidateLastName: 'Example',
        candidatePassword: 'wheel marble ocean',
        ...agreement,
      },
      { bytes: `${plainResume}\n${email}` },
    ),
  });
const people = async () => (await t.db.selectFrom('users').select('email').execute()).length;
const notes = async () => (await t.db.selectFrom('comingFiles').selectAll().execute()).length;

const slowestOf = async (calls: Promise<unknown>) => {
  let slowest = 0;
  let done = false;
  void calls.finally(() => (done = true));
  while (!done) {
    const began = performance.now();
    expect((await t.app.inject({ url: '/readyz' })).statusCode).toBe(200);
    slowest = Math.max(slowest, performance.now() - began);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return slowest;
};

test('more registrations than connections are told in time, and every other call stays quick', async () => {
  await register();
  away = true;
  const before = await people();
  const registering = Promise.all(Array.from({ length: 15 }, () => register()));
  expect(await slowestOf(registering)).toBeLessThan(2700);
  for (const { status, body, headers } of await registering) {
    expect([status, body.code]).toEqual([503, 'STORAGE_UNAVAILABLE']);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  }
  expect(await people()).toBe(before);
  expect(await notes()).toBe(0);
  // Once the bucket is back, so is everything.
  away = false;
  expect((await register()).status).toBe(201);
});

test.each(['says nothing', 'answers half', 'hangs up'] as const)(
  'a download from a bucket that %s is 503 and never half a file',
  async (how) => {
    const email = await addCandidate(t.db, `${how.replace(' ', '.')}@people.example`);
    const resumeKey = await memory.put(Buffer.from(plainResume));
    await t.db
      .updateTable('candidates')
      .set({ resumeKey, resumeKind: 'TXT' })
      .where('candidateEmail', '=', email)
      .execute();
    const as = await t.signIn(email);
    away = true;
    manner = how;
    const { status, body } = await t.ask<Problem>(`GET /candidates/${email}/resume`, { as });
    expect([status, body.code]).toEqual([503, 'STORAGE_UNAVAILABLE']);
    away = false;
    expect((await t.ask(`GET /candidates/${email}/resume`, { as })).text).toBe(plainResume);
  },
);

test('people who leave meanwhile are erased, and their file is removed when the bucket is back', async () => {
  const email = 'leaver@people.example';
  const { body } = await register(email);
  const { resumeKey } = await t.db
    .selectFrom('candidates')
    .select('resumeKey')
    .where('candidateEmail', '=', email)
    .executeTakeFirstOrThrow();
  const as = body.token;
  const confirm = await t.ask<{ confirmationToken: string }>('POST /auth/confirm-password', {
    as,
    body: { password: 'wheel marble ocean' },
  });
  away = true;
  const query = new URLSearchParams({ confirmationToken: confirm.body.confirmationToken });
  expect((await t.ask(`DELETE /candidates/${email}?${query}`, { as })).status).toBe(204);
  away = false;
  expect(await memory.get(resumeKey ?? '')).toBeDefined();

  const holding = { db: t.db, storage: memory };
  expect(await removeOwed(holding)).toBe(0);
  await t.db.updateTable('leavingFiles').set({ at: '2026-01-01T00:00:00.000Z' }).execute();
  expect(await removeOwed(holding)).toBe(1);
  expect(await memory.get(resumeKey ?? '')).toBeUndefined();
  expect(await t.db.selectFrom('leavingFiles').selectAll().execute()).toEqual([]);
});
