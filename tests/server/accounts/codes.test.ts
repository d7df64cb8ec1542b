/** One-time codes: what they prove, for how long, and what guessing them comes to. */
import pg from 'pg';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Problem } from '../../../schemas/calls/problem.ts';
import { agreement } from '../../support/agreement.ts';
import { testApp } from '../../support/app.ts';
import { addCandidate } from '../../support/people.ts';
import { codeFor, prove } from '../../support/proof.ts';

const t = await testApp();
const start = t.time.now;
const email = 'new@people.example';
const minute = 60_000;
const password = 'wheel marble ocean';

const later = (ms: number) => {
  t.time.now = new Date(t.time.now.getTime() + ms);
};
const send = (to = email, door = 'email-verify') => t.ask(`POST /otp/${door}/send`, { body: { email: to } });
const verify = (code: string, to = email, door = 'email-verify') =>
  t.ask<Problem & { verificationToken: string; registered: boolean }>(`POST /otp/${door}/verify`, {
    body: { email: to, code },
  });
const another = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const employer = (verificationToken: string, employerEmail = email) =>
  t.ask<Problem>('POST /auth/register/employer', {
    body: {
      employerEmail,
      employerPassword: password,
      employerName: `Company of ${employerEmail.replace(/\W/g, ' ')}`,
      verificationToken,
      ...agreement,
    },
  });

beforeEach(async () => {
  t.time.now = start;
  t.mails.length = 0;
  await t.db.deleteFrom('waitingCodes').execute();
  await t.db.deleteFrom('verificationTokens').execute();
});

test('the code in the mail is exchanged for a token, once', async () => {
  expect(await send()).toMatchObject({ status: 200, body: {} });
  const code = codeFor(t.mails, email);
  const { status, body } = await verify(code);
  expect(status).toBe(200);
  expect(body.verificationToken.length).toBeGreaterThan(40);
  expect(await verify(code)).toMatchObject({ status: 422, body: { errors: { code: expect.any(String) } } });
});

test('a code works for ten minutes', async () => {
  await send();
  const code = codeFor(t.mails, email);
  later(10 * minute);
  expect((await verify(code)).status).toBe(422);
  later(-1);
  expect((await verify(code)).status).toBe(200);
});

test('five wrong tries use a code up, also when they come at the same moment', async () => {
  await send();
  const code = codeFor(t.mails, email);
  const wrong = await Promise.all(Array.from({ length: 20 }, () => verify(another(code))));
  expect(new Set(wrong.map(({ status }) => status))).toEqual(new Set([422]));
  expect((await verify(code)).status).toBe(422);
});

test('a wrong code says how often it may still be tried, and a used-up one that another is needed', async () => {
  const told = async (code: string) => {
    const { status, body } = await verify(code);
    return [status, body.triesLeft, body.errors?.code];
  };
  expect(await told('123456')).toEqual([422, 0, 'This code no longer works. Ask for a new one.']);
  await send();
  const wrong = another(codeFor(t.mails, email));
  expect(await told(wrong)).toEqual([422, 4, 'This code is wrong. 4 tries are left.']);
  await verify(wrong);
  await verify(wrong);
  expect(await told(wrong)).toEqual([422, 1, 'This code is wrong. One try is left.']);
  expect(await told(wrong)).toEqual([422, 0, 'This code no longer works. Ask for a new one.']);
  expect(await told(codeFor(t.mails, email))).toEqual([
    ...[422, 0, 'This code no longer works. Ask for a new one.'],
  ]);
});

test('the fifth try may still be right', async () => {
  await send();
  const code = codeFor(t.mails, email);
  for (let i = 0; i < 4; i += 1) await verify(another(code));
  expect((await verify(code)).status).toBe(200);
});

