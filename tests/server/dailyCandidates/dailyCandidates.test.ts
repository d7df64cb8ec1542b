import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Problem } from '../../../schemas/calls/problem.ts';
import type { DailyCandidate, DailyCandidateDetails, DailyList } from '../../../schemas/dailyCandidate.ts';
import type { Job } from '../../../schemas/job.ts';
import { runDailyLists } from '../../../server/features/dailyRun/run.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { addOpenJob, addPickable, scoring } from '../../support/dailyRun.ts';
import { addEmployer, addRecruiter, subscribe } from '../../support/people.ts';

const recruiter = 'recruiter@example.com';
const employer = 'employer@example.com';
const unknownId = '01890000-0000-7000-8000-00000000dead';
const niceToHave = { name: 'IFRS', importance: 'NICE_TO_HAVE' as const };

let app: TestApp;
const tokens: Record<string, string> = {};
let jobId: string;

beforeAll(async () => {
  app = await testApp();
  const { db } = app;
  await addEmployer(db, employer);
  await addEmployer(db, 'other-employer@example.com');
  await addRecruiter(db, recruiter, employer);
  await addRecruiter(db, 'unpaid@example.com', 'other-employer@example.com');
  await addRecruiter(db, 'other@example.com', 'other-employer@example.com');
  await subscribe(db, employer);
  await subscribe(db, 'other@example.com');
  await addPickable(db, 'c1@example.com', {
    candidateFirstName: 'Ada',
    candidateLastName: 'Lovelace',
    headline: 'Senior accountant',
    yearsOfExperience: 2,
    resumeFileName: 'ada.pdf',
  });
  for (const name of ['c2', 'c3']) await addPickable(db, `${name}@example.com`);
  const people = [recruiter, employer, 'unpaid@example.com', 'other@example.com', 'c1@example.com'];
  for (const email of people) tokens[email] = await app.signIn(email);
});

beforeEach(async () => {
  await app.db.deleteFrom('applications').execute();
  await app.db.deleteFrom('dailyCandidates').execute();
  await app.db.deleteFrom('jobs').execute();
  jobId = await addOpenJob(app.db, recruiter, {
    title: 'Controller',
    city: 'Austin',
    criteria: [niceToHave],
  });
});

const scores: Record<string, number> = { 'c1@example.com': 90, 'c2@example.com': 80, 'c3@example.com': 30 };
const run = (date = '2026-06-01') =>
  runDailyLists(
    {
      db: app.db,
      clock: app.services.clock,
      perJob: 1,
      hands: scoring(app.db, (_job, { candidateEmail }) => scores[candidateEmail] ?? 0),
    },
    date,
  );
const as = (email: string) => ({ as: tokens[email] });
const list = (query = '', email = recruiter) =>
  app.ask<DailyCandidate[]>(`GET /daily-candidates/job/${jobId}${query}`, as(email));
/** The job's first pick. */
const pick = async () => (await list('?order=ASC')).body[0] as DailyCandidate;
/** The pick, or why not. */
type Decided = Pick<DailyCandidate, 'reasons'> & Pick<Problem, 'code' | 'errors'>;
const set = (id: string, query: string, email = recruiter) =>
  app.ask<Decided>(`PATCH /daily-candidates/${id}/status?${query}`, as(email));
const suggestions = async () =>
  (await app.ask<Job>(`GET /jobs/${jobId}`, as(recruiter))).body.suggestedCriteria;

