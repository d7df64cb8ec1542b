/** Of the networks an account is used from, a keyed hash is kept for sixty days, as long as there is an account. */
import { beforeEach, expect, test } from 'vitest';
import { doDueTasks } from '../../../server/doDueTasks.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { addCandidate, testPassword } from '../../support/people.ts';
import { readZip } from '../../support/readZip.ts';

let t: TestApp;
const casey = 'casey@people.example';

beforeEach(async () => {
  t = await testApp();
  await addCandidate(t.db, casey);
});

const see = async (from: string, email = casey) => {
  const as = await t.signIn(email);
  expect((await t.ask('GET /users/me', { as, from })).status).toBe(200);
  return as;
};
const kept = () => t.db.selectFrom('networks').selectAll().execute();
const later = (days: number) => {
  t.time.now = new Date(t.time.now.getTime() + days * 86_400_000);
};

test('the address itself is kept nowhere, and the same network is one for all', async () => {
  await addCandidate(t.db, 'robin@people.example');
  await see('2001:db8:1:2::7');
  await see('2001:db8:1:2:3:4:5:6', 'robin@people.example');
  await see('203.0.113.7');
  const rows = await kept();
  expect(rows).toHaveLength(3);
  expect(new Set(rows.map(({ networkHash }) => networkHash)).size).toBe(2);
  expect(JSON.stringify(rows)).not.toMatch(/203\.0|2001/);
});

test('it is forgotten sixty days after the last use', async () => {
  await see('203.0.113.7');
  later(50);
  await see('203.0.113.7');
  await see('198.51.100.9');
  later(20);
  await see('198.51.100.9');
  later(41);
  await doDueTasks(t.db, t.time.now);
  expect(await kept()).toHaveLength(1);
  later(61);
  await doDueTasks(t.db, t.time.now);
  expect(await kept()).toEqual([]);
});

/** With the password once more, as the screens ask for it. */
async function confirmed(as: string): Promise<string> {
  const { body } = await t.ask<{ confirmationToken: string }>('POST /auth/confirm-password', {
    as,
    body: { password: testPassword },
  });
  return `confirmationToken=${encodeURIComponent(body.confirmationToken)}`;
}

test('its owner has it in their copy of what is held, and it goes with the account', async () => {
  const as = await see('203.0.113.7');
  const copy = await t.app.inject({
    url: `/api/v1/candidates/${casey}/export?${await confirmed(as)}`,
    headers: { authorization: `Bearer ${as}` },
  });
  const profile = JSON.parse(String((await readZip(copy.rawPayload)).get('profile.json')));
  expect(JSON.stringify(profile)).toContain('"networks":[{"lastSeenAt":"2026-06-01T12:00:00.000Z"}');
  expect((await t.ask(`DELETE /candidates/${casey}?${await confirmed(as)}`, { as })).status).toBe(204);
  expect(await kept()).toEqual([]);
});
