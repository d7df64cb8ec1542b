/** Mails of what happened: as their reader wants them, not in quiet hours, and stopped with one click. */
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Notice, NoticeSettings } from '../../../schemas/notice.ts';
import { logging } from '../../../server/base/logging.ts';
import type { Mail, MailOrder } from '../../../server/base/mail.ts';
import { doDueTasks } from '../../../server/doDueTasks.ts';
import { quietEnd } from '../../../server/features/notices/quietHours.ts';
import { stopOf } from '../../../server/features/notices/stopLinks.ts';
import { startMailQueue } from '../../../server/mail/queue.ts';
import { writeMail } from '../../../server/mail/writeMail.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { addOpenJob } from '../../support/dailyRun.ts';
import { whenFileEnds } from '../../support/endings.ts';
import { addCandidate } from '../../support/people.ts';
import {
  addApplication,
  addInvitation,
  addOrganisation,
  addPick,
  type Organisation,
} from '../../support/scene.ts';
import { testEnv } from '../../support/services.ts';
import { type TestSmtp, testSmtp } from '../../support/smtp.ts';

let t: TestApp;
let smtp: TestSmtp;
let home: Organisation;
let job: string;
let recruiterId: string;
const orders: MailOrder[] = [];
const mails: Mail[] = [];
const as: Record<string, string> = {};
const ada = 'ada@example.com';

beforeAll(async () => {
  smtp = await testSmtp();
  t = await testApp({
    sendMail: async (db, order) => {
      orders.push(order);
      mails.push(await writeMail(db, order));
    },
  });
  home = await addOrganisation(t, 'home');
  await addCandidate(t.db, ada, { candidateFirstName: 'Ada', candidateLastName: 'Lindström' });
  job = await addOpenJob(t.db, home.recruiter, { title: 'Cook' });
  for (const email of [home.recruiter, ada]) as[email] = await t.signIn(email);
  const { id } = await t.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', home.recruiter)
    .executeTakeFirstOrThrow();
  recruiterId = id;
});
beforeEach(async () => {
  orders.length = 0;
  mails.length = 0;
  t.time.now = new Date('2026-06-01T12:00:00.000Z');
  for (const table of [
    'noticeSettings',
    'notices',
    'messageThreads',
    'applications',
    'invitations',
    'dailyCandidates',
  ] as const)
    await t.db.deleteFrom(table).execute();
});

const change = (body: object) => t.ask('PATCH /users/me/notice-settings', { as: as[home.recruiter], body });
const settings = async () =>
  (await t.ask<NoticeSettings>('GET /users/me/notice-settings', { as: as[home.recruiter] })).body;
const apply = () => t.ask('POST /candidate-applications', { as: as[ada], body: { jobId: job } });
const write = (text = 'Hello') =>
  t.ask<{ id: string }>(`POST /message-threads/${job}/${ada}/messages`, { as: as[ada], body: { text } });
const toRecruiter = () => mails.filter(({ to }) => to === home.recruiter).map(({ kind }) => kind);
const notices = () => t.db.selectFrom('notices').selectAll().orderBy('id').execute();

describe('settings', () => {
  test('are the usual ones until they are changed, field by field', async () => {
    expect(await settings()).toEqual(NoticeSettings.parse({}));
    expect((await change({ timeZone: 'Europe/Madrid' })).status).toBe(200);
    await Promise.all([change({ messages: 'PRODUCT' }), change({ applicants: 'NOW' })]);
    expect(await settings()).toEqual({
      ...NoticeSettings.parse({}),
      ...{ timeZone: 'Europe/Madrid', messages: 'PRODUCT', applicants: 'NOW' },
    });
  });

  test.each([
    { picks: 'NOW' },
    { morningAt: '25:00' },
    { timeZone: 'Mars/Olympus' },
    { morningDays: ['SOMEDAY'] },
    { unknown: true },
  ])('refuse %o', async (body) => {
    expect((await change(body)).status).toBe(422);
  });
});