describe('lists', () => {
  test('come newest day first, with their number and a way to the next page', async () => {
    await run('2026-06-01');
    await run('2026-06-02');
    const first = await list('?perPage=1');
    expect(first.body).toMatchObject([{ candidateEmail: 'c2@example.com', date: '2026-06-02', rank: 1 }]);
    expect(first.headers['content-range']).toBe('daily-candidates 0-0/2');
    const next = /after=([^&>]+)/.exec(first.headers.link ?? '')?.[1];
    const second = await list(`?perPage=1&after=${next}`);
    expect(second.body).toMatchObject([{ candidateEmail: 'c1@example.com', date: '2026-06-01' }]);
  });

  test.each([
    ['?date=2026-06-01', ['c1@example.com']],
    ['?band=STRONG&status=NEW', ['c2@example.com', 'c1@example.com']],
    ['?status=PASSED', []],
    ['?sort=score', ['c1@example.com', 'c2@example.com']],
    ['?sort=rank&order=ASC', ['c2@example.com', 'c1@example.com']],
    ['?q=love', ['c1@example.com']],
  ])('can be asked for %s', async (query, emails) => {
    await run('2026-06-01');
    await run('2026-06-02');
    expect((await list(query)).body.map(({ candidateEmail }) => candidateEmail)).toEqual(emails);
  });

  test('by day say how many were considered and why they are short', async () => {
    await run('2026-06-01');
    await run('2026-06-02');
    await run('2026-06-03');
    const days = `GET /daily-candidates/job/${jobId}/days`;
    const { body } = await app.ask<DailyList[]>(days, as(recruiter));
    const considered =
      'Fewer than ten people were considered. Nobody fits even partly. Fewer than ten of them have held a job like this.';
    expect(body).toMatchObject([
      { date: '2026-06-03', size: 0, newCount: 0, poolSize: 0, explanation: considered },
      { date: '2026-06-02', size: 1, newCount: 1, poolSize: 0, explanation: null },
      { date: '2026-06-01', size: 1, newCount: 1, poolSize: 0, explanation: null },
    ]);
    const spanish = await app.ask<DailyList[]>(days, { ...as(recruiter), headers: { cookie: 'locale=es' } });
    expect(spanish.body[0]?.explanation).toBe(
      'Se consideró a menos de diez personas. Nadie encaja ni siquiera en parte. Menos de diez han tenido un empleo así.',
    );
  });

  test('by day are found by the criterion that keeps them short, and by the words of former days', async () => {
    const pool = { poolSize: 3, fitting: 0, notMet: 3, notStated: 0, gain: 3 };
    const explain = (date: string, explanation: object | string) =>
      app.db
        .insertInto('dailyLists')
        .values({
          ...{ jobId, date, size: 0, poolSize: 3, createdAt: `${date}T06:00:00Z` },
          explanation: JSON.stringify(explanation),
        })
        .execute();
    await explain('2026-06-01', { pool: { ...pool, criterion: 'Welding' }, elsewhere: null });
    await explain('2026-06-02', 'All were held back by “Forklift”.');
    const { body } = await app.ask<DailyList[]>(`GET /daily-candidates/job/${jobId}/days`, as(recruiter));
    expect(body.map(({ heldBack }) => heldBack)).toEqual([null, { criterion: 'Welding', gain: 0 }]);
    const found = async (q: string) =>
      (await app.ask<DailyList[]>(`GET /daily-candidates/job/${jobId}/days?q=${q}`, as(recruiter))).body.map(
        ({ date }) => date,
      );
    expect([await found('welding'), await found('forklift'), await found('poolSize')]).toEqual([
      ['2026-06-01'],
      ['2026-06-02'],
      [],
    ]);
  });

  test('are the employer’s to read and not to change', async () => {
    await run();
    const { id } = await pick();
    expect((await list('', employer)).body).toHaveLength(1);
    expect((await set(id, 'status=SAVED', employer)).status).toBe(403);
  });

  test.each(['', '/days'])('of someone else’s job are not there%s', async (path) => {
    await run();
    const { status } = await app.ask(`GET /daily-candidates/job/${jobId}${path}`, as('other@example.com'));
    expect(status).toBe(404);
  });

  test('need a subscription, and are not for candidates', async () => {
    expect((await list('', 'unpaid@example.com')).status).toBe(402);
    expect((await list('', 'c1@example.com')).status).toBe(403);
  });

  test('refuse what they cannot be asked', async () => {
    const { status, body } = await app.ask<Problem>(
      `GET /daily-candidates/job/${jobId}?status=GONE`,
      as(recruiter),
    );
    expect(status).toBe(422);
    expect(body.errors).toHaveProperty('status');
  });

  test('of a job without any are empty, and of no job are not there', async () => {
    expect((await list()).body).toEqual([]);
    const { status } = await app.ask(`GET /daily-candidates/job/${unknownId}`, as(recruiter));
    expect(status).toBe(404);
  });
});