test('the right code sent twice at the same moment gives one token', async () => {
  await send();
  const code = codeFor(t.mails, email);
  const answers = await Promise.all([verify(code), verify(code), verify(code)]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('a new code takes the place of the old one', async () => {
  await send();
  const old = codeFor(t.mails, email);
  await send();
  const code = codeFor(t.mails, email);
  if (old !== code) expect((await verify(old)).status).toBe(422);
  expect((await verify(code)).status).toBe(200);
});

test('neither codes nor tokens can be read in the database', async () => {
  const token = await prove(t, email);
  await send();
  const code = codeFor(t.mails, email);
  const kept = JSON.stringify([
    await t.db.selectFrom('waitingCodes').selectAll().execute(),
    await t.db.selectFrom('verificationTokens').selectAll().execute(),
  ]);
  expect(kept).not.toContain(`"${code}"`);
  expect(kept).not.toContain(token);
});

describe('a token', () => {
  test('is good once', async () => {
    const token = await prove(t, 'once@new.example');
    expect((await employer(token, 'once@new.example')).status).toBe(201);
    await t.db.deleteFrom('employers').where('employerEmail', '=', 'once@new.example').execute();
    await t.db.deleteFrom('users').where('email', '=', 'once@new.example').execute();
    expect(await employer(token, 'once@new.example')).toMatchObject({
      status: 422,
      body: { errors: { verificationToken: expect.any(String) } },
    });
  });

  test('is good for thirty minutes', async () => {
    const token = await prove(t, 'slow@new.example');
    later(30 * minute);
    expect((await employer(token, 'slow@new.example')).status).toBe(422);
    later(-1);
    expect((await employer(token, 'slow@new.example')).status).toBe(201);
  });

  test('is good for its address only', async () => {
    const token = await prove(t, 'mine@new.example');
    expect((await employer(token, 'yours@new.example')).status).toBe(422);
  });

  test('is good for its purpose only', async () => {
    await addCandidate(t.db, 'casey@people.example');
    const token = await prove(t, 'casey@people.example');
    const reset = await t.ask<Problem>('POST /auth/reset-password', {
      body: { email: 'casey@people.example', newPassword: password, verificationToken: token },
    });
    expect([reset.status, Object.keys(reset.body.errors ?? {})]).toEqual([422, ['verificationToken']]);
    const forgot = await prove(t, 'boss@new.example', 'forgot-password');
    expect((await employer(forgot, 'boss@new.example')).status).toBe(422);
  });

  test('stays good when what it was used for fails', async () => {
    const token = await prove(t, 'again@new.example');
    await addCandidate(t.db, 'again@new.example');
    expect((await employer(token, 'again@new.example')).status).toBe(409);
    expect(await t.db.selectFrom('verificationTokens').selectAll().execute()).toHaveLength(1);
  });
});

describe('known and unknown addresses', () => {
  test('are answered alike and cause the same work before the answer', async () => {
    await addCandidate(t.db, 'known@people.example');
    const work = async (to: string) => {
      t.mails.length = 0;
      const query = vi.spyOn(pg.Client.prototype, 'query');
      const { status, body, headers } = await send(to, 'forgot-password');
      const statements = query.mock.calls.map(([asked]) => (asked as { text?: string }).text ?? asked);
      query.mockRestore();
      return { status, body, names: Object.keys(headers).sort(), statements, mails: t.mails.length };
    };
    expect(await work('known@people.example')).toEqual(await work('unknown@people.example'));
  });

  test('fail alike with a wrong code', async () => {
    await send('known@people.example', 'forgot-password');
    await send('unknown@people.example', 'forgot-password');
    const known = await verify('000000', 'known@people.example', 'forgot-password');
    const unknown = await verify('000000', 'unknown@people.example', 'forgot-password');
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
  });

  test('are told apart only to people who have the right code for an address', async () => {
    await addCandidate(t.db, 'here@people.example');
    for (const [to, registered] of [
      ['here@people.example', true],
      ['nowhere@people.example', false],
    ] as const) {
      await send(to);
      const code = codeFor(t.mails, to);
      const wrong = await verify(another(code), to);
      expect([wrong.status, Object.keys(wrong.body)]).toEqual([
        422,
        expect.not.arrayContaining(['registered']),
      ]);
      expect((await verify(code, to)).body.registered).toBe(registered);
    }
    const wrongs = await Promise.all(
      ['here@people.example', 'nowhere@people.example'].map(async (to) => {
        await send(to);
        return verify(another(codeFor(t.mails, to)), to);
      }),
    );
    expect(wrongs[0]?.body).toEqual(wrongs[1]?.body);
    await send('here@people.example', 'forgot-password');
    const forgot = await verify(
      codeFor(t.mails, 'here@people.example'),
      'here@people.example',
      'forgot-password',
    );
    expect(Object.keys(forgot.body)).toEqual(['verificationToken']);
  });

  test('a mail about a forgotten password goes to accounts only, and that is found out after the answer', async () => {
    await send('unknown@people.example', 'forgot-password');
    expect(t.mails[0]).toMatchObject({ kind: 'FORGOT_CODE', onlyToAccounts: true });
  });
});
