/** Messages between candidates and recruiters: who may write and read, and which mails come of it. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Problem } from '../../../schemas/calls/problem.ts';
import type { Message, MessageThread } from '../../../schemas/message.ts';
import type { RecruiterTodo } from '../../../schemas/todo.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { addOpenJob } from '../../support/dailyRun.ts';
import { addCandidate, addRecruiter } from '../../support/people.ts';
import {
  addApplication,
  addInvitation,
  addOrganisation,
  addPick,
  type Organisation,
} from '../../support/scene.ts';

let t: TestApp;
let home: Organisation;
let foreign: Organisation;
const ada = 'ada@example.com';
const bob = 'bob@example.com';
const cleo = 'cleo@home.example';
const as: Record<string, string> = {};
let job: string;

beforeAll(async () => {
  t = await testApp();
  home = await addOrganisation(t, 'home');
  foreign = await addOrganisation(t, 'foreign');
  await addRecruiter(t.db, cleo, home.employer);
  await addCandidate(t.db, ada, { candidateFirstName: 'Ada', candidateLastName: 'Lindström' });
  await addCandidate(t.db, bob);
  job = await addOpenJob(t.db, home.recruiter, { title: 'Cook' });
  for (const email of [home.recruiter, home.employer, foreign.recruiter, foreign.employer, cleo, ada, bob])
    as[email] = await t.signIn(email);
});
beforeEach(async () => {
  t.mails.length = 0;
  t.time.now = new Date('2026-06-01T12:00:00.000Z');
  for (const table of ['messageThreads', 'applications', 'invitations', 'dailyCandidates'] as const)
    await t.db.deleteFrom(table).execute();
  await t.db.updateTable('recruiters').set({ status: 'ACTIVE' }).execute();
});

const path = (candidate = ada) => `/message-threads/${job}/${candidate}`;
const write = (who: string, text = 'Good morning', candidate = ada) =>
  t.ask<Message & Problem>(`POST ${path(candidate)}/messages`, { as: as[who], body: { text } });
const read = (who: string, query = '', candidate = ada) =>
  t.ask<Message[]>(`GET ${path(candidate)}/messages?${query}`, { as: as[who] });
const texts = async (who: string, query = '') => (await read(who, query)).body.map(({ text }) => text);
const threads = async (who: string) =>
  (await t.ask<MessageThread[]>('GET /message-threads', { as: as[who] })).body;
const unread = async (who: string) =>
  (await t.ask<{ unreadCount: number }>('GET /unread-messages', { as: as[who] })).body.unreadCount;
const open = (who: string, messageId: string) =>
  t.ask(`PUT ${path()}/read`, { as: as[who], body: { messageId } });
const later = () => {
  t.time.now = new Date(t.time.now.getTime() + 60_000);
};
const mailed = () => t.mails.map(({ to }) => to);

describe('a conversation', () => {
  test('goes both ways about an application', async () => {
    await addApplication(t.db, job, ada);
    const first = await write(home.recruiter, 'When can you start?');
    expect([first.status, first.body]).toMatchObject([
      201,
      { from: 'RECRUITER', authorName: 'Robin Recruiter', text: 'When can you start?', jobId: job },
    ]);
    later();
    await write(ada, 'In July.');
    for (const who of [ada, home.recruiter, home.employer])
      expect((await read(who)).body.map(({ authorName, text }) => [authorName, text])).toEqual([
        ['Ada Lindström', 'In July.'],
        ['Robin Recruiter', 'When can you start?'],
      ]);
  });

  test('can be begun by the candidate, and about an invitation, also one that was declined', async () => {
    await addInvitation(t.db, await addPick(t.db, job, ada), { status: 'DECLINED' });
    expect((await write(home.recruiter)).body).toMatchObject({ status: 409, code: 'ILLEGAL_MOVE' });
    expect((await write(ada, 'I thought again.')).status).toBe(201);
    expect(await texts(home.recruiter)).toEqual(['I thought again.']);
  });

  test('cannot be about a pick that was not invited', async () => {
    await addPick(t.db, job, ada);
    for (const who of [home.recruiter, ada]) {
      expect((await write(who)).status).toBe(404);
      expect((await read(who)).status).toBe(404);
    }
  });

  test('is not gone on with by the recruiter of someone who withdrew', async () => {
    await addApplication(t.db, job, ada);
    await write(home.recruiter, 'Before.');
    await t.db.updateTable('applications').set({ status: 'WITHDRAWN' }).execute();
    expect((await write(home.recruiter)).body).toMatchObject({ status: 409, code: 'ILLEGAL_MOVE' });
    expect(await texts(home.recruiter)).toEqual(['Before.']);
  });

  test('is read by its two sides and the employer, and by no one else', async () => {
    await addApplication(t.db, job, ada);
    await addApplication(t.db, job, bob);
    const { body } = await write(home.recruiter);
    for (const stranger of [bob, cleo, foreign.recruiter, foreign.employer]) {
      expect((await read(stranger)).status).toBe(404);
      expect(await threads(stranger)).toEqual([]);
    }
    for (const stranger of [bob, cleo, foreign.recruiter]) {
      expect((await write(stranger)).status).toBe(404);
      expect((await open(stranger, body.id)).status).toBe(404);
      expect(await unread(stranger)).toBe(0);
    }
    expect(await texts(ada)).toEqual(['Good morning']);
    expect((await t.ask(`GET ${path()}/messages`)).status).toBe(401);
  });

  test('is read by the employer, who neither writes nor marks', async () => {
    await addApplication(t.db, job, ada);
    const { body } = await write(ada);
    expect(await threads(home.employer)).toMatchObject([{ unreadCount: 0, latestText: 'Good morning' }]);
    expect((await write(home.employer)).status).toBe(403);
    expect((await open(home.employer, body.id)).status).toBe(403);
    expect(await unread(home.recruiter)).toBe(1);
  });

  test('is closed to a recruiter who is suspended, by mail too', async () => {
    await addApplication(t.db, job, ada);
    await t.db
      .updateTable('recruiters')
      .set({ status: 'SUSPENDED' })
      .where('recruiterEmail', '=', home.recruiter)
      .execute();
    expect((await write(ada, 'Anything new?')).status).toBe(201);
    expect(mailed()).toEqual([]);
    for (const call of [`POST ${path()}/messages`, `GET ${path()}/messages`]) {
      const body = call.startsWith('POST') ? { text: 'Good morning' } : undefined;
      const { body: refusal } = await t.ask<Problem>(call, { as: as[home.recruiter], body });
      expect(refusal.code).toBe('RECRUITER_NOT_ACTIVE');
    }
    await t.db.updateTable('recruiters').set({ status: 'ACTIVE' }).execute();
    await write(ada, 'Still there?');
    expect(mailed()).toEqual([home.recruiter]);
  });

  test('comes in pages, the newest first', async () => {
    await addApplication(t.db, job, ada);
    for (const text of ['one', 'two', 'three']) {
      later();
      await write(ada, text);
    }
    expect(await texts(home.recruiter, 'perPage=2')).toEqual(['three', 'two']);
    expect(await texts(home.recruiter, 'perPage=2&page=2')).toEqual(['one']);
  });

  test('is written to once, however often the same request comes', async () => {
    await addApplication(t.db, job, ada);
    const headers = { 'idempotency-key': 'the-same' };
    const body = { text: 'Once.' };
    for (let i = 0; i < 3; i += 1) await t.ask(`POST ${path()}/messages`, { as: as[ada], body, headers });
    expect(await texts(ada)).toEqual(['Once.']);
  });
});

describe('a text', () => {
  beforeEach(() => addApplication(t.db, job, ada).then(() => {}));

  test.each([
    '<script>alert(1)</script><img src=x onerror=alert(1)>',
    'A line\n\nand another <b>bold</b>',
    '**not** [rendered](javascript:alert(1)) {name}',
    'Subject: x\r\nBcc: all@example.com',
    '\u2067العربية\u2069 (C++) 🙂',
  ])('is kept as it was written, and is only text in the mail: %j', async (text) => {
    expect((await write(home.recruiter, text)).body.text).toBe(text);
    expect(await texts(ada)).toEqual([text]);
    const [mail] = t.mails;
    expect(mail?.html).not.toMatch(/<script|<img|<b>|href="javascript/);
    expect(mail?.subject).toBe('Robin Recruiter wrote to you about Cook');
    expect(mail?.text).toContain('\n> ');
  });

  test('loses the marks that write a text backwards, for its reader and in the mail', async () => {
    await write(home.recruiter, 'See invoice_\u202Egnp.exe\u202C');
    expect(await texts(ada)).toEqual(['See invoice_gnp.exe\u202C']);
    expect(t.mails[0]?.text).toContain('> See invoice_gnp.exe');
  });

  test.each([
    ['empty', ' \n '],
    ['too long', 'x'.repeat(4001)],
    ['no text at all', 'a\0b'],
  ])('that is %s is refused', async (_, text) => {
    expect((await write(ada, text)).status).toBe(422);
    expect(await texts(ada)).toEqual([]);
    expect(t.mails).toEqual([]);
  });
});

describe('a mail about messages', () => {
  beforeEach(() => addApplication(t.db, job, ada).then(() => {}));

  test('comes once for each thread until its reader has opened it', async () => {
    await write(home.recruiter, 'First.');
    later();
    const { body: second } = await write(home.recruiter, 'Second.');
    expect(t.mails.map(({ kind, to }) => [kind, to])).toEqual([['MESSAGE', ada]]);
    expect(t.mails[0]?.text).toContain('> First.');
    await open(ada, second.id);
    later();
    await write(home.recruiter, 'Third.');
    expect(mailed()).toEqual([ada, ada]);
    expect(t.mails[1]?.text).toContain('> Third.');
  });

  test('comes once when two messages are written at the same moment', async () => {
    await Promise.all([write(home.recruiter, 'One.'), write(home.recruiter, 'Two.')]);
    expect(mailed()).toEqual([ada]);
    expect((await texts(ada)).sort()).toEqual(['One.', 'Two.']);
  });

  test('leads each side to where it is answered', async () => {
    await write(home.recruiter);
    await write(ada);
    const [toAda, toRecruiter] = t.mails;
    expect(toAda?.text).toContain('/dashboard/candidate/applications/?application=');
    expect(toRecruiter?.subject).toBe('Ada Lindström wrote to you about Cook');
    expect(toRecruiter?.text).toContain(`/dashboard/recruiter/jobs/${job}/?tab=applications&application=`);
    await t.db.deleteFrom('messageThreads').execute();
    await t.db.deleteFrom('applications').execute();
    const pick = await addPick(t.db, job, ada);
    await addInvitation(t.db, pick);
    await write(ada);
    expect(t.mails[2]?.text).toContain(`/dashboard/recruiter/jobs/${job}/daily-candidates/${pick}/`);
  });
});

describe('unread messages', () => {
  beforeEach(() => addApplication(t.db, job, ada).then(() => {}));

  test('are the other side’s, until they were on the screen', async () => {
    const { body: first } = await write(home.recruiter, 'First.');
    later();
    await write(home.recruiter, 'Second.');
    expect(await Promise.all([unread(ada), unread(home.recruiter)])).toEqual([2, 0]);
    // The second came while the first was read.
    expect((await open(ada, first.id)).status).toBe(204);
    expect(await unread(ada)).toBe(1);
    const list = await threads(ada);
    expect(list).toMatchObject([
      {
        ...{ jobId: job, jobTitle: 'Cook', candidateEmail: ada, employerName: 'The home company' },
        ...{ latestFrom: 'RECRUITER', latestText: 'Second.', unreadCount: 1 },
      },
    ]);
  });

  test('wait on the recruiter’s first screen, each thread with its latest', async () => {
    const waiting = async () =>
      (await t.ask<RecruiterTodo>('GET /stats/recruiter/todo', { as: as[home.recruiter] })).body
        .messagesUnread;
    await write(home.recruiter, 'Hello.');
    expect(await waiting()).toEqual({ total: 0, items: [] });
    await write(ada, 'One.');
    later();
    const { body } = await write(ada, 'Two.');
    expect(await waiting()).toMatchObject({
      total: 1,
      items: [{ candidateName: 'Ada Lindström', unreadCount: 2, latestText: 'Two.', dailyCandidateId: null }],
    });
    await open(home.recruiter, body.id);
    expect((await waiting()).total).toBe(0);
  });

  test('stay so when the message named is not of the thread', async () => {
    await write(home.recruiter);
    await addApplication(t.db, job, bob);
    const { body: other } = await write(bob, 'Hello', bob);
    expect((await open(ada, other.id)).status).toBe(404);
    expect(await unread(ada)).toBe(1);
  });
});

test('threads are listed the latest first, and narrowed to a job', async () => {
  await addApplication(t.db, job, ada);
  await addApplication(t.db, job, bob);
  await write(ada);
  later();
  await write(bob, 'Hello', bob);
  expect((await threads(home.recruiter)).map(({ candidateEmail }) => candidateEmail)).toEqual([bob, ada]);
  const other = await t.ask('GET /message-threads?jobId=0196f000-0000-7000-8000-000000000001', {
    as: as[home.recruiter],
  });
  expect(other.body).toEqual([]);
});

test('a recruiter who leaves takes the name along, and the words stay', async () => {
  await addApplication(t.db, job, ada);
  await write(home.recruiter, 'From before.');
  await t.db.updateTable('messages').set({ recruiterEmail: null }).execute();
  expect((await read(ada)).body).toMatchObject([{ authorName: null, text: 'From before.' }]);
});