describe('the list', () => {
  const list = (who = home.recruiter, query = '') =>
    t.ask<Notice[]>(`GET /notices?${query}`, { as: as[who] });
  const unread = async () =>
    (await t.ask<{ unreadCount: number }>('GET /unread-notices', { as: as[home.recruiter] })).body
      .unreadCount;
  const later = () => {
    t.time.now = new Date(t.time.now.getTime() + 60_000);
  };

  test('has the newest first, with names and where they lead, and counts what is unread', async () => {
    await apply();
    later();
    await write();
    const { body, headers } = await list();
    expect(headers['content-range']).toBe('notices 0-1/2');
    expect(body).toMatchObject([
      { kind: 'MESSAGE', jobTitle: 'Cook', candidateName: 'Ada Lindström', count: 1, readAt: null },
      { kind: 'APPLICANT', jobId: job, applicationId: expect.any(String), dailyCandidateId: null },
    ]);
    expect((await list(home.recruiter, 'perPage=1')).headers.link).toContain('after=');
    expect(await unread()).toBe(2);
  });

  test('is read one by one, or up to the one that was shown', async () => {
    await apply();
    const [first] = (await list()).body;
    later();
    await write();
    const ask = (call: string, body?: object) => t.ask(call, { as: as[home.recruiter], body });
    expect((await ask('PUT /read-notices', { noticeId: first?.id })).status).toBe(204);
    expect(await unread()).toBe(1);
    const [newest] = (await list()).body;
    expect((await ask(`PUT /notices/${newest?.id}/read`)).status).toBe(204);
    expect(await unread()).toBe(0);
  });

  test('is its reader’s alone: another one’s is not there', async () => {
    await apply();
    const [one] = (await list()).body;
    const { recruiter } = await addOrganisation(t, 'foreign');
    as[recruiter] = await t.signIn(recruiter);
    expect((await list(recruiter)).body).toEqual([]);
    for (const [call, body] of [
      [`PUT /notices/${one?.id}/read`, undefined],
      ['PUT /read-notices', { noticeId: one?.id }],
    ] as const)
      expect((await t.ask(call, { as: as[recruiter], body })).status).toBe(404);
    expect((await list(ada)).body).toEqual([]);
    expect(await unread()).toBe(1);
  });

  test('loses what is older than 90 days', async () => {
    await apply();
    await doDueTasks(t.db, new Date('2026-08-29T12:00:00.000Z'));
    expect(await notices()).toHaveLength(1);
    await doDueTasks(t.db, new Date('2026-08-31T12:00:00.000Z'));
    expect(await notices()).toEqual([]);
  });
});

describe('an applicant', () => {
  test('is one notice, and a mail only when that is wanted at once', async () => {
    await apply();
    expect(toRecruiter()).toEqual([]);
    expect(await notices()).toMatchObject([
      { userEmail: home.recruiter, kind: 'APPLICANT', jobId: job, candidateEmail: ada, readAt: null },
    ]);
    await t.db.deleteFrom('applications').execute();
    await change({ applicants: 'NOW' });
    await apply();
    expect(toRecruiter()).toEqual(['APPLICANT']);
    expect(mails.at(-1)?.subject).toBe('Ada Lindström applied for Cook');
  });
});

describe('a message', () => {
  test('is a mail at once, one notice that counts, and read where it is read', async () => {
    await addApplication(t.db, job, ada);
    await write('One');
    const { body } = await write('Two');
    expect(toRecruiter()).toEqual(['MESSAGE']);
    expect(await notices()).toMatchObject([{ kind: 'MESSAGE', count: 2, readAt: null }]);
    await t.ask(`PUT /message-threads/${job}/${ada}/read`, {
      as: as[home.recruiter],
      body: { messageId: body.id },
    });
    expect(await notices()).toMatchObject([{ kind: 'MESSAGE', readAt: t.time.now.toISOString() }]);
  });

  test('is no mail for who wants it only in the product', async () => {
    await addApplication(t.db, job, ada);
    await change({ messages: 'PRODUCT' });
    await write();
    expect(toRecruiter()).toEqual([]);
    expect(await notices()).toHaveLength(1);
  });
});

test('an answered invitation is a notice and a mail at once', async () => {
  const id = await addInvitation(t.db, await addPick(t.db, job, ada));
  await t.ask(`PATCH /invitations/${id}/status?status=DECLINED&reason=Too%20far`, { as: as[ada] });
  expect(toRecruiter()).toEqual(['INVITATION_ANSWERED']);
  expect(await notices()).toMatchObject([{ kind: 'INVITATION_ANSWERED', candidateEmail: ada }]);
});

describe('quiet hours', () => {
  const madrid = NoticeSettings.parse({ timeZone: 'Europe/Madrid' });

  test('hold a message back until they end on the reader’s clock', async () => {
    await addApplication(t.db, job, ada);
    await change({ timeZone: 'America/New_York' });
    t.time.now = new Date('2026-06-02T01:15:00.000Z');
    as[ada] = await t.signIn(ada);
    await write();
    expect(orders.at(-1)?.notBefore).toEqual(new Date('2026-06-02T11:00:00.000Z'));
    t.time.now = new Date('2026-06-01T12:00:00.000Z');
    as[ada] = await t.signIn(ada);
  });

  test('hold no security mail back', async () => {
    await change({ timeZone: 'America/New_York', quietFrom: '00:00', quietTo: '23:59' });
    await t.ask('POST /otp/forgot-password/send', { body: { email: home.recruiter } });
    expect(orders.at(-1)).toMatchObject({ to: home.recruiter });
    expect(orders.at(-1)?.notBefore).toBeUndefined();
  });

  test.each([
    ['an evening in winter', '2026-01-10T20:00:00.000Z', '2026-01-11T06:00:00.000Z'],
    ['the night in which an hour is left out', '2026-03-28T22:00:00.000Z', '2026-03-29T05:00:00.000Z'],
    ['the night in which an hour comes twice', '2026-10-24T22:00:00.000Z', '2026-10-25T06:00:00.000Z'],
    ['seconds before they end', '2026-06-01T04:59:59.000Z', '2026-06-01T05:00:00.000Z'],
  ])('end at seven: %s', (_, now, end) => {
    expect(quietEnd(madrid, new Date(now))?.toISOString()).toBe(end);
  });

  test('end after the gap when they were to end inside of it', () => {
    const settings = { ...madrid, quietTo: '02:30' };
    expect(quietEnd(settings, new Date('2026-03-28T23:00:00.000Z'))?.toISOString()).toBe(
      '2026-03-29T01:00:00.000Z',
    );
  });

  test.each([
    ['in the daytime', madrid, '2026-06-01T12:00:00.000Z'],
    ['when they are switched off', { ...madrid, quietHours: false }, '2026-06-01T22:00:00.000Z'],
    ['while nobody knows the reader’s clock', { ...madrid, timeZone: null }, '2026-06-01T22:00:00.000Z'],
    ['when they begin as they end', { ...madrid, quietTo: '20:00' }, '2026-06-01T22:00:00.000Z'],
  ])('do not reign %s', (_, settings, now) => {
    expect(quietEnd(settings, new Date(now))).toBeUndefined();
  });
});

