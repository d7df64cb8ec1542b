/** The open tasks of a recruiter and of an employer. */
import { beforeAll, describe, expect, test } from 'vitest';
import { lastDays } from '../../../schemas/base/days.ts';
import type { ListExplanation } from '../../../schemas/matching.ts';
import type { RecruiterSummary } from '../../../schemas/recruiter.ts';
import type { EmployerTodo, RecruiterTodo } from '../../../schemas/todo.ts';
import { apply } from '../../../server/features/applications/apply.ts';
import { moveApplication } from '../../../server/features/applications/changeApplication.ts';
import { beginRun } from '../../../server/features/dailyRun/tasks.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { addOpenJob } from '../../support/dailyRun.ts';
import { addCandidate, addEmployer, addRecruiter } from '../../support/people.ts';
import { addInvitation, addOrganisation, addPick, type Organisation } from '../../support/scene.ts';

let t: TestApp;
let home: Organisation;
let jobId: string;
let people = 0;

beforeAll(async () => {
  t = await testApp();
  home = await addOrganisation(t, 'home');
  // Someone else's work, which must not be told of.
  await addOrganisation(t, 'foreign');
  jobId = await addOpenJob(t.db, home.recruiter);
});

const todo = async <T = RecruiterTodo>(as: string, path = 'recruiter') =>
  (await t.ask<T>(`GET /stats/${path}/todo`, { as: await t.signIn(as) })).body;

type PickChanges = Partial<{
  date: string;
  status: 'NEW' | 'VIEWED' | 'SAVED' | 'INVITED';
  band: 'STRONG' | 'GOOD' | 'PARTIAL';
  score: number;
  reviewedAt: string;
}>;

/** A pick of someone new. */
async function pick(job: string, changes: PickChanges) {
  people += 1;
  const candidateEmail = await addCandidate(t.db, `picked${people}@example.com`);
  const id = await addPick(t.db, job, candidateEmail, 10 + people);
  await t.db.updateTable('dailyCandidates').set(changes).where('id', '=', id).execute();
  return { id, candidateEmail };
}

const list = (job: string, date: string, size: number, explanation: ListExplanation | string | null = null) =>
  t.db
    .insertInto('dailyLists')
    .values({
      ...{ jobId: job, date, size, poolSize: 40, createdAt: `${date}T06:00:00Z` },
      explanation: explanation && JSON.stringify(explanation),
    })
    .execute();

const send = (job: string, candidateEmail: string, day: string) =>
  apply(
    t.db,
    { jobId: job, candidateEmail, coverLetter: null, source: 'INVITED' },
    new Date(`${day}T09:00:00.000Z`),
  );

