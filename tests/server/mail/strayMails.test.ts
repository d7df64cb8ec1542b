/** Answers by mail that became no message: kept, listed to those in charge, answered once, added or deleted, gone after 30 days. */
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { daysLater } from '../../../schemas/base/days.ts';
import type { Message } from '../../../schemas/message.ts';
import type { Notice } from '../../../schemas/notice.ts';
import type { StrayMail, StrayReason } from '../../../schemas/strayMail.ts';
import { doDueTasks } from '../../../server/doDueTasks.ts';
import { replyAddress } from '../../../server/features/messages/replyAddress.ts';
import { erasePerson } from '../../../server/features/ownData/erasePerson.ts';
import { eraseRecruiter } from '../../../server/features/ownData/eraseRecruiter.ts';
import { type Answer, mailOf } from '../../support/answers.ts';
import type { TestApp } from '../../support/app.ts';
import type { TestImap } from '../../support/imap.ts';
import { type Inbox, testInbox } from '../../support/inbox.ts';
import { addCandidate, addRecruiter } from '../../support/people.ts';
import { addApplication, addOrganisation, type Organisation } from '../../support/scene.ts';
import { addStrayMail } from '../../support/strayMails.ts';

let t: TestApp;
let imap: TestImap;
let home: Organisation;
let other: Organisation;
let job: string;
let look: Inbox['look'];
let number = 0;
let ada = '';
/** The conversation, and the addresses that take answers in it. */
let threadId = '';
const replyTo = { candidate: '', recruiter: '' };

