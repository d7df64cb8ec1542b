/** The first list of a company, without a plan: who has it, what it shows, and that there is no second. */
import { beforeEach, describe, expect, test } from 'vitest';
import type { Problem } from '../../../schemas/calls/problem.ts';
import type { DailyCandidate, DailyList } from '../../../schemas/dailyCandidate.ts';
import type { FirstList } from '../../../schemas/firstList.ts';
import { holdFirstListJobs } from '../../../server/features/billing/planEnd/holdFirstListJobs.ts';
import { createJob } from '../../../server/features/jobs/createJob.ts';
import { dueJobs } from '../../../server/ranking/pool.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { addCandidate, addEmployer, addProvedDomain, addRecruiter, subscribe } from '../../support/people.ts';
import { addPick, written } from '../../support/scene.ts';

let t: TestApp;
let as: string;
const boss = 'boss@acme.example';
const recruiter = 'r@acme.example';
const candidate = 'c@people.example';

beforeEach(async () => {
  t = await testApp();
  await addEmployer(t.db, boss);
  await addProvedDomain(t.db, boss, 'acme.example');
  await addRecruiter(t.db, recruiter, boss);
  await addCandidate(t.db, candidate);
  as = await t.signIn(recruiter);
});

const draft = async (title = 'Nurse', by = recruiter) =>
  (await createJob(t.db, by, written({ title }), t.time.now)).id;
const openFirst = (id: string, by = as) => t.ask<Problem>(`POST /jobs/${id}/first-list`, { as: by });
const stateFor = async (by = as) =>
  (await t.ask<FirstList>('GET /subscriptions/first-list', { as: by })).body;
const list = (jobId: string, date: string, size: number) =>
  t.db
    .insertInto('dailyLists')
    .values({ jobId, date, size, poolSize: 9, explanation: null, createdAt: `${date}T06:00:00.000Z` })
    .execute();
const pass = (days: number) => {
  t.time.now = new Date(t.time.now.getTime() + days * 86_400_000);
};

/** A job opened for its first list, with one person on it; `addPick` dates them 2026-05-31. */
async function listed() {
  const jobId = await draft();
  expect((await openFirst(jobId)).status).toBe(200);
  await list(jobId, '2026-05-31', 1);
  return { jobId, pickId: await addPick(t.db, jobId, candidate) };
}

