/** The life of a job, move by move. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Problem } from '../../../schemas/calls/problem.ts';
import { type Job, JobStatus } from '../../../schemas/job.ts';
import { canMoveJob, jobMoves } from '../../../schemas/jobStatus.ts';
import { toRow } from '../../../server/db/database.ts';
import { closeExpiredJobs } from '../../../server/features/jobs/closeExpiredJobs.ts';
import { createJob } from '../../../server/features/jobs/createJob.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { addCandidate, addEmployer, addRecruiter, subscribe } from '../../support/people.ts';
import { addApplication, addPick, written } from '../../support/scene.ts';

let t: TestApp;
let token: string;
let unpaid: string;

beforeAll(async () => {
  t = await testApp();
  await addEmployer(t.db, 'boss@acme.example');
  await addRecruiter(t.db, 'r@acme.example', 'boss@acme.example');
  await addRecruiter(t.db, 'free@acme.example', 'boss@acme.example');
  await addCandidate(t.db, 'c@people.example');
  await subscribe(t.db, 'r@acme.example');
  token = await t.signIn('r@acme.example');
  unpaid = await t.signIn('free@acme.example');
});

beforeEach(() => {
  t.time.now = new Date('2026-06-01T12:00:00.000Z');
  t.requestedRuns.length = 0;
});

const jobIn = async (status: JobStatus, more: Parameters<typeof written>[0] = {}, by = 'r@acme.example') => {
  const job = await createJob(t.db, by, written(more), t.time.now);
  const at = t.time.now.toISOString();
  // A job that is closed or put away was open before.
  const before = status === 'CLOSED' || status === 'ARCHIVED' ? { openedAt: at, closedAt: at } : {};
  await t.db
    .updateTable('jobs')
    .set({ status, ...before })
    .where('id', '=', job.id)
    .execute();
  return job;
};

const move = (id: string, query: string, as = token) =>
  t.ask<Partial<Job> & Partial<Omit<Problem, 'title' | 'status'>>>(`PATCH /jobs/${id}/status?${query}`, {
    as,
  });

describe('every status to every status', () => {
  for (const from of JobStatus.options) {
    for (const to of JobStatus.options) {
      const legal = canMoveJob(from, to);
      test(`${from} → ${to} is ${legal ? 'made' : 'refused, naming what is possible'}`, async () => {
        const { id } = await jobIn(from);
        const reason = to === 'CLOSED' && from !== 'ARCHIVED' ? '&closeReason=FILLED' : '';
        const { status, body } = await move(id, `status=${to}${reason}`);
        if (legal) {
          expect([status, body.status]).toEqual([200, to]);
          return;
        }
        expect([status, body.code]).toEqual([409, 'ILLEGAL_MOVE']);
        for (const possible of jobMoves[from]) {
          expect(body.detail).toContain(JobStatus.meta()?.ui?.choices?.[possible]);
        }
        expect((await t.ask<Job>(`GET /jobs/${id}`, { as: token })).body.status).toBe(from);
      });
    }
  }
});

describe('opening', () => {
  test('is dated, and has the list of the day made at once', async () => {
    const { id } = await jobIn('DRAFT');
    const { body } = await move(id, 'status=OPEN');
    expect(body.openedAt).toBe('2026-06-01T12:00:00.000Z');
    expect(t.requestedRuns).toEqual([id]);
  });

  test('again after a pause keeps the day it was opened first', async () => {
    const { id } = await jobIn('DRAFT');
    await move(id, 'status=OPEN');
    t.time.now = new Date('2026-06-01T12:30:00.000Z');
    await move(id, 'status=ON_HOLD');
    expect((await move(id, 'status=OPEN')).body.openedAt).toBe('2026-06-01T12:00:00.000Z');
  });

  test('needs a subscription; the employer’s counts for its recruiters', async () => {
    const { id } = await jobIn('DRAFT', {}, 'free@acme.example');
    const refused = await move(id, 'status=OPEN', unpaid);
    expect([refused.status, refused.body.code]).toEqual([402, 'SUBSCRIPTION_REQUIRED']);
    await subscribe(t.db, 'boss@acme.example', { currentPeriodEnd: '2026-06-01T12:00:00.001Z' });
    expect((await move(id, 'status=OPEN', unpaid)).status).toBe(200);
  });

  test('is not possible past the day the job is open until', async () => {
    const yesterday = await jobIn('DRAFT', { validThrough: '2026-05-31' });
    const { status, body } = await move(yesterday.id, 'status=OPEN');
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['validThrough']]);
    const today = await jobIn('DRAFT', { validThrough: '2026-06-01' });
    expect((await move(today.id, 'status=OPEN')).status).toBe(200);
  });
});

describe('closing', () => {
  test('takes a reason, and only closing does', async () => {
    const { id } = await jobIn('OPEN');
    const without = await move(id, 'status=CLOSED');
    expect([without.status, Object.keys(without.body.errors ?? {})]).toEqual([422, ['closeReason']]);
    expect((await move(id, 'status=ON_HOLD&closeReason=FILLED')).status).toBe(422);
    const { body } = await move(id, 'status=CLOSED&closeReason=FILLED');
    expect(body).toMatchObject({ closeReason: 'FILLED', closedAt: '2026-06-01T12:00:00.000Z' });
    expect((await move(id, 'status=DRAFT')).body).toMatchObject({
      closeReason: null,
      closedAt: null,
      openedAt: null,
    });
  });

  test('happens by itself once the last day is over everywhere, to open jobs only', async () => {
    const open = await jobIn('OPEN', { validThrough: '2026-05-31' });
    const today = await jobIn('OPEN', { validThrough: '2026-06-01' });
    const held = await jobIn('ON_HOLD', { validThrough: '2026-05-31' });
    expect(await closeExpiredJobs(t.db, new Date('2026-06-01T11:59:59.999Z'))).toEqual([]);
    expect(await closeExpiredJobs(t.db, t.time.now)).toEqual([open.id]);
    const closed = (await t.ask<Job>(`GET /jobs/${open.id}`, { as: token })).body;
    expect(closed).toMatchObject({
      status: 'CLOSED',
      closeReason: 'OTHER',
      closedAt: '2026-06-01T12:00:00.000Z',
    });
    for (const [job, status] of [
      [today, 'OPEN'],
      [held, 'ON_HOLD'],
    ] as const) {
      expect((await t.ask<Job>(`GET /jobs/${job.id}`, { as: token })).body.status).toBe(status);
    }
  });
});

test('of two moves at the same moment one is made and the other refused', async () => {
  for (let i = 0; i < 5; i += 1) {
    const { id } = await jobIn('OPEN');
    const statuses = await Promise.all([
      move(id, 'status=CLOSED&closeReason=FILLED'),
      move(id, 'status=CLOSED&closeReason=CANCELED'),
    ]);
    expect(statuses.map(({ status }) => status).sort()).toEqual([200, 409]);
  }
});

describe('deleting', () => {
  test('is for jobs nothing hangs on; others are to be archived', async () => {
    const empty = await jobIn('DRAFT');
    const picked = await jobIn('DRAFT');
    const applied = await jobIn('DRAFT');
    await addPick(t.db, picked.id, 'c@people.example');
    await addApplication(t.db, applied.id, 'c@people.example');
    for (const { id } of [picked, applied]) {
      const { status, body } = await t.ask<Problem>(`DELETE /jobs/${id}`, { as: token });
      expect([status, body.code]).toEqual([409, 'IN_USE']);
      expect(body.detail).toContain('Archive');
    }
    expect((await t.ask(`DELETE /jobs/${empty.id}`, { as: token })).status).toBe(204);
    expect((await t.ask(`GET /jobs/${empty.id}`, { as: token })).status).toBe(404);
  });
});

describe('stages and suggestions', () => {
  test('a stage someone stands in cannot be taken out', async () => {
    const job = await jobIn('OPEN');
    await addApplication(t.db, job.id, 'c@people.example', 'screening');
    const without = (id: string) => ({ ...written(), stages: job.stages.filter((stage) => stage.id !== id) });
    const refused = await t.ask<Problem>(`PUT /jobs/${job.id}`, { as: token, body: without('screening') });
    expect([refused.status, refused.body.code]).toEqual([409, 'IN_USE']);
    expect(refused.body.detail).toContain('Screening');
    expect((await t.ask(`PUT /jobs/${job.id}`, { as: token, body: without('offer') })).status).toBe(200);
  });

  test('a suggestion changes the criteria when it is accepted, and goes for good when it is dismissed', async () => {
    const job = await jobIn('OPEN');
    const suggested: Job['suggestedCriteria'] = [
      { name: 'Nursing licence', importance: 'NICE_TO_HAVE', why: 'Three passes' },
      { name: 'ICU', importance: 'MUST_HAVE', why: 'Two passes' },
    ];
    await t.db
      .updateTable('jobs')
      .set(toRow({ suggestedCriteria: suggested }))
      .where('id', '=', job.id)
      .execute();
    const answer = (name: string, decision: string) =>
      t.ask<Job>(`PATCH /jobs/${job.id}/suggested-criteria?name=${name}&decision=${decision}`, { as: token });
    const accepted = await answer('nursing%20licence', 'ACCEPT');
    expect(accepted.body).toMatchObject({
      criteria: [{ name: 'Nursing licence', importance: 'NICE_TO_HAVE' }],
      criteriaVersion: 2,
      suggestedCriteria: [suggested[1]],
    });
    const dismissed = await answer('ICU', 'DISMISS');
    expect(dismissed.body).toMatchObject({ criteriaVersion: 2, suggestedCriteria: [] });
    expect((await answer('ICU', 'ACCEPT')).status).toBe(404);
  });
});