beforeAll(async () => {
  ({ t, imap, home, job, look } = await testInbox());
  other = await addOrganisation(t, 'other');
});
const idOf = async (email: string) =>
  (await t.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id;

beforeEach(async () => {
  await t.db.deleteFrom('strayMails').execute();
  await t.db.deleteFrom('notices').execute();
  await t.db
    .updateTable('recruiters')
    .set({ status: 'ACTIVE' })
    .where('recruiterLeftAt', 'is', null)
    .execute();
  number += 1;
  ada = `ada${number}@example.com`;
  await addCandidate(t.db, ada, { candidateFirstName: 'Ada', candidateLastName: 'Lindström' });
  await addApplication(t.db, job, ada);
  const as = await t.signIn(home.recruiter);
  await t.ask(`POST /message-threads/${job}/${ada}/messages`, {
    as,
    body: { text: 'Could you start in June?' },
  });
  const thread = await t.db
    .selectFrom('messageThreads')
    .select('id')
    .where('candidateEmail', '=', ada)
    .executeTakeFirstOrThrow();
  threadId = thread.id;
  const addressFor = async (email: string) =>
    replyAddress(t.services.env, { threadId, userId: await idOf(email) }) ?? '';
  replyTo.candidate = await addressFor(ada);
  replyTo.recruiter = await addressFor(home.recruiter);
  imap.clear();
  t.mails.length = 0;
});

const put = (answer: Partial<Answer> = {}) =>
  imap.put(mailOf({ to: replyTo.candidate, id: `<${number}@mail.example>`, ...answer }, ada));
const listOf = async (email: string) =>
  (await t.ask<StrayMail[]>('GET /stray-mails', { as: await t.signIn(email) })).body;
const reasons = async (email: string) => (await listOf(email)).map(({ reason }) => reason);
const noticesOf = async (email: string) =>
  (await t.ask<Notice[]>('GET /notices', { as: await t.signIn(email) })).body.filter(
    ({ kind }) => kind === 'STRAY_MAIL',
  );
const answers = () => t.mails.filter(({ kind }) => kind === 'ANSWER_NOT_TAKEN');
const forged = ['Authentication-Results: mx.hireday.example; dmarc=fail header.from=example.com'];
const large = ['MIME-Version: 1.0', 'Content-Type: multipart/mixed; boundary=x'];
const file = `--x\nContent-Type: image/png\nContent-Disposition: attachment; filename="a.png"\nContent-Transfer-Encoding: base64\n\n${'iVBORw0K'.repeat(160_000)}\n--x--`;

test.each<
  [
    StrayReason,
    Partial<Answer>,
    { text: string | null; mayAdd: [own: boolean, others: boolean]; isAnswered: boolean },
  ]
>([
  [
    'AUTOMATIC',
    { head: ['Auto-Submitted: auto-replied'] },
    { text: 'Yes, in June.', mayAdd: [true, true], isAnswered: false },
  ],
  [
    'OTHER_ADDRESS',
    { from: 'Ada <ada@elsewhere.example>' },
    { text: 'Yes, in June.', mayAdd: [true, true], isAnswered: true },
  ],
  ['FORGED', { head: forged }, { text: 'Yes, in June.', mayAdd: [true, false], isAnswered: true }],
  [
    'TOO_LARGE',
    { head: large, body: `--x\nContent-Type: text/plain\n\nIn June.\n${file}` },
    { text: 'In June.', mayAdd: [true, true], isAnswered: true },
  ],
  [
    'TOO_LONG',
    { body: 'Yes. '.repeat(900) },
    { text: 'Yes. '.repeat(900).trim(), mayAdd: [false, false], isAnswered: true },
  ],
  ['NO_WORDS', { body: '' }, { text: null, mayAdd: [false, false], isAnswered: true }],
])(
  '%s is listed to both sides, and its author is told unless a program wrote it',
  async (reason, answer, { text, mayAdd, isAnswered }) => {
    put(answer);
    expect(await look()).toEqual({ [reason]: 1 });
    expect(imap.mails()).toEqual([]);
    for (const [email, may] of [
      [ada, mayAdd[0]],
      [home.recruiter, mayAdd[1]],
    ] as const) {
      expect(await listOf(email)).toMatchObject([
        {
          reason,
          text,
          mayAdd: may,
          writer: 'CANDIDATE',
          isOwn: email === ada,
          jobId: job,
          candidateEmail: ada,
        },
      ]);
      expect(await noticesOf(email)).toMatchObject([{ jobId: job, candidateEmail: ada }]);
    }
    for (const email of [home.employer, other.recruiter, other.employer, other.candidate])
      expect(await listOf(email)).toEqual([]);
    expect(answers().map(({ to, replyTo: back, answers: id }) => [to, back, id])).toEqual(
      isAnswered ? [[ada, undefined, `<${number}@mail.example>`]] : [],
    );
  },
);

test('a mail that cannot be read is kept by its head, and stays in the mailbox', async () => {
  const nested = Array.from(
    { length: 300 },
    (_, level) => `--b${level}\nContent-Type: multipart/mixed; boundary=b${level + 1}\n`,
  );
  put({ head: ['Content-Type: multipart/mixed; boundary=b0'], body: nested.join('\n') });
  expect(await look()).toEqual({ UNREADABLE: 1 });
  expect(await look()).toEqual({});
  expect(await listOf(home.recruiter)).toMatchObject([
    { reason: 'UNREADABLE', text: null, sender: ada, subject: 'Re: Cook' },
  ]);
  expect(imap.mails()).toHaveLength(1);
  expect(answers()).toHaveLength(1);
});

test('what the recruiter’s own programs and other addresses send is not the candidate’s to see', async () => {
  put({ to: replyTo.recruiter, from: home.recruiter, head: ['X-Auto-Response-Suppress: All'] });
  put({ to: replyTo.recruiter, from: 'vera@elsewhere.example', id: '<other@mail.example>' });
  await look();
  expect(await reasons(home.recruiter)).toEqual(['OTHER_ADDRESS', 'AUTOMATIC']);
  expect(await reasons(ada)).toEqual([]);
  expect(answers().map(({ to }) => to)).toEqual([home.recruiter]);
});

test('a suspended recruiter’s answer is the company’s to see, and one without a conversation too', async () => {
  await t.db
    .updateTable('recruiters')
    .set({ status: 'SUSPENDED' })
    .where('recruiterEmail', '=', home.recruiter)
    .execute();
  put({ to: replyTo.recruiter, from: home.recruiter });
  expect(await look()).toEqual({ NO_CONVERSATION: 1 });
  await t.db.deleteFrom('messageThreads').where('id', '=', threadId).execute();
  put({ to: replyTo.recruiter, from: home.recruiter, id: '<late@mail.example>' });
  put({ id: '<late.too@mail.example>' });
  expect(await look()).toEqual({ NO_CONVERSATION: 2 });
  // All that belonged to the conversation went with it.
  expect(await listOf(home.employer)).toMatchObject([
    { reason: 'NO_CONVERSATION', jobId: null, mayAdd: false, text: 'Yes, in June.' },
  ]);
  expect(await listOf(ada)).toMatchObject([{ reason: 'NO_CONVERSATION', jobId: null, mayAdd: false }]);
  expect(await listOf(other.employer)).toEqual([]);
  expect(await noticesOf(home.employer)).toMatchObject([{ jobId: null }, { jobId: job }]);
  // Only from the account's own address is a token without a conversation known to be ours.
  put({ from: 'eve@elsewhere.example', id: '<eve@mail.example>' });
  expect(await look()).toEqual({ 'not for us': 1 });
});

test('adding one makes it a message of its writer, which says where it came from; once', async () => {
  put({
    from: 'Ada <ada@elsewhere.example>',
    body: 'Yes.\n\nOn 1 June 2026, Hireday wrote:\n> Could you start in June?',
  });
  await look();
  const [mail] = await listOf(home.recruiter);
  for (const email of [other.recruiter, other.candidate, home.employer])
    expect((await t.ask(`POST /stray-mails/${mail?.id}/add`, { as: await t.signIn(email) })).status).toBe(
      email === home.employer ? 403 : 404,
    );
  const tries = await Promise.all(
    [ada, home.recruiter].map(async (email) =>
      t.ask<Message>(`POST /stray-mails/${mail?.id}/add`, { as: await t.signIn(email) }),
    ),
  );
  expect(tries.map(({ status }) => status).toSorted()).toEqual([201, 404]);
  const { body } = await t.ask<Message[]>(`GET /message-threads/${job}/${ada}/messages`, {
    as: await t.signIn(ada),
  });
  expect(body[0]).toMatchObject({ from: 'CANDIDATE', text: 'Yes.', sentFrom: 'ada@elsewhere.example' });
  expect(body[0]?.parts.map(({ isQuoted }) => isQuoted)).toEqual([false, true]);
  expect(await listOf(ada)).toEqual([]);
});

test('what is forged is added by its writer alone, and nothing where the writer takes no part any more', async () => {
  const id = await addStrayMail(t.db, ada, threadId, { reason: 'FORGED' });
  expect((await t.ask(`POST /stray-mails/${id}/add`, { as: await t.signIn(home.recruiter) })).status).toBe(
    409,
  );
  const gone = await addStrayMail(t.db, ada, null, { reason: 'OTHER_ADDRESS' });
  expect((await t.ask(`POST /stray-mails/${gone}/add`, { as: await t.signIn(ada) })).status).toBe(409);
  expect((await t.ask(`POST /stray-mails/${id}/add`, { as: await t.signIn(ada) })).status).toBe(201);
});

test('is deleted by those who see it, and by nobody else', async () => {
  const ids = [await addStrayMail(t.db, ada, threadId), await addStrayMail(t.db, ada, threadId)];
  for (const email of [other.recruiter, other.employer, other.candidate])
    expect((await t.ask(`DELETE /stray-mails/${ids[0]}`, { as: await t.signIn(email) })).status).toBe(404);
  for (const [place, email] of [ada, home.recruiter].entries())
    expect((await t.ask(`DELETE /stray-mails/${ids[place]}`, { as: await t.signIn(email) })).status).toBe(
      204,
    );
  expect(await listOf(ada)).toEqual([]);
});

test('is gone after 30 days', async () => {
  const now = t.services.clock();
  const of = (days: number) => ({ receivedAt: daysLater(now, -days).toISOString() });
  await addStrayMail(t.db, ada, threadId, of(31));
  const stays = await addStrayMail(t.db, ada, threadId, of(29));
  await doDueTasks(t.db, now);
  expect((await listOf(ada)).map(({ id }) => id)).toEqual([stays]);
});

test('is answered three times a day at most, kept fifty times, and what is more stays in the mailbox', async () => {
  for (let nth = 0; nth < 52; nth += 1)
    put({ from: 'eve@elsewhere.example', id: `<${number}.${nth}@mail.example>` });
  const first = await look();
  const second = await look();
  expect([first, second]).toEqual([{ OTHER_ADDRESS: 50 }, { 'too many': 2 }]);
  expect(answers()).toHaveLength(3);
  expect(imap.mails().map(({ flags }) => flags)).toEqual([['\\Seen'], ['\\Seen']]);
});

test('one that comes again, or is seen by two servers, is kept and answered once', async () => {
  put({ from: 'eve@elsewhere.example' });
  put({ from: 'eve@elsewhere.example' });
  await Promise.all([look(), look()]);
  expect(await reasons(ada)).toHaveLength(1);
  expect(answers()).toHaveLength(1);
  // A stranger who knows an id keeps no one's own answer from being taken.
  put();
  expect(await look()).toEqual({ taken: 1 });
});

test('goes with its writer’s account, and with the candidate’s', async () => {
  const vera = await addRecruiter(t.db, `vera${number}@home.example`, home.employer);
  await addStrayMail(t.db, vera, null);
  await addStrayMail(t.db, home.recruiter, threadId);
  await addStrayMail(t.db, ada, null);
  const now = t.services.clock();
  await t.db.transaction().execute((tx) => eraseRecruiter(tx, vera, now));
  await t.db.transaction().execute((tx) => erasePerson(tx, ada, now));
  expect(await t.db.selectFrom('strayMails').selectAll().execute()).toEqual([]);
});
