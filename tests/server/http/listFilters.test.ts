/** Filters and sorts that follow from the kinds of fields, on the example of a recruiter's jobs. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { Problem } from '../../../schemas/calls/problem.ts';
import type { Job } from '../../../schemas/job.ts';
import { createJob } from '../../../server/features/jobs/createJob.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { addCandidate, addEmployer, addRecruiter } from '../../support/people.ts';
import { addInvitation, addOrganisation, type Organisation, written } from '../../support/scene.ts';

let t: TestApp;
let token: string;
let candidate: string;

beforeAll(async () => {
  t = await testApp();
  await addEmployer(t.db, 'boss@acme.example');
  await addRecruiter(t.db, 'r@acme.example', 'boss@acme.example');
  await addCandidate(t.db, 'c@people.example');
  token = await t.signIn('r@acme.example');
  candidate = await t.signIn('c@people.example');
  const add = (more: Parameters<typeof written>[0], day: number) =>
    createJob(t.db, 'r@acme.example', written(more), new Date(Date.UTC(2026, 0, day, 22)));
  await add({ title: 'Night nurse', openings: 1, salaryMax: 40_000, validThrough: '2026-07-01' }, 1);
  await add({ title: 'Head nurse', openings: 3, salaryMax: 60_000, publicPage: false }, 2);
  await add({ title: 'Chef de Café', openings: 9, salaryUnit: 'HOUR', salaryMax: 30 }, 3);
});

const titles = async (query: string) => {
  const { body, status, text } = await t.ask<Job[]>(`GET /jobs/recruiter/me?${query}`, { as: token });
  expect(status, text).toBe(200);
  return body.map(({ title }) => title).sort();
};

describe('a list is narrowed', () => {
  test.each([
    ['title=nurse', ['Head nurse', 'Night nurse']],
    ['title=nurse%20head', ['Head nurse']],
    ['title=cafe', ['Chef de Café']],
    ['title=head&title=chef', ['Chef de Café', 'Head nurse']],
    ['salaryUnit=HOUR', ['Chef de Café']],
    ['salaryUnit=HOUR&salaryUnit=YEAR&openingsTo=3', ['Head nurse', 'Night nurse']],
    ['openingsFrom=3', ['Chef de Café', 'Head nurse']],
    ['openingsFrom=2&openingsTo=3', ['Head nurse']],
    ['salaryMaxFrom=40000', ['Head nurse', 'Night nurse']],
    ['publicPage=false', ['Head nurse']],
    ['publicPage=true&publicPage=false&title=chef', ['Chef de Café']],
    ['validThroughTo=2026-07-01', ['Night nurse']],
    ['validThroughFrom=2026-07-02', []],
    ['createdAtTo=2026-01-02', ['Head nurse', 'Night nurse']],
    ['createdAtFrom=2026-01-02&createdAtTo=2026-01-02T23:00:00Z', ['Head nurse']],
    ['dailyCandidatesCountFrom=1', []],
  ])('by %s to %j', async (query, found) => {
    expect(await titles(query)).toEqual(found);
  });

  test.each([
    'openingsFrom=many',
    'openingsFrom=',
    'openingsTo=1.5',
    'salaryUnit=CENTURY',
    'publicPage=perhaps',
    'validThroughFrom=soon',
    'validThroughFrom=0000-01-01',
    'createdAtTo=0000-01-01T00:00:00Z',
    'description=care',
    'criteria=x',
  ])('not by %s, which names the field', async (query) => {
    const { status, body } = await t.ask<Problem>(`GET /jobs/recruiter/me?${query}`, { as: token });
    expect(status).toBe(422);
    expect(JSON.stringify(body)).toContain(query.split('=')[0]);
  });

  test('by fields one cannot see to nothing that would tell them: it is refused', async () => {
    for (const query of ['publicPage=true', 'applicationsCountFrom=1', 'sort=dailyCandidatesCount']) {
      expect((await t.ask(`GET /jobs?${query}`, { as: candidate })).status, query).toBe(422);
    }
  });
});

test('a list is ordered by any field that has an order', async () => {
  const { body } = await t.ask<Job[]>('GET /jobs/recruiter/me?sort=openings&order=DESC', { as: token });
  expect(body.map(({ openings }) => openings)).toEqual([9, 3, 1]);
  const byUnit = await t.ask<Job[]>('GET /jobs/recruiter/me?sort=salaryUnit&order=ASC', { as: token });
  expect(byUnit.body.map(({ salaryUnit }) => salaryUnit)).toEqual(['YEAR', 'YEAR', 'HOUR']);
  const without = await t.ask<Job[]>('GET /jobs/recruiter/me?sort=validThrough&order=DESC', { as: token });
  expect(without.body.map(({ validThrough }) => validThrough)).toEqual(['2026-07-01', null, null]);
});

describe('picks, applications and invitations', () => {
  let home: Organisation;
  let recruiter: string;
  let picked: string;
  beforeAll(async () => {
    home = await addOrganisation(t, 'home');
    await addInvitation(t.db, home.pickId);
    [recruiter, picked] = await Promise.all([t.signIn(home.recruiter), t.signIn(home.candidate)]);
  });

  const count = async (as: string, path: string) => {
    const { body, status, text } = await t.ask<object[]>(`GET ${path}`, { as });
    expect(status, text).toBe(200);
    return body.length;
  };

  test.each([
    ['candidateName=casey', 'candidateName=zebedee'],
    ['source=APPLIED', 'source=INVITED'],
    ['createdAtFrom=2020-01-01', 'createdAtFrom=2999-01-01'],
    ['sort=candidateName&order=ASC', 'answerByFrom=2999-01-01'],
    ['sort=stageName&status=ACTIVE', 'stageName=nowhere'],
  ])('applications by %s, and not by %s', async (finds, misses) => {
    expect(await count(recruiter, `/candidate-applications?${finds}`)).toBe(1);
    expect(await count(recruiter, `/candidate-applications?${misses}`)).toBe(0);
  });

  test.each([
    ['scoreFrom=80&scoreTo=80', 'scoreFrom=81'],
    ['sort=candidateName', 'reasons=OTHER'],
    ['sort=score&rankTo=1', 'reviewedAtFrom=2020-01-01'],
  ])('picks by %s, and not by %s', async (finds, misses) => {
    const path = `/daily-candidates/job/${home.job.id}`;
    expect(await count(recruiter, `${path}?${finds}`)).toBe(1);
    expect(await count(recruiter, `${path}?${misses}`)).toBe(0);
  });

  test.each([
    ['salaryMinFrom=90000&salaryMaxTo=110000', 'salaryMinFrom=90001'],
    ['sort=salaryMax&jobTitle=nurse', 'salaryUnit=HOUR'],
    ['sort=employerName&message=meet', 'employerName=other'],
  ])('invitations by %s, and not by %s', async (finds, misses) => {
    expect(await count(picked, `/invitations?${finds}`)).toBe(1);
    expect(await count(picked, `/invitations?${misses}`)).toBe(0);
  });

  test('by ids as a whole, and by nothing that only those who hire may know', async () => {
    expect(await count(recruiter, `/candidate-applications?jobId=${home.job.id}`)).toBe(1);
    for (const query of ['fit=80', `dailyCandidateId=${home.pickId}`, 'sort=jobId', 'jobId=0196'])
      expect((await t.ask(`GET /candidate-applications?${query}`, { as: picked })).status, query).toBe(422);
    const reasons = await t.ask('GET /daily-candidates/candidate/me?reasons=OTHER', { as: picked });
    expect(reasons.status).toBe(422);
  });
});
