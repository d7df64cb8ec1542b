/** One address that runs a company and recruits for it: each area is asked with a token of its own, one plan covers both, and each ends without the other. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { StoredAuth } from '../../../schemas/auth.ts';
import type { Problem } from '../../../schemas/calls/problem.ts';
import type { MachineKey } from '../../../schemas/machineKey.ts';
import type { Recruiter } from '../../../schemas/recruiter.ts';
import { tellOfOverdue } from '../../../server/features/mornings/tellOfOverdue.ts';
import { eraseAgain } from '../../../server/features/ownData/erasures.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { addMachineKey } from '../../support/machineKeys.ts';
import { buyPlan } from '../../support/payments.ts';
import { addAdministrator, testPassword } from '../../support/people.ts';
import { readZip } from '../../support/readZip.ts';
import { addApplication, addOrganisation, type Organisation, written } from '../../support/scene.ts';
import { testEnv } from '../../support/services.ts';

let t: TestApp;
let home: Organisation;
let owner: string;
const ada = 'ada@home.example';
const name = { recruiterFirstName: 'Olive', recruiterLastName: 'Owner' };

const dataDir = await mkdtemp(path.join(tmpdir(), 'hireday-two-areas-'));
afterAll(() => rm(dataDir, { recursive: true }));

beforeEach(async () => {
  await rm(path.join(dataDir, 'erasures.log'), { force: true });
  t = await testApp({ env: { ...testEnv, DATA_DIR: dataDir } });
  home = await addOrganisation(t, 'home');
  owner = await t.signIn(home.employer);
  t.mails.length = 0;
});

const recruit = (as: string) =>
  t.ask<Omit<Recruiter, 'status'> & Problem>('POST /recruiters', { as, body: name });
const switched = (as: string, role: string) =>
  t.ask<StoredAuth & Problem>('POST /auth/switch', { as, body: { role } });
/** Begins to recruit. @returns the token of that area */
async function recruiting(as: string): Promise<string> {
  expect((await recruit(as)).status).toBe(201);
  return (await switched(as, 'RECRUITER')).body.token;
}
const me = async (as: string) =>
  (await t.ask<{ role: string; roles: string[]; email: string }>('GET /users/me', { as })).body;
const confirmed = async (as: string) =>
  (
    await t.ask<{ confirmationToken: string }>('POST /auth/confirm-password', {
      as,
      body: { password: testPassword },
    })
  ).body.confirmationToken;
const erase = async (as: string, path: string) =>
  t.ask<Problem>(`DELETE ${path}?confirmationToken=${await confirmed(as)}`, { as });
const openJob = async (as: string) => {
  const { body } = await t.ask<{ id: string }>('POST /jobs', {
    as,
    body: written({ salaryMin: 50_000, salaryMax: 60_000 }),
  });
  const opened = await t.ask<Problem>(`PATCH /jobs/${body.id}/status?status=OPEN`, { as });
  return { id: body.id, status: opened.status };
};

