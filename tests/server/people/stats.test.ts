/** The figures, counted from what happened. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import type { Problem } from '../../../schemas/calls/problem.ts';
import type { RecruiterSummary } from '../../../schemas/recruiter.ts';
import type { EmployerStats, PlatformStats, RecruiterStats } from '../../../schemas/stats.ts';
import { apply } from '../../../server/features/applications/apply.ts';
import { hireApplication, moveApplication } from '../../../server/features/applications/changeApplication.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { addOpenJob } from '../../support/dailyRun.ts';
import { addCandidate, addRecruiter } from '../../support/people.ts';
import { addOrganisation, addPick, type Organisation } from '../../support/scene.ts';

let t: TestApp;
let home: Organisation;
let jobId: string;
const at = (day: string, hour = '09') => new Date(`2026-${day}T${hour}:00:00.000Z`);

beforeAll(async () => {
  t = await testApp();
  home = await addOrganisation(t, 'home');
  // Someone else's work, which must not be counted.
  await addOrganisation(t, 'foreign');
  jobId = await addOpenJob(t.db, home.recruiter);
  const decided = [
    ['SAVED', '05-20'],
    ['INVITED', '05-21'],
    ['PASSED', '05-21'],
    ['SAVED', '04-01'],
    ['VIEWED', '05-22'],
  ] as const;
  for (const [i, [status, day]] of decided.entries()) {
    const email = await addCandidate(t.db, `person${i}@example.com`);
    const id = await addPick(t.db, jobId, email, i + 1);
    await t.db
      .updateTable('dailyCandidates')
      .set({ status, reviewedAt: at(day).toISOString(), date: `2026-${day}` })
      .where('id', '=', id)
      .execute();
  }
  await t.db
    .insertInto('dailyLists')
    .values(
      [3, 2, 0].map((size, day) => ({
        jobId,
        date: `2026-05-2${day}`,
        size,
        poolSize: 9,
        explanation: null,
        createdAt: at(`05-2${day}`).toISOString(),
      })),
    )
    .execute();
  const { id } = await apply(
    t.db,
    { jobId, candidateEmail: 'person0@example.com', coverLetter: null, source: 'APPLIED' },
    at('05-22', '09'),
  );
  const by = { id, by: { recruiterEmail: home.recruiter } };
  await moveApplication(t.db, by, 'interview', at('05-22', '19'));
  await moveApplication(t.db, by, 'offer', at('05-24'));
  await moveApplication(t.db, by, 'interview', at('05-25'));
  await hireApplication(t.db, by, at('05-26'));
});

const figures = async <S = RecruiterStats>(as: string, path: string) =>
  (await t.ask<S>(`GET ${path}`, { as: await t.signIn(as) })).body;

const expected = {
  jobsByStatus: { DRAFT: 1, OPEN: 1, ON_HOLD: 0, CLOSED: 0, ARCHIVED: 0 },
  dailyLists: 3,
  dailyCandidates: 6,
  saved: 2,
  invited: 1,
  passed: 1,
  applications: 2,
  interviews: 1,
  hires: 1,
};

describe('a recruiter’s figures', () => {
  test('count the own jobs only; an interview counts once however often it is come back to', async () => {
    expect(await figures(home.recruiter, '/stats/recruiter/me')).toMatchObject(expected);
  });

  test('have a day for each of the last 30, oldest first, whose sums are of those days alone', async () => {
    const { series, precisionLast30Days } = await figures(home.recruiter, '/stats/recruiter/me');
    expect(series).toHaveLength(30);
    expect([series[0]?.date, series.at(-1)?.date]).toEqual(['2026-05-03', '2026-06-01']);
    const sum = (what: 'saved' | 'hires' | 'interviews') =>
      series.reduce((total, day) => total + day[what], 0);
    expect([sum('saved'), sum('hires'), sum('interviews')]).toEqual([1, 1, 1]);
    expect(series.find(({ date }) => date === '2026-05-22')).toMatchObject({
      dailyCandidates: 1,
      applications: 1,
      interviews: 1,
    });
    // Saved and invited of saved, invited and passed; the one of April is too old.
    expect(precisionLast30Days).toBeCloseTo(2 / 3);
  });

  test('are those of the period asked for', async () => {
    const ask = async (days: number) => figures(home.recruiter, `/stats/recruiter/me?days=${days}`);
    const week = await ask(7);
    expect(week.series.map(({ date }) => date)).toEqual([
      ...['2026-05-26', '2026-05-27', '2026-05-28', '2026-05-29', '2026-05-30', '2026-05-31', '2026-06-01'],
    ]);
    expect(week.period).toEqual({
      ...{ dailyLists: 1, dailyCandidates: 1, saved: 0, invited: 0, passed: 0, applications: 1 },
      ...{ interviews: 0, hires: 1, precision: null, medianHoursToFirstAnswer: null },
    });
    // The precision is always that of 30 days, and what has no period is of all time.
    expect(week.precisionLast30Days).toBeCloseTo(2 / 3);
    expect(week).toMatchObject(expected);
    const month = await ask(30);
    expect(month.period).toMatchObject({ dailyLists: 3, saved: 1, invited: 1, passed: 1, hires: 1 });
    expect(month.period.precision).toBeCloseTo(2 / 3);
    const quarter = await ask(90);
    expect(quarter.series).toHaveLength(90);
    expect(quarter.period).toMatchObject({ saved: 2, invited: 1, passed: 1, precision: 3 / 4 });
  });

  test('tell the precision as it was on each day, and how long candidates waited', async () => {
    const { series, period } = await figures(home.recruiter, '/stats/recruiter/me?days=90');
    const on = (day: string) => series.find(({ date }) => date === `2026-${day}`);
    expect(on('03-31')?.precisionLast30Days).toBeNull();
    expect(on('04-01')?.precisionLast30Days).toBe(1);
    expect(on('04-30')?.precisionLast30Days).toBe(1);
    expect(on('05-01')?.precisionLast30Days).toBeNull();
    expect(on('05-21')?.precisionLast30Days).toBeCloseTo(2 / 3);
    expect(on('05-22')?.medianHoursToFirstAnswer).toBe(10);
    expect(on('05-23')?.medianHoursToFirstAnswer).toBeNull();
    expect(period.medianHoursToFirstAnswer).toBe(10);
  });

  test('stand by job, those most happened with first', async () => {
    const { perJob } = await figures(home.recruiter, '/stats/recruiter/me?days=30');
    expect(perJob.map((job) => [job.jobId, job.jobStatus, job.dailyCandidates, job.hires])).toEqual([
      [jobId, 'OPEN', 4, 1],
      [home.job.id, 'DRAFT', 1, 0],
    ]);
    expect(perJob[0]).toMatchObject({ saved: 1, invited: 1, passed: 1, medianHoursToFirstAnswer: 10 });
    expect(perJob[0]?.precision).toBeCloseTo(2 / 3);
    expect(perJob[1]).toMatchObject({ dailyLists: 1, precision: null, medianHoursToFirstAnswer: null });
  });

  test('are of 7, 30 or 90 days and of nothing else', async () => {
    const as = await t.signIn(home.recruiter);
    for (const query of ['days=31', 'days=', 'day=7']) {
      const { status, body } = await t.ask<Problem>(`GET /stats/recruiter/me?${query}`, { as });
      expect([status, body.code], query).toEqual([422, 'INVALID_FIELDS']);
    }
  });

  test('are all there, at nought, before anything has happened', async () => {
    const fresh = await addRecruiter(t.db, 'fresh@home.example', home.employer);
    const stats = await figures(fresh, '/stats/recruiter/me');
    expect(stats).toMatchObject({ dailyCandidates: 0, hires: 0, precisionLast30Days: null });
    expect(stats.jobsByStatus).toEqual({ DRAFT: 0, OPEN: 0, ON_HOLD: 0, CLOSED: 0, ARCHIVED: 0 });
  });
});

test('an employer’s figures are those of its recruiters together, and of each by itself', async () => {
  const stats = await figures<EmployerStats>(home.employer, '/stats/employer/me?days=30');
  expect(stats).toMatchObject(expected);
  const told = stats.perRecruiter.map((one) => [one.recruiterEmail, one.recruiterName, one.dailyCandidates]);
  expect(told).toEqual([
    [home.recruiter, 'Robin Recruiter', 5],
    ['fresh@home.example', 'Robin Recruiter', 0],
  ]);
  expect(stats.perRecruiter[0]).toMatchObject({ hires: 1, medianHoursToFirstAnswer: 10 });
  expect(stats.perRecruiter[1]).toMatchObject({ precision: null, medianHoursToFirstAnswer: null });
});

test('an employer sees what came of each recruiter’s work', async () => {
  const as = await t.signIn(home.employer);
  const counts = { openJobsCount: 1, dailyCandidatesCount: 6, applicationsCount: 2, hiresCount: 1 };
  const { body } = await t.ask<z.output<typeof RecruiterSummary>[]>('GET /recruiters/employer/me', { as });
  expect(body.find(({ id }) => id === home.recruiter)).toMatchObject(counts);
  const one = await t.ask(`GET /recruiters/${home.recruiter}`, { as });
  expect(one.body).toMatchObject(counts);
  const own = await t.ask(`GET /recruiters/${home.recruiter}`, { as: await t.signIn(home.recruiter) });
  expect(own.body).not.toHaveProperty('hiresCount');
});

test('anyone sees the platform’s figures, kept for a minute, with candidates in tens', async () => {
  const ask = async () => (await t.ask<z.output<typeof PlatformStats>>('GET /stats/platform')).body;
  const before = await ask();
  expect(before).toEqual({
    candidates: 0,
    employers: 2,
    openJobs: 1,
    dailyCandidates: 7,
    hires: 1,
    medianHoursToFirstAnswer: 10,
  });
  for (const name of ['late', 'later', 'latest']) await addCandidate(t.db, `${name}@example.com`);
  expect((await ask()).candidates).toBe(0);
  t.time.now = new Date(t.time.now.getTime() + 61_000);
  expect((await ask()).candidates).toBe(10);
});
