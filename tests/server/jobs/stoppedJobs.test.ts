/** A job that stops, by whatever hand: those who wait hear of it once, can go on reading it, and it can be taken back. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CandidateApplication } from '../../../schemas/application.ts';
import type { Job } from '../../../schemas/job.ts';
import type { JobWaiting } from '../../../schemas/jobClosing.ts';
import { tellOfStoppedJobs } from '../../../server/features/applications/tellOfStoppedJobs.ts';
import { closeExpiredJobs } from '../../../server/features/jobs/closeExpiredJobs.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { addOpenJob } from '../../support/dailyRun.ts';
import { addCandidate, subscribe } from '../../support/people.ts';
import { addInvitation, addOrganisation, addPick, type Organisation } from '../../support/scene.ts';

let t: TestApp;
let home: Organisation;
let jobId: string;
let recruiter: string;
const [ada, bo, cy] = ['ada@example.com', 'bo@example.com', 'cy@example.com'] as const;
const as: Record<string, string> = {};
/** The texts of the mails of the last look, by reader. */
let letters = new Map<string, string>();

beforeAll(async () => {
  t = await testApp();
  home = await addOrganisation(t, 'home');
  await subscribe(t.db, home.recruiter);
  for (const [email, candidateFirstName] of [
    [ada, 'Ada'],
    [bo, 'Bo'],
    [cy, 'Cy'],
  ] as const)
    as[email] = await t.signIn(await addCandidate(t.db, email, { candidateFirstName }));
  recruiter = await t.signIn(home.recruiter);
});
beforeEach(async () => {
  for (const table of [
    'applications',
    'notices',
    'invitations',
    'dailyCandidates',
    'dailyLists',
    'jobs',
  ] as const)
    await t.db.deleteFrom(table).execute();
  jobId = await addOpenJob(t.db, home.recruiter, { title: 'Payroll Lead', validThrough: '2026-06-30' });
  t.time.now = new Date('2026-06-01T12:00:00.000Z');
  t.mails.length = 0;
});

const apply = async (email: string) =>
  (
    await t.ask<CandidateApplication>('POST /candidate-applications', {
      as: as[email] ?? '',
      body: { jobId, coverLetter: null },
    })
  ).body;
const move = (query: string) =>
  t.ask<Job & { code?: string; errors?: object }>(`PATCH /jobs/${jobId}/status?${query}`, { as: recruiter });
const later = (minutes: number) => {
  t.time.now = new Date(t.time.now.getTime() + minutes * 60_000);
};
const tell = async (minutes = 3) => {
  later(minutes);
  t.mails.length = 0;
  await tellOfStoppedJobs(t.services);
  letters = new Map(t.mails.map(({ to, text }) => [to, text]));
  return t.mails.map(({ to, subject }) => `${to}: ${subject}`).sort();
};
const both = async () => [await apply(ada), await apply(bo)];

