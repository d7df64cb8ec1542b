/** Notices of candidates and employers, and of recruiters about interviews and notes. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Notice } from '../../../schemas/notice.ts';
import { logging } from '../../../server/base/logging.ts';
import type { Mail, MailOrder } from '../../../server/base/mail.ts';
import { runDailyLists } from '../../../server/features/dailyRun/run.ts';
import { sendDueNews } from '../../../server/features/mornings/sendDueNews.ts';
import { stopOf } from '../../../server/features/notices/stopLinks.ts';
import { writeMail } from '../../../server/mail/writeMail.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { addOpenJob, addPickable, scoring } from '../../support/dailyRun.ts';
import { addRecruiter } from '../../support/people.ts';
import {
  addApplication,
  addInvitation,
  addOrganisation,
  addPick,
  type Organisation,
} from '../../support/scene.ts';
import { testEnv } from '../../support/services.ts';

let t: TestApp;
let home: Organisation;
let job: string;
const as: Record<string, string> = {};
const orders: MailOrder[] = [];
const mails: Mail[] = [];
const ada = 'ada@example.com';
const cleo = 'cleo@home.example';

beforeAll(async () => {
  t = await testApp({
    sendMail: async (db, order) => {
      orders.push(order);
      mails.push(await writeMail(db, order));
    },
  });
  home = await addOrganisation(t, 'home');
  await addRecruiter(t.db, cleo, home.employer);
  await addPickable(t.db, ada, { candidateFirstName: 'Ada', candidateLastName: 'Lindström' });
  job = await addOpenJob(t.db, home.recruiter, { title: 'Cook' });
});
beforeEach(async () => {
  const tables = ['noticeSettings', 'mornings', 'notices', 'applications', 'invitations', 'messageThreads'];
  for (const table of [...tables, 'dailyCandidates', 'dailyLists'] as const)
    await t.db.deleteFrom(table as 'notices').execute();
  await at('2026-06-01T12:00:00.000Z');
  mails.length = 0;
  orders.length = 0;
});

/** Time passes, and those who are still there sign in again. */
async function at(moment: string): Promise<void> {
  t.time.now = new Date(moment);
  for (const email of [home.recruiter, home.employer, cleo, ada]) as[email] = await t.signIn(email);
}
const ask = <T = unknown>(who: string, call: string, body?: object) => t.ask<T>(call, { as: as[who], body });
const noticesOf = async (who: string) => (await ask<Notice[]>(who, 'GET /notices')).body;
const kindsOf = async (who: string, isUnread = true) =>
  (await noticesOf(who)).filter(({ readAt }) => (readAt === null) === isUnread).map(({ kind }) => kind);
const mailsTo = (who: string) => mails.filter(({ to }) => to === who).map(({ kind }) => kind);
const change = (who: string, body: object) => ask(who, 'PATCH /users/me/notice-settings', body);
const move = (id: string, query: string) =>
  ask(home.recruiter, `PATCH /candidate-applications/${id}/status?${query}`);
const look = () => sendDueNews({ ...t.services, log: logging('silent') });

const offered = { salaryMin: 90_000, salaryMax: 110_000 };
const interview = {
  ...{ kind: 'PHONE', minutes: 30, place: '+1 512 555 0134', timeZone: 'America/Chicago' },
  ...{ proposedTimes: ['2026-06-08T15:00:00.000Z', '2026-06-09T15:00:00.000Z'], message: null },
};
const [monday, tuesday] = interview.proposedTimes;
async function proposed(): Promise<{ application: string; id: string }> {
  const application = await addApplication(t.db, job, ada);
  const call = `POST /candidate-applications/${application}/interviews`;
  const { body } = await ask<{ id: string }>(home.recruiter, call, interview);
  return { application, id: body.id };
}
const choose = (id: string, startsAt = monday) =>
  ask(ada, `PUT /interviews/${id}/choice`, { startsAt, timeZone: 'Europe/Madrid' });

