/** Mails leave by SMTP, once, however the server fares in between. */
import { Writable } from 'node:stream';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { logging } from '../../../server/base/logging.ts';
import type { MailOrder } from '../../../server/base/mail.ts';
import { startMailQueue } from '../../../server/mail/queue.ts';
import { emailCode } from '../../../server/mail/templates/codes.ts';
import { recruiterWaiting } from '../../../server/mail/templates/recruiterMails.ts';
import { type TestDatabase, testDatabase } from '../../support/database.ts';
import { inEnglish } from '../../support/mails.ts';
import { addCandidate } from '../../support/people.ts';
import { testEnv } from '../../support/services.ts';
import { type TestSmtp, testSmtp } from '../../support/smtp.ts';

let database: TestDatabase;
let smtp: TestSmtp;
let now: Date;
const lines: string[] = [];
type Queue = Awaited<ReturnType<typeof startMailQueue>>;

const queues: Queue[] = [];

beforeAll(async () => {
  database = await testDatabase();
  smtp = await testSmtp();
});

beforeEach(async () => {
  await Promise.all(queues.splice(0).map((queue) => queue.stop()));
  await sql`delete from pgboss.job`.execute(database.db).catch(() => undefined);
  smtp.received.length = 0;
  smtp.offers = 0;
  smtp.answer = null;
  lines.length = 0;
  now = new Date('2026-06-01T12:00:00.000Z');
});
afterAll(() => Promise.all(queues.map((queue) => queue.stop())));

async function open(more: Partial<Parameters<typeof startMailQueue>[0]> = {}): Promise<Queue> {
  const destination = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const queue = await startMailQueue({
    db: database.db,
    env: { ...testEnv, SMTP_URL: smtp.url, MAIL_FROM: 'Hireday <no-reply@hireday.example>' },
    clock: () => now,
    log: logging('info', destination),
    connection: database.config,
    retry: { retryDelay: 1 },
    ...more,
  });
  queues.push(queue);
  return queue;
}

const code = (to: string, more: Partial<MailOrder> = {}): MailOrder => ({
  letter: emailCode({ code: '271828', minutes: 10 }),
  to,
  ...more,
});
const arrived = (count: number) =>
  vi.waitFor(() => expect(smtp.received).toHaveLength(count), { timeout: 20_000, interval: 50 });
const logged = (words: string) =>
  vi.waitFor(() => expect(lines.join('')).toContain(words), { timeout: 20_000, interval: 50 });
/** Long enough for a second copy to be on its way. */
const aWhile = () => new Promise((done) => setTimeout(done, 1500));

test('a mail arrives with both a text and an HTML part', async () => {
  const { sendMail } = await open();
  await sendMail(database.db, code('casey@people.example'));
  await arrived(1);
  const [mail] = smtp.received;
  expect(mail).toMatchObject({ from: 'no-reply@hireday.example', to: ['casey@people.example'] });
  expect(mail?.raw).toMatch(/^Subject: 271828 is your Hireday code\r?$/m);
  expect(mail?.raw).toMatch(/^Content-Type: text\/plain/m);
  expect(mail?.raw).toMatch(/^Content-Type: text\/html/m);
  expect(mail?.raw).toMatch(/^Auto-Submitted: auto-generated\r?$/m);
});

test('a calendar file is a part that mail programs act on, and a file besides', async () => {
  const { sendMail } = await open();
  const text = 'BEGIN:VCALENDAR\r\nMETHOD:CANCEL\r\nEND:VCALENDAR\r\n';
  const { letter, ...order } = code('casey@people.example');
  await sendMail(database.db, {
    ...order,
    letter: (voice) => ({ ...letter(voice), calendar: { method: 'CANCEL', text } }),
  });
  await arrived(1);
  const [mail] = smtp.received;
  expect(mail?.raw).toMatch(/^Content-Type: text\/calendar; charset=utf-8; method=CANCEL\r?$/im);
  expect(mail?.raw).toMatch(/^Content-Disposition: attachment; filename=interview\.ics\r?$/m);
  expect(mail?.raw).toContain(Buffer.from(text).toString('base64'));
});

test('a change that is taken back sends nothing', async () => {
  const { sendMail } = await open();
  await expect(
    database.db.transaction().execute(async (tx) => {
      await sendMail(tx, code('casey@people.example'));
      throw new Error('No');
    }),
  ).rejects.toThrow('No');
  await sendMail(database.db, code('other@people.example'));
  await arrived(1);
  await aWhile();
  expect(smtp.received.map(({ to }) => to)).toEqual([['other@people.example']]);
});

test('a mail queued by a server that died is sent by the next one', async () => {
  const { sendMail, stop } = await open({ working: false });
  await sendMail(database.db, code('casey@people.example'));
  await stop();
  queues.length = 0;
  expect(smtp.received).toEqual([]);
  await open();
  await arrived(1);
});