describe('an administrator who recruits', () => {
  test('posts and opens a job at once under the same address, and the company has it', async () => {
    const { body: recruiter } = await recruit(owner);
    expect(recruiter).toMatchObject({ ...name, recruiterEmail: home.employer, status: 'ACTIVE' });
    expect((await me(owner)).roles).toEqual(['EMPLOYER', 'RECRUITER']);
    const as = (await switched(owner, 'RECRUITER')).body.token;
    expect(await me(as)).toMatchObject({ role: 'RECRUITER', email: home.employer });
    const job = await openJob(as);
    expect(job.status).toBe(200);
    const mine = await t.ask<{ id: string }[]>('GET /jobs/recruiter/me', { as });
    expect(mine.body.map(({ id }) => id)).toEqual([job.id]);
    const all = await t.ask<{ id: string }[]>('GET /jobs/employer/me', { as: owner });
    expect(all.body.map(({ id }) => id).sort()).toEqual([home.job.id, job.id].sort());
  });

  test('has in each area the rights of that area and no others', async () => {
    const as = await recruiting(owner);
    expect((await t.ask<Problem>('GET /recruiters/employer/me', { as })).body.code).toBe('FORBIDDEN');
    expect((await t.ask<Problem>('GET /machine-keys', { as })).status).toBe(403);
    // A colleague's job is the company's to read, and not the recruiter's.
    expect((await t.ask(`GET /jobs/${home.job.id}`, { as })).status).toBe(404);
    expect((await t.ask(`GET /jobs/${home.job.id}`, { as: owner })).status).toBe(200);
    expect((await t.ask<Problem>('POST /jobs', { as: owner, body: written() })).body.code).toBe('FORBIDDEN');
  });

  test('does so once, and only as an administrator', async () => {
    await recruit(owner);
    expect((await recruit(owner)).body.code).toBe('DUPLICATE');
    for (const email of [home.recruiter, home.candidate])
      expect((await recruit(await t.signIn(email))).body.code).toBe('FORBIDDEN');
    const { secret } = await addMachineKey(t, owner, { scopes: ['company:read'] });
    expect((await recruit(secret)).status).toBe(403);
  });

  test('is suspended by another administrator: the company stays open to them, the jobs do not', async () => {
    await addAdministrator(t.db, ada, home.employer);
    const as = await recruiting(owner);
    await t.ask(`PATCH /recruiters/${home.employer}/status?status=SUSPENDED`, { as: await t.signIn(ada) });
    expect((await t.ask<Problem>('GET /jobs', { as })).body.code).toBe('RECRUITER_NOT_ACTIVE');
    expect((await t.ask('GET /recruiters/employer/me', { as: owner })).status).toBe(200);
    // One may still go there, to one's own profile, and come back.
    const again = (await switched(owner, 'RECRUITER')).body.token;
    expect((await t.ask(`GET /recruiters/${home.employer}`, { as: again })).status).toBe(200);
    expect((await switched(again, 'EMPLOYER')).status).toBe(200);
  });

  test('reads the notices of the area they are in', async () => {
    const as = await recruiting(owner);
    const { id } = await openJob(as);
    await addApplication(t.db, id, home.candidate);
    await t.db.updateTable('applications').set({ answerBy: '2026-05-01' }).execute();
    await tellOfOverdue(t.services);
    await t.db
      .insertInto('notices')
      .values({
        ...{ id: '01980000-0000-7000-8000-000000000001', userEmail: home.employer, kind: 'APPLICANT' },
        ...{ jobId: id, candidateEmail: home.candidate, count: 1 },
        ...{ createdAt: '2026-06-01T08:00:00.000Z', readAt: null },
      })
      .execute();
    const kinds = async (token: string) =>
      (await t.ask<{ kind: string }[]>('GET /notices', { as: token })).body.map(({ kind }) => kind);
    expect(await kinds(as)).toEqual(['APPLICANT']);
    expect(await kinds(owner)).toEqual(['ANSWERS_OVERDUE']);
    expect((await t.ask('GET /unread-notices', { as })).body).toEqual({ unreadCount: 1 });
    const [{ id: foreign } = { id: '' }] = (await t.ask<{ id: string }[]>('GET /notices', { as: owner }))
      .body;
    expect((await t.ask(`PUT /notices/${foreign}/read`, { as })).status).toBe(404);
  });
});

