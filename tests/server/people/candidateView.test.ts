/** How candidates see open jobs: how they fit, and what they set right about themselves. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { Problem } from '../../../schemas/calls/problem.ts';
import type { Candidate } from '../../../schemas/candidate.ts';
import type { PublicJob } from '../../../schemas/job.ts';
import { logging } from '../../../server/base/logging.ts';
import { createMatchJobs } from '../../../server/features/fits/matchJobs.ts';
import { dropOldFits, refreshFits, warmFits } from '../../../server/features/fits/refreshFits.ts';
import { readFacts } from '../../../server/matching/reading/facts.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { addOpenJob } from '../../support/dailyRun.ts';
import { addCandidate } from '../../support/people.ts';
import { addOrganisation, addPick, type Organisation } from '../../support/scene.ts';

const resumeText = `Ada Example
Accountant

EXPERIENCE
Accountant, Larkfield Ltd, January 2020 - December 2024
Closed the books every month in SAP and Excel.

SKILLS
SAP, Excel
`;

let t: TestApp;
let home: Organisation;
let ada: string;
let books: string;
let asked: number;
const email = 'ada@example.com';

const must = (name: string) => ({ name, importance: 'MUST_HAVE' as const });

beforeAll(async () => {
  t = await testApp();
  home = await addOrganisation(t, 'home');
  const facts = readFacts(resumeText, '2026-06-01');
  const { headline, skills, yearsOfExperience } = facts;
  await addCandidate(t.db, email, { facts, resumeText, headline, skills, yearsOfExperience });
  ada = await t.signIn(email);
  await addOpenJob(t.db, home.recruiter, {
    title: 'Registered nurse',
    description: 'Care for people in intensive care.',
    criteria: [must('Nursing licence')],
  });
  books = await addOpenJob(t.db, home.recruiter, {
    title: 'Accountant',
    description: 'Close the books in SAP.',
    criteria: [must('SAP'), must('QuickBooks')],
  });
  const { matchJobs } = t.services;
  asked = 0;
  t.services.matchJobs = async (task) => {
    asked += task.jobs.length;
    return matchJobs(task);
  };
});

const jobs = async (query = '') => (await t.ask<PublicJob[]>(`GET /jobs${query}`, { as: ada })).body;

describe('open jobs', () => {
  test('come best fit first with the reason', async () => {
    const found = await jobs('?sort=fit');
    expect(found.map(({ title }) => title)).toEqual(['Accountant', 'Registered nurse']);
    expect(found[0]?.fit).toMatchObject({
      summary: '1/2 must-haves',
      criteria: [
        { name: 'SAP', outcome: 'MEETS', source: 'RESUME' },
        { name: 'QuickBooks', outcome: 'UNKNOWN' },
      ],
    });
    const [best, other] = found;
    expect(best?.fit?.score).toBeGreaterThan(other?.fit?.score ?? 100);
    expect(best?.application).toBeNull();
  });

  test('are compared as the browser app starts, before the list is asked for', async () => {
    await t.db.deleteFrom('jobFits').execute();
    await t.ask('GET /users/me', { as: ada });
    const made = async () => (await t.db.selectFrom('jobFits').select('jobId').execute()).length;
    await expect.poll(made).toBe(2);
    asked = 0;
    expect((await jobs('?sort=fit')).map(({ title }) => title)).toEqual(['Accountant', 'Registered nurse']);
    expect(asked).toBe(0);
    // The next starts of the app find it done and do not look again.
    await t.db.deleteFrom('jobFits').execute();
    await t.ask('GET /users/me', { as: ada });
    await refreshFits({ ...t.services, matchJobs: createMatchJobs() }, email);
    expect(asked).toBe(0);
    await t.db.deleteFrom('jobFits').execute();
    t.time.now = new Date(t.time.now.getTime() + 5 * 60_000);
    await t.ask('GET /users/me', { as: ada });
    await expect.poll(made).toBe(2);
  });

  test('come best fit first while the server is still making jobs ready', async () => {
    const before = await jobs('?sort=fit');
    await t.db.deleteFrom('jobFits').execute();
    const { db } = t;
    const matchJobs = createMatchJobs();
    const warming = warmFits({ db, matchJobs, log: logging('silent') });
    await refreshFits({ db, matchJobs, clock: t.services.clock }, email);
    await warming;
    asked = 0;
    expect(await jobs('?sort=fit')).toEqual(before);
    expect(asked).toBe(0);
  });

  test('page by page in the same order', async () => {
    const { headers, body } = await t.ask<PublicJob[]>('GET /jobs?sort=fit&perPage=1', { as: ada });
    expect(body.map(({ title }) => title)).toEqual(['Accountant']);
    const next = /<\/api\/v1([^>]+)>/.exec(headers.link ?? '')?.[1];
    const { body: second } = await t.ask<PublicJob[]>(`GET ${next}`, { as: ada });
    expect(second.map(({ title }) => title)).toEqual(['Registered nurse']);
  });

  test('are matched once, and again only when the job or the candidate has changed', async () => {
    await jobs();
    asked = 0;
    await jobs();
    expect(asked).toBe(0);
    await t.db
      .updateTable('jobs')
      .set({ title: 'Senior accountant', updatedAt: '2026-06-01T11:00:00.000Z' })
      .where('id', '=', books)
      .execute();
    await jobs();
    const afterJob = asked;
    await t.db
      .updateTable('candidates')
      .set({ candidateCity: 'Austin' })
      .where('candidateEmail', '=', email)
      .execute();
    await jobs();
    expect([afterJob > 0, asked > afterJob]).toEqual([true, true]);
  });

  test('have no fit for candidates without a readable resume', async () => {
    const as = await t.signIn(home.candidate);
    const { body } = await t.ask<PublicJob[]>('GET /jobs?sort=fit', { as });
    expect(body.map(({ fit }) => fit)).toEqual([null, null]);
    expect(body.map(({ fitPending }) => fitPending)).toEqual([false, false]);
  });

  test('say that a fit is still being found out, until it is', async () => {
    const { matchJobs } = t.services;
    await t.db.deleteFrom('jobFits').where('candidateEmail', '=', email).execute();
    const job = async () => (await t.ask<PublicJob>(`GET /jobs/${books}`, { as: ada })).body;
    t.services.matchJobs = async () => [];
    const before = await job();
    t.services.matchJobs = matchJobs;
    const after = await job();
    expect([before.fit, before.fitPending]).toEqual([null, true]);
    expect([after.fit?.summary, after.fitPending]).toEqual(['1/2 must-haves', false]);
  });

  test('cannot be sorted by fit by those who do not look for work', async () => {
    for (const person of [home.recruiter, home.employer]) {
      const { status, body } = await t.ask<Problem>('GET /jobs?sort=fit', { as: await t.signIn(person) });
      expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['sort']]);
    }
  });

  test('that are open no more leave nothing behind', async () => {
    await jobs();
    await t.db.updateTable('jobs').set({ status: 'ON_HOLD' }).where('id', '=', books).execute();
    await dropOldFits(t.db, t.time.now);
    const kept = await t.db.selectFrom('jobFits').select('jobId').where('jobId', '=', books).execute();
    await t.db.updateTable('jobs').set({ status: 'OPEN' }).where('id', '=', books).execute();
    expect(kept).toEqual([]);
  });
});

describe('what was read from the resume', () => {
  const correct = (body: unknown) =>
    t.ask<Candidate & Problem>(`PATCH /candidates/${email}/facts`, { as: ada, body });

  test('can be set right, shows as corrected, and counts as the candidate’s own words', async () => {
    const pickId = await addPick(t.db, books, email);
    const before = await t.db
      .selectFrom('dailyCandidates')
      .selectAll()
      .where('id', '=', pickId)
      .executeTakeFirst();
    const { body } = await correct({
      skills: ['SAP', 'QuickBooks', 'quickbooks'],
      headline: 'Senior accountant',
    });
    expect(body).toMatchObject({
      skills: ['SAP', 'QuickBooks'],
      headline: 'Senior accountant',
      yearsOfExperience: 5,
    });
    expect(body.correctedFacts.toSorted()).toEqual(['headline', 'skills']);
    const job = await t.ask<PublicJob>(`GET /jobs/${books}`, { as: ada });
    expect(job.body.fit?.criteria[1]).toMatchObject({
      outcome: 'MEETS',
      source: 'PROFILE',
      evidence: 'The candidate stated: QuickBooks',
    });
    // Lists stay as they were made.
    expect(
      await t.db.selectFrom('dailyCandidates').selectAll().where('id', '=', pickId).executeTakeFirst(),
    ).toEqual(before);
  });

  test('comes back with null', async () => {
    await correct({ skills: ['Cooking'], yearsOfExperience: 40, headline: 'Cook' });
    const { body } = await correct({ skills: null, yearsOfExperience: null, headline: null });
    expect(body).toMatchObject({ headline: 'Accountant', yearsOfExperience: 5, correctedFacts: [] });
    expect(body.skills).toContain('Microsoft Excel');
  });

  test.each([
    [{ yearsOfExperience: -1 }, 'yearsOfExperience'],
    [{ skills: [''] }, 'skills.0'],
    [{ education: [] }, 'education'],
  ])('is not set to %j', async (body, field) => {
    expect(await correct(body)).toMatchObject({
      status: 422,
      body: { errors: { [field]: expect.any(String) } },
    });
  });
});