describe('a candidate is told', () => {
  test('that a job picked them, by no mail', async () => {
    const hands = scoring(t.db, () => 80);
    const { db } = t;
    await runDailyLists({ db, perJob: 10, clock: () => t.time.now, hands }, '2026-06-01', { jobIds: [job] });
    expect(await noticesOf(ada)).toMatchObject([
      { kind: 'PICKED', jobId: job, jobTitle: 'Cook', candidateEmail: ada, readAt: null },
    ]);
    expect(mails).toEqual([]);
  });

  test('that they are invited, with the employer’s name, until it is answered or withdrawn', async () => {
    const pick = await addPick(t.db, job, ada);
    expect((await ask(home.recruiter, `POST /daily-candidates/${pick}/invitation`, offered)).status).toBe(
      201,
    );
    expect(await noticesOf(ada)).toMatchObject([
      { kind: 'INVITED', jobTitle: 'Cook', employerName: expect.stringMatching(/./), readAt: null },
    ]);
    expect(mailsTo(ada)).toEqual(['INVITATION']);
    expect(mails[0]?.unsubscribe).toContain('/unsubscribe/mailInvitations.');
    await ask(home.recruiter, `POST /daily-candidates/${pick}/invitation/withdrawal`);
    expect(await kindsOf(ada)).toEqual([]);
    expect(await kindsOf(ada, false)).toEqual(['INVITED']);
  });

  test('of each move, by mail as long as they want it, and that they were hired in any case', async () => {
    const id = await addApplication(t.db, job, ada);
    await move(id, 'stageId=interview');
    expect(mailsTo(ada)).toEqual(['APPLICATION_CHANGED']);
    expect(await kindsOf(ada)).toEqual(['APPLICATION_CHANGED']);
    await change(ada, { mailNews: false });
    await move(id, 'stageId=offer');
    expect(mailsTo(ada)).toHaveLength(1);
    await move(id, 'status=HIRED');
    expect(mailsTo(ada)).toEqual(['APPLICATION_CHANGED', 'APPLICATION_CHANGED']);
    expect(await noticesOf(ada)).toMatchObject([{ kind: 'APPLICATION_CHANGED', count: 3 }]);
  });

  test('nothing of what they did themselves but by a receipt', async () => {
    await ask(ada, 'POST /candidate-applications', { jobId: job });
    expect(mailsTo(ada)).toEqual(['APPLICATION_CHANGED']);
    expect(mails.find(({ to }) => to === ada)?.unsubscribe).toBeUndefined();
    expect(await noticesOf(ada)).toEqual([]);
  });

  test('of a message, and reads it where it is read; without mails where they want none', async () => {
    await addApplication(t.db, job, ada);
    await change(ada, { mailMessages: false });
    const thread = `/message-threads/${job}/${ada}`;
    const { body } = await ask<{ id: string }>(home.recruiter, `POST ${thread}/messages`, { text: 'Hello' });
    expect([mailsTo(ada), await kindsOf(ada)]).toEqual([[], ['MESSAGE']]);
    await ask(ada, `PUT ${thread}/read`, { messageId: body.id });
    expect(await kindsOf(ada)).toEqual([]);
  });

  test('of an offer, always by mail, until it is withdrawn', async () => {
    const id = await addApplication(t.db, job, ada);
    await change(ada, { mailNews: false, mailInvitations: false });
    const terms = { salary: 90_000, startDate: '2026-07-01', expiresOn: '2026-06-10' };
    const { body } = await ask<{ offer: { id: string } }>(
      home.recruiter,
      `POST /candidate-applications/${id}/offers`,
      terms,
    );
    expect([mailsTo(ada), await kindsOf(ada)]).toEqual([['JOB_OFFER'], ['JOB_OFFER']]);
    await ask(home.recruiter, `POST /job-offers/${body.offer.id}/withdrawal`);
    expect(await kindsOf(ada)).toEqual([]);
  });

  test('not in their quiet hours by mail, and not once they have read it', async () => {
    const id = await addApplication(t.db, job, ada);
    await change(ada, { timeZone: 'Europe/Madrid' });
    await at('2026-06-01T21:30:00.000Z');
    await move(id, 'stageId=interview');
    const [notice] = await noticesOf(ada);
    expect(orders.at(-1)).toMatchObject({
      notBefore: new Date('2026-06-02T05:00:00.000Z'),
      noticeId: notice?.id,
    });
  });
});