describe('without a plan', () => {
  test('the first job opens and its list is seen whole, with the reasons, and decided about', async () => {
    expect(await stateFor()).toEqual({ state: 'AVAILABLE', job: null, endsAt: null });
    const { jobId, pickId } = await listed();
    expect(await stateFor()).toEqual({
      state: 'TAKEN',
      job: { id: jobId, title: 'Nurse' },
      endsAt: '2026-06-08T12:00:00.000Z',
    });
    const lists = await t.ask<DailyList[]>(`GET /daily-candidates/job/${jobId}/days`, { as });
    expect(lists.body.map(({ date }) => date)).toEqual(['2026-05-31']);
    const picks = await t.ask<DailyCandidate[]>(`GET /daily-candidates/job/${jobId}`, { as });
    expect(picks.body[0]?.criteria[0]?.evidence).toBe('Nurse for seven years');
    expect((await t.ask(`GET /daily-candidates/${pickId}/details`, { as })).status).toBe(200);
    const saved = await t.ask(`PATCH /daily-candidates/${pickId}/status?status=SAVED`, { as });
    expect(saved.status).toBe(200);
    const overseer = await t.signIn(boss);
    expect((await t.ask(`GET /daily-candidates/${pickId}`, { as: overseer })).status).toBe(200);
  });

  test('inviting, later lists and other jobs need one', async () => {
    const { jobId, pickId } = await listed();
    const other = await draft('Cook');
    const later = await addPick(t.db, other, candidate);
    const refused = [
      await t.ask(`POST /daily-candidates/${pickId}/invitation`, {
        as,
        body: { salaryMin: 1, salaryMax: 2 },
      }),
      await t.ask(`PATCH /jobs/${other}/status?status=OPEN`, { as }),
      await t.ask(`GET /daily-candidates/job/${other}`, { as }),
      await t.ask(`GET /daily-candidates/job/${other}/days`, { as }),
      await t.ask(`GET /daily-candidates/${later}`, { as }),
      await t.ask(`GET /daily-candidates/${later}/details`, { as }),
      await t.ask(`PATCH /daily-candidates/${later}/status?status=SAVED`, { as }),
      await openFirst(other),
    ];
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 402));
    // Lists made while there was a plan are seen with one only.
    await list(jobId, '2026-06-02', 1);
    await addCandidate(t.db, 'd@people.example');
    const second = await addPick(t.db, jobId, 'd@people.example', 2);
    await t.db.updateTable('dailyCandidates').set({ date: '2026-06-02' }).where('id', '=', second).execute();
    expect((await t.ask(`GET /daily-candidates/${second}`, { as })).status).toBe(402);
    const { body } = await t.ask<DailyCandidate[]>(`GET /daily-candidates/job/${jobId}`, { as });
    expect(body.map(({ id }) => id)).toEqual([pickId]);
  });

  test('a colleague sees none of it, and a stranger does not know of it', async () => {
    const { pickId, jobId } = await listed();
    await addRecruiter(t.db, 'r2@acme.example', boss);
    const colleague = await t.signIn('r2@acme.example');
    expect((await t.ask(`GET /daily-candidates/${pickId}`, { as: colleague })).status).toBe(402);
    expect(await stateFor(colleague)).toMatchObject({ state: 'TAKEN', job: null });
    await addEmployer(t.db, 'boss@other.example');
    await addProvedDomain(t.db, 'boss@other.example', 'other.example');
    await addRecruiter(t.db, 'r@other.example', 'boss@other.example');
    const stranger = await t.signIn('r@other.example');
    expect((await openFirst(jobId, stranger)).status).toBe(404);
    expect((await stateFor(stranger)).state).toBe('AVAILABLE');
    expect((await t.ask('GET /subscriptions/first-list', { as: await t.signIn(candidate) })).status).toBe(
      403,
    );
  });

  test('no further list is made once someone was on one, and the next morning brings one after an empty list', async () => {
    const jobId = await draft();
    await openFirst(jobId);
    await list(jobId, '2026-06-01', 0);
    expect(await dueJobs(t.db, '2026-06-02', {}, t.time.now)).toEqual([jobId]);
    await list(jobId, '2026-06-02', 1);
    expect(await dueJobs(t.db, '2026-06-03', {}, t.time.now)).toEqual([]);
    await subscribe(t.db, boss);
    expect(await dueJobs(t.db, '2026-06-03', {}, t.time.now)).toEqual([jobId]);
  });

  test('the job goes on hold after a week, with one mail that says what it costs to go on', async () => {
    const { jobId } = await listed();
    expect(await holdFirstListJobs(t.services, t.time.now)).toBe(0);
    pass(7);
    expect(await holdFirstListJobs(t.services, t.time.now)).toBe(1);
    expect(await holdFirstListJobs(t.services, t.time.now)).toBe(0);
    expect(t.mails.map(({ kind, to }) => [kind, to])).toEqual([['FIRST_LIST_OVER', recruiter]]);
    expect(t.mails[0]?.text).toContain('$99 a month');
    as = await t.signIn(recruiter);
    expect((await openFirst(jobId)).status).toBe(402);
  });

  test('put on hold meanwhile it opens again; with a plan it stays open', async () => {
    const { jobId } = await listed();
    await t.ask(`PATCH /jobs/${jobId}/status?status=ON_HOLD`, { as });
    expect((await openFirst(jobId)).status).toBe(200);
    await subscribe(t.db, boss, { currentPeriodEnd: '2099-01-01T00:00:00.000Z' });
    pass(7);
    expect(await holdFirstListJobs(t.services, t.time.now)).toBe(0);
  });
});

