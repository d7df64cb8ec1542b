/** A candidate who was never compared with very many jobs has a list at once, and the best fit first as soon as it is known. */
import { sql } from 'kysely';
import { beforeAll, expect, test, vi } from 'vitest';
import type { PublicJob } from '../../../schemas/job.ts';
import { dropOldFits } from '../../../server/features/fits/refreshFits.ts';
import { occupyJobs } from '../../../server/features/jobs/occupations.ts';
import { readFacts } from '../../../server/matching/reading/facts.ts';
import { accountant } from '../../matching/support.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { addOpenJob } from '../../support/dailyRun.ts';
import { addCandidate, addEmployer, addRecruiter } from '../../support/people.ts';

/** A list that waits for the comparison waits for ever. */
vi.mock('node:timers/promises', async (importActual) => {
  const actual = await importActual<typeof import('node:timers/promises')>();
  const setTimeout: typeof actual.setTimeout = (ms, value, options) =>
    ms === 2000 ? new Promise(() => {}) : actual.setTimeout(ms, value, options);
  return { ...actual, setTimeout };
});

let t: TestApp;
let ada: string;
const email = 'ada@first.example';
const day = 24 * 60 * 60_000;

beforeAll(async () => {
  t = await testApp();
  const recruiter = await addRecruiter(t.db, 'r@first.example', await addEmployer(t.db, 'b@first.example'));
  const facts = readFacts(accountant, '2026-06-01');
  await addCandidate(t.db, email, { facts, resumeText: accountant, headline: facts.headline });
  ada = await t.signIn(email);
  const older = { openedAt: '2026-01-01T08:00:00.000Z' };
  const nurse = await addOpenJob(t.db, recruiter, { title: 'Registered nurse', description: 'Care.' });
  await addOpenJob(t.db, recruiter, { ...older, description: 'Closes the books in SAP, month by month.' });
  await addOpenJob(t.db, recruiter, { title: 'Accountant', description: 'Works in a zoo.', criteria: [] });
  await sql`
    insert into "jobs" ("id", "recruiterEmail", "title", "description", "employmentType", "workplaceType", "salaryCurrency",
      "salaryUnit", "openings", "criteria", "stages", "status", "createdAt", "updatedAt", "openedAt")
    select gen_random_uuid(), "recruiterEmail", "title", "description", "employmentType", "workplaceType", "salaryCurrency",
      "salaryUnit", "openings", "criteria", "stages", "status", "createdAt", "updatedAt", '2026-05-31T08:00:00.000Z'
    from "jobs", generate_series(1, 250) where "id" = ${nurse}`.execute(t.db);
  await occupyJobs(t.db);
});

const list = async () => (await t.ask<PublicJob[]>('GET /jobs?sort=fit&perPage=3', { as: ada })).body;
const known = async () => (await t.db.selectFrom('jobFits').select('jobId').execute()).length;

test('jobs of the occupation come at once, and in order of fit once everything is compared', async () => {
  const { matchJobs } = t.services;
  const gate = Promise.withResolvers<void>();
  let begun = 0;
  t.services.matchJobs = async (task) => {
    begun += 1;
    // The first of several batches is made: nothing of it shows before the others are.
    if (begun > 2) await gate.promise;
    return matchJobs(task);
  };
  const [first, second] = await list();
  expect([first, second].map((job) => [job?.title, job?.fit, job?.fitPending])).toEqual([
    ['Accountant', null, true],
    ['Accountant', null, true],
  ]);
  await expect.poll(() => begun).toBeGreaterThan(2);
  expect(await known()).toBe(0);
  gate.resolve();
  await expect.poll(known).toBeGreaterThan(200);
  t.services.matchJobs = matchJobs;
  const after = await list();
  expect(after.map(({ fitPending }) => fitPending)).toEqual([false, false, false]);
  const scores = after.map(({ fit }) => fit?.score ?? 0);
  expect(scores).toEqual(scores.toSorted((a, b) => b - a));
});

test('who was here within the week stays compared; others are compared again when they come back', async () => {
  await list();
  const later = new Date(t.time.now.getTime() + 8 * day);
  const seen = (at: Date) => t.db.updateTable('sessions').set({ lastSeenAt: at.toISOString() }).execute();
  const before = await known();
  await seen(new Date(later.getTime() - day));
  await dropOldFits(t.db, later);
  expect(await known()).toBe(before);
  await seen(t.time.now);
  await dropOldFits(t.db, later);
  expect(await known()).toBe(0);
});
