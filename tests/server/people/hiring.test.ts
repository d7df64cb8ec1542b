/** How far people get and how long a hire takes, as employers and recruiters ask for it. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { Problem } from '../../../schemas/calls/problem.ts';
import type { EmployerHiringStats, RecruiterHiringStats } from '../../../schemas/hiring.ts';
import { apply } from '../../../server/features/applications/apply.ts';
import {
  hireApplication,
  moveApplication,
  rejectApplication,
  takeBackEnd,
} from '../../../server/features/applications/changeApplication.ts';
import { erasePerson } from '../../../server/features/ownData/erasePerson.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { addOpenJob } from '../../support/dailyRun.ts';
import { addCandidate, addRecruiter } from '../../support/people.ts';
import { addOrganisation, addPick, type Organisation } from '../../support/scene.ts';

let t: TestApp;
let home: Organisation;
let foreign: Organisation;
let jobId: string;
const colleague = 'colleague@home.example';
const at = (day: string) => new Date(`2026-${day}T09:00:00.000Z`);

/** Someone who applied on 2 April and was hired some days later. @returns the application */
async function hire(n: number, days: number, source: 'APPLIED' | 'INVITED' = 'APPLIED'): Promise<string> {
  const candidateEmail = await addCandidate(t.db, `hired${n}@example.com`);
  if (source === 'INVITED') {
    const id = await addPick(t.db, jobId, candidateEmail, n);
    await t.db
      .updateTable('dailyCandidates')
      .set({ status: 'INVITED', date: '2026-04-01' })
      .where('id', '=', id)
      .execute();
  }
  const { id } = await apply(t.db, { jobId, candidateEmail, coverLetter: null, source }, at('04-02'));
  const who = { id, by: { recruiterEmail: home.recruiter } };
  await moveApplication(t.db, who, 'interview', at('04-03'));
  await hireApplication(t.db, who, new Date(at('04-02').getTime() + days * 86_400_000));
  return id;
}

beforeAll(async () => {
  t = await testApp();
  t.time.now = new Date('2026-06-01T12:00:00.000Z');
  home = await addOrganisation(t, 'home');
  foreign = await addOrganisation(t, 'foreign');
  await addRecruiter(t.db, colleague, home.employer, {
    recruiterFirstName: 'Cleo',
    recruiterLastName: 'Marsh',
  });
  jobId = await addOpenJob(t.db, home.recruiter);
  for (const [n, days] of [3, 4, 10, 30].entries()) await hire(n + 1, days);
  const candidateEmail = await addCandidate(t.db, 'turned@example.com');
  const { id } = await apply(
    t.db,
    { jobId, candidateEmail, coverLetter: null, source: 'APPLIED' },
    at('04-05'),
  );
  await rejectApplication(t.db, { id, by: { recruiterEmail: home.recruiter } }, 'No.', at('04-06'));
});

const ask = async <S = EmployerHiringStats>(query = '', as = home.employer, of = 'employer') =>
  t.ask<S>(`GET /stats/${of}/hiring${query}`, { as: await t.signIn(as) });