test('nothing in the waiting mail can be read in the database', async () => {
  const { sendMail } = await open({ working: false });
  await sendMail(database.db, code('secret@people.example'));
  const { rows } = await sql<{ data: unknown }>`select data from pgboss.job where name = 'mail'`.execute(
    database.db,
  );
  const kept = JSON.stringify(rows);
  expect(kept).toContain('EMAIL_CODE');
  expect(kept).not.toMatch(/secret|271828/);
  await open();
  await arrived(1);
});

test('a mail server that is down gets the mail once it is back, and once only', async () => {
  const { sendMail } = await open();
  await smtp.stop();
  await sendMail(database.db, code('casey@people.example'));
  await logged('mail not sent yet');
  await smtp.start();
  await arrived(1);
  await aWhile();
  expect(smtp.received).toHaveLength(1);
});

test('a mail server that is busy is asked again; the mail keeps its id', async () => {
  const { sendMail } = await open();
  smtp.answer = { code: 451, at: 'data' };
  await sendMail(database.db, code('casey@people.example'));
  await logged('mail not sent yet');
  smtp.answer = null;
  await arrived(1);
  expect(smtp.offers).toBeGreaterThan(1);
  expect(smtp.received[0]?.raw).toMatch(/^Message-ID: <[0-9a-f-]{36}@hireday\.example>\r?$/m);
});

test('an address that is refused for good is not tried again', async () => {
  const { sendMail } = await open();
  smtp.answer = { code: 550, at: 'recipient' };
  await sendMail(database.db, code('gone@people.example'));
  await logged('"outcome":"refused"');
  await aWhile();
  expect(smtp.offers).toBe(1);
});

test('a mail that never gets through is given up with a word in the log', async () => {
  const { sendMail } = await open({ retry: { retryLimit: 1, retryDelay: 1 } });
  smtp.answer = { code: 451, at: 'data' };
  await sendMail(database.db, code('casey@people.example'));
  await logged('mail given up');
  expect(smtp.offers).toBe(2);
});

test('several servers send each mail once', async () => {
  const [{ sendMail }] = await Promise.all([open(), open()]);
  const people = Array.from({ length: 40 }, (_, index) => `p${index}@people.example`);
  await Promise.all(people.map((to) => sendMail(database.db, code(to))));
  await arrived(people.length);
  await aWhile();
  expect(smtp.received.map(({ to }) => to[0]).sort()).toEqual(people.sort());
});

test('a code that nobody can use any more is not sent', async () => {
  const { sendMail } = await open();
  await sendMail(database.db, code('late@people.example', { goodUntil: '2026-06-01T11:59:59.000Z' }));
  await logged('"outcome":"too late"');
  expect(smtp.received).toEqual([]);
});

test('what is only for accounts goes to accounts only', async () => {
  const { sendMail } = await open();
  await addCandidate(database.db, 'known@people.example');
  await sendMail(database.db, code('unknown@people.example', { onlyToAccounts: true }));
  await sendMail(database.db, code('known@people.example', { onlyToAccounts: true }));
  await arrived(1);
  await logged('"outcome":"no account"');
  expect(smtp.received[0]?.to).toEqual(['known@people.example']);
});

test('names from strangers add no header, no recipient and no markup', async () => {
  const { sendMail } = await open();
  const letter = recruiterWaiting({
    recruiterName: 'Robin\r\nBcc: victim@people.example\r\n\r\n<script>alert(1)</script>\u202E',
    recruiterEmail: 'robin@people.example',
    employerName: '"><img src=x>',
    appUrl: 'https://hireday.example',
    stop: { url: 'https://hireday.example/stop', settingsUrl: 'https://hireday.example/' },
  });
  await sendMail(database.db, { letter, to: 'boss@acme.example' });
  await arrived(1);
  const [mail] = smtp.received;
  const content = inEnglish(letter);
  expect(mail?.to).toEqual(['boss@acme.example']);
  const [head = ''] = mail?.raw.split(/\r?\n\r?\n/) ?? [];
  expect(head).not.toMatch(/^Bcc:/im);
  expect(content.subject).not.toMatch(/[\r\n\u202E]/);
  expect(content.html).not.toContain('<script');
  expect(content.html).not.toContain('<img');
});

test('the log names neither the address nor what was written', async () => {
  const { sendMail } = await open();
  smtp.answer = { code: 451, at: 'recipient' };
  await sendMail(database.db, code('casey@people.example'));
  await logged('mail not sent yet');
  smtp.answer = null;
  await logged('"outcome":"sent"');
  expect(lines.join('')).toMatch(/"kind":"EMAIL_CODE"/);
  expect(lines.join('')).not.toMatch(/casey|people\.example|271828/);
});
