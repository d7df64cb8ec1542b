/** Offers to applicants: who may make and answer them, what a hire does, and how it is taken back. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CandidateApplication } from '../../../schemas/application.ts';
import type { Problem } from '../../../schemas/calls/problem.ts';
import type { Job } from '../../../schemas/job.ts';
import type { RecruiterTodo } from '../../../schemas/todo.ts';
import { doDueTasks } from '../../../server/doDueTasks.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { addOpenJob } from '../../support/dailyRun.ts';
import { addCandidate, addRecruiter } from '../../support/people.ts';
import { addApplication, addOrganisation, type Organisation } from '../../support/scene.ts';

type Answered = CandidateApplication & Pick<Problem, 'code' | 'errors'>;

let t: TestApp;
let home: Organisation;
let foreign: Organisation;
const ada = 'ada@example.com';
const bob = 'bob@example.com';
const cleo = 'cleo@home.example';
const as: Record<string, string> = {};
let job: string;
let application: string;

beforeAll(async () => {
  t = await testApp();
  home = await addOrganisation(t, 'home');
  foreign = await addOrganisation(t, 'foreign');
  await addRecruiter(t.db, cleo, home.employer);
  await addCandidate(t.db, ada, { candidateFirstName: 'Ada', candidateLastName: 'Lindström' });
  await addCandidate(t.db, bob);
  job = await addOpenJob(t.db, home.recruiter, { title: 'Cook', salaryCurrency: 'EUR', salaryUnit: 'MONTH' });
});
beforeEach(async () => {
  t.mails.length = 0;
  t.time.now = new Date('2026-06-01T12:00:00.000Z');
  await t.db.deleteFrom('applications').execute();
  await t.db.updateTable('recruiters').set({ status: 'ACTIVE' }).execute();
  application = await addApplication(t.db, job, ada, 'interview');
  await t.db.updateTable('applicationEvents').set({ stageName: 'Interview' }).execute();
  for (const email of [home.recruiter, home.employer, foreign.recruiter, cleo, ada, bob])
    as[email] = await t.signIn(email);
  t.mails.length = 0;
});

const terms = { salary: 4200, startDate: '2026-07-01', expiresOn: '2026-06-10', text: 'Welcome to us.' };
const make = (who = home.recruiter, body: object = terms, id = application) =>
  t.ask<Answered>(`POST /candidate-applications/${id}/offers`, { as: as[who], body });
const offered = async () => (await make()).body.offer?.id ?? '';
const answer = (id: string, query = 'status=ACCEPTED', who = ada) =>
  t.ask<Answered>(`PATCH /job-offers/${id}/status?${query}`, { as: as[who] });
const withdraw = (id: string, who = home.recruiter) =>
  t.ask<Answered>(`POST /job-offers/${id}/withdrawal`, { as: as[who] });
const move = (query: string, who = home.recruiter) =>
  t.ask<Answered>(`PATCH /candidate-applications/${application}/status?${query}`, { as: as[who] });
const read = async (who = ada) =>
  (await t.ask<Answered>(`GET /candidate-applications/${application}`, { as: as[who] })).body;
/** Tokens do not live as long. */
async function laterAt(moment: string) {
  t.time.now = new Date(moment);
  for (const who of [ada, home.recruiter]) as[who] = await t.signIn(who);
}
const mailed = () => t.mails.map(({ kind, to }) => [kind, to]);
const illegal = { status: 409, code: 'ILLEGAL_MOVE' };