describe('a recruiter is told', () => {
  test('the newest list with picks to decide, its best fit, and what older days left', async () => {
    await pick(jobId, { date: '2026-05-30', band: 'STRONG' });
    await pick(jobId, { date: '2026-06-01', band: 'PARTIAL' });
    await pick(jobId, { date: '2026-06-01', band: 'GOOD' });
    // Looked at this morning and left, and long ago.
    await pick(jobId, { date: '2026-06-01', status: 'VIEWED', reviewedAt: '2026-06-01T07:00:00Z' });
    await pick(jobId, { date: '2026-06-01', band: 'STRONG', status: 'VIEWED' });
    expect((await todo(home.recruiter)).unseenLists).toEqual({
      total: 1,
      picksCount: 4,
      items: [
        {
          ...{ jobId, jobTitle: 'Accountant', date: '2026-06-01' },
          ...{ newCount: 3, olderCount: 1, bestBand: 'GOOD' },
        },
      ],
    });
  });

  test('answers that are due or late, the latest first, and none that has time', async () => {
    const { candidateEmail: late } = await pick(jobId, { status: 'VIEWED' });
    const { candidateEmail: due } = await pick(jobId, { status: 'VIEWED' });
    const { candidateEmail: early } = await pick(jobId, { status: 'VIEWED' });
    await send(jobId, due, '2026-05-27');
    await send(jobId, late, '2026-05-20');
    await send(jobId, early, '2026-05-28');
    const { total, items } = (await todo(home.recruiter)).answersDue;
    expect(total).toBe(2);
    expect(
      items.map(({ answerBy, stageName, candidateName }) => [answerBy, stageName, candidateName]),
    ).toEqual([
      ['2026-05-27', 'Applied', 'Casey Candidate'],
      ['2026-06-03', 'Applied', 'Casey Candidate'],
    ]);
  });

  test('invitations that were accepted, until something is done, and declined lately, with the reason', async () => {
    const accepted = await pick(jobId, { status: 'INVITED' });
    await addInvitation(t.db, accepted.id, { status: 'ACCEPTED' });
    const { id } = await send(jobId, accepted.candidateEmail, '2026-06-01');
    const declined = await pick(jobId, { status: 'INVITED' });
    await addInvitation(t.db, declined.id, { status: 'DECLINED', declineReason: 'Too far' });
    const longAgo = await pick(jobId, { status: 'INVITED' });
    await addInvitation(t.db, longAgo.id, { status: 'DECLINED', createdAt: '2026-05-01T09:00:00.000Z' });
    const waiting = await pick(jobId, { status: 'INVITED' });
    await addInvitation(t.db, waiting.id);
    const told = async () =>
      (await todo(home.recruiter)).invitationsAnswered.items.map((one) => [
        one.dailyCandidateId,
        one.applicationId,
        one.declineReason,
      ]);
    const no = [declined.id, null, 'Too far'];
    expect(await told()).toEqual([[accepted.id, id, null], no]);
    await moveApplication(
      t.db,
      { id, by: { recruiterEmail: home.recruiter } },
      'interview',
      new Date('2026-06-01T10:00:00.000Z'),
    );
    expect(await told()).toEqual([no]);
  });

  test('candidates saved and left at that, by job, the best one named', async () => {
    await pick(jobId, { status: 'SAVED', score: 70 });
    const best = await pick(jobId, { status: 'SAVED', score: 91, band: 'STRONG' });
    const applied = await pick(jobId, { status: 'SAVED', score: 99 });
    await send(jobId, applied.candidateEmail, '2026-06-01');
    expect((await todo(home.recruiter)).savedWithoutNext).toEqual({
      total: 1,
      items: [
        {
          ...{ jobId, jobTitle: 'Accountant', savedCount: 2 },
          ...{ dailyCandidateId: best.id, date: '2026-05-31', bestBand: 'STRONG' },
        },
      ],
    });
  });

  test('open jobs whose latest list is empty, with the explanation', async () => {
    const counts = { poolSize: 40, fitting: 0, criterion: 'RN', notMet: 40, notStated: 0, gain: 0 };
    const why = { pool: counts, elsewhere: null };
    const empty = await addOpenJob(t.db, home.recruiter, { title: 'Surgeon' });
    await list(empty, '2026-05-31', 3);
    await list(empty, '2026-06-01', 0, why);
    const filled = await addOpenJob(t.db, home.recruiter);
    await list(filled, '2026-05-31', 0, why);
    await list(filled, '2026-06-01', 1);
    const explanation =
      'About 40 people were considered. Nobody fits even partly. Most were held back by “RN”. About 40 people do not meet it.';
    expect((await todo(home.recruiter)).emptyJobs.items).toEqual([
      {
        jobId: empty,
        jobTitle: 'Surgeon',
        date: '2026-06-01',
        explanation,
        heldBack: { criterion: 'RN', gain: 0 },
      },
    ]);
  });

  test('drafts, and how many jobs there are', async () => {
    const { drafts, jobsCount, openJobsCount } = await todo(home.recruiter);
    expect(drafts.items.map((draft) => draft.jobId)).toEqual([home.job.id]);
    expect([jobsCount, openJobsCount]).toEqual([4, 3]);
  });

  test('how many lists are being made: of jobs opened today, and of every open one while the run is on', async () => {
    const baker = await addRecruiter(t.db, 'baker@home.example', home.employer);
    const coming = async () => (await todo(baker)).listsComingCount;
    const opened = await addOpenJob(t.db, baker);
    const older = await addOpenJob(t.db, baker, { openedAt: '2026-05-20T08:00:00Z' });
    expect(await coming()).toBe(1);
    await list(opened, '2026-06-01', 3);
    expect(await coming()).toBe(0);
    const run = await beginRun(t.db, { date: '2026-06-01', at: '2026-06-01T12:00:00.000Z', perJob: 10 }, [
      older,
    ]);
    expect(await coming()).toBe(1);
    await list(older, '2026-06-01', 0);
    expect(await coming()).toBe(0);
    await t.db.deleteFrom('dailyRuns').where('id', '=', run).execute();
  });

  test('five of a kind and how many there are, and all of them when asked', async () => {
    const busy = await addRecruiter(t.db, 'busy@home.example', home.employer);
    for (let n = 0; n < 7; n += 1) await addOpenJob(t.db, busy, { status: 'DRAFT', title: `Job ${n}` });
    const { drafts } = await todo(busy);
    expect([drafts.total, drafts.items.length]).toEqual([7, 5]);
    const signedIn = { as: await t.signIn(busy) };
    const all = await t.ask<RecruiterTodo>('GET /stats/recruiter/todo?perPart=100', signedIn);
    expect(all.body.drafts.items).toHaveLength(7);
    expect((await t.ask('GET /stats/recruiter/todo?perPart=101', signedIn)).status).toBe(422);
  });

  test('nothing at all on the first day', async () => {
    const fresh = await addRecruiter(t.db, 'fresh@home.example', home.employer);
    const { jobsCount, openJobsCount, listsComingCount, ...parts } = await todo(fresh);
    expect([jobsCount, openJobsCount, listsComingCount]).toEqual([0, 0, 0]);
    for (const part of Object.values(parts)) expect(part).toMatchObject({ total: 0, items: [] });
  });
});