describe('one pick', () => {
  test('can be read again, and reading changes nothing', async () => {
    await run();
    const before = await pick();
    const { body } = await app.ask(`GET /daily-candidates/${before.id}`, as(recruiter));
    expect(body).toEqual(before);
    await app.ask(`GET /daily-candidates/${before.id}/details`, as(recruiter));
    expect(await pick()).toEqual(before);
  });

  test('has details: the candidate, the resume, other jobs of the recruiter that still run', async () => {
    const otherJob = await addOpenJob(app.db, recruiter, { title: 'Auditor' });
    await run();
    const { id } = await pick();
    const { body } = await app.ask<DailyCandidateDetails>(
      `GET /daily-candidates/${id}/details`,
      as(recruiter),
    );
    expect(body).toMatchObject({
      jobTitle: 'Controller',
      candidate: { id: 'c1@example.com', candidateFirstName: 'Ada', resumeFileName: 'ada.pdf' },
      resumeUrl: '/api/v1/candidates/c1%40example.com/resume',
      otherJobs: [{ id: otherJob, title: 'Auditor', band: 'STRONG' }],
      invitation: null,
      application: null,
    });
    await app.db.updateTable('jobs').set({ status: 'CLOSED' }).where('id', '=', otherJob).execute();
    const after = await app.ask<DailyCandidateDetails>(`GET /daily-candidates/${id}/details`, as(recruiter));
    expect(after.body.otherJobs).toEqual([]);
  });

  test('shows the employer the candidate, and leaves the resume to the recruiter', async () => {
    await run();
    const { id } = await pick();
    const { body } = await app.ask<DailyCandidateDetails>(
      `GET /daily-candidates/${id}/details`,
      as(employer),
    );
    expect(body).toMatchObject({ candidate: { candidateFirstName: 'Ada' }, resumeUrl: null });
  });

  test('is not there for anyone else', async () => {
    await run();
    const { id } = await pick();
    const paths = [`GET /daily-candidates/${id}`, `GET /daily-candidates/${id}/details`];
    for (const path of [...paths, `PATCH /daily-candidates/${id}/status?status=SAVED`]) {
      expect((await app.ask(path, as('other@example.com'))).status).toBe(404);
    }
    expect((await app.ask(`GET /daily-candidates/${unknownId}`, as(recruiter))).status).toBe(404);
    expect((await set(unknownId, 'status=SAVED')).status).toBe(404);
  });
});