describe('an offer', () => {
  test('names salary, first day and how long it stands, to both sides and the employer', async () => {
    const made = await make();
    expect([made.status, made.body.offer]).toMatchObject([
      201,
      {
        ...terms,
        ...{ salaryCurrency: 'EUR', salaryUnit: 'MONTH', status: 'SENT' },
        ...{ sentAt: '2026-06-01T12:00:00.000Z', sentBy: 'Robin Recruiter', answeredAt: null },
      },
    ]);
    for (const who of [ada, home.recruiter, home.employer])
      expect((await read(who)).offer).toEqual(made.body.offer);
    expect(mailed()).toEqual([['JOB_OFFER', ada]]);
    for (const words of [
      '€4,200',
      'July 1, 2026',
      'June 10, 2026',
      '> Welcome to us.',
      `application=${application}`,
    ])
      expect(t.mails[0]?.text).toContain(words);
  });

  test('is not there for anyone else', async () => {
    const id = await offered();
    for (const stranger of [foreign.recruiter, cleo]) {
      expect((await make(stranger)).status).toBe(404);
      expect((await withdraw(id, stranger)).status).toBe(404);
    }
    expect((await answer(id, 'status=ACCEPTED', bob)).status).toBe(404);
    for (const reader of [home.employer, ada]) expect((await make(reader)).status).toBe(403);
    expect((await answer(id, 'status=ACCEPTED', home.recruiter)).status).toBe(403);
    expect((await read()).offer?.status).toBe('SENT');
  });

  test('is not made or withdrawn by a suspended recruiter', async () => {
    const id = await offered();
    await t.db
      .updateTable('recruiters')
      .set({ status: 'SUSPENDED' })
      .where('recruiterEmail', '=', home.recruiter)
      .execute();
    for (const { body } of [await make(), await withdraw(id)])
      expect(body).toMatchObject({ status: 403, code: 'RECRUITER_NOT_ACTIVE' });
    t.mails.length = 0;
    expect((await answer(id)).body.status).toBe('HIRED');
    expect(mailed()).toEqual([['JOB_OFFER_ACCEPTED', ada]]);
  });

  test('waits alone: a second one, sent at the same moment too, is refused', async () => {
    const made = await Promise.all([make(), make(), make()]);
    expect(made.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect((await make()).body.code).toBe('DUPLICATE');
    expect(mailed()).toEqual([['JOB_OFFER', ada]]);
  });

  test('cannot begin or end on a day that is past', async () => {
    const { body } = await make(home.recruiter, {
      ...terms,
      startDate: '2026-05-30',
      expiresOn: '2026-05-30',
    });
    expect(Object.keys(body.errors ?? {})).toEqual(['startDate', 'expiresOn']);
    const far = { ...terms, expiresOn: '2026-08-01' };
    expect((await make(home.recruiter, far)).body.errors).toHaveProperty('expiresOn');
    expect((await make(home.recruiter, { ...terms, salary: -1 })).body.errors).toHaveProperty('salary');
  });

  test.each(['WITHDRAWN', 'REJECTED', 'HIRED'] as const)(
    'is not made once the application is %s',
    async (status) => {
      await t.db.updateTable('applications').set({ status }).execute();
      expect((await make()).body).toMatchObject(illegal);
    },
  );

  test('is withdrawn by the recruiter, who may make another', async () => {
    const id = await offered();
    t.mails.length = 0;
    expect((await withdraw(id)).body.offer).toMatchObject({
      status: 'WITHDRAWN',
      answeredAt: '2026-06-01T12:00:00.000Z',
    });
    expect(mailed()).toEqual([['JOB_OFFER_WITHDRAWN', ada]]);
    expect((await answer(id)).body).toMatchObject(illegal);
    expect((await withdraw(id)).body).toMatchObject(illegal);
    await laterAt('2026-06-01T13:00:00.000Z');
    const other = await make(home.recruiter, { ...terms, salary: 4300 });
    expect(other.body.offer).toMatchObject({ salary: 4300, status: 'SENT' });
    expect((await answer(id)).body).toMatchObject(illegal);
  });

  test('expires once its last day is over everywhere', async () => {
    const id = await offered();
    await laterAt('2026-06-11T11:59:00.000Z');
    await doDueTasks(t.db, t.time.now);
    expect((await read()).offer?.status).toBe('SENT');
    await laterAt('2026-06-11T12:00:00.000Z');
    expect((await answer(id)).body).toMatchObject(illegal);
    expect((await withdraw(id)).body).toMatchObject(illegal);
    await doDueTasks(t.db, t.time.now);
    expect(await read()).toMatchObject({ status: 'ACTIVE', offer: { status: 'EXPIRED' } });
    expect((await make(home.recruiter, { ...terms, expiresOn: '2026-06-20' })).status).toBe(201);
  });

  test('makes room for another once it is over, before that has been noted', async () => {
    await make();
    await laterAt('2026-06-11T12:00:00.000Z');
    expect((await make(home.recruiter, { ...terms, expiresOn: '2026-06-20' })).status).toBe(201);
  });
});

describe('the promised answer', () => {
  test('waits for the candidate while an offer does, and is promised again once they have answered', async () => {
    const id = await offered();
    expect((await read()).answerBy).toBe('2026-06-17');
    expect((await move('stageId=offer')).body.answerBy).toBe('2026-06-17');
    expect((await answer(id, 'status=DECLINED')).body.answerBy).toBe('2026-06-08');
  });

  test('is promised again when the offer is withdrawn', async () => {
    expect((await withdraw(await offered())).body.answerBy).toBe('2026-06-08');
  });
});

describe('a recruiter’s tasks', () => {
  const told = async () =>
    (
      await t.ask<RecruiterTodo>('GET /stats/recruiter/todo', { as: as[home.recruiter] })
    ).body.offerNews.items.map(({ id, status }) => [id, status]);

  test('have an offer that ends tomorrow, and no earlier', async () => {
    await make();
    expect(await told()).toEqual([]);
    await laterAt('2026-06-09T12:00:00.000Z');
    expect(await told()).toEqual([[application, 'SENT']]);
    await laterAt('2026-06-11T12:00:00.000Z');
    expect(await told()).toEqual([]);
  });

  test('have the answer for a week, unless something came of it', async () => {
    await answer(await offered(), 'status=DECLINED');
    expect(await told()).toEqual([[application, 'DECLINED']]);
    await laterAt('2026-06-02T12:00:00.000Z');
    await answer(await offered());
    expect(await told()).toEqual([[application, 'ACCEPTED']]);
    await laterAt('2026-06-10T12:00:00.000Z');
    expect(await told()).toEqual([]);
  });
});

describe('an answer', () => {
  test('that accepts hires, by the candidate’s own hand', async () => {
    const id = await offered();
    t.mails.length = 0;
    const { body } = await answer(id);
    expect(body).toMatchObject({
      status: 'HIRED',
      stageName: 'Hired',
      answerBy: null,
      offer: { status: 'ACCEPTED', answeredAt: '2026-06-01T12:00:00.000Z' },
    });
    expect(body.history.at(-1)).toMatchObject({ status: 'HIRED', by: ada });
    expect(mailed()).toEqual([
      ['JOB_OFFER_ACCEPTED', ada],
      ['JOB_OFFER_ANSWERED', home.recruiter],
    ]);
    expect(t.mails[0]?.text).toContain('€4,200');
  });

  test('that declines leaves the application where it is, with the reason beside the offer', async () => {
    const id = await offered();
    t.mails.length = 0;
    expect((await answer(id, 'status=DECLINED&reason=Too%20far')).body).toMatchObject({
      status: 'ACTIVE',
      stageName: 'Interview',
      offer: { status: 'DECLINED', declineReason: 'Too far' },
    });
    expect(mailed()).toEqual([['JOB_OFFER_ANSWERED', home.recruiter]]);
    expect((await make()).status).toBe(201);
  });

  test('that declines is taken back within ten minutes, before its recruiter is mailed', async () => {
    const id = await offered();
    const orders: (Date | undefined)[] = [];
    const sendMail: typeof t.services.sendMail = (db, order) => {
      if (order.to === home.recruiter) orders.push(order.notBefore);
      return t.services.sendMail(db, order);
    };
    const patient = await testApp({ sendMail, clock: () => t.time.now }, {}, t);
    const path = `PATCH /job-offers/${id}/status?status=DECLINED&reason=Too%20far`;
    await patient.ask(path, { as: as[ada] ?? '' });
    expect(orders.map((at) => at?.toISOString())).toEqual(['2026-06-01T12:10:00.000Z']);
    expect((await answer(id, 'status=SENT', bob)).status).toBe(404);
    await laterAt('2026-06-01T12:09:00.000Z');
    expect((await answer(id, 'status=SENT&reason=x')).body.errors).toHaveProperty('reason');
    expect((await answer(id, 'status=SENT')).body).toMatchObject({
      ...{ status: 'ACTIVE', answerBy: '2026-06-17' },
      offer: { id, ...terms, status: 'SENT', declineReason: null, answeredAt: null },
    });
    // A notice that was read is not mailed.
    const notices = await t.db
      .selectFrom('notices')
      .select('readAt')
      .where('kind', '=', 'JOB_OFFER_ANSWERED')
      .orderBy('createdAt', 'desc')
      .limit(1)
      .execute();
    expect(notices).toEqual([{ readAt: expect.any(String) }]);
    expect((await answer(id, 'status=SENT')).body).toMatchObject(illegal);
    expect((await answer(id)).body.status).toBe('HIRED');
  });

  test.each([
    ['ten minutes are over', () => laterAt('2026-06-01T12:10:01.000Z')],
    ['there is another offer', () => laterAt('2026-06-01T12:01:00.000Z').then(() => make())],
    ['the application has ended', () => move('status=REJECTED&reason=No')],
  ])('that declines stands once %s', async (_, happen) => {
    const id = await offered();
    await answer(id, 'status=DECLINED');
    await happen();
    expect((await answer(id, 'status=SENT')).body).toMatchObject(illegal);
  });

  test('needs no reason, and takes none with a yes', async () => {
    const id = await offered();
    expect((await answer(id, 'status=ACCEPTED&reason=x')).body.errors).toHaveProperty('reason');
    expect((await answer(id, 'status=DECLINED')).body.offer?.declineReason).toBeNull();
  });

  test('is given once, also when two are sent at the same moment', async () => {
    const id = await offered();
    const both = await Promise.all([answer(id), answer(id, 'status=DECLINED'), withdraw(id)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const { offer, status, history } = await read();
    expect(status).toBe(offer?.status === 'ACCEPTED' ? 'HIRED' : 'ACTIVE');
    expect(history.filter((event) => event.status === 'HIRED').length).toBe(status === 'HIRED' ? 1 : 0);
  });
});

describe('an application with an offer that waits', () => {
  test('is not hired past it', async () => {
    const id = await offered();
    expect((await move('status=HIRED')).body).toMatchObject(illegal);
    await withdraw(id);
    expect((await move('status=HIRED')).body.status).toBe('HIRED');
  });

  test('takes the offer along when it is rejected or withdrawn', async () => {
    const id = await offered();
    await move('status=REJECTED&reason=No');
    expect((await read()).offer?.status).toBe('WITHDRAWN');
    expect((await answer(id)).body).toMatchObject(illegal);
    await t.db.updateTable('applications').set({ status: 'ACTIVE' }).execute();
    const other = await offered();
    await move('status=WITHDRAWN', ada);
    expect((await read()).offer).toMatchObject({ id: other, status: 'DECLINED' });
  });

  test('moves between stages with it', async () => {
    await make();
    expect((await move('stageId=offer')).body).toMatchObject({
      stageName: 'Offer',
      offer: { status: 'SENT' },
    });
  });
});

describe('a hire', () => {
  test('is taken back into the stage before it, without an e-mail where none is wanted', async () => {
    await answer(await offered());
    t.mails.length = 0;
    const { body } = await move('status=ACTIVE&notify=false');
    expect(body).toMatchObject({
      status: 'ACTIVE',
      stageName: 'Interview',
      answerBy: '2026-06-08',
      offer: { status: 'ACCEPTED' },
    });
    expect(body.history.at(-1)).toMatchObject({ status: 'ACTIVE', by: home.recruiter });
    expect(mailed()).toEqual([]);
    expect((await make()).status).toBe(201);
  });

  test('is taken back into a stage that is named, with an e-mail', async () => {
    await move('status=HIRED');
    t.mails.length = 0;
    expect((await move('stageId=offer')).body).toMatchObject(illegal);
    expect((await move('status=ACTIVE&stageId=hired')).body.errors).toHaveProperty('stageId');
    expect((await move('status=ACTIVE&stageId=offer')).body).toMatchObject({
      status: 'ACTIVE',
      stageName: 'Offer',
    });
    expect(mailed()).toEqual([['APPLICATION_CHANGED', ada]]);
  });

  test('goes to the last stage before it where the former one is gone', async () => {
    await t.db.updateTable('applicationEvents').set({ stageName: 'Trial shift' }).execute();
    await move('status=HIRED');
    expect((await move('status=ACTIVE')).body.stageName).toBe('Offer');
  });

  test('is not taken back by the candidate or by others', async () => {
    await move('status=HIRED');
    expect((await move('status=ACTIVE', ada)).status).toBe(403);
    expect((await move('status=ACTIVE', cleo)).status).toBe(404);
  });
});

describe('a job whose openings are filled', () => {
  const closeFilled = (body: object = { reason: 'We found someone.' }, who = home.recruiter) =>
    t.ask<Job & Pick<Problem, 'code' | 'errors'>>(`POST /jobs/${job}/filling`, { as: as[who], body });
  beforeEach(async () => {
    await addApplication(t.db, job, bob);
    await t.db.updateTable('jobs').set({ status: 'OPEN', openings: 1 }).where('id', '=', job).execute();
  });
  const bobs = async () => (await t.ask<Answered[]>('GET /candidate-applications', { as: as[bob] })).body[0];

  test('is closed in one go, and everyone who waits is told why', async () => {
    await move('status=HIRED');
    const waiting = (await bobs())?.id ?? '';
    await make(home.recruiter, terms, waiting);
    t.mails.length = 0;
    expect((await closeFilled()).body).toMatchObject({ status: 'CLOSED', closeReason: 'FILLED' });
    expect(await bobs()).toMatchObject({
      status: 'REJECTED',
      rejectionReason: 'We found someone.',
      offer: { status: 'WITHDRAWN' },
    });
    expect((await read()).status).toBe('HIRED');
    expect(mailed()).toEqual([['APPLICATION_CHANGED', bob]]);
    expect((await closeFilled()).body).toMatchObject(illegal);
  });

  test('is closed without an e-mail where none is wanted', async () => {
    await move('status=HIRED');
    t.mails.length = 0;
    await closeFilled({ reason: 'We found someone.', notify: false });
    expect((await bobs())?.status).toBe('REJECTED');
    expect(mailed()).toEqual([]);
  });

  test('stays as it is while an opening is left, a hire taken back among them', async () => {
    await move('status=HIRED');
    await move('status=ACTIVE');
    expect((await closeFilled()).body).toMatchObject(illegal);
    expect((await closeFilled(undefined, cleo)).status).toBe(404);
    expect((await bobs())?.status).toBe('ACTIVE');
  });
});