describe('an interview', () => {
  test('is told of to both as it comes about', async () => {
    const { id } = await proposed();
    expect(await kindsOf(ada)).toEqual(['INTERVIEW_PROPOSED']);
    await choose(id);
    expect([await kindsOf(ada), await kindsOf(home.recruiter)]).toEqual([[], ['INTERVIEW_BOOKED']]);
    await ask(ada, `PUT /interviews/${id}/none-fits`, { text: 'I can on Fridays.' });
    expect((await kindsOf(home.recruiter)).toSorted()).toEqual(['INTERVIEW_BOOKED', 'INTERVIEW_REFUSED']);
    await ask(home.recruiter, `POST /interviews/${id}/cancellation`, {});
    expect(await kindsOf(ada)).toEqual(['INTERVIEW_CANCELLED']);
    expect(await kindsOf(home.recruiter)).toHaveLength(2);
  });

  test('is no notice for a suspended recruiter', async () => {
    const { id } = await proposed();
    await t.db.updateTable('recruiters').set({ status: 'SUSPENDED' }).execute();
    await ask(ada, `PUT /interviews/${id}/none-fits`, { text: 'I can on Fridays.' });
    await t.db.updateTable('recruiters').set({ status: 'ACTIVE' }).execute();
    expect(await noticesOf(home.recruiter)).toEqual([]);
  });

  test('is reminded of the day before, once, however many servers look', async () => {
    await choose((await proposed()).id);
    mails.length = 0;
    await at('2026-06-07T14:59:00.000Z');
    await look();
    expect(mailsTo(ada)).toEqual([]);
    await at('2026-06-07T15:01:00.000Z');
    await Promise.all([look(), look()]);
    await look();
    expect(mailsTo(ada)).toEqual(['INTERVIEW_AHEAD']);
    const [mail] = mails;
    expect(mail?.subject).toMatch(/^Reminder: interview at .+, Mon, Jun 8, 5:00\sPM$/);
    expect(mail).toMatchObject({ goodUntil: monday });
    expect(mail?.unsubscribe).toContain('/unsubscribe/mailReminders.');
    expect(await kindsOf(ada)).toEqual(['INTERVIEW_AHEAD']);
  });

  test('that was moved is reminded of again, one picked within a day or cancelled is not', async () => {
    const { id } = await proposed();
    await choose(id);
    await at('2026-06-07T15:01:00.000Z');
    await look();
    await ask(ada, `PUT /interviews/${id}/none-fits`, { text: 'Later, please.' });
    await choose(id, tuesday);
    mails.length = 0;
    await look();
    expect(mailsTo(ada)).toEqual([]);
    await at('2026-06-08T15:01:00.000Z');
    await look();
    expect(mailsTo(ada)).toEqual(['INTERVIEW_AHEAD']);
    await ask(ada, `PUT /interviews/${id}/none-fits`, { text: 'Later still.' });
    await choose(id, tuesday);
    mails.length = 0;
    await look();
    await ask(home.recruiter, `POST /interviews/${id}/cancellation`, {});
    await t.db.updateTable('interviews').set({ remindedOf: null }).execute();
    await look();
    expect(mailsTo(ada)).toEqual(['INTERVIEW_CANCELLED']);
  });

  test('is reminded of in the list alone, where no mail is wanted', async () => {
    await choose((await proposed()).id);
    await change(ada, { mailReminders: false });
    mails.length = 0;
    await at('2026-06-07T15:01:00.000Z');
    await look();
    expect([mailsTo(ada), await kindsOf(ada)]).toEqual([[], ['INTERVIEW_AHEAD']]);
  });
});

test('a colleague named in a note has it in the list, too', async () => {
  await addApplication(t.db, job, ada);
  const about = { text: 'Look at her bread.', mentions: [cleo, home.recruiter] };
  expect((await ask(home.recruiter, `POST /people/${ada}/notes`, about)).status).toBe(201);
  expect(await noticesOf(cleo)).toMatchObject([
    { kind: 'MENTION', jobId: null, candidateName: 'Ada Lindström', candidateEmail: ada },
  ]);
  expect(await noticesOf(home.recruiter)).toEqual([]);
  expect(mailsTo(cleo)).toEqual(['PERSON_NOTE']);
});

