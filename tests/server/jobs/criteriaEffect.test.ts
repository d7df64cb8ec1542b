/** Before other criteria are saved, recruiters see whom of their list and applicants they would move, and why. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { Problem } from '../../../schemas/calls/problem.ts';
import type { CriteriaEffect } from '../../../schemas/criteriaEffect.ts';
import type { Job } from '../../../schemas/job.ts';
import { toRow } from '../../../server/db/database.ts';
import { readFacts } from '../../../server/matching/reading/facts.ts';
import { accountant, nurse } from '../../matching/support.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { addOpenJob, addPickable } from '../../support/dailyRun.ts';
import { addEmployer, addRecruiter, subscribe } from '../../support/people.ts';
import { addApplication, addPick } from '../../support/scene.ts';

let t: TestApp;
let jobId: string;
let bostonPick: string;
let application: string;
const tokens: Record<string, string> = {};
const recruiter = 'recruiter@example.com';
const unpaid = 'unpaid@example.com';

const quickBooks = { name: 'QuickBooks', importance: 'MUST_HAVE' } as const;
const austin = { name: 'Austin, TX', importance: 'MUST_HAVE' } as const;
const job = {
  title: 'Staff Accountant',
  description: 'Keeps the general ledger, reconciles accounts in QuickBooks and files sales tax returns.',
};

async function add(email: string, resumeText: string, candidateCity: string, candidateState: string) {
  const facts = readFacts(resumeText, '2026-06-15');
  return addPickable(t.db, email, { resumeText, facts, candidateCity, candidateState });
}

beforeAll(async () => {
  t = await testApp();
  await addEmployer(t.db, 'employer@example.com');
  await addEmployer(t.db, 'free@example.com');
  await addRecruiter(t.db, recruiter, 'employer@example.com');
  await addRecruiter(t.db, 'other@example.com', 'employer@example.com');
  await addRecruiter(t.db, unpaid, 'free@example.com');
  await subscribe(t.db, recruiter);
  for (const email of [recruiter, 'other@example.com', unpaid]) tokens[email] = await t.signIn(email);
  jobId = await addOpenJob(t.db, recruiter, { ...job, criteria: [quickBooks] });
  bostonPick = await addPick(t.db, jobId, await add('boston@example.com', accountant, 'Boston', 'MA'), 1);
  await addPick(t.db, jobId, await add('austin@example.com', accountant, 'Austin', 'TX'), 2);
  const passed = await addPick(t.db, jobId, await add('passed@example.com', accountant, 'Boston', 'MA'), 3);
  await t.db.updateTable('dailyCandidates').set({ status: 'PASSED' }).where('id', '=', passed).execute();
  application = await addApplication(
    t.db,
    jobId,
    await add('applied@example.com', accountant, 'Boston', 'MA'),
  );
  await addApplication(t.db, jobId, await add('nurse@example.com', nurse, 'Austin', 'TX'));
});

const setCriteria = (criteria: Job['criteria']) =>
  t.db.updateTable('jobs').set(toRow({ criteria })).where('id', '=', jobId).execute();

const ask = (criteria: Job['criteria'], as = recruiter, id = jobId) =>
  t.ask<CriteriaEffect & Problem>(`POST /jobs/${id}/criteria-effect`, {
    as: tokens[as],
    body: { ...job, criteria },
  });

describe('a must-have more', () => {
  test('names who of the newest list and of the applicants would move, from which band to which', async () => {
    const { status, body } = await ask([quickBooks, austin]);
    expect(status).toBe(200);
    // Two picks who were not passed, and two applicants.
    expect(body.looked).toBe(4);
    expect(body.moved.map(({ id, from }) => [id, from])).toEqual(
      expect.arrayContaining([
        [bostonPick, 'PICK'],
        [application, 'APPLICANT'],
      ]),
    );
    expect(body.moved).toHaveLength(2);
    for (const { before, after } of body.moved) {
      expect(['STRONG', 'GOOD']).toContain(before);
      expect(after).toBe('PARTIAL');
    }
  });

  test('says which criterion moves them, and what their resume says to it', async () => {
    const [first] = (await ask([quickBooks, austin])).body.moved;
    expect(first?.because).toEqual([
      {
        name: 'Austin, TX',
        outcome: 'DOES_NOT_MEET',
        importance: 'MUST_HAVE',
        evidence: 'Boston, MA',
        source: 'PROFILE',
      },
    ]);
  });

  test('taken away again is told as such', async () => {
    await setCriteria([quickBooks, austin]);
    const { moved } = (await ask([quickBooks])).body;
    expect(moved.map(({ before }) => before)).toEqual(['PARTIAL', 'PARTIAL']);
    expect(moved[0]?.because).toMatchObject([
      { name: 'Austin, TX', importance: null, outcome: 'DOES_NOT_MEET' },
    ]);
    await setCriteria([quickBooks]);
  });
});

test('the same criteria move nobody', async () => {
  expect((await ask([quickBooks])).body.moved).toEqual([]);
});

test('nothing of the job is changed', async () => {
  const before = await t.db.selectFrom('jobs').selectAll().where('id', '=', jobId).executeTakeFirstOrThrow();
  await ask([austin]);
  expect(await t.db.selectFrom('jobs').selectAll().where('id', '=', jobId).executeTakeFirstOrThrow()).toEqual(
    before,
  );
});

test('the pool is counted before and after', async () => {
  await expect
    .poll(async () => (await ask([quickBooks, austin])).body.pending, { timeout: 20_000 })
    .toBe(false);
  const { before, after } = (await ask([quickBooks, austin])).body;
  // Numbers below ten are not told.
  expect(before.partial).toEqual({ about: null, least: 0, most: 9 });
  expect(after.partial).toEqual({ about: null, least: 0, most: 9 });
});

test('without a plan only applicants are compared: the lists are a part of it', async () => {
  const id = await addOpenJob(t.db, unpaid, { ...job, criteria: [quickBooks] });
  await addPick(t.db, id, 'boston@example.com');
  await addApplication(t.db, id, 'applied@example.com');
  const { body } = await ask([quickBooks, austin], unpaid, id);
  expect(body.looked).toBe(1);
  expect(body.moved.map(({ from }) => from)).toEqual(['APPLICANT']);
});

test('another recruiter’s job does not exist', async () => {
  expect((await ask([austin], 'other@example.com')).status).toBe(404);
});

test('two criteria of the same name are refused at their field', async () => {
  const { status, body } = await ask([austin, austin]);
  expect(status).toBe(422);
  expect(body.errors).toEqual({ criteria: 'Two criteria have the same name.' });
});