describe('an employer is told', () => {
  test('whose candidates wait for longer than they were promised, and since when', async () => {
    const employer = await addEmployer(t.db, 'boss@late.example');
    const late = await addRecruiter(t.db, 'late@late.example', employer, { status: 'SUSPENDED' });
    const punctual = await addRecruiter(t.db, 'punctual@late.example', employer);
    const [lateJob, otherJob] = [await addOpenJob(t.db, late), await addOpenJob(t.db, punctual)];
    for (const [job, answerBy] of [
      [lateJob, '2026-05-20'],
      [lateJob, '2026-05-28'],
      // Its day is not over yet.
      [lateJob, '2026-06-01'],
      [otherJob, '2026-06-03'],
    ] as const) {
      const { candidateEmail } = await pick(job, { status: 'VIEWED' });
      const { id } = await send(job, candidateEmail, '2026-05-20');
      await t.db.updateTable('applications').set({ answerBy }).where('id', '=', id).execute();
    }
    const owed = { answersOverdueCount: 2, oldestAnswerBy: '2026-05-20' };
    expect((await todo<EmployerTodo>(employer, 'employer')).answersOverdue).toEqual({
      total: 1,
      items: [{ recruiterEmail: late, recruiterName: 'Robin Recruiter', ...owed }],
    });
    const { body } = await t.ask<RecruiterSummary[]>(
      'GET /recruiters/employer/me?sort=answersOverdueCount&order=DESC',
      {
        as: await t.signIn(employer),
      },
    );
    expect(
      body.map((one) => [
        one.recruiterEmail,
        one.answersOverdueCount,
        one.answersDueCount,
        one.oldestAnswerBy,
      ]),
    ).toEqual([
      [late, 2, 1, '2026-05-20'],
      [punctual, 0, 0, null],
    ]);
  });

  test('of recruiters without an open job, and of lists of the last days nobody opened', async () => {
    const employer = await addEmployer(t.db, 'boss@other.example');
    const idle = await addRecruiter(t.db, 'idle@other.example', employer, { recruiterFirstName: 'Ida' });
    await addOpenJob(t.db, idle, { status: 'DRAFT' });
    await addRecruiter(t.db, 'waiting@other.example', employer, { status: 'PENDING' });
    const working = await addRecruiter(t.db, 'working@other.example', employer);
    const job = await addOpenJob(t.db, working);
    for (const [day, status] of [
      ['2026-05-28', 'NEW'],
      ['2026-05-29', 'NEW'],
      ['2026-05-29', 'NEW'],
      ['2026-05-30', 'VIEWED'],
      ['2026-06-01', 'NEW'],
    ] as const) {
      await pick(job, { date: day, status });
    }
    await list(job, '2026-05-28', 1);
    await list(job, '2026-05-29', 2);
    await list(job, '2026-05-30', 1);
    await list(job, '2026-05-31', 0);
    await list(job, '2026-06-01', 1);
    // Without a plan, as everything here: who does not work is no paid figure.
    expect(await todo<EmployerTodo>(employer, 'employer')).toEqual({
      recruitersCount: 3,
      answersOverdue: { total: 0, items: [] },
      idleRecruiters: {
        total: 1,
        items: [{ recruiterEmail: idle, recruiterName: 'Ida Recruiter', draftsCount: 1 }],
      },
      ignoredLists: {
        total: 1,
        items: [
          {
            ...{
              jobId: job,
              jobTitle: 'Accountant',
              recruiterEmail: working,
              recruiterName: 'Robin Recruiter',
            },
            ...{ listsCount: 2, picksCount: 3, since: '2026-05-28' },
          },
        ],
      },
    });
  });

  test('of the one list nobody opened, where those of all other days were', async () => {
    const employer = await addEmployer(t.db, 'boss@daily.example');
    const job = await addOpenJob(t.db, await addRecruiter(t.db, 'daily@daily.example', employer));
    for (const day of lastDays(new Date('2026-05-31T12:00:00Z'), 7)) {
      await pick(job, { date: day, status: day === '2026-05-27' ? 'NEW' : 'VIEWED' });
      await list(job, day, 1);
    }
    const { ignoredLists } = await todo<EmployerTodo>(employer, 'employer');
    expect(ignoredLists.items).toMatchObject([{ jobId: job, listsCount: 1, since: '2026-05-27' }]);
  });
});
