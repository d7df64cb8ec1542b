/** The figures, counted from what happened. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import type { RecruiterSummary } from '../../schemas/recruiter.ts';
import type { PlatformStats, RecruiterStats } from '../../schemas/stats.ts';
import { apply } from '../../server/applications/apply.ts';
import { hireApplication, moveApplication } from '../../server/applications/changeApplication.ts';
import { type TestApp, testApp } from '../support/app.ts';
import { addOpenJob } from '../support/dailyRun.ts';
import { addCandidate, addRecruiter } from '../support/people.ts';
import { addOrganisation, addPick, type Organisation } from '../support/scene.ts';

type Stats = z.output<typeof RecruiterStats>;

let t: TestApp;
let home: Organisation;
const at = (day: string, hour = '09') => new Date(`2026-${day}T${hour}:00:00.000Z`);

beforeAll(async () => {
  t = await testApp();
  home = await addOrganisation(t, 'home');
  // Somebody else's work, which must not be counted.
  await addOrganisation(t, 'foreign');
  const jobId = await addOpenJob(t.db, home.recruiter);
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

const figures = async (as: string, path: string) =>
  (await t.ask<Stats>(`GET ${path}`, { as: await t.signIn(as) })).body;

const expected = {
  jobsByStatus: { DRAFT: 1, OPEN: 1, ON_HOLD: 0, CLOSED: 0, ARCHIVED: 0 },
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

  test('are all there, at nought, before anything has happened', async () => {
    const fresh = await addRecruiter(t.db, 'fresh@home.example', home.employer);
    const stats = await figures(fresh, '/stats/recruiter/me');
    expect(stats).toMatchObject({ dailyCandidates: 0, hires: 0, precisionLast30Days: null });
    expect(stats.jobsByStatus).toEqual({ DRAFT: 0, OPEN: 0, ON_HOLD: 0, CLOSED: 0, ARCHIVED: 0 });
  });
});

test('an employer’s figures are those of its recruiters together', async () => {
  expect(await figures(home.employer, '/stats/employer/me')).toMatchObject(expected);
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

test('anybody sees the platform’s figures, which are kept for a minute', async () => {
  const ask = async () => (await t.ask<z.output<typeof PlatformStats>>('GET /stats/platform')).body;
  const before = await ask();
  expect(before).toEqual({
    candidates: 7,
    employers: 2,
    openJobs: 1,
    dailyCandidates: 2,
    hires: 1,
    medianHoursToFirstAnswer: 10,
  });
  await addCandidate(t.db, 'late@example.com');
  expect((await ask()).candidates).toBe(7);
  t.time.now = new Date(t.time.now.getTime() + 61_000);
  expect((await ask()).candidates).toBe(8);
});
