/** The first accounts of a server nobody can register at yet. */
import { tmpdir } from 'node:os';
import { beforeAll, expect, test } from 'vitest';
import type { Problem } from '../../schemas/calls/problem.ts';
import { agreement } from '../support/agreement.ts';
import { type TestApp, testApp } from '../support/app.ts';
import { runCommand } from '../support/runCommand.ts';
import { testEnv } from '../support/services.ts';

const secret = 'a secret that is only good for tests, 32+';
const newPassword = 'wheel marble ocean';

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ env: { ...testEnv, AUTH_SECRET: secret } });
});

const run = (...args: string[]) =>
  runCommand('account', args, { config: t.config, dataDir: `${tmpdir()}/hireday-account-test` });

/** The link in what a command said. */
function linkIn(lines: string[]): { email: string; token: string; page: string } {
  const url = new URL(/https?:\S+/.exec(lines.join('\n'))?.[0] ?? '');
  const values = new URLSearchParams(url.hash.slice(1));
  return { email: values.get('email') ?? '', token: values.get('token') ?? '', page: url.pathname };
}

const choose = ({ email, token }: { email: string; token: string }) =>
  t.ask<Problem>('POST /auth/reset-password', {
    body: { email, newPassword, verificationToken: token, ...agreement },
  });

const signIn = (email: string) =>
  t.ask<{ token: string }>('POST /auth/login', { body: { email, password: newPassword } });

test('an employer gets in by the link, once', async () => {
  const { status, lines } = await run('Hiring@Company.example', '--role', 'employer', '--name', 'Company');
  expect(status).toBe(0);
  expect(lines).toEqual([
    'hiring@company.example: the account is made (EMPLOYER).',
    expect.stringMatching(/^Choose its password within 24 hours: http/),
  ]);
  const link = linkIn(lines);
  expect(link).toMatchObject({ email: 'hiring@company.example', page: '/forgot-password/' });
  // The commands read the real clock.
  t.time.now = new Date();
  expect((await signIn(link.email)).status).toBe(401);
  expect((await choose(link)).status).toBe(204);
  const { body } = await signIn(link.email);
  const me = await t.ask('GET /users/me', { as: body.token });
  expect(me.body).toMatchObject({ role: 'EMPLOYER', emailVerified: true });
  expect((await t.ask('GET /employers/hiring@company.example', { as: body.token })).body).toMatchObject({
    employerName: 'Company',
  });
  expect(await choose(link)).toMatchObject({ status: 422, body: { errors: { verificationToken: /./ } } });
});

test('a recruiter is active at once, and a candidate can sign in without a resume', async () => {
  await run('boss@shop.example', '--role', 'EMPLOYER', '--name', 'Shop');
  const recruiter = await run(
    ...['rae@elsewhere.example', '--role', 'RECRUITER', '--name', 'Rae de la Cruz', '--employer', 'shop'],
  );
  const candidate = await run('casey@people.example', '--role', 'CANDIDATE', '--name', 'Casey Lee');
  t.time.now = new Date();
  for (const { lines } of [recruiter, candidate]) expect((await choose(linkIn(lines))).status).toBe(204);

  const { body: staff } = await signIn('rae@elsewhere.example');
  expect((await t.ask('GET /recruiters/rae@elsewhere.example', { as: staff.token })).body).toMatchObject({
    recruiterFirstName: 'Rae de la',
    recruiterLastName: 'Cruz',
    employerName: 'Shop',
    status: 'ACTIVE',
  });
  const { body: person } = await signIn('casey@people.example');
  expect((await t.ask('GET /candidates/casey@people.example', { as: person.token })).body).toMatchObject({
    candidateFirstName: 'Casey',
    resumeFileName: null,
  });
});

test('an address that has an account gets a new link when asked for, and nothing else is changed', async () => {
  await run('again@company.example', '--role', 'EMPLOYER', '--name', 'Again');
  expect(await run('again@company.example', '--role', 'EMPLOYER', '--name', 'Other')).toEqual({
    status: 1,
    lines: [
      'again@company.example has an account already. Give --link for a new link to choose its password.',
      'See --help.',
    ],
  });
  const { lines } = await run('again@company.example', '--link');
  t.time.now = new Date();
  expect((await choose(linkIn(lines))).status).toBe(204);
  expect((await signIn('again@company.example')).status).toBe(200);
});

test('a link is over after a day', async () => {
  const { lines } = await run('late@company.example', '--role', 'EMPLOYER', '--name', 'Late');
  t.time.now = new Date(Date.now() + 24 * 3_600_000 + 60_000);
  expect(await choose(linkIn(lines))).toMatchObject({ status: 422 });
});

test.each([
  [[], 'EMAIL is missing.'],
  [['a@b.example', 'c@d.example'], 'There is more than EMAIL.'],
  [['a@b.example'], '--role has to be EMPLOYER, RECRUITER or CANDIDATE.'],
  [['a@b.example', '--role', 'ADMIN'], '--role has to be EMPLOYER, RECRUITER or CANDIDATE.'],
  [['a@b.example', '--role', 'EMPLOYER'], '--name is missing.'],
  [['someone', '--role', 'EMPLOYER', '--name', 'X'], 'Enter an e-mail address like name@example.com.'],
  [['a@b.example', '--role', 'RECRUITER', '--name', 'Rae Cruz'], /^A recruiter needs --employer/],
  [
    ['a@b.example', '--role', 'RECRUITER', '--name', 'Rae Cruz', '--employer', 'Nobody'],
    /^There is no employer Nobody/,
  ],
  [['a@b.example', '--role', 'CANDIDATE', '--name', '-'], /^A name has at least one letter/],
  [['a@b.example', '--role', 'EMPLOYER', '--name', 'X', '--employer', 'Y'], /^--employer is for a recruiter/],
  [['nobody@b.example', '--link'], /^nobody@b.example has no account/],
])('%o is refused', async (args, line) => {
  expect(await run(...args)).toEqual({
    status: 1,
    lines: [expect.stringMatching(line), 'See --help.'],
  });
  expect(await t.db.selectFrom('users').where('email', '=', 'a@b.example').selectAll().execute()).toEqual([]);
});

test('a name that an employer has already is refused', async () => {
  await run('first@same.example', '--role', 'EMPLOYER', '--name', 'Same');
  expect(await run('second@same.example', '--role', 'EMPLOYER', '--name', 'SÁME, Inc.')).toMatchObject({
    status: 1,
    lines: [expect.stringMatching(/^There is an employer whose name looks/), 'See --help.'],
  });
});