describe('an employer is told', () => {
  const none = { jobId: null, candidateEmail: null };
  const pending = (email: string, status: 'PENDING' | 'ACTIVE') =>
    t.db.updateTable('recruiters').set({ status }).where('recruiterEmail', '=', email).execute();

  test('how many answers are overdue: one mail until its notice is read, and nothing once there are none', async () => {
    const id = await addApplication(t.db, job, ada);
    await t.db.updateTable('applications').set({ answerBy: '2026-05-30' }).where('id', '=', id).execute();
    await at('2026-06-01T07:10:00.000Z');
    await Promise.all([look(), look()]);
    expect(mailsTo(home.employer)).toEqual(['ANSWERS_OVERDUE']);
    expect(await noticesOf(home.employer)).toMatchObject([{ kind: 'ANSWERS_OVERDUE', ...none, count: 1 }]);
    await at('2026-06-02T07:10:00.000Z');
    await look();
    expect(mailsTo(home.employer)).toHaveLength(1);
    const [notice] = await noticesOf(home.employer);
    await ask(home.employer, `PUT /notices/${notice?.id}/read`);
    await at('2026-06-03T07:10:00.000Z');
    await look();
    expect(mailsTo(home.employer)).toHaveLength(2);
    await t.db.updateTable('applications').set({ answerBy: '2026-07-01' }).execute();
    await at('2026-06-04T07:10:00.000Z');
    await look();
    expect(await kindsOf(home.employer)).toEqual([]);
  });

  test('of no other employer’s answers, and of none whose last day is not over everywhere', async () => {
    const foreign = await addOrganisation(t, `foreign${Date.now()}`);
    await t.db.updateTable('applications').set({ answerBy: '2026-05-30' }).execute();
    await addApplication(t.db, job, ada);
    await t.db.updateTable('applications').set({ answerBy: '2026-05-31' }).where('jobId', '=', job).execute();
    await at('2026-06-01T07:10:00.000Z');
    await look();
    expect(mailsTo(home.employer)).toEqual([]);
    expect(mailsTo(foreign.employer)).toEqual(['ANSWERS_OVERDUE']);
  });

  test('that recruiters wait is done with once each is decided on', async () => {
    const news = { userEmail: home.employer, kind: 'RECRUITER_WAITING' as const, ...none };
    const row = { id: '0196f000-0000-7000-8000-000000000077', count: 1, readAt: null };
    await t.db
      .insertInto('notices')
      .values({ ...news, ...row, createdAt: t.time.now.toISOString() })
      .execute();
    await pending(cleo, 'PENDING');
    expect(await kindsOf(home.employer)).toEqual(['RECRUITER_WAITING']);
    await ask(home.employer, `PATCH /recruiters/${cleo}/status?status=ACTIVE`);
    expect(await kindsOf(home.employer)).toEqual([]);
  });
});

describe('settings', () => {
  test.each([
    ['a candidate', ada, { picks: 'PRODUCT' }],
    ['a candidate', ada, { mailOverdue: false }],
    ['an employer', () => home.employer, { mailNews: false }],
    ['a recruiter', () => home.recruiter, { mailNews: false }],
  ])('of other roles are refused, field by field: %s', async (_, who, body) => {
    const { status, body: problem } = await ask<{ errors?: object }>(
      typeof who === 'string' ? who : who(),
      'PATCH /users/me/notice-settings',
      body,
    );
    expect([status, Object.keys(problem.errors ?? {})]).toEqual([422, Object.keys(body)]);
  });

  test('are changed by a link of a mail, which leads back to the reader’s own page', async () => {
    const { id: userId } = await t.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', ada)
      .executeTakeFirstOrThrow();
    const stop = stopOf(testEnv, 'CANDIDATE', { userId, what: 'mailReminders' });
    const url = new URL(stop.url).pathname;
    const { statusCode, body } = await t.app.inject({ method: 'POST', url, payload: '' });
    expect(statusCode).toBe(200);
    expect(body).toContain('/dashboard/candidate/profile/?edit=notices');
    expect(body).toContain('You are told of them at Hireday.');
    expect((await ask(ada, 'GET /users/me/notice-settings')).body).toMatchObject({ mailReminders: false });
  });
});

test('an invitation that was accepted is no news any more', async () => {
  const id = await addInvitation(t.db, await addPick(t.db, job, ada));
  await t.db
    .insertInto('notices')
    .values({
      ...{ id: '0196f000-0000-7000-8000-000000000078', userEmail: ada, kind: 'INVITED', jobId: job },
      ...{ candidateEmail: ada, count: 1, createdAt: t.time.now.toISOString(), readAt: null },
    })
    .execute();
  await ask(ada, `PATCH /invitations/${id}/status?status=ACCEPTED`);
  expect(await kindsOf(ada)).toEqual([]);
});