describe('there is none', () => {
  const refusalOf = async (by: string, title = 'Nurse') => {
    const { status, body } = await openFirst(await draft(title, by), await t.signIn(by));
    return [status, body.code, body.detail] as const;
  };
  const wasHad = [402, 'SUBSCRIPTION_REQUIRED', expect.stringContaining('has had its first list')];

  test('a second time, for another recruiter of the company, or for another company of the domain', async () => {
    await listed();
    await addRecruiter(t.db, 'r2@acme.example', boss);
    expect(await refusalOf('r2@acme.example')).toEqual(wasHad);
    await addEmployer(t.db, 'second@acme.example');
    await addProvedDomain(t.db, 'second@acme.example', 'elsewhere.example');
    await addRecruiter(t.db, 'r3@elsewhere.example', 'second@acme.example');
    expect(await refusalOf('r3@elsewhere.example')).toEqual(wasHad);
  });

  test('for someone of the domain who recruits for a company registered under another one', async () => {
    await listed();
    await addEmployer(t.db, 'boss@fresh.example');
    await addProvedDomain(t.db, 'boss@fresh.example', 'fresh.example');
    await addRecruiter(t.db, 'me@mail.acme.example', 'boss@fresh.example');
    expect(await refusalOf('me@mail.acme.example')).toEqual(wasHad);
  });

  test('once the job is deleted', async () => {
    const jobId = await draft();
    await openFirst(jobId);
    await t.db.deleteFrom('jobs').where('id', '=', jobId).execute();
    expect(await refusalOf(recruiter)).toEqual(wasHad);
  });

  test('for two recruiters at once: one of them opens', async () => {
    await addRecruiter(t.db, 'r2@acme.example', boss);
    const other = await t.signIn('r2@acme.example');
    const [mine, theirs] = [await draft(), await draft('Cook', 'r2@acme.example')];
    const statuses = (await Promise.all([openFirst(mine), openFirst(theirs, other)])).map(
      ({ status }) => status,
    );
    expect(statuses.sort()).toEqual([200, 402]);
  });

  test.each([
    ['at a provider of mailboxes', 'gmail.com'],
    ['at a mailbox for ten minutes', 'fexpost.com'],
    ['at a domain of its own', 'candle-works.example'],
  ])('for a company with nothing but an address %s, until it has proved a domain', async (_, domain) => {
    const owner = `someone@${domain}`;
    await addEmployer(t.db, owner);
    await addRecruiter(t.db, `other@${domain}`, owner);
    expect(await refusalOf(`other@${domain}`)).toEqual([
      402,
      'SUBSCRIPTION_REQUIRED',
      expect.stringContaining('proved their domain by a DNS record'),
    ]);
    const by = await t.signIn(`other@${domain}`);
    expect((await stateFor(by)).state).toBe('NO_DOMAIN');
    await addProvedDomain(t.db, owner, 'candles.example');
    expect((await stateFor(by)).state).toBe('AVAILABLE');
  });

  test('for a company whose domain was lent beneath another for nothing', async () => {
    const [owner, by] = ['boss@one.dedyn.io', 'robin@one.dedyn.io'] as const;
    await addEmployer(t.db, owner);
    await addProvedDomain(t.db, owner, 'one.dedyn.io');
    await addRecruiter(t.db, by, owner);
    expect((await stateFor(await t.signIn(by))).state).toBe('NO_DOMAIN');
    expect((await refusalOf(by))[0]).toBe(402);
  });

  test('for a company that has or had a plan', async () => {
    await subscribe(t.db, boss, { status: 'CANCELED' });
    expect(await refusalOf(recruiter)).toEqual([
      402,
      'SUBSCRIPTION_REQUIRED',
      expect.stringContaining('have had none yet'),
    ]);
    await subscribe(t.db, recruiter);
    expect((await refusalOf(recruiter, 'Cook')).slice(0, 2)).toEqual([409, 'ILLEGAL_MOVE']);
  });
});
