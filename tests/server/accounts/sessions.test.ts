/** Where someone is signed in: seeing it, and ending it. */
import { beforeEach, expect, test } from 'vitest';
import type { StoredAuth } from '../../../schemas/auth.ts';
import type { Session } from '../../../schemas/session.ts';
import { doDueTasks } from '../../../server/doDueTasks.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { addCandidate, testPassword } from '../../support/people.ts';

const agents = {
  firefox: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
  phone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
};

let t: TestApp;
const casey = 'casey@people.example';

beforeEach(async () => {
  t = await testApp();
  await addCandidate(t.db, casey);
  await addCandidate(t.db, 'other@people.example');
});

async function signIn(agent: string, email = casey): Promise<string> {
  const { body } = await t.ask<StoredAuth>('POST /auth/login', {
    body: { email, password: testPassword },
    headers: { 'user-agent': agent },
  });
  return body.token;
}
const sessions = async (as: string) => (await t.ask<Session[]>('GET /auth/sessions', { as })).body;
const isIn = async (as: string) => (await t.ask('GET /users/me', { as })).status === 200;
const later = (minutes: number) => {
  t.time.now = new Date(t.time.now.getTime() + minutes * 60_000);
};

test('each sign-in is listed with its device, the one seen last first, and this one marked', async () => {
  const desk = await signIn(agents.firefox);
  later(10);
  await signIn(agents.phone);
  await signIn('other', 'other@people.example');
  expect(await sessions(desk)).toMatchObject([
    // Asking has just been seen, as late as the other's sign-in.
    ...[{ browser: 'Safari', system: 'iOS', isThisOne: false, begunAt: '2026-06-01T12:10:00.000Z' }],
    {
      ...{ browser: 'Firefox', system: 'Windows', isThisOne: true },
      ...{ begunAt: '2026-06-01T12:00:00.000Z', lastSeenAt: '2026-06-01T12:10:00.000Z' },
    },
  ]);
});

test('an agent that is none is listed without a name, and its text is kept nowhere', async () => {
  const token = await signIn('x'.repeat(9000));
  expect(await sessions(token)).toMatchObject([{ browser: null, system: null }]);
  await signIn('Mozilla/5.0 (<script>) secret-agent');
  const rows = await t.db.selectFrom('sessions').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain('secret-agent');
});

test('being seen is written down every five minutes, and not with every request', async () => {
  const token = await signIn(agents.firefox);
  const seen = async () =>
    (await t.db.selectFrom('sessions').select('lastSeenAt').executeTakeFirst())?.lastSeenAt;
  later(4);
  await isIn(token);
  expect(await seen()).toBe('2026-06-01T12:00:00.000Z');
  later(1);
  await isIn(token);
  expect(await seen()).toBe('2026-06-01T12:05:00.000Z');
});

test('one that is ended is refused with its next request, and the others go on', async () => {
  const [desk, phone] = [await signIn(agents.firefox), await signIn(agents.phone)];
  expect(await isIn(phone)).toBe(true);
  const id = (await sessions(desk)).find(({ isThisOne }) => !isThisOne)?.id;
  expect((await t.ask(`DELETE /auth/sessions/${id}`, { as: desk })).status).toBe(204);
  expect([await isIn(desk), await isIn(phone)]).toEqual([true, false]);
  expect(await sessions(desk)).toHaveLength(1);
  expect((await t.ask(`DELETE /auth/sessions/${id}`, { as: desk })).status).toBe(404);
});

test('nobody ends another person’s', async () => {
  const [mine, theirs] = [await signIn(agents.firefox), await signIn(agents.phone, 'other@people.example')];
  const [id] = (await sessions(theirs)).map((one) => one.id);
  expect((await t.ask(`DELETE /auth/sessions/${id}`, { as: mine })).status).toBe(404);
  expect(await isIn(theirs)).toBe(true);
});

test('ending all others leaves this device in, with another token', async () => {
  const [desk, phone] = [await signIn(agents.firefox), await signIn(agents.phone)];
  const { body } = await t.ask<StoredAuth>('POST /auth/sessions/end-others', {
    as: desk,
    headers: { 'user-agent': agents.firefox },
  });
  expect([await isIn(desk), await isIn(phone), await isIn(body.token)]).toEqual([false, false, true]);
  expect(await sessions(body.token)).toMatchObject([{ browser: 'Firefox', isThisOne: true }]);
});

test('a changed password, signing out and the end of a token take them off the list', async () => {
  const [desk, phone] = [await signIn(agents.firefox), await signIn(agents.phone)];
  await t.ask('POST /auth/logout', { as: phone });
  expect(await sessions(desk)).toHaveLength(1);
  const { body } = await t.ask<StoredAuth>('POST /auth/change-password', {
    as: desk,
    body: { currentPassword: testPassword, newPassword: 'wheel marble ocean' },
  });
  const after = await sessions(body.token);
  expect(after.map(({ isThisOne }) => isThisOne)).toEqual([true]);
  later(61);
  await doDueTasks(t.db, t.time.now);
  expect(await t.db.selectFrom('sessions').select('id').execute()).toEqual([]);
});
