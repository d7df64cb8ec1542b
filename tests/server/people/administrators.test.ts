/** Several administrators of a company: that each sees and does what the owner may, who did it, and what is the owner's alone. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Administrator } from '../../../schemas/administrator.ts';
import type { StoredAuth } from '../../../schemas/auth.ts';
import type { Problem } from '../../../schemas/calls/problem.ts';
import type { TeamInvitation } from '../../../schemas/teamInvitation.ts';
import { tellOfOverdue } from '../../../server/features/mornings/tellOfOverdue.ts';
import { eraseAgain } from '../../../server/features/ownData/erasures.ts';
import { agreement } from '../../support/agreement.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { addMachineKey } from '../../support/machineKeys.ts';
import { buyPlan } from '../../support/payments.ts';
import { addAdministrator, addRecruiter, testPassword } from '../../support/people.ts';
import { prove } from '../../support/proof.ts';
import { readZip } from '../../support/readZip.ts';
import { addOrganisation, type Organisation } from '../../support/scene.ts';
import { testEnv } from '../../support/services.ts';

let t: TestApp;
let home: Organisation;
let foreign: Organisation;
const as: Record<string, string> = {};
const ada = 'ada@home.example';
const kim = 'kim@elsewhere.example';
const signIn = async (...emails: string[]) => {
  for (const email of emails) as[email] = await t.signIn(email);
};

const dataDir = await mkdtemp(path.join(tmpdir(), 'hireday-administrators-'));
afterAll(() => rm(dataDir, { recursive: true }));

beforeEach(async () => {
  await rm(path.join(dataDir, 'erasures.log'), { force: true });
  t = await testApp({ env: { ...testEnv, DATA_DIR: dataDir } });
  home = await addOrganisation(t, 'home');
  foreign = await addOrganisation(t, 'foreign');
  await addAdministrator(t.db, ada, home.employer, {
    administratorFirstName: 'Ada',
    administratorLastName: 'Okafor',
    createdAt: '2026-02-01T08:00:00.000Z',
  });
  await signIn(home.employer, foreign.employer, home.recruiter, ada);
  t.mails.length = 0;
});

const get = async <T>(path: string, who: string) => (await t.ask<T>(`GET ${path}`, { as: as[who] })).body;
const list = (who = home.employer) => get<Administrator[]>('/administrators', who);
const invite = (who: string, emails = [kim]) =>
  t.ask<TeamInvitation[] & Problem>('POST /team-invitations', {
    as: as[who],
    body: { emails, role: 'ADMINISTRATOR' },
  });
const secretTo = (email: string) =>
  /\/join\/#(\S+)/.exec(t.mails.findLast(({ to }) => to === email)?.text ?? '')?.[1] ?? '';
const join = (secret: string) =>
  t.ask<StoredAuth & Problem>('POST /auth/register/invited-administrator', {
    body: {
      ...{ secret, administratorFirstName: 'Kim', administratorLastName: 'Reyes' },
      administratorPassword: 'wheel marble ocean',
      ...agreement,
    },
  });
const confirmed = async (who: string) =>
  (
    await t.ask<{ confirmationToken: string }>('POST /auth/confirm-password', {
      as: as[who],
      body: { password: testPassword },
    })
  ).body.confirmationToken;
const remove = (email: string, who = home.employer) =>
  t.ask<Problem>(`POST /administrators/${email}/removal`, { as: as[who] });
const handOver = async (email: string, who = home.employer) =>
  t.ask<Administrator[] & Problem>(`POST /administrators/${email}/ownership`, {
    as: as[who],
    body: { confirmationToken: await confirmed(who) },
  });
const erase = async (who: string) =>
  t.ask<Problem>(`DELETE /administrators/${who}?confirmationToken=${await confirmed(who)}`, { as: as[who] });

describe('an administrator', () => {
  test('is invited by the owner, follows the link, and is in', async () => {
    expect((await invite(home.employer)).status).toBe(201);
    expect(t.mails.map(({ to, subject }) => [to, subject])).toEqual([
      [kim, 'You are invited to administer a company at Hireday'],
      [home.employer, 'An administrator was invited with your account'],
    ]);
    const { body: opened } = await t.ask('POST /auth/team-invitation', { body: { secret: secretTo(kim) } });
    expect(opened).toMatchObject({ role: 'ADMINISTRATOR', invitedEmail: kim });
    const { status, body } = await join(secretTo(kim));
    expect(status).toBe(201);
    const joined = t.mails.filter(({ kind }) => kind === 'COLLEAGUE_JOINED');
    expect(joined.map(({ to }) => to).sort()).toEqual([ada, home.employer].sort());
    const { body: me } = await t.ask('GET /users/me', { as: body.token });
    expect(me).toMatchObject({ email: kim, role: 'EMPLOYER', employerEmail: home.employer });
    expect((await list()).map(({ id, isOwner }) => [id, isOwner])).toEqual([
      [home.employer, true],
      [ada, false],
      [kim, false],
    ]);
  });

  describe('who recruits for the company', () => {
    const accept = (secret: string, who = home.recruiter) =>
      t.ask<Problem>('POST /team-invitations/acceptance', { as: as[who], body: { secret, ...agreement } });
    const me = async (token: string | undefined) =>
      (await t.ask<{ role: string; roles: string[] }>('GET /users/me', { as: token })).body;

    test('is invited like others, accepts signed in, and has both areas under one address', async () => {
      expect((await invite(home.employer, [home.recruiter])).status).toBe(201);
      const secret = secretTo(home.recruiter);
      expect(t.mails.findLast(({ to }) => to === home.recruiter)?.text).toContain('You keep your account');
      const { body: opened } = await t.ask('POST /auth/team-invitation', { body: { secret } });
      expect(opened).toMatchObject({ role: 'ADMINISTRATOR', invitedEmail: home.recruiter, recruits: true });
      expect((await accept(secret)).status).toBe(204);
      // The sign-in from before goes on recruiting, and switches to the company.
      expect(await me(as[home.recruiter])).toMatchObject({
        ...{ role: 'RECRUITER', roles: ['EMPLOYER', 'RECRUITER'] },
      });
      expect((await t.ask(`GET /jobs/${home.job.id}`, { as: as[home.recruiter] })).status).toBe(200);
      const { body } = await t.ask<StoredAuth>('POST /auth/switch', {
        ...{ as: as[home.recruiter], body: { role: 'EMPLOYER' } },
      });
      expect(await me(body.token)).toMatchObject({ role: 'EMPLOYER', employerEmail: home.employer });
      expect((await list()).map(({ id }) => id)).toContain(home.recruiter);
      // The link is used up, and letting them go again leaves them their jobs.
      expect((await accept(secret)).body.errors).toHaveProperty('secret');
      expect((await remove(home.recruiter)).status).toBe(204);
      expect(await me(as[home.recruiter])).toMatchObject({ role: 'RECRUITER', roles: ['RECRUITER'] });
      expect((await t.ask(`GET /jobs/${home.job.id}`, { as: as[home.recruiter] })).status).toBe(200);
    });

    test('is not let in by the link alone, nor is anyone else by it', async () => {
      await invite(home.employer, [home.recruiter]);
      const secret = secretTo(home.recruiter);
      expect((await join(secret)).body.code).toBe('DUPLICATE');
      const colleague = await addRecruiter(t.db, 'colleague@home.example', home.employer);
      await signIn(foreign.recruiter, colleague);
      for (const other of [foreign.recruiter, colleague])
        expect((await accept(secret, other)).body.errors).toHaveProperty('secret');
      expect((await accept(secret, ada)).body.code).toBe('FORBIDDEN');
      expect((await accept(secret)).status).toBe(204);
    });

    test('is refused while suspended, when invited and when accepting', async () => {
      await invite(home.employer, [home.recruiter]);
      const suspend = (status: string) =>
        t.ask(`PATCH /recruiters/${home.recruiter}/status?status=${status}`, { as: as[home.employer] });
      await suspend('SUSPENDED');
      expect((await accept(secretTo(home.recruiter))).body.code).toBe('RECRUITER_NOT_ACTIVE');
      await t.db.deleteFrom('teamInvitations').execute();
      expect((await invite(home.employer, [home.recruiter])).body.errors).toEqual({
        'emails.0': expect.stringMatching(/no active recruiter/),
      });
    });

    test('ends a plan of their own first, for nobody would see to it any more', async () => {
      await buyPlan(t, home.recruiter, 'recruiter-month');
      await invite(home.employer, [home.recruiter]);
      const refused = await accept(secretTo(home.recruiter));
      expect(refused.body).toMatchObject({
        code: 'ILLEGAL_MOVE',
        detail: expect.stringMatching(/plan of your own/),
      });
      expect((await list()).map(({ id }) => id)).not.toContain(home.recruiter);
    });
  });

  test('cannot come in by a recruiter’s link, nor a recruiter by an administrator’s', async () => {
    await invite(home.employer);
    const wrong = await t.ask<Problem>('POST /auth/register/invited-recruiter', {
      body: {
        ...{ secret: secretTo(kim), recruiterPassword: 'wheel marble ocean' },
        ...{ recruiterFirstName: 'Kim', recruiterLastName: 'Reyes' },
        ...agreement,
      },
    });
    expect([wrong.status, Object.keys(wrong.body.errors ?? {})]).toEqual([422, ['secret']]);
    const robin = 'robin@elsewhere.example';
    await t.ask('POST /team-invitations', { as: as[home.employer], body: { emails: [robin] } });
    expect((await join(secretTo(robin))).body.errors).toHaveProperty('secret');
  });

  test('is not invited by anyone but the owner, who alone sends such an invitation again or takes it back', async () => {
    const refused = await invite(ada);
    expect([refused.status, refused.body.code]).toEqual([403, 'OWNER_ONLY']);
    const { body } = await invite(home.employer);
    const id = body[0]?.id ?? '';
    expect((await t.ask<Problem>(`DELETE /team-invitations/${id}`, { as: as[ada] })).body.code).toBe(
      'OWNER_ONLY',
    );
    expect((await t.ask<Problem>(`POST /team-invitations/${id}/mail`, { as: as[ada] })).body.code).toBe(
      'OWNER_ONLY',
    );
    expect((await join(secretTo(kim))).status).toBe(201);
    // A recruiter's is every administrator's to send.
    const recruiter = { as: as[ada], body: { emails: ['robin@elsewhere.example'] } };
    expect((await t.ask('POST /team-invitations', recruiter)).status).toBe(201);
  });

  test('is one of twenty at most, the invited counted', async () => {
    const many = Array.from({ length: 18 }, (_, n) => `p${n}@elsewhere.example`);
    expect((await invite(home.employer, many)).status).toBe(201);
    expect((await invite(home.employer)).body.errors).toHaveProperty('emails');
    expect((await invite(home.employer, [ada])).body.errors).toEqual({
      'emails.0': 'They administer the company already.',
    });
  });

  test('sees what the owner sees, and nothing of another company', async () => {
    for (const path of [
      ...['/jobs', '/jobs/employer/me', '/recruiters/employer/me', '/candidate-applications', '/people'],
      ...[
        '/message-threads',
        '/interviews',
        '/team-invitations',
        '/machine-keys',
        '/webhooks',
        '/administrators',
      ],
      ...[
        '/message-templates',
        '/subscriptions/active',
        '/subscriptions/status',
        '/subscriptions/invoices',
        '/subscriptions/guarantee',
      ],
      ...['/stats/employer/me', '/stats/employer/todo', '/employers', `/employers/${home.employer}`],
      ...[`/recruiters/${home.recruiter}`, `/jobs/${home.job.id}`, '/search?q=robin', '/deletions'],
      `/candidate-applications/${home.applicationId}`,
    ]) {
      const owner = await t.ask(`GET ${path}`, { as: as[home.employer] });
      const other = await t.ask(`GET ${path}`, { as: as[ada] });
      expect([path, owner.status, other.status]).toEqual([path, 200, 200]);
      expect(other.body).toEqual(owner.body);
    }
    expect((await t.ask(`GET /employers/${foreign.employer}`, { as: as[ada] })).status).toBe(404);
    expect((await t.ask(`GET /employers/${ada}`, { as: as[ada] })).status).toBe(404);
    expect((await t.ask(`GET /jobs/${foreign.job.id}`, { as: as[ada] })).status).toBe(404);
  });

  test('acts for the company, under a name of their own', async () => {
    const by = as[ada];
    const profile = await t.ask(`PUT /employers/${home.employer}`, {
      as: by,
      body: { employerName: 'Home & Daughters' },
    });
    expect(profile.body).toMatchObject({ employerName: 'Home & Daughters', employerEmail: home.employer });
    const suspended = await t.ask(`PATCH /recruiters/${home.recruiter}/status?status=SUSPENDED`, { as: by });
    expect(suspended.status).toBe(200);
    const { body: template } = await t.ask('POST /message-templates', {
      as: by,
      body: { name: 'Greeting', text: 'Hello!' },
    });
    expect(template).toMatchObject({ createdBy: 'Ada Okafor' });
    const stage = home.job.stages[0]?.id;
    const card = `/candidate-applications/${home.applicationId}/scorecards/${stage}`;
    const { body: given } = await t.ask(`PUT ${card}`, { as: by, body: { recommendation: 'YES' } });
    expect(given).toMatchObject({ authorName: 'Ada Okafor', isMine: true });
    // Theirs is not the owner's: that one is still blind.
    const [blind] = await get<{ isBlind: boolean }[]>(
      `/candidate-applications/${home.applicationId}/scorecards`,
      home.employer,
    );
    expect(blind).toMatchObject({ isBlind: true, authors: ['Ada Okafor'] });
    const renamed = await t.ask(`PUT /administrators/${ada}`, {
      as: by,
      body: { administratorFirstName: 'Adaeze', administratorLastName: 'Okafor' },
    });
    expect(renamed.body).toMatchObject({ administratorFirstName: 'Adaeze' });
    expect(
      (
        await t.ask(`PUT /administrators/${home.employer}`, {
          as: by,
          body: { administratorFirstName: 'Not', administratorLastName: 'Theirs' },
        })
      ).status,
    ).toBe(404);
  });

  test('buys and ends the plan of the company, once for all of them', async () => {
    await t.db.deleteFrom('subscriptions').execute();
    const id = await buyPlan(t, ada, 'employer-month');
    const { userEmail } = await t.db
      .selectFrom('subscriptions')
      .select('userEmail')
      .executeTakeFirstOrThrow();
    expect(userEmail).toBe(home.employer);
    for (const who of [home.employer, ada])
      expect(await get('/subscriptions/active', who)).toMatchObject({ id, active: true, payer: 'SELF' });
    expect(
      t.mails
        .filter(({ kind }) => kind === 'PLAN_STARTED')
        .map(({ to }) => to)
        .sort(),
    ).toEqual([ada, home.employer].sort());
    const ended = await t.ask(`POST /subscriptions/${id}/cancel`, { as: as[home.employer] });
    expect(ended.body).toMatchObject({ cancelAtPeriodEnd: true });
    expect(await get('/subscriptions/active', ada)).toMatchObject({ cancelAtPeriodEnd: true });
  });

  test('is told what the company is told, as each wants it', async () => {
    await t.ask('PATCH /users/me/notice-settings', { as: as[ada], body: { mailRecruiters: false } });
    await t.ask('POST /auth/register/recruiter', {
      body: {
        ...{ recruiterEmail: 'wren@elsewhere.example', recruiterPassword: 'wheel marble ocean' },
        ...{ recruiterFirstName: 'Wren', recruiterLastName: 'Example', employerName: 'The home company' },
        ...agreement,
        verificationToken: await prove(t, 'wren@elsewhere.example'),
      },
    });
    const mails = t.mails.filter(({ kind }) => kind === 'RECRUITER_WAITING');
    expect(mails.map(({ to }) => to)).toEqual([home.employer]);
    for (const who of [home.employer, ada])
      expect(await get('/unread-notices', who)).toEqual({ unreadCount: 1 });
    // One of them decides, and the others need not.
    await t.ask('PATCH /recruiters/wren@elsewhere.example/status?status=ACTIVE', { as: as[ada] });
    expect(await get('/unread-notices', home.employer)).toEqual({ unreadCount: 0 });
    await t.db.updateTable('applications').set({ answerBy: '2026-05-01' }).execute();
    t.mails.length = 0;
    await tellOfOverdue(t.services);
    const told = t.mails.filter(({ kind }) => kind === 'ANSWERS_OVERDUE').map(({ to }) => to);
    expect(told.sort()).toEqual([ada, foreign.employer, home.employer].sort());
  });

  test('is seen with the last sign-in by the others, as the owner is', async () => {
    t.time.now = new Date('2026-07-02T08:30:00.000Z');
    await signIn(ada);
    const [owner, other] = await list(ada);
    expect(owner?.lastSignInAt).not.toBeNull();
    expect(other).toMatchObject({ id: ada, lastSignInAt: '2026-07-02T08:30:00.000Z', isOwner: false });
  });

  test('cannot be a guest of the company’s jobs', async () => {
    const { status, body } = await t.ask<Problem>(`POST /jobs/${home.job.id}/guests`, {
      as: as[home.recruiter],
      body: { guestName: 'Ada Okafor', guestEmail: ada },
    });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['guestEmail']]);
  });
});

describe('a key that an administrator made', () => {
  test('acts for the company, says who made it, and stays when they leave', async () => {
    const { secret, id } = await addMachineKey(t, as[ada], { scopes: ['jobs:read'] });
    const [key] = await get<{ madeByEmail: string; recruiterEmail: null }[]>('/machine-keys', home.employer);
    expect(key).toMatchObject({ madeByEmail: ada, recruiterEmail: null });
    expect((await list()).map(({ keysCount }) => keysCount)).toEqual([0, 1]);
    await remove(ada);
    const jobs = await t.ask<{ id: string }[]>('GET /jobs', { as: secret });
    expect(jobs.body.map((job) => job.id)).toEqual([home.job.id]);
    expect((await t.ask(`DELETE /machine-keys/${id}`, { as: as[home.employer] })).status).toBe(204);
  });
});

describe('removing an administrator', () => {
  test('ends the session with the next request and frees the address', async () => {
    expect((await remove(ada)).status).toBe(204);
    expect((await t.ask('GET /jobs', { as: as[ada] })).status).toBe(401);
    expect((await list()).map(({ id }) => id)).toEqual([home.employer]);
    const [mail] = t.mails;
    expect([mail?.to, mail?.kind, mail?.text.includes('has removed you')]).toEqual([
      ada,
      'ACCOUNT_ERASED',
      true,
    ]);
    await invite(home.employer, [ada]);
    expect((await join(secretTo(ada))).status).toBe(201);
  });

  test('is for the owner, and not about the owner or another company', async () => {
    expect((await remove(home.employer, ada)).body.code).toBe('OWNER_ONLY');
    expect((await remove(home.employer)).body.code).toBe('ILLEGAL_MOVE');
    expect((await remove(ada, foreign.employer)).status).toBe(404);
    expect(await list()).toHaveLength(2);
  });

  test('leaves what they wrote, without who wrote it', async () => {
    await t.ask('POST /message-templates', { as: as[ada], body: { name: 'Greeting', text: 'Hello!' } });
    await remove(ada);
    expect(await get('/message-templates', home.employer)).toMatchObject([
      { name: 'Greeting', createdBy: null },
    ]);
  });

  test('is done again after an older database is restored', async () => {
    await remove(ada);
    await t.db.deleteFrom('erasures').execute();
    await addAdministrator(t.db, ada, home.employer, { createdAt: '2026-02-01T08:00:00.000Z' });
    expect(await eraseAgain(t.services)).toBe(1);
    expect((await list()).map(({ id }) => id)).toEqual([home.employer]);
  });
});

describe('handing the company over', () => {
  test('makes another administrator the owner of everything, and tells all of them', async () => {
    await t.db.deleteFrom('subscriptions').execute();
    const plan = await buyPlan(t, home.employer, 'employer-month');
    const { secret } = await addMachineKey(t, as[home.employer], { scopes: ['jobs:read'] });
    const billing = {
      ...{ billingName: 'The home company', billingLine1: '1 Mill Lane', billingCity: 'Austin' },
      billingCountry: 'US',
    };
    await t.ask('PUT /subscriptions/billing-details', { as: as[home.employer], body: billing });
    await invite(home.employer);
    await signIn(home.employer, ada);
    t.mails.length = 0;
    const { status, body } = await handOver(ada);
    expect([status, body.map(({ id, isOwner }) => [id, isOwner])]).toEqual([
      200,
      [
        [ada, true],
        [home.employer, false],
      ],
    ]);
    expect(t.mails.map(({ to, subject }) => [to, subject]).sort()).toEqual([
      [ada, 'You now own The home company at Hireday'],
      [home.employer, 'Ada Okafor now owns The home company at Hireday'],
    ]);
    for (const who of [ada, home.employer]) {
      expect(await get('/users/me', who)).toMatchObject({ email: who, employerEmail: ada });
      expect(await get('/subscriptions/active', who)).toMatchObject({
        id: plan,
        active: true,
        payer: 'SELF',
      });
      expect(await get('/subscriptions/billing-details', who)).toMatchObject({ details: billing });
      expect(await get<unknown[]>('/jobs', who)).toMatchObject([{ id: home.job.id }]);
      expect(await get<unknown[]>('/recruiters/employer/me', who)).toHaveLength(1);
    }
    expect((await t.ask<unknown[]>('GET /jobs', { as: secret })).body).toHaveLength(1);
    expect(await get('/subscriptions/active', home.recruiter)).toMatchObject({ id: plan, payer: 'EMPLOYER' });
    // The owner's rights are the other's now, open invitations too.
    expect((await invite(home.employer, ['lee@elsewhere.example'])).body.code).toBe('OWNER_ONLY');
    expect((await join(secretTo(kim))).body.errors).toHaveProperty('secret');
    expect((await remove(home.employer, ada)).status).toBe(204);
    expect((await t.ask('GET /jobs', { as: as[home.employer] })).status).toBe(401);
    expect(await get<unknown[]>('/people', ada)).toHaveLength(1);
  });

  test('needs the password, and someone who administers the company', async () => {
    const unproved = await t.ask<Problem>(`POST /administrators/${ada}/ownership`, {
      as: as[home.employer],
      body: { confirmationToken: 'guessed' },
    });
    expect([unproved.status, Object.keys(unproved.body.errors ?? {})]).toEqual([422, ['confirmationToken']]);
    expect((await handOver(home.employer)).body.code).toBe('ILLEGAL_MOVE');
    expect((await handOver(foreign.employer)).status).toBe(404);
    expect((await handOver(home.recruiter)).status).toBe(404);
    expect((await handOver(ada, ada)).body.code).toBe('OWNER_ONLY');
    expect((await list())[0]).toMatchObject({ id: home.employer, isOwner: true });
  });

  test('outlasts a restored database in which the one who left was still the owner', async () => {
    await handOver(ada);
    await erase(home.employer);
    await t.db.deleteFrom('erasures').execute();
    // As it was before: both are there, and the company is the other's.
    await addAdministrator(t.db, home.employer, ada, { createdAt: '2026-01-02T08:00:00.000Z' });
    await t.db
      .updateTable('employers')
      .set({ employerEmail: home.employer })
      .where('employerEmail', '=', ada)
      .execute();
    expect(await eraseAgain(t.services)).toBe(1);
    expect((await list(ada)).map(({ id, isOwner }) => [id, isOwner])).toEqual([[ada, true]]);
    expect(await get<unknown[]>('/jobs', ada)).toMatchObject([{ id: home.job.id, status: home.job.status }]);
  });
});

describe('leaving', () => {
  test('takes an administrator alone: the company, its jobs and its plan stay', async () => {
    expect((await erase(ada)).status).toBe(204);
    expect((await t.ask('GET /jobs', { as: as[ada] })).status).toBe(401);
    expect(t.mails.find(({ to }) => to === ada)?.text).toContain('The company, its jobs and its plan stay');
    expect((await list()).map(({ id }) => id)).toEqual([home.employer]);
    expect(await get('/subscriptions/active', home.employer)).toMatchObject({ active: true });
    expect(await get('/jobs', home.employer)).toMatchObject([{ id: home.job.id, status: home.job.status }]);
    const left = await t.db.selectFrom('users').select('email').where('email', '=', ada).execute();
    expect(left).toEqual([]);
  });

  test('is refused to the owner as a mere administrator, and to an administrator as the company', async () => {
    expect((await erase(home.employer)).body.code).toBe('ILLEGAL_MOVE');
    const token = await confirmed(ada);
    const company = await t.ask<Problem>(`DELETE /employers/${home.employer}?confirmationToken=${token}`, {
      as: as[ada],
    });
    expect(company.body.code).toBe('OWNER_ONLY');
    expect(await list()).toHaveLength(2);
  });

  test('comes with what is theirs, and nothing of the company’s', async () => {
    await t.ask('POST /message-templates', { as: as[ada], body: { name: 'Greeting', text: 'Hello!' } });
    const answer = await t.app.inject({
      method: 'GET',
      url: `/api/v1/administrators/${ada}/export?confirmationToken=${await confirmed(ada)}`,
      headers: { authorization: `Bearer ${as[ada]}` },
    });
    expect(answer.statusCode).toBe(200);
    const files = readZip(answer.rawPayload);
    expect([...files.keys()].sort()).toEqual([
      'profile.json',
      'scorecards.json',
      'software.json',
      'templates.json',
    ]);
    expect(files.get('profile.json')?.toString()).toContain('Okafor');
    expect(files.get('templates.json')?.toString()).toContain('Hello!');
    expect([...files.values()].map(String).join()).not.toContain(home.recruiter);
  });

  test('of the company ends the accounts of all, and tells each', async () => {
    const token = await confirmed(home.employer);
    await t.ask(`DELETE /employers/${home.employer}?confirmationToken=${token}`, { as: as[home.employer] });
    expect((await t.ask('GET /jobs', { as: as[ada] })).status).toBe(401);
    expect(t.mails.find(({ to }) => to === ada)?.text).toContain('has had the company erased');
    expect(await t.db.selectFrom('administrators').select('employerEmail').execute()).toEqual([
      { employerEmail: foreign.employer },
    ]);
  });
});
