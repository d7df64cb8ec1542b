/** Writing jobs: what is kept, what is refused, and who sees which. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { Problem } from '../../../schemas/calls/problem.ts';
import type { Job, JobFields, PublicJob } from '../../../schemas/job.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { addCandidate, addEmployer, addRecruiter, subscribe } from '../../support/people.ts';

let t: TestApp;
let recruiter: string;
let colleague: string;
let stranger: string;
let employer: string;
let candidate: string;

beforeAll(async () => {
  t = await testApp();
  await addEmployer(t.db, 'boss@acme.example', { employerName: 'Acme' });
  await addEmployer(t.db, 'boss@other.example');
  await addRecruiter(t.db, 'r@acme.example', 'boss@acme.example');
  await addRecruiter(t.db, 'r2@acme.example', 'boss@acme.example');
  await addRecruiter(t.db, 'r@other.example', 'boss@other.example');
  await addCandidate(t.db, 'c@people.example');
  await subscribe(t.db, 'r@acme.example');
  [recruiter, colleague, stranger, employer, candidate] = (await Promise.all(
    ['r@acme.example', 'r2@acme.example', 'r@other.example', 'boss@acme.example', 'c@people.example'].map(
      (email) => t.signIn(email),
    ),
  )) as [string, string, string, string, string];
});

const written = (more: Partial<JobFields> = {}) => ({
  title: 'Nurse',
  description: 'Care for **people**.',
  criteria: [{ name: 'Nursing licence', importance: 'MUST_HAVE' }],
  ...more,
});

const create = async (more: Partial<JobFields> = {}) => {
  const { status, body } = await t.ask<Job>('POST /jobs', { as: recruiter, body: written(more) });
  expect(status).toBe(201);
  return body;
};

describe('creating', () => {
  test('a job starts as a draft with everything else filled in', async () => {
    const job = await create();
    expect(job).toMatchObject({
      title: 'Nurse',
      status: 'DRAFT',
      employerName: 'Acme',
      recruiterEmail: 'r@acme.example',
      criteriaVersion: 1,
      dailyCandidatesCount: 0,
      openedAt: null,
      createdAt: '2026-06-01T12:00:00.000Z',
    });
    expect(job.stages.map(({ name }) => name)).toEqual([
      'Applied',
      'Screening',
      'Assessment',
      'Interview',
      'Offer',
      'Hired',
    ]);
    expect((await t.ask(`GET /jobs/${job.id}`, { as: recruiter })).body).toEqual(job);
  });

  test.each(['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR'] as const)(
    'pay with cents by the %s is kept as it was written',
    async (salaryUnit) => {
      const pay = { salaryMin: 19.75, salaryMax: 38.5, salaryCurrency: 'USD', salaryUnit };
      const job = await create(pay);
      expect((await t.ask<Job>(`GET /jobs/${job.id}`, { as: recruiter })).body).toMatchObject(pay);
    },
  );

  test('every wrong field is named, nested ones too', async () => {
    const { status, body } = await t.ask<Problem>('POST /jobs', {
      as: recruiter,
      body: {
        ...written(),
        title: '',
        salaryMin: 1.555,
        surprise: 1,
        criteria: [{ name: '', importance: 'MUST_HAVE' }],
      },
    });
    expect(status).toBe(422);
    expect(Object.keys(body.errors ?? {}).sort()).toEqual([
      'criteria.0.name',
      'salaryMin',
      'surprise',
      'title',
    ]);
  });

  test('a salary that ends below its beginning is wrong', async () => {
    const { status, body } = await t.ask<Problem>('POST /jobs', {
      as: recruiter,
      body: written({ salaryMin: 2, salaryMax: 1 }),
    });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['salaryMax']]);
  });
});

describe('changing', () => {
  test('replaces the whole of what was written; the criteria version rises only with the criteria', async () => {
    const job = await create({ city: 'Austin' });
    const change = (body: object) => t.ask<Job>(`PUT /jobs/${job.id}`, { as: recruiter, body });
    const same = await change(written({ title: 'Head nurse' }));
    expect(same.body).toMatchObject({ title: 'Head nurse', city: null, criteriaVersion: 1 });
    const other = await change(written({ criteria: [{ name: 'ICU', importance: 'NICE_TO_HAVE' }] }));
    expect(other.body.criteriaVersion).toBe(2);
  });

  test('an archived job is left as it is', async () => {
    const { id } = await create();
    await t.ask(`PATCH /jobs/${id}/status?status=ARCHIVED`, { as: recruiter });
    const { status, body } = await t.ask<Problem>(`PUT /jobs/${id}`, { as: recruiter, body: written() });
    expect([status, body.code]).toEqual([409, 'ILLEGAL_MOVE']);
  });
});

describe('seeing', () => {
  test('recruiters see their own, employers their organisation, candidates what is open', async () => {
    const job = await create();
    const seenBy = async (as: string) => (await t.ask(`GET /jobs/${job.id}`, { as })).status;
    expect(await Promise.all([recruiter, employer, colleague, stranger, candidate].map(seenBy))).toEqual([
      200, 200, 404, 404, 404,
    ]);
    await t.ask(`PATCH /jobs/${job.id}/status?status=OPEN`, { as: recruiter });
    const { status, body } = await t.ask<PublicJob>(`GET /jobs/${job.id}`, { as: candidate });
    expect(status).toBe(200);
    expect(body).not.toHaveProperty('recruiterEmail');
    expect(body).not.toHaveProperty('dailyCandidatesCount');
    expect(t.requestedRuns).toContain(job.id);
  });
});
