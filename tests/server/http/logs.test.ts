/** The log's lines about requests: enough to find them, nothing about people. */
import { beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../support/app.ts';
import { testPassword } from '../../support/people.ts';
import { addOrganisation, type Organisation, resumeText, written } from '../../support/scene.ts';
import { testEnv } from '../../support/services.ts';

const lines: string[] = [];
let t: TestApp;
let home: Organisation;

beforeAll(async () => {
  t = await testApp(
    { env: { ...testEnv, LOG_LEVEL: 'trace' } },
    { log: { write: (line: string) => void lines.push(line) } },
  );
  home = await addOrganisation(t, 'home');
});

test('hold ids, routes and statuses, and no address, name, text, search or token', async () => {
  const token = await t.signIn(home.recruiter);
  await t.ask('POST /auth/login', { body: { email: home.candidate, password: 'wrong' } });
  await t.ask('POST /auth/login', { body: { email: home.candidate, password: 7 } });
  await t.ask(`GET /candidates/${home.candidate}`, { as: token });
  await t.ask(`GET /candidates/${home.candidate}/resume`, { as: token });
  await t.ask('GET /candidates/nobody@home.example', { as: token });
  await t.ask('GET /jobs/recruiter/me?q=Casey+Candidate', { as: token });
  await t.ask('GET /jobs/recruiter/me?q=Casey%00', { as: token });
  await t.ask('GET /Casey', { as: token });
  await t.ask('POST /jobs', { as: token, body: written({ title: 'Casey Candidate' }) });
  await t.ask('GET /users/me', { as: `${token}x` });
  await t.ask('GET /jobs/%zzCasey', { as: token });
  const { body: feed } = await t.ask<{ url: string }>('POST /calendar-feed', { as: token });
  const [calendar = '', secret = ''] = /\/calendar-feeds\/(.+)\.ics$/.exec(feed.url) ?? [];
  expect((await t.ask(`GET ${calendar}`)).status).toBe(200);
  // A query that fails tells values of rows in its message and its details.
  await t.pool.query(`alter table "jobs" add constraint "never" check ("title" <> 'Casey failed')`);
  const failed = await t.ask('POST /jobs', { as: token, body: written({ title: 'Casey failed' }) });
  expect(failed.status).toBe(500);

  const log = lines.join('');
  expect(log).toContain('"route":"/api/v1/candidates/:email"');
  expect(log).toContain('"status":404');
  expect(log).toContain('"msg":"INTERNAL"');
  expect(log).toContain('createJob.ts');
  for (const personal of [
    home.candidate,
    home.recruiter,
    '@',
    'Casey',
    'Candidate ',
    resumeText,
    testPassword,
    secret,
    token,
  ]) {
    expect(log.includes(personal), personal).toBe(false);
  }
  const user = await t.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', home.recruiter)
    .executeTakeFirst();
  expect(log).toContain(user?.id);
});
