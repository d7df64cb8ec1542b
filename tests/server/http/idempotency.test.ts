/** Sending an Idempotency-Key: a repeat is answered, and not made again. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import type { Call } from '../../../schemas/calls/call.ts';
import { keepsAnswer } from '../../../schemas/calls/idempotency.ts';
import type { Problem } from '../../../schemas/calls/problem.ts';
import { calls } from '../../../schemas/calls/table.ts';
import type { Job } from '../../../schemas/job.ts';
import { dropOldKeys } from '../../../server/http/idempotency.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { testPassword } from '../../support/people.ts';
import { codeFor } from '../../support/proof.ts';
import { addOrganisation, type Organisation, written } from '../../support/scene.ts';

let t: TestApp;
let home: Organisation;
let as: string;
const start = new Date('2026-06-01T12:00:00.000Z');
const hours = (count: number) => new Date(start.getTime() + count * 60 * 60_000);

beforeAll(async () => {
  t = await testApp();
  home = await addOrganisation(t, 'home');
});

beforeEach(async () => {
  t.time.now = start;
  as = await t.signIn(home.recruiter);
  await t.db.deleteFrom('idempotencyKeys').execute();
});

const create = (key: string, body: unknown = written(), token = as) =>
  t.ask<Pick<Job, 'id'> & Problem>('POST /jobs', { as: token, body, headers: { 'idempotency-key': key } });
const jobs = async () =>
  Number(
    (
      await t.db
        .selectFrom('jobs')
        .select((eb) => eb.fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  );

describe('the same request with the same key', () => {
  test('is made once and answered alike', async () => {
    const before = await jobs();
    const first = await create('a');
    const second = await create('a');
    expect([first.status, second.status, second.text]).toEqual([201, 201, first.text]);
    expect([first.headers['idempotent-replayed'], second.headers['idempotent-replayed']]).toEqual([
      undefined,
      'true',
    ]);
    expect(await jobs()).toBe(before + 1);
  });

  test('is the same with the quotation marks of the draft standard, and with the fields in another order', async () => {
    const first = await create('b');
    const turned = Object.fromEntries(Object.entries(written()).reverse());
    expect((await create('"b"', turned)).body.id).toBe(first.body.id);
  });

  test('sent twenty times at once is made once; those that come too early are told to wait', async () => {
    const before = await jobs();
    const answers = await Promise.all(Array.from({ length: 20 }, () => create('at-once')));
    expect(await jobs()).toBe(before + 1);
    for (const { status, body, headers } of answers) {
      expect([201, 409]).toContain(status);
      if (status === 409) expect([body.code, headers['retry-after']]).toEqual(['REQUEST_IN_PROGRESS', '1']);
    }
    expect((await create('at-once')).headers['idempotent-replayed']).toBe('true');
  });

  test('of someone else is theirs alone', async () => {
    const other = await addOrganisation(t, 'other');
    const first = await create('c');
    const second = await create('c', written(), await t.signIn(other.recruiter));
    expect([second.status, second.body.id === first.body.id]).toEqual([201, false]);
  });

  test('needs the same rights as before', async () => {
    await create('d');
    await t.db
      .updateTable('recruiters')
      .set({ status: 'SUSPENDED' })
      .where('recruiterEmail', '=', home.recruiter)
      .execute();
    const { status, body } = await create('d');
    expect([status, body.code]).toEqual([403, 'RECRUITER_NOT_ACTIVE']);
    await t.db
      .updateTable('recruiters')
      .set({ status: 'ACTIVE' })
      .where('recruiterEmail', '=', home.recruiter)
      .execute();
    expect((await create('d', written(), 'no token')).status).toBe(401);
  });

  test('after a day is a new one', async () => {
    const first = await create('e');
    t.time.now = hours(25);
    as = await t.signIn(home.recruiter);
    const second = await create('e');
    expect([second.status, second.body.id === first.body.id]).toEqual([201, false]);
  });

  test('is made when the server that began it was killed', async () => {
    const { body } = await create('f');
    await t.db.updateTable('idempotencyKeys').set({ status: null, body: null }).execute();
    expect((await create('f')).body.code).toBe('REQUEST_IN_PROGRESS');
    t.time.now = new Date(start.getTime() + 3 * 60_000);
    const again = await create('f');
    expect([again.status, again.body.id === body.id]).toEqual([201, false]);
  });
});

describe('a key', () => {
  test('sent with another body or to another address is refused', async () => {
    await create('g');
    const { status, body } = await create('g', written({ title: 'Cook' }));
    expect([status, body.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
    const elsewhere = await t.ask<Problem>('POST /jobs/proposed-criteria', {
      as,
      body: { title: 'Cook', description: 'ServSafe required.' },
      headers: { 'idempotency-key': 'g' },
    });
    expect(elsewhere.body.code).toBe('IDEMPOTENCY_KEY_REUSED');
  });
  test('is free again when the request was refused: nothing was changed', async () => {
    const candidate = await t.signIn(home.candidate);
    const apply = (jobId: string) =>
      t.ask<Problem>('POST /candidate-applications', {
        as: candidate,
        body: { jobId },
        headers: { 'idempotency-key': 'h' },
      });
    expect((await apply(home.job.id)).body.code).toBe('NOT_FOUND');
    expect((await apply(home.applicationId)).body.code).toBe('NOT_FOUND');
    expect(await t.db.selectFrom('idempotencyKeys').select('key').execute()).toEqual([]);
  });

  test('that cannot be one is refused', async () => {
    for (const key of ['', ' ', 'ñ', 'x'.repeat(256), '"open', 'two, three"']) {
      const { status, body } = await create(key);
      expect([key, status, body.code]).toEqual([key, 400, 'MALFORMED']);
    }
  });

  test('does not matter to calls that only read', async () => {
    const headers = { 'idempotency-key': 'x'.repeat(300) };
    expect((await t.ask('GET /jobs', { as, headers })).status).toBe(200);
  });
});

describe('what is kept', () => {
  test('no answer that opens a door: a repeated sign-in is another one', async () => {
    const login = () =>
      t.ask<{ token: string }>('POST /auth/login', {
        body: { email: home.recruiter, password: testPassword },
        headers: { 'idempotency-key': 'i' },
      });
    const [first, second] = [await login(), await login()];
    expect([first.status, second.status, first.body.token === second.body.token]).toEqual([200, 200, false]);
    expect(await t.db.selectFrom('idempotencyKeys').select('key').execute()).toEqual([]);
  });

  test('one code is sent for one key', async () => {
    const send = () =>
      t.ask('POST /otp/email-verify/send', {
        body: { email: 'new@people.example' },
        headers: { 'idempotency-key': 'j' },
      });
    expect([(await send()).status, (await send()).status]).toEqual([200, 200]);
    expect(t.mails.filter(({ to }) => to === 'new@people.example')).toHaveLength(1);
    expect(codeFor(t.mails, 'new@people.example')).toMatch(/^\d{6}$/);
  });

  test('neither the key nor the body can be read in the table, and after a day nothing is left', async () => {
    await create('a-key-of-mine');
    const [row] = await t.db.selectFrom('idempotencyKeys').selectAll().execute();
    expect(row?.key).toMatch(/^[\w-]{43}$/);
    expect(row?.request).toMatch(/^[\w-]{43}$/);
    await dropOldKeys(t.db, hours(23));
    expect(await t.db.selectFrom('idempotencyKeys').select('key').execute()).toHaveLength(1);
    await dropOldKeys(t.db, hours(25));
    expect(await t.db.selectFrom('idempotencyKeys').select('key').execute()).toEqual([]);
  });
});

describe('the table of calls', () => {
  const posts = Object.entries(calls as Record<string, Call>).filter(([, { method }]) => method === 'POST');

  test('keeps the answers of every POST but those listed here, each of which may be repeated freely', () => {
    const others = posts.filter(([, call]) => !keepsAnswer(call)).map(([name]) => name);
    expect(others.sort()).toEqual([
      'addOpenIdLink',
      'addPerson',
      'addPersonFile',
      'addResume',
      'askPasskey',
      'beginOpenId',
      'beginOpenIdLink',
      'beginPasskey',
      'beginSecondFactor',
      'changeAddress',
      'changePassword',
      'checkResume',
      'checkoutSession',
      'confirmOpenId',
      'confirmPassword',
      'confirmSecondFactor',
      'createMachineKey',
      'createWebhook',
      'endOtherSessions',
      'giveConsent',
      'joinAdministrators',
      'joinTeam',
      'keepOpenIdLink',
      'login',
      'openGuestSession',
      'openTeamInvitation',
      'paymentIntent',
      'readAddedResume',
      'readConsent',
      'refuseConsent',
      'registerCandidate',
      'registerEmployer',
      'registerRecruiter',
      'renewCalendarFeed',
      'renewRecoveryCodes',
      'signInByOpenId',
      'signInByPasskey',
      'subscriptionWebhook',
      'switchArea',
      'uploadImport',
      'uploadResumes',
      'verifyEmailCode',
      'verifyForgotCode',
      'waysInOnReset',
    ]);
  });

  test('keeps no answer with a token or a secret in it', () => {
    const fields = posts.flatMap(([name, call]) =>
      keepsAnswer(call) && call.answer && 'shape' in call.answer
        ? Object.keys((call.answer as z.ZodObject).shape).map((field) => `${name}.${field}`)
        : [],
    );
    expect(fields.length).toBeGreaterThan(10);
    expect(fields.filter((field) => /token|secret|password|key$/i.test(field))).toEqual([]);
  });
});