describe('those who wait', () => {
  test.each([
    ['closed', 'status=CLOSED&closeReason=CANCELED', 'Payroll Lead at The home company was closed', 'CLOSED'],
    ['put on hold', 'status=ON_HOLD', 'Payroll Lead at The home company is on hold', 'ON_HOLD'],
  ])('hear once that the job was %s', async (_, query, subject, jobState) => {
    const [application] = await both();
    await move(query);
    expect(await tell(1)).toEqual([]);
    expect(await tell()).toEqual([`${ada}: ${subject}`, `${bo}: ${subject}`]);
    expect(t.mails[0]?.text).toMatch(/still owes you an answer, by June 8, 2026/);
    expect(await tell()).toEqual([]);
    const { body } = await t.ask<CandidateApplication>(`GET /candidate-applications/${application?.id}`, {
      as: as[ada] ?? '',
    });
    expect(body).toMatchObject({ status: 'ACTIVE', jobState, answerBy: '2026-06-08' });
    expect(body.jobClosedAt).toBe(jobState === 'CLOSED' ? '2026-06-01T12:00:00.000Z' : null);
  });

  test('hear nothing of what was taken back at once, and of a second closing once', async () => {
    await apply(ada);
    await move('status=CLOSED&closeReason=OTHER');
    expect((await move('status=OPEN')).status).toBe(200);
    expect(await tell()).toEqual([]);
    await move('status=CLOSED&closeReason=OTHER');
    await move('status=ARCHIVED');
    expect(await tell()).toEqual([`${ada}: Payroll Lead at The home company was closed`]);
  });

  test('hear of a job that closed itself, and so does its recruiter', async () => {
    await apply(ada);
    t.time.now = new Date('2026-07-01T12:00:00.000Z');
    await closeExpiredJobs(t.db, t.time.now);
    expect(await tell()).toEqual([
      `${ada}: Payroll Lead at The home company was closed`,
      `${home.recruiter}: Payroll Lead has closed`,
    ]);
    const notices = await t.db
      .selectFrom('notices')
      .select('userEmail')
      .where('kind', 'in', ['JOB_CLOSED', 'JOB_CLOSED_ITSELF'])
      .execute();
    expect(notices.map(({ userEmail }) => userEmail).sort()).toEqual([ada, home.recruiter].sort());
    expect(letters.get(ada)).toMatch(/has closed: its last day is over/);
    expect(letters.get(home.recruiter)).toMatch(/1 person still waits for your answer/);
    expect(await tell()).toEqual([]);
  });

  test('hear that it is open again where they heard of the pause, and nobody else does', async () => {
    await apply(ada);
    await move('status=ON_HOLD');
    expect(await tell()).toEqual([`${ada}: Payroll Lead at The home company is on hold`]);
    await move('status=OPEN');
    await apply(bo);
    expect(await tell()).toEqual([`${ada}: Payroll Lead at The home company is open again`]);
    const unread = await t.db
      .selectFrom('notices')
      .select('kind')
      .where('userEmail', '=', ada)
      .where('kind', 'in', ['JOB_ON_HOLD', 'JOB_REOPENED', 'JOB_CLOSED'])
      .where('readAt', 'is', null)
      .execute();
    expect(unread).toEqual([{ kind: 'JOB_REOPENED' }]);
    expect(await tell()).toEqual([]);
  });

  test('hear of the next pause, too, when they left in between', async () => {
    const { id } = await apply(ada);
    const answer = (query: string) =>
      t.ask(`PATCH /candidate-applications/${id}/status?${query}`, { as: as[ada] ?? '' });
    await move('status=ON_HOLD');
    await tell();
    await answer('status=WITHDRAWN');
    await move('status=OPEN');
    expect(await tell()).toEqual([]);
    await apply(ada);
    await move('status=ON_HOLD');
    expect(await tell()).toEqual([`${ada}: Payroll Lead at The home company is on hold`]);
  });

  test('are told all or none of a step: one that is cut off is made again, and nobody hears twice', async () => {
    await both();
    await move('status=ON_HOLD');
    later(3);
    t.mails.length = 0;
    const cutOff = tellOfStoppedJobs({
      ...t.services,
      sendMail: (tx, order) =>
        order.to === bo ? Promise.reject(new Error('killed')) : t.services.sendMail(tx, order),
    });
    await expect(cutOff).rejects.toThrow('killed');
    expect(await tell(0)).toEqual([
      `${ada}: Payroll Lead at The home company is on hold`,
      `${bo}: Payroll Lead at The home company is on hold`,
    ]);
    expect(await tell()).toEqual([]);
  });

  test('are told, too, who were invited and have not answered', async () => {
    await addInvitation(t.db, await addPick(t.db, jobId, cy));
    const waiting = await t.ask<JobWaiting>(`GET /jobs/${jobId}/waiting`, { as: recruiter });
    expect(waiting.body).toMatchObject({ applications: 0, invitations: 1 });
    await move('status=CLOSED&closeReason=OTHER');
    expect(await tell()).toEqual([`${cy}: Payroll Lead at The home company was closed`]);
    expect(letters.get(cy)).toMatch(/invitation cannot be accepted while the job is not open/);
    expect(letters.get(cy)).not.toMatch(/application is not decided/);
  });

  test('are counted before, and rejected with one answer where the recruiter gives one', async () => {
    const [first] = await both();
    await t.ask(`PATCH /candidate-applications/${first?.id}/status?status=REJECTED&reason=No`, {
      as: recruiter,
    });
    const waiting = await t.ask<JobWaiting>(`GET /jobs/${jobId}/waiting`, { as: recruiter });
    expect(waiting.body).toEqual({
      ...{ applications: 1, names: ['Bo'], invitations: 0, interviews: 0, offers: 0 },
    });
    t.mails.length = 0;
    const body = { closeReason: 'CANCELED', reason: 'We hire nobody this year.' };
    const closed = await t.ask<Job>(`POST /jobs/${jobId}/closing`, { as: recruiter, body });
    expect(closed.body).toMatchObject({ status: 'CLOSED', closeReason: 'CANCELED' });
    expect(t.mails.map(({ to }) => to)).toEqual([bo]);
    expect(await tell()).toEqual([]);
  });

  test('are nobody else’s business; an empty answer is none', async () => {
    for (const who of [as[ada] ?? '', await t.signIn(home.employer)])
      expect((await t.ask(`GET /jobs/${jobId}/waiting`, { as: who })).status).toBe(403);
    const body = { closeReason: 'CANCELED', reason: '' };
    const refused = await t.ask<{ errors: object }>(`POST /jobs/${jobId}/closing`, { as: recruiter, body });
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['reason']]);
  });
});

describe('a job that is not open', () => {
  test('stays readable to those who applied, and to nobody else', async () => {
    await apply(ada);
    const read = async (email: string) => (await t.ask(`GET /jobs/${jobId}`, { as: as[email] ?? '' })).status;
    for (const query of ['status=ON_HOLD', 'status=CLOSED&closeReason=OTHER', 'status=ARCHIVED']) {
      expect((await move(query)).status).toBe(200);
      expect([await read(ada), await read(cy)]).toEqual([200, 404]);
    }
    // The text of a draft is not the one that was applied for.
    await move('status=DRAFT');
    expect(await read(ada)).toBe(404);
  });

  test('goes back to where it was: from closed to open, from archived to closed', async () => {
    const { body: before } = await t.ask<Job>(`GET /jobs/${jobId}`, { as: recruiter });
    await move('status=CLOSED&closeReason=FILLED');
    await move('status=ARCHIVED');
    expect((await move('status=CLOSED&closeReason=OTHER')).status).toBe(422);
    expect((await move('status=CLOSED')).body).toMatchObject({ status: 'CLOSED', closeReason: 'FILLED' });
    const { body } = await move('status=OPEN');
    expect(body).toMatchObject({
      status: 'OPEN',
      closeReason: null,
      closedAt: null,
      openedAt: before.openedAt,
    });
    await move('status=CLOSED&closeReason=FILLED');
    await t.db.updateTable('jobs').set({ validThrough: '2026-05-30' }).execute();
    expect((await move('status=OPEN')).body.errors).toHaveProperty('validThrough');
    await move('status=DRAFT');
    await move('status=ARCHIVED');
    expect((await move('status=CLOSED')).body.code).toBe('ILLEGAL_MOVE');
  });
});