describe('switching', () => {
  test('is refused to everyone who has one area', async () => {
    for (const [email, role] of [
      [home.employer, 'RECRUITER'],
      [home.recruiter, 'EMPLOYER'],
      [home.employer, 'CANDIDATE'],
      [home.candidate, 'EMPLOYER'],
    ] as const) {
      const { status, body } = await switched(await t.signIn(email), role);
      expect([email, status, body.code]).toEqual([email, 403, 'FORBIDDEN']);
    }
    expect((await switched(await t.signIn(home.employer), 'GUEST')).status).toBe(422);
  });

  test('is the same sign-in: it lasts no longer, is listed once, and ends as a whole', async () => {
    await recruit(owner);
    const { body } = await switched(owner, 'RECRUITER');
    t.time.now = new Date(t.time.now.getTime() + 30 * 60_000);
    const later = (await switched(owner, 'RECRUITER')).body;
    expect(later.expiresAt).toBe(body.expiresAt);
    const sessions = await t.ask<unknown[]>('GET /auth/sessions', { as: body.token });
    expect(sessions.body).toHaveLength(1);
    expect((await t.ask('POST /auth/logout', { as: body.token })).status).toBe(204);
    for (const as of [owner, body.token, later.token])
      expect((await t.ask('GET /users/me', { as })).status).toBe(401);
  });

  test('decides where the next sign-in leads', async () => {
    const as = await recruiting(owner);
    expect((await me(await t.signIn(home.employer))).role).toBe('RECRUITER');
    // Also after the password was changed in that area.
    const changed = await t.ask<StoredAuth>('POST /auth/change-password', {
      as,
      body: { currentPassword: testPassword, newPassword: 'wheel marble ocean' },
    });
    expect((await me(changed.body.token)).role).toBe('RECRUITER');
    expect((await t.ask('GET /users/me', { as: owner })).status).toBe(401);
    await switched(changed.body.token, 'EMPLOYER');
    const signedIn = await t.ask<StoredAuth>('POST /auth/login', {
      body: { email: home.employer, password: 'wheel marble ocean' },
    });
    expect((await me(signedIn.body.token)).role).toBe('EMPLOYER');
  });

  test('cannot be forged in a token', async () => {
    const as = await recruiting(owner);
    const [head, claims = '', signature] = as.split('.');
    const read = JSON.parse(Buffer.from(claims, 'base64url').toString());
    expect(read.role).toBe('RECRUITER');
    const other = Buffer.from(JSON.stringify({ ...read, role: 'EMPLOYER' })).toString('base64url');
    expect((await t.ask('GET /users/me', { as: `${head}.${other}.${signature}` })).status).toBe(401);
  });
});

describe('the plan of the company', () => {
  beforeEach(() => t.db.deleteFrom('subscriptions').execute());

  test('covers its owner’s recruiting, and is the same in both areas', async () => {
    const as = await recruiting(owner);
    expect((await openJob(as)).status).toBe(402);
    // While recruiting one pays as the company too.
    const id = await buyPlan(t, home.employer, 'employer-month');
    expect((await openJob(as)).status).toBe(200);
    for (const token of [owner, as])
      expect((await t.ask('GET /subscriptions/active', { as: token })).body).toMatchObject({
        ...{ id, planId: 'employer-month', payer: 'SELF' },
      });
    expect((await t.ask(`POST /subscriptions/${id}/cancel`, { as })).body).toMatchObject({
      cancelAtPeriodEnd: true,
    });
  });

  test('is the only one for sale to them: a recruiter’s beside it would cover everyone for less', async () => {
    const as = await recruiting(owner);
    const { status, body } = await t.ask<Problem>('POST /subscriptions/payment-intent', {
      as,
      body: { planId: 'recruiter-month', evenIfCovered: true },
    });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['planId']]);
  });
});