describe('a link that stops mails', () => {
  const path = (what: 'morning' | 'messages' = 'morning') =>
    new URL(stopOf(testEnv, 'RECRUITER', { userId: recruiterId, what }).url).pathname;
  const ask = (
    method: 'GET' | 'POST',
    url: string,
    payload?: string,
    type = 'application/x-www-form-urlencoded',
  ) =>
    t.app.inject({
      ...{ method, url },
      ...(payload === undefined ? {} : { payload, headers: { 'content-type': type } }),
    });

  test('shows a page without acting, since programs open links of mails by themselves', async () => {
    const { statusCode, body, headers } = await ask('GET', path());
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(body).toContain('Stop the morning mail?');
    expect(body).not.toContain(home.recruiter);
    expect((await settings()).morningMail).toBe(true);
  });

  test.each([
    ['List-Unsubscribe=One-Click', 'application/x-www-form-urlencoded'],
    [
      '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
      'multipart/form-data; boundary=x',
    ],
    ['', 'application/x-www-form-urlencoded'],
  ])('stops them with a POST, as mail programs send it and as the page does: %j', async (body, type) => {
    expect((await ask('POST', path(), body, type)).statusCode).toBe(200);
    expect((await settings()).morningMail).toBe(false);
    expect((await ask('POST', path(), body, type)).statusCode).toBe(200);
  });

  test('stops the kind the mail was of, and leaves the others', async () => {
    await ask('POST', path('messages'), '');
    expect(await settings()).toEqual({ ...NoticeSettings.parse({}), messages: 'MORNING' });
  });

  test('is not there when a letter of it is wrong, or it is for something else', async () => {
    const good = path();
    const others = [
      `${good.slice(0, -1)}${good.endsWith('A') ? 'B' : 'A'}`,
      good.replace('morning.', 'messages.'),
    ];
    for (const url of [...others, '/unsubscribe/morning', '/unsubscribe/__proto__.x.y'])
      for (const method of ['GET', 'POST'] as const) expect((await ask(method, url)).statusCode).toBe(404);
    expect(await settings()).toEqual(NoticeSettings.parse({}));
  });
});

describe('on its way by SMTP', () => {
  const lines: string[] = [];

  async function openQueue() {
    const queue = await startMailQueue({
      db: t.db,
      env: { ...testEnv, SMTP_URL: smtp.url, MAIL_FROM: 'Hireday <no-reply@hireday.example>' },
      clock: () => t.time.now,
      log: logging('info', { write: (line) => void lines.push(line) }),
      connection: t.config,
    });
    whenFileEnds(() => queue.stop());
    return queue;
  }

  test('a mail has the headers of one-click unsubscribing, and the log has no address', async () => {
    const { sendMail, stop } = await openQueue();
    await addApplication(t.db, job, ada);
    await write();
    const order = orders.at(-1);
    if (!order) throw new Error('No mail');
    await sendMail(t.db, order);
    await vi.waitFor(() => expect(smtp.received).toHaveLength(1), { timeout: 20_000, interval: 50 });
    const head = smtp.received[0]?.raw.replaceAll(/\r\n[ \t]+/g, ' ') ?? '';
    expect(head).toMatch(/^List-Unsubscribe: <http\S+\/unsubscribe\/messages\.\S+>\r$/m);
    expect(head).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
    expect(lines.join('')).not.toMatch(/@home\.example|unsubscribe/);
    await stop();
  });

  test('a mail whose notice was read meanwhile is not sent', async () => {
    const { sendMail, stop } = await openQueue();
    await addApplication(t.db, job, ada);
    await write();
    const order = orders.at(-1);
    if (!order) throw new Error('No mail');
    await t.db.updateTable('notices').set({ readAt: t.time.now.toISOString() }).execute();
    smtp.received.length = 0;
    await sendMail(t.db, order);
    await vi.waitFor(() => expect(lines.join('')).toContain('read already'), {
      timeout: 20_000,
      interval: 50,
    });
    expect(smtp.received).toEqual([]);
    await stop();
  });
});