describe('deciding', () => {
  test('saves, and says when', async () => {
    await run();
    const { id } = await pick();
    const { status, body } = await set(id, 'status=SAVED');
    expect(status).toBe(200);
    expect(body).toMatchObject({ id, status: 'SAVED', reviewedAt: '2026-06-01T12:00:00.000Z' });
    expect(await pick()).toEqual(body);
  });

  test.each([
    ['SAVED', 'SAVED'],
    ['SAVED', 'NEW'],
    ['VIEWED', 'INVITED'],
    ['INVITED', 'PASSED'],
    ['PASSED', 'SNOOZED'],
  ])('refuses to go from %s to %s', async (from, to) => {
    await run();
    await app.db
      .updateTable('dailyCandidates')
      .set({ status: from as DailyCandidate['status'] })
      .execute();
    const { status, body } = await set((await pick()).id, `status=${to}`);
    expect([status, body.code]).toEqual([409, 'ILLEGAL_MOVE']);
  });

  test('takes reasons for passing only', async () => {
    await run();
    const { id } = await pick();
    const { status, body } = await set(id, 'status=SAVED&reason=OTHER');
    expect(status).toBe(422);
    expect(body.errors).toEqual({ reason: 'Reasons are given only for passing.' });
    expect((await set(id, 'status=PASSED&reason=BAD_HAIR')).status).toBe(422);
  });

  describe('by a page that is left, which sends all at once', () => {
    const visit = '01890000-0000-4000-8000-00000000beef';
    const nth = (place: number, status: string, of = visit) => `status=${status}&visit=${of}&nth=${place}`;

    test('keeps the last one, in whatever order they arrive', async () => {
      await run();
      const { id } = await pick();
      await set(id, nth(1, 'VIEWED'));
      expect((await set(id, nth(3, 'VIEWED'))).status).toBe(200);
      expect((await set(id, `${nth(2, 'PASSED')}&reason=OTHER`)).body).toMatchObject({
        ...{ status: 'VIEWED', reasons: [] },
      });
      expect((await set(id, nth(4, 'SAVED'))).body).toMatchObject({ status: 'SAVED' });
    });

    test('is no older than that of another page', async () => {
      await run();
      const { id } = await pick();
      await set(id, nth(9, 'SAVED'));
      const other = '01890000-0000-4000-8000-00000000cafe';
      expect((await set(id, nth(1, 'PASSED', other))).body).toMatchObject({ status: 'PASSED' });
    });

    test('is refused where its reason would be lost', async () => {
      await run();
      const { id } = await pick();
      await set(id, nth(1, 'PASSED'));
      const again = await set(id, `${nth(2, 'PASSED')}&reason=OTHER`);
      expect(again.body.code).toBe('ILLEGAL_MOVE');
    });
  });

  test('of several decisions at once exactly one is made', async () => {
    await run();
    const { id } = await pick();
    const answers = await Promise.all(Array.from({ length: 8 }, () => set(id, 'status=SAVED')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409, 409, 409]);
  });
});

describe('passing', () => {
  test('with reasons suggests changes of the criteria, and taking it back takes them away', async () => {
    await run();
    const { id } = await pick();
    const { body } = await set(id, 'status=PASSED&reason=NOT_ENOUGH_EXPERIENCE&reason=TOO_FAR');
    expect(body.reasons).toEqual(['NOT_ENOUGH_EXPERIENCE', 'TOO_FAR']);
    expect(await suggestions()).toMatchObject([
      { name: '3 years of experience', importance: 'MUST_HAVE' },
      { name: 'Based in Austin', importance: 'MUST_HAVE' },
    ]);
    expect((await set(id, 'status=VIEWED')).body.reasons).toEqual([]);
    expect(await suggestions()).toEqual([]);
  });

  test('says what a suggested must-have would cost on the lists there are', async () => {
    await run('2026-06-01');
    await run('2026-06-02');
    const [first, second] = (await list('?order=ASC')).body;
    await app.db
      .updateTable('dailyCandidates')
      .set({ yearsOfExperience: 9 })
      .where('id', '=', second?.id ?? '')
      .execute();
    await set(first?.id ?? '', 'status=PASSED&reason=NOT_ENOUGH_EXPERIENCE');
    expect(await suggestions()).toMatchObject([{ why: { estimate: { picks: 1, without: 0 } } }]);
  });

  test('without reasons only hides', async () => {
    await run();
    await set((await pick()).id, 'status=PASSED');
    expect(await suggestions()).toEqual([]);
  });

  test('does not bring back a suggestion that was turned down', async () => {
    await run('2026-06-01');
    await run('2026-06-02');
    const picks = (await list('?order=ASC')).body;
    await set(picks[0]?.id ?? '', 'status=PASSED&reason=TOO_FAR');
    await app.ask(
      `PATCH /jobs/${jobId}/suggested-criteria?name=Based%20in%20Austin&decision=DISMISS`,
      as(recruiter),
    );
    await set(picks[1]?.id ?? '', 'status=PASSED&reason=TOO_FAR');
    expect(await suggestions()).toEqual([]);
  });
});