describe('a key', () => {
  test('acts in the area it was made for', async () => {
    await recruit(owner);
    const company = await addMachineKey(t, owner, { scopes: ['jobs:read'] });
    const own = await addMachineKey(t, owner, { recruiterEmail: home.employer, scopes: ['jobs:read'] });
    const { body: keys } = await t.ask<MachineKey[]>('GET /machine-keys', { as: owner });
    expect(Object.fromEntries(keys.map(({ id, recruiterEmail }) => [id, recruiterEmail]))).toEqual({
      [company.id]: null,
      [own.id]: home.employer,
    });
    expect((await t.ask<unknown[]>('GET /jobs', { as: company.secret })).body).toHaveLength(1);
    expect((await t.ask<unknown[]>('GET /jobs', { as: own.secret })).body).toEqual([]);
  });

  test('stays with its area when the company is handed over', async () => {
    await addAdministrator(t.db, ada, home.employer);
    await recruit(owner);
    const company = await addMachineKey(t, owner, { scopes: ['jobs:read'] });
    const own = await addMachineKey(t, owner, { recruiterEmail: home.employer, scopes: ['jobs:read'] });
    await t.ask(`POST /administrators/${ada}/ownership`, {
      as: owner,
      body: { confirmationToken: await confirmed(owner) },
    });
    expect((await t.ask<unknown[]>('GET /jobs', { as: company.secret })).body).toHaveLength(1);
    expect((await t.ask<unknown[]>('GET /jobs', { as: own.secret })).body).toEqual([]);
  });
});

describe('the company handed over', () => {
  test('leaves the former owner a recruiter of it, also once they administer it no more', async () => {
    await addAdministrator(t.db, ada, home.employer);
    const as = await recruiting(owner);
    const { id } = await openJob(as);
    await t.ask(`POST /administrators/${ada}/ownership`, {
      as: owner,
      body: { confirmationToken: await confirmed(owner) },
    });
    expect((await t.ask<{ id: string }[]>('GET /jobs', { as })).body.map((job) => job.id)).toEqual([id]);
    t.mails.length = 0;
    const gone = await t.ask(`POST /administrators/${home.employer}/removal`, { as: await t.signIn(ada) });
    expect(gone.status).toBe(204);
    expect((await t.ask('GET /users/me', { as: owner })).status).toBe(401);
    expect(await me(as)).toMatchObject({ role: 'RECRUITER', roles: ['RECRUITER'] });
    expect((await switched(as, 'EMPLOYER')).status).toBe(403);
    expect((await t.ask<unknown[]>('GET /jobs', { as })).body).toHaveLength(1);
    expect(t.mails.map(({ to, kind }) => [to, kind])).toEqual([[home.employer, 'AREA_ENDED']]);
    // Restored from before, it is done again, and they recruit all the same.
    await t.db.deleteFrom('erasures').execute();
    await t.db.updateTable('users').set({ role: 'EMPLOYER' }).where('email', '=', home.employer).execute();
    await t.db
      .insertInto('administrators')
      .values({
        ...{ administratorEmail: home.employer, employerEmail: ada, createdAt: '2026-01-01T08:00:00.000Z' },
        ...{ administratorFirstName: null, administratorLastName: null },
      })
      .execute();
    await t.db.updateTable('recruiters').set({ createdAt: '2026-01-01T08:00:00.000Z' }).execute();
    expect(await eraseAgain(t.services)).toBe(1);
    expect(await me(as)).toMatchObject({ roles: ['RECRUITER'] });
  });
});

describe('another address', () => {
  test('is that of both areas', async () => {
    const as = await recruiting(owner);
    const { id } = await openJob(as);
    await t.db
      .updateTable('users')
      .set({ email: 'olive@home.example' })
      .where('email', '=', home.employer)
      .execute();
    expect(await me(as)).toMatchObject({ email: 'olive@home.example', roles: ['EMPLOYER', 'RECRUITER'] });
    expect((await t.ask<{ id: string }[]>('GET /jobs', { as })).body.map((job) => job.id)).toEqual([id]);
  });
});

