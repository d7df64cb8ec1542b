/** Handing jobs over to a colleague: who may, to whom, and that everything that hangs on a job goes along. */
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CandidateApplication } from '../../../schemas/application.ts';
import type { Problem } from '../../../schemas/calls/problem.ts';
import type { HandedOver, OpenWork } from '../../../schemas/handover.ts';
import type { Interview } from '../../../schemas/interview.ts';
import type { Job } from '../../../schemas/job.ts';
import type { MessageThread } from '../../../schemas/message.ts';
import type { Notice } from '../../../schemas/notice.ts';
import type { StageScorecards } from '../../../schemas/scorecard.ts';
import type { RecruiterTodo } from '../../../schemas/todo.ts';
import { toRow } from '../../../server/db/database.ts';
import { createJob } from '../../../server/features/jobs/createJob.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { addOpenJob } from '../../support/dailyRun.ts';
import { addGuest, visitAsGuest } from '../../support/guests.ts';
import { addCandidate, addRecruiter } from '../../support/people.ts';
import {
  addApplication,
  addJobOffer,
  addOrganisation,
  addPick,
  type Organisation,
  written,
} from '../../support/scene.ts';
import { waitingForLocks } from '../../support/waitingForLocks.ts';

let t: TestApp;
let home: Organisation;
let foreign: Organisation;
const ada = 'ada@example.com';
const bob = 'bob@example.com';
const cleo = 'cleo@home.example';
const as: Record<string, string> = {};
let job: string;
let application: string;

const monday = '2026-06-08T09:00:00.000Z';
const tuesday = '2026-06-09T09:00:00.000Z';

beforeAll(async () => {
  t = await testApp();
  home = await addOrganisation(t, 'home');
  foreign = await addOrganisation(t, 'foreign');
  await addRecruiter(t.db, cleo, home.employer, { recruiterFirstName: 'Cleo', recruiterLastName: 'Marsh' });
  await addCandidate(t.db, ada, { candidateFirstName: 'Ada', candidateLastName: 'Lindström' });
  await addCandidate(t.db, bob);
});
beforeEach(async () => {
  t.time.now = new Date('2026-06-01T12:00:00.000Z');
  await t.db.deleteFrom('applications').execute();
  await t.db.deleteFrom('notices').execute();
  await t.db.deleteFrom('dailyCandidates').execute();
  await t.db.deleteFrom('jobs').where('id', 'not in', [home.job.id, foreign.job.id]).execute();
  await t.db
    .updateTable('jobs')
    .set({ recruiterEmail: home.recruiter })
    .where('id', '=', home.job.id)
    .execute();
  await t.db.deleteFrom('users').where('email', '=', 'waiting@home.example').execute();
  await t.db.updateTable('recruiters').set({ status: 'ACTIVE' }).execute();
  await t.db.updateTable('subscriptions').set({ currentPeriodEnd: '2099-01-01T00:00:00.000Z' }).execute();
  for (const email of [home.recruiter, home.employer, foreign.recruiter, foreign.employer, cleo, ada, bob])
    as[email] = await t.signIn(email);
  job = await addOpenJob(t.db, home.recruiter, { title: 'Cook' });
  application = await addApplication(t.db, job, ada, 'interview');
  t.mails.length = 0;
});

const handOver = (to = cleo, who = home.recruiter, about = job) =>
  t.ask<HandedOver & Problem>(`POST /jobs/${about}/recruiter`, {
    as: as[who],
    body: { recruiterEmail: to },
  });
const handOverAll = (from = home.recruiter, to = cleo, who = home.employer) =>
  t.ask<HandedOver & Problem>(`POST /recruiters/${from}/handover`, {
    as: as[who],
    body: { recruiterEmail: to },
  });
const get = <T>(path: string, who: string) => t.ask<T>(`GET ${path}`, { as: as[who] });
const statuses = async (path: string) => [
  (await get(path, home.recruiter)).status,
  (await get(path, cleo)).status,
];
const mailed = () => t.mails.map(({ kind, to }) => [kind, to]).sort();
const suspend = (email: string) =>
  t.db.updateTable('recruiters').set({ status: 'SUSPENDED' }).where('recruiterEmail', '=', email).execute();
const message = (who: string, text = 'Good morning') =>
  t.ask<Problem>(`POST /message-threads/${job}/${ada}/messages`, { as: as[who], body: { text } });
const conversations = async (who: string) =>
  (await get<MessageThread[]>('/message-threads', who)).body.map(({ candidateEmail }) => candidateEmail);
