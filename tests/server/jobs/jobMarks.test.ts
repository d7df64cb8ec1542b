/** Jobs that candidates save, and those they do not want to see again. */
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PublicJob } from '../../../schemas/job.ts';
import { type MarkedJob, mostMarked } from '../../../schemas/markedJob.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { addOpenJob } from '../../support/dailyRun.ts';
import { addCandidate } from '../../support/people.ts';
import { addOrganisation, addPick, type Organisation } from '../../support/scene.ts';

let t: TestApp;
let home: Organisation;
let as: string;
let baker: string;
let nurse: string;
const ada = 'ada@people.example';

beforeAll(async () => {
  t = await testApp();
  home = await addOrganisation(t, 'home');
  await addCandidate(t.db, ada);
  as = await t.signIn(ada);
  baker = await addOpenJob(t.db, home.recruiter, { title: 'Baker', salaryMin: 40_000, salaryMax: 50_000 });
  nurse = await addOpenJob(t.db, home.recruiter, { title: 'Night Nurse' });
});
beforeEach(async () => {
  await t.db.deleteFrom('jobMarks').execute();
  await t.db.updateTable('jobs').set({ status: 'OPEN' }).where('id', '=', baker).execute();
});

const mark = (id: string, how: 'SAVED' | 'HIDDEN' | null, who = as) =>
  t.ask<{ mark: string | null }>(`PUT /jobs/${id}/mark`, { as: who, body: { mark: how } });
const marked = async (query = '', who = as) =>
  (await t.ask<MarkedJob[]>(`GET /marked-jobs${query}`, { as: who })).body;
const titles = async (query = '') =>
  (await t.ask<PublicJob[]>(`GET /jobs${query}`, { as })).body.map(({ title }) => title).toSorted();

describe('a saved job', () => {
  test('is in its candidate’s list and no one else’s, and says so wherever it is read', async () => {
    expect((await mark(baker, 'SAVED')).body).toEqual({ mark: 'SAVED' });
    await mark(baker, 'SAVED');
    expect(await marked()).toMatchObject([{ id: baker, title: 'Baker', mark: 'SAVED', isOpen: true }]);
    expect((await t.ask<PublicJob>(`GET /jobs/${baker}`, { as })).body.mark).toBe('SAVED');
    const other = await t.signIn(home.candidate);
    expect(await marked('', other)).toEqual([]);
    expect((await t.ask<PublicJob>(`GET /jobs/${baker}`, { as: other })).body.mark).toBeNull();
    expect((await mark(baker, null)).body).toEqual({ mark: null });
    expect(await marked()).toEqual([]);
  });

  test('says that it has closed, without a word of what is written in it since', async () => {
    await mark(baker, 'SAVED');
    await t.db
      .updateTable('jobs')
      .set({ status: 'CLOSED', salaryMin: 90_000 })
      .where('id', '=', baker)
      .execute();
    expect(await marked()).toMatchObject([{ id: baker, isOpen: false, salaryMin: null, salaryMax: null }]);
    expect((await mark(baker, null)).status).toBe(200);
    // It is nothing one could see any more.
    expect((await mark(baker, 'SAVED')).status).toBe(404);
    await t.db.updateTable('jobs').set({ salaryMin: 40_000 }).where('id', '=', baker).execute();
  });
});

describe('a hidden job', () => {
  test('leaves the list, its search and the search box until it is shown again', async () => {
    expect(await titles('?q=nurse')).toContain('Night Nurse');
    await mark(nurse, 'HIDDEN');
    for (const query of ['', '?q=nurse&sort=relevance', '?sort=fit', '?sort=salaryMax'])
      expect(await titles(query), query).not.toContain('Night Nurse');
    expect(JSON.stringify((await t.ask('GET /search?q=night', { as })).body)).not.toContain('Night Nurse');
    expect(await marked('?mark=HIDDEN')).toMatchObject([{ id: nurse }]);
    expect(await marked('?mark=SAVED')).toEqual([]);
    await mark(nurse, null);
    expect(await titles()).toContain('Night Nurse');
  });

  test('leaves the jobs that picked its candidate, and nothing changes for the recruiter', async () => {
    const pickId = await addPick(t.db, nurse, ada);
    const picks = async () =>
      (await t.ask<{ id: string }[]>('GET /daily-candidates/candidate/me', { as })).body;
    expect(await picks()).toMatchObject([{ id: pickId }]);
    await mark(nurse, 'HIDDEN');
    expect(await picks()).toEqual([]);
    const recruiter = await t.signIn(home.recruiter);
    expect((await t.ask(`GET /daily-candidates/${pickId}`, { as: recruiter })).status).toBe(200);
  });

  test('is saved no more: a job has one mark', async () => {
    await mark(nurse, 'SAVED');
    await mark(nurse, 'HIDDEN');
    expect((await marked()).map((job) => job.mark)).toEqual(['HIDDEN']);
  });
});

test('there is a most of either kind', async () => {
  const { rows } = await sql<{ id: string }>`
    insert into "jobs" select (jsonb_populate_record("jobs", jsonb_build_object('id', gen_random_uuid()))).*
    from "jobs", generate_series(1, ${mostMarked}) where "id" = ${baker} returning "id"`.execute(t.db);
  const ids = rows.map(({ id }) => id);
  await t.db
    .insertInto('jobMarks')
    .values(
      ids.map((jobId) => ({ candidateEmail: ada, jobId, mark: 'SAVED' as const, markedAt: '2026-06-01' })),
    )
    .execute();
  const refused = await mark(baker, 'SAVED');
  expect([refused.status, refused.text]).toEqual([409, expect.stringContaining(`${mostMarked} jobs`)]);
  expect((await mark(baker, 'HIDDEN')).status).toBe(200);
});