describe('hiring', () => {
  test('counts how far people got, whatever steps they left out, and where they were lost', async () => {
    const { funnel } = (await ask()).body;
    expect(funnel).toEqual({
      ...{ shown: 1, picked: 0, invited: 0, applied: 6, interviewed: 4, offered: 4, hired: 4 },
      ...{ lostApplied: 1, lostInterviewed: 0, lostOffered: 0 },
    });
  });

  test('tells no median of fewer than five, and the exact one of five', async () => {
    expect((await ask()).body.toHire).toEqual({ days: null, of: 4 });
    await hire(5, 7, 'INVITED');
    const { toHire, perJob, perSource, perRecruiter, toInterview } = (await ask()).body;
    expect(toHire).toEqual({ days: 7, of: 5 });
    expect(toInterview).toEqual({ days: 1, of: 5 });
    expect(perJob.map((job) => [job.jobId, job.hired, job.daysToHire])).toEqual([
      [jobId, 5, { days: 7, of: 5 }],
      [home.job.id, 0, { days: null, of: 0 }],
    ]);
    expect(
      perSource.map(({ source, shown, applied, daysToHire }) => [source, shown, applied, daysToHire.of]),
    ).toEqual([
      ['DAILY_LIST', 2, 1, 1],
      ['APPLIED', 0, 6, 4],
    ]);
    expect(perRecruiter.map(({ recruiterEmail, hired }) => [recruiterEmail, hired])).toEqual([
      [home.recruiter, 5],
    ]);
  });

  test('a hire that is taken back is none, and the day it took is told no more', async () => {
    const id = await hire(6, 12);
    expect((await ask()).body.toHire).toEqual({ days: 8.5, of: 6 });
    await takeBackEnd(t.db, { id, by: { recruiterEmail: home.recruiter } }, 'interview', at('05-01'));
    const { funnel, toHire } = (await ask()).body;
    expect([funnel.interviewed, funnel.offered, funnel.hired, toHire]).toEqual([6, 5, 5, { days: 7, of: 5 }]);
  });

  test('someone who is erased stays in the figures, without an application under way', async () => {
    await t.db.transaction().execute((tx) => erasePerson(tx, 'hired6@example.com', at('05-02')));
    const { funnel } = (await ask()).body;
    expect([funnel.applied, funnel.interviewed, funnel.lostInterviewed]).toEqual([8, 6, 1]);
  });

  test('counts whole months, this one the last', async () => {
    expect((await ask('?months=1')).body).toMatchObject({
      from: '2026-06-01',
      funnel: { applied: 0 },
      perJob: [],
    });
    expect((await ask('?months=12')).body).toMatchObject({ from: '2025-07-01', funnel: { applied: 8 } });
    expect((await ask('?months=2')).status).toBe(422);
  });

  test('is narrowed to a job, to a source and to a recruiter', async () => {
    expect((await ask(`?jobId=${home.job.id}`)).body).toMatchObject({
      funnel: { applied: 1 },
      toHire: { of: 0 },
      jobsCount: 1,
    });
    expect((await ask(`?jobId=${jobId}`)).body).toMatchObject({
      funnel: { applied: 7 },
      toHire: { days: 7, of: 5 },
    });
    expect((await ask('?source=DAILY_LIST')).body).toMatchObject({
      funnel: { shown: 2, invited: 1, applied: 1 },
      toHire: { of: 1 },
    });
    expect((await ask(`?recruiterEmail=${colleague}`)).body).toMatchObject({
      funnel: { applied: 0 },
      perRecruiter: [],
    });
  });

  test('goes with a job that is handed over', async () => {
    await t.db.updateTable('jobs').set({ recruiterEmail: colleague }).where('id', '=', jobId).execute();
    expect((await ask(`?recruiterEmail=${colleague}`)).body).toMatchObject({
      ...{ funnel: { applied: 7 }, toHire: { days: 7, of: 5 } },
      perRecruiter: [{ recruiterEmail: colleague, recruiterName: 'Cleo Marsh', hired: 5 }],
    });
    const { body } = await ask<RecruiterHiringStats>('', home.recruiter, 'recruiter');
    expect(body).toMatchObject({ funnel: { applied: 1, hired: 0 }, toHire: { days: null, of: 0 } });
    await t.db.updateTable('jobs').set({ recruiterEmail: home.recruiter }).where('id', '=', jobId).execute();
  });

  test('is told of own jobs and recruiters alone: what belongs to others is not there', async () => {
    const refusals = [
      await ask<Problem>(`?jobId=${foreign.job.id}`),
      await ask<Problem>(`?recruiterEmail=${foreign.recruiter}`),
      await ask<Problem>(`?jobId=${foreign.job.id}`, home.recruiter, 'recruiter'),
      await ask<Problem>(`?jobId=${jobId}`, colleague, 'recruiter'),
    ];
    expect(refusals.map(({ status, body }) => [status, body.code])).toEqual(
      refusals.map(() => [404, 'NOT_FOUND']),
    );
    expect((await ask<Problem>(`?recruiterEmail=${colleague}`, home.recruiter, 'recruiter')).status).toBe(
      422,
    );
    expect((await ask<Problem>('', home.recruiter)).status).toBe(403);
    const { body } = await ask('', foreign.employer);
    expect(body.funnel).toMatchObject({ shown: 1, applied: 1, hired: 0 });
  });
});