async function propose(about = application, who = home.recruiter) {
  const { body } = await t.ask<Interview>(`POST /candidate-applications/${about}/interviews`, {
    as: as[who],
    body: {
      ...{ kind: 'PHONE', minutes: 45, place: '+1 512 555 0134', timeZone: 'Europe/Madrid' },
      proposedTimes: [monday, tuesday],
    },
  });
  return body.id;
}
const choose = (id: string, who = ada, startsAt = monday) =>
  t.ask<Interview>(`PUT /interviews/${id}/choice`, {
    as: as[who],
    body: { startsAt, timeZone: 'America/New_York' },
  });
async function booked(about = application, who = home.recruiter, candidate = ada) {
  const id = await propose(about, who);
  await choose(id, candidate);
  t.mails.length = 0;
  return id;
}

describe('a handover', () => {
  test('gives the job to the colleague, by its recruiter or the employer, and both are mailed', async () => {
    const { status, body } = await handOver();
    expect([status, body]).toEqual([
      200,
      { jobsCount: 1, heldJobsCount: 0, interviewsCount: 0, freedInterviewsCount: 0 },
    ]);
    expect(await statuses(`/jobs/${job}`)).toEqual([404, 200]);
    expect(mailed()).toEqual([
      ['JOBS_HANDED_OVER', home.recruiter],
      ['JOBS_TAKEN_OVER', cleo],
    ]);
    expect(t.mails[0]?.text).toContain('• Cook');
    expect((await handOver(home.recruiter, home.employer)).status).toBe(200);
    expect(await statuses(`/jobs/${job}`)).toEqual([200, 404]);
  });

  test('is refused to anyone the job is not for, in the same words for everyone', async () => {
    await addRecruiter(t.db, 'waiting@home.example', home.employer, { status: 'PENDING' });
    for (const to of ['nobody@home.example', foreign.recruiter, home.employer, ada, 'waiting@home.example']) {
      const { status, body } = await handOver(to);
      expect([status, body.errors?.recruiterEmail]).toEqual([
        422,
        'Choose an active recruiter of this employer.',
      ]);
    }
    expect((await handOver(home.recruiter)).body.errors?.recruiterEmail).toBe(
      'They run this already. Choose someone else.',
    );
    expect((await handOver('no address')).status).toBe(422);
    expect(t.mails).toEqual([]);
  });

  test('is nobody else’s: of a colleague’s job, of another employer’s, of a suspended recruiter’s own', async () => {
    expect((await handOver(cleo, cleo)).status).toBe(404);
    expect((await handOver(foreign.recruiter, foreign.employer)).status).toBe(404);
    expect((await handOverAll(home.recruiter, cleo, cleo)).status).toBe(404);
    expect((await handOverAll(home.recruiter, cleo, foreign.employer)).status).toBe(404);
    await suspend(home.recruiter);
    expect((await handOver()).body.code).toBe('RECRUITER_NOT_ACTIVE');
    expect((await handOver(cleo, home.employer)).status).toBe(200);
  });

  test('of everything leaves what is over with whom it was', async () => {
    const ids = { draft: '', hold: '', waiting: '', over: '' };
    for (const key of Object.keys(ids) as (keyof typeof ids)[])
      ids[key] = (await createJob(t.db, home.recruiter, written({ title: key }), t.time.now)).id;
    const set = (id: string, status: 'ON_HOLD' | 'CLOSED') =>
      t.db.updateTable('jobs').set({ status }).where('id', '=', id).execute();
    await set(ids.hold, 'ON_HOLD');
    await set(ids.waiting, 'CLOSED');
    await set(ids.over, 'CLOSED');
    await addApplication(t.db, ids.waiting, bob);
    expect((await handOverAll()).body.jobsCount).toBe(5);
    const { body } = await get<Job[]>('/jobs/recruiter/me', home.recruiter);
    expect(body.map(({ title }) => title)).toEqual(['over']);
    expect((await handOver(cleo, home.employer, ids.over)).status).toBe(200);
    expect((await handOverAll()).body.jobsCount).toBe(0);
  });

  test('puts open jobs on hold where no plan covers the new recruiter, and says so', async () => {
    await t.db
      .updateTable('subscriptions')
      .set({ currentPeriodEnd: '2026-01-01T00:00:00.000Z' })
      .where('userEmail', '=', home.employer)
      .execute();
    expect((await handOver()).body).toMatchObject({ jobsCount: 1, heldJobsCount: 1 });
    expect((await get<Job>(`/jobs/${job}`, cleo)).body.status).toBe('ON_HOLD');
    expect(t.mails.find(({ to }) => to === cleo)?.text).toContain('no plan covers you');
  });

  test('that two ask for at once happens once', async () => {
    const answers = await Promise.all([handOver(), handOver()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(t.mails).toHaveLength(2);
  });

  test('says beforehand what waits, and who could take over', async () => {
    await booked();
    const { body } = await get<OpenWork>(`/recruiters/${home.recruiter}/open-work`, home.employer);
    expect(body).toEqual({
      ...{ openJobsCount: 1, draftsCount: 1, applicationsCount: 1, interviewsCount: 1 },
      colleagues: [{ id: cleo, recruiterEmail: cleo, recruiterName: 'Cleo Marsh' }],
    });
    expect((await get(`/recruiters/${home.recruiter}/open-work`, cleo)).status).toBe(404);
    expect((await get(`/recruiters/${cleo}/open-work`, cleo)).status).toBe(200);
  });
});

describe('with the job go', () => {
  test('its applications, with the promised days, and the candidate’s record', async () => {
    const before = (await get<CandidateApplication>(`/candidate-applications/${application}`, ada)).body;
    await handOver();
    expect(await statuses(`/candidate-applications/${application}`)).toEqual([404, 200]);
    const { body: after } = await get<CandidateApplication>(`/candidate-applications/${application}`, ada);
    expect([after.answerBy, after.updatedAt, after.history]).toEqual([
      before.answerBy,
      before.updatedAt,
      before.history,
    ]);
    const moved = await t.ask(`PATCH /candidate-applications/${application}/status?stageId=offer`, {
      as: as[cleo],
    });
    expect(moved.status).toBe(200);
    expect(await statuses(`/candidates/${ada}`)).toEqual([404, 200]);
    expect(await statuses(`/people/${ada}`)).toEqual([200, 200]);
  });

  test('its picks, and what there is to do', async () => {
    const pick = await addPick(t.db, job, bob);
    await handOver();
    expect(await statuses(`/daily-candidates/${pick}`)).toEqual([404, 200]);
    t.time.now = new Date('2026-06-06T12:00:00.000Z');
    for (const email of [cleo, home.recruiter]) as[email] = await t.signIn(email);
    const todo = async (who: string) =>
      (await get<RecruiterTodo>('/stats/recruiter/todo', who)).body.answersDue.items.map(
        ({ jobId }) => jobId,
      );
    expect(await todo(home.recruiter)).not.toContain(job);
    expect(await todo(cleo)).toContain(job);
    const { body } = await get<{ kind: string; id: string }[]>('/search?q=cook', cleo);
    expect(body).toContainEqual(expect.objectContaining({ kind: 'job', id: job }));
  });

  test('its conversations: unread ones stay so, and the next message is mailed to the new recruiter', async () => {
    await message(home.recruiter, 'When can you start?');
    await message(ada, 'In July.');
    expect(t.mails.filter(({ to }) => to === home.recruiter)).toHaveLength(1);
    await handOver();
    expect(await statuses(`/message-threads/${job}/${ada}/messages`)).toEqual([404, 200]);
    expect([await conversations(home.recruiter), await conversations(cleo)]).toEqual([[], [ada]]);
    const unread = async (who: string) =>
      (await get<{ unreadCount: number }>('/unread-messages', who)).body.unreadCount;
    expect([await unread(home.recruiter), await unread(cleo)]).toEqual([0, 1]);
    t.mails.length = 0;
    await message(ada, 'Or in June.');
    expect(mailed()).toEqual([['MESSAGE', cleo]]);
    expect((await message(home.recruiter)).status).toBe(404);
    expect((await message(cleo)).status).toBe(201);
    const { body } = await get<{ authorName: string }[]>(`/message-threads/${job}/${ada}/messages`, ada);
    expect(body.map(({ authorName }) => authorName)).toContain('Robin Recruiter');
  });

  test('a conversation that is begun at the same moment', async () => {
    let begun: Promise<unknown> | undefined;
    await t.db.transaction().execute(async (tx) => {
      await tx.updateTable('jobs').set({ recruiterEmail: cleo }).where('id', '=', job).execute();
      begun = message(ada);
      await expect.poll(() => waitingForLocks(t.db)).toBe(1);
    });
    await begun;
    expect([await conversations(home.recruiter), await conversations(cleo)]).toEqual([[], [ada]]);
    expect(await conversations(home.employer)).toEqual([ada]);
  });

  test('an interview that is arranged at the same moment', async () => {
    const id = await propose();
    let arranged: Promise<unknown> | undefined;
    await t.db.transaction().execute(async (tx) => {
      await tx.updateTable('jobs').set({ recruiterEmail: cleo }).where('id', '=', job).execute();
      // Asked for by its recruiter a moment before.
      arranged = sql`insert into "interviews"
        select (jsonb_populate_record("interviews", jsonb_build_object('id', gen_random_uuid(), 'status', 'CANCELLED'))).*
        from "interviews" where "id" = ${id}`.execute(t.db);
      await expect.poll(() => waitingForLocks(t.db)).toBe(1);
    });
    await arranged;
    expect((await get<Interview[]>('/interviews', home.recruiter)).body).toEqual([]);
    expect((await get<Interview[]>('/interviews', cleo)).body).toHaveLength(2);
  });

  test('its notices, and a mail that waits for the former recruiter is not sent any more', async () => {
    await message(ada, 'Good morning');
    await message(ada, 'Are you there?');
    const notices = async (who: string) =>
      (await get<Notice[]>('/notices', who)).body.map(({ kind, jobId, count }) => [kind, jobId, count]);
    expect(await notices(home.recruiter)).toEqual([['MESSAGE', job, 2]]);
    await handOver();
    expect(await notices(home.recruiter)).toEqual([]);
    expect(await notices(cleo)).toEqual([['MESSAGE', job, 2]]);
    await message(ada, 'Hello');
    expect(await notices(cleo)).toEqual([['MESSAGE', job, 3]]);
    await handOver(home.recruiter, cleo);
    expect(await notices(home.recruiter)).toEqual([['MESSAGE', job, 3]]);
  });

  test('its offers: the new recruiter withdraws them, and hears of the answer', async () => {
    const offer = await addJobOffer(t.db, application, { recruiterEmail: home.recruiter });
    await handOver();
    t.mails.length = 0;
    const withdraw = (who: string) => t.ask(`POST /job-offers/${offer}/withdrawal`, { as: as[who] });
    expect((await withdraw(home.recruiter)).status).toBe(404);
    await t.ask(`PATCH /job-offers/${offer}/status?status=DECLINED`, { as: as[ada] });
    expect(mailed()).toEqual([['JOB_OFFER_ANSWERED', cleo]]);
  });

  test('the right to give scorecards; the former recruiter’s stays, blind until one’s own is in', async () => {
    const give = (who: string) =>
      t.ask(`PUT /candidate-applications/${application}/scorecards/interview`, {
        as: as[who],
        body: { recommendation: 'YES' },
      });
    await give(home.recruiter);
    await handOver();
    const path = `/candidate-applications/${application}/scorecards`;
    expect(await statuses(path)).toEqual([404, 200]);
    expect((await get<StageScorecards[]>(path, cleo)).body).toMatchObject([
      { isBlind: true, authors: ['Robin Recruiter'] },
    ]);
    expect((await give(home.recruiter)).status).toBe(404);
    expect((await give(cleo)).status).toBe(200);
    expect((await get<StageScorecards[]>(path, cleo)).body[0]?.cards).toHaveLength(2);
  });

  test('its guests; who was one and has the job now keeps their cards', async () => {
    await addGuest(t, as[home.recruiter] ?? '', job, cleo);
    const token = await visitAsGuest(t, cleo);
    await t.ask(`PUT /candidate-applications/${application}/scorecards/interview`, {
      as: token,
      body: { recommendation: 'NO' },
    });
    await handOver();
    expect(await statuses(`/jobs/${job}/guests`)).toEqual([404, 200]);
    expect((await t.ask(`GET /guest/jobs/${job}`, { as: token })).status).toBe(401);
    const { body } = await get<StageScorecards[]>(`/candidate-applications/${application}/scorecards`, cleo);
    expect(body[0]?.cards).toMatchObject([{ isMine: true, recommendation: 'NO' }]);
  });

  test('its figures', async () => {
    const applications = async (who: string) =>
      (await get<{ applications: number }>('/stats/recruiter/me', who)).body.applications;
    const before = await applications(home.recruiter);
    await handOver();
    expect([await applications(home.recruiter), await applications(cleo)]).toEqual([before - 1, 1]);
  });
});

describe('interviews of the job', () => {
  test('that are booked name the new recruiter: both sides’ calendars follow, and the former one’s lets go', async () => {
    const id = await booked();
    expect((await handOver()).body).toMatchObject({ interviewsCount: 1, freedInterviewsCount: 0 });
    expect(mailed()).toEqual([
      ['INTERVIEW_HANDED_OVER', ada],
      ['INTERVIEW_HANDED_OVER', cleo],
      ['INTERVIEW_HANDED_OVER', home.recruiter],
      ['JOBS_HANDED_OVER', home.recruiter],
      ['JOBS_TAKEN_OVER', cleo],
    ]);
    const calendarOf = (who: string) =>
      t.mails.find(({ kind, to }) => kind === 'INTERVIEW_HANDED_OVER' && to === who)?.calendar;
    for (const who of [ada, cleo]) {
      expect(calendarOf(who)?.method).toBe('REQUEST');
      expect(calendarOf(who)?.text).toMatch(/ORGANIZER;CN="?Cleo Marsh"?:mailto:cleo@home\.example/i);
      expect(calendarOf(who)?.text).toContain('SEQUENCE:2');
    }
    expect(calendarOf(home.recruiter)?.method).toBe('CANCEL');
    expect(await statuses(`/interviews/${id}`)).toEqual([404, 200]);
    expect((await get<Interview>(`/interviews/${id}`, ada)).body).toMatchObject({
      ...{ status: 'BOOKED', startsAt: monday, recruiterName: 'Cleo Marsh' },
    });
  });

  test('are told to no one who is suspended', async () => {
    await booked();
    await suspend(home.recruiter);
    await handOver(cleo, home.employer);
    expect(mailed().filter(([, to]) => to === home.recruiter)).toEqual([
      ['JOBS_HANDED_OVER', home.recruiter],
    ]);
  });

  test('that clash with one of the new recruiter’s lose their time; the candidate picks another', async () => {
    const own = await addApplication(t.db, await addOpenJob(t.db, cleo), bob, 'interview');
    const kept = await booked(own, cleo, bob);
    const id = await booked();
    expect((await handOver()).body).toMatchObject({ interviewsCount: 1, freedInterviewsCount: 1 });
    expect((await get<Interview>(`/interviews/${id}`, ada)).body).toMatchObject({
      ...{ status: 'PROPOSED', startsAt: null, openTimes: [tuesday] },
    });
    expect((await get<Interview>(`/interviews/${kept}`, bob)).body.startsAt).toBe(monday);
    const mail = t.mails.find(({ to }) => to === ada);
    expect([mail?.kind, mail?.calendar?.method]).toEqual(['INTERVIEW_PROPOSED', 'CANCEL']);
    expect(t.mails.find(({ kind }) => kind === 'JOBS_TAKEN_OVER')?.text).toContain(
      'One interview was booked',
    );
    expect((await choose(id, ada, tuesday)).body).toMatchObject({ status: 'BOOKED' });
  });

  test('are cancelled where no other time is left', async () => {
    const own = await addApplication(t.db, await addOpenJob(t.db, cleo), bob, 'interview');
    await booked(own, cleo, bob);
    const id = await booked();
    await t.db
      .updateTable('interviews')
      .set(toRow({ proposedTimes: [monday] }))
      .where('id', '=', id)
      .execute();
    await handOver();
    expect((await get<Interview>(`/interviews/${id}`, ada)).body.status).toBe('CANCELLED');
    expect(t.mails.find(({ to }) => to === ada)?.kind).toBe('INTERVIEW_CANCELLED');
  });

  test('that are only proposed are picked with the new recruiter; past ones keep who held them', async () => {
    const id = await propose();
    await handOver();
    expect((await choose(id)).body).toMatchObject({ status: 'BOOKED', recruiterName: 'Cleo Marsh' });
    t.time.now = new Date('2026-06-10T09:00:00.000Z');
    for (const email of [cleo, home.recruiter]) as[email] = await t.signIn(email);
    await handOver(home.recruiter, cleo);
    const { body } = await get<Interview>(`/interviews/${id}`, home.recruiter);
    expect(body).toMatchObject({ status: 'DONE', recruiterName: 'Cleo Marsh' });
    expect((await get(`/interviews/${id}`, cleo)).status).toBe(404);
    const { body: missing } = await get<RecruiterTodo>('/stats/recruiter/todo', cleo);
    expect(missing.scorecardsMissing.total).toBe(0);
  });

  test('are in the subscribed calendar of whose job it is', async () => {
    await booked();
    const feedOf = async (who: string) =>
      new URL(
        (await t.ask<{ url: string }>('POST /calendar-feed', { as: as[who] })).body.url,
      ).pathname.replace('/api/v1', '');
    const [former, taking] = [await feedOf(home.recruiter), await feedOf(cleo)];
    await handOver();
    expect((await t.ask(`GET ${former}`)).text).not.toContain('BEGIN:VEVENT');
    expect((await t.ask(`GET ${taking}`)).text).toContain('Ada Lindström');
  });
});
