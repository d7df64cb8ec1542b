/** The search box finds what one may see, and never anything else. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { Problem } from '../../../schemas/calls/problem.ts';
import { type SearchHit, searchHitsPerKind } from '../../../schemas/search.ts';
import { createJob } from '../../../server/features/jobs/createJob.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { addCandidate, addEmployer, addRecruiter } from '../../support/people.ts';
import { addApplication, addOrganisation, addPick, type Organisation, written } from '../../support/scene.ts';

let t: TestApp;
let home: Organisation;
let foreign: Organisation;

beforeAll(async () => {
  t = await testApp();
  home = await addOrganisation(t, 'home');
  foreign = await addOrganisation(t, 'foreign');
  const opened = { status: 'OPEN', openedAt: '2026-05-30T09:00:00.000Z' } as const;
  await t.db.updateTable('jobs').set(opened).where('id', '=', foreign.job.id).execute();
});

async function find(q: string, email: string): Promise<SearchHit[]> {
  const as = await t.signIn(email);
  const { status, body } = await t.ask<SearchHit[]>(`GET /search?q=${encodeURIComponent(q)}`, { as });
  expect(status).toBe(200);
  return body;
}
const named = (hits: readonly SearchHit[]) => hits.map(({ kind, id }) => `${kind} ${id}`);

describe('a recruiter', () => {
  test('finds the own jobs, also drafts, and people by parts of their names', async () => {
    expect(await find('nur', home.recruiter)).toEqual([
      {
        kind: 'job',
        id: home.job.id,
        title: 'Nurse',
        detail: null,
        status: 'DRAFT',
        recruiterEmail: home.recruiter,
      },
    ]);
    const [person, ...more] = await find('cand CASEY', home.recruiter);
    expect(more).toEqual([]);
    expect(person).toMatchObject({
      kind: 'candidate',
      id: home.candidate,
      title: 'Casey Candidate',
      jobId: home.job.id,
    });
  });

  test.each([
    ['Enfermería en São Paulo', ['enfermeria', 'ENFERMERÍA', 'sao', 'são', 'SÃO pãulo', 'en são']],
    ['Ñandú & Zażółć', ['nandu', 'ÑANDÚ', '&', 'zazołc', 'zażółć']],
    ['Kỹ sư 기술자', ['kỹ', 'KỸ', '기술']],
    ['C++ (50% .*) a_b [x] \\d ^$|{2}', ['c++', '(50%', '.*)', 'a_b', '[x]', '\\d', '^$|{2}']],
  ])('finds %s however its accents are written, and every sign as itself', async (title, queries) => {
    const { id } = await createJob(t.db, home.recruiter, written({ title }), new Date());
    for (const q of queries) expect([q, named(await find(q, home.recruiter))]).toEqual([q, [`job ${id}`]]);
    for (const q of ['s.o', 'a.b', '[a-z]+', 'nan.', 'x|y', '***=s', '(?i)s'])
      expect([q, named(await find(q, home.recruiter))]).toEqual([q, []]);
    await t.db.deleteFrom('jobs').where('id', '=', id).execute();
  });

  test('finds each person once, where they stand latest', async () => {
    const both = await addCandidate(t.db, 'both@home.example', { candidateFirstName: 'Bertha' });
    const pickId = await addPick(t.db, home.job.id, both, 7);
    expect(await find('bertha', home.recruiter)).toMatchObject([
      { id: both, dailyCandidateId: pickId, applicationId: null },
    ]);
    const { id } = await createJob(t.db, home.recruiter, written({ title: 'Later' }), t.time.now);
    const applicationId = await addApplication(t.db, id, both);
    expect(await find('bertha', home.recruiter)).toMatchObject([
      { id: both, jobId: id, dailyCandidateId: null, applicationId },
    ]);
  });

  test('finds who applied without a plan, but nobody of the lists, which are paid for', async () => {
    await addEmployer(t.db, 'boss@unpaid.example');
    const recruiter = await addRecruiter(t.db, 'r@unpaid.example', 'boss@unpaid.example');
    const { id } = await createJob(t.db, recruiter, written(), t.time.now);
    const picked = await addCandidate(t.db, 'picked@unpaid.example', { candidateFirstName: 'Wilhelmina' });
    const applied = await addCandidate(t.db, 'applied@unpaid.example', { candidateFirstName: 'Wilhelm' });
    await addPick(t.db, id, picked);
    await addApplication(t.db, id, applied);
    expect(named(await find('wilhelm', recruiter))).toEqual([`candidate ${applied}`]);
  });

  test('finds nothing of other recruiters, nor people who are on none of the own jobs', async () => {
    await addCandidate(t.db, 'stranger@people.example', { candidateFirstName: 'Stranger' });
    expect(await find('stranger', home.recruiter)).toEqual([]);
    const all = JSON.stringify([await find('e', home.recruiter), await find('a', home.recruiter)]);
    expect(all).not.toContain('foreign');
    expect(all).not.toContain(foreign.job.id);
  });
});

describe('an employer', () => {
  test('finds its recruiters and their jobs, and no candidate', async () => {
    expect(named(await find('rob rec', home.employer))).toEqual([`recruiter ${home.recruiter}`]);
    expect(await find('nurse', home.employer)).toMatchObject([
      { kind: 'job', id: home.job.id, recruiterEmail: home.recruiter },
    ]);
    expect(await find('casey', home.employer)).toEqual([]);
  });
});

describe('a candidate', () => {
  test('finds open jobs of everyone, without the recruiter, and the own applications', async () => {
    expect(await find('foreign company', home.candidate)).toEqual([
      {
        kind: 'job',
        id: foreign.job.id,
        title: 'Nurse',
        detail: 'The foreign company',
        status: 'OPEN',
        recruiterEmail: null,
      },
    ]);
    expect(named(await find('home company', home.candidate))).toEqual([`application ${home.applicationId}`]);
  });

  test('finds no people, no drafts and nobody else’s applications', async () => {
    for (const q of ['casey', 'robin', 'recruiter', '@']) expect(await find(q, home.candidate)).toEqual([]);
    const hits = named(await find('nurse', home.candidate));
    expect(hits).toEqual([`job ${foreign.job.id}`, `application ${home.applicationId}`]);
  });
});

describe('a search', () => {
  test('is bounded, the latest first', async () => {
    for (let i = 0; i < searchHitsPerKind + 2; i += 1) {
      const at = new Date(t.time.now.getTime() + i * 1000);
      await createJob(t.db, home.recruiter, written({ title: `Welder ${i}` }), at);
    }
    const hits = await find('welder', home.recruiter);
    expect(hits.map(({ title }) => title)).toEqual([6, 5, 4, 3, 2].map((i) => `Welder ${i}`));
  });

  test.each(['%', '_', '\\', "'", '" or 1=1 --', '100%'])('takes %s for what it is', async (q) => {
    expect(await find(q, home.recruiter)).toEqual([]);
  });

  test.each([
    ['', 'q'],
    ['?q=', 'q'],
    ['?q=%20%20', 'q'],
    [`?q=${'x'.repeat(101)}`, 'q'],
    ['?q=a&role=EMPLOYER', 'role'],
  ])('without words, too long, or with more than words is refused: %s', async (query, field) => {
    const as = await t.signIn(home.recruiter);
    const { status, body } = await t.ask<Problem>(`GET /search${query}`, { as });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
  });
});