describe('leaving', () => {
  test('as a recruiter waits for candidates who wait, then ends that area and keeps the company', async () => {
    const as = await recruiting(owner);
    const { id } = await openJob(as);
    expect((await erase(as, `/recruiters/${home.employer}`)).body.code).toBe('IN_USE');
    await t.ask(`PATCH /jobs/${id}/status?status=CLOSED&closeReason=FILLED`, { as });
    await addMachineKey(t, owner, { recruiterEmail: home.employer, scopes: ['jobs:read'] });
    const { rawPayload } = await t.app.inject({
      method: 'GET',
      url: `/api/v1/recruiters/${home.employer}/export?confirmationToken=${await confirmed(as)}`,
      headers: { authorization: `Bearer ${as}` },
    });
    expect([...readZip(rawPayload).keys()]).toContain('jobs.json');
    t.mails.length = 0;
    expect((await erase(as, `/recruiters/${home.employer}`)).status).toBe(204);
    expect((await t.ask('GET /users/me', { as })).status).toBe(401);
    expect(await me(owner)).toMatchObject({ role: 'EMPLOYER', roles: ['EMPLOYER'] });
    expect((await me(await t.signIn(home.employer))).role).toBe('EMPLOYER');
    expect((await switched(owner, 'RECRUITER')).status).toBe(403);
    expect((await t.ask<unknown[]>('GET /machine-keys', { as: owner })).body).toEqual([]);
    // The job stays with the company, without a name, and so does the plan.
    const all = await t.ask<{ id: string; recruiterEmail: string }[]>('GET /jobs/employer/me', { as: owner });
    expect(all.body.find((job) => job.id === id)?.recruiterEmail).toMatch(/@erased\.invalid$/);
    expect((await t.ask('GET /subscriptions/active', { as: owner })).body).toMatchObject({ active: true });
    expect(t.mails.map(({ to, kind }) => [to, kind])).toEqual([[home.employer, 'AREA_ENDED']]);
    // They may begin once more.
    expect((await recruit(owner)).status).toBe(201);
    // An older database in which they still recruited forgets that again, and nothing else.
    await t.db.deleteFrom('erasures').execute();
    await t.db.updateTable('recruiters').set({ createdAt: '2026-01-01T08:00:00.000Z' }).execute();
    expect(await eraseAgain(t.services)).toBe(1);
    expect((await me(owner)).roles).toEqual(['EMPLOYER']);
  });

  test('as the company takes the owner’s recruiting along, and leaves a second administrator who recruits a recruiter', async () => {
    await addAdministrator(t.db, ada, home.employer);
    const adas = await recruiting(await t.signIn(ada));
    const as = await recruiting(owner);
    const { id } = await openJob(as);
    await addApplication(t.db, id, home.candidate);
    t.mails.length = 0;
    expect((await erase(owner, `/employers/${home.employer}`)).status).toBe(204);
    for (const token of [as, owner]) expect((await t.ask('GET /users/me', { as: token })).status).toBe(401);
    expect(await me(adas)).toMatchObject({ role: 'RECRUITER', roles: ['RECRUITER'] });
    expect((await t.ask<Problem>('GET /jobs', { as: adas })).body.code).toBe('EMPLOYER_LEFT');
    expect(t.mails.filter(({ to }) => to === ada).map(({ kind }) => kind)).toEqual(['EMPLOYER_LEFT']);
    const [job] = await t.db
      .selectFrom('jobs')
      .innerJoin('recruiters', 'recruiters.recruiterEmail', 'jobs.recruiterEmail')
      .where('jobs.id', '=', id)
      .select(['jobs.status', 'recruiterFirstName', 'recruiterLeftAt'])
      .execute();
    expect(job).toMatchObject({ status: 'CLOSED', recruiterFirstName: 'Former' });
    expect(job?.recruiterLeftAt).not.toBeNull();
    const kept = JSON.stringify(await t.db.selectFrom('users').select('email').execute());
    expect(kept).not.toContain(home.employer);
  });
});

test('an address that only recruits is as it was', async () => {
  const as = await t.signIn(home.recruiter);
  expect(await me(as)).toMatchObject({ role: 'RECRUITER', roles: ['RECRUITER'] });
});
