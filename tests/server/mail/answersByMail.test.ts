/** Answers by mail: whose they are, which words of them are kept, and that each is taken once. */
import { v7 as uuidv7 } from 'uuid';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Message, ownWordsOf } from '../../../schemas/message.ts';
import type { Mail } from '../../../server/base/mail.ts';
import { toRow } from '../../../server/db/database.ts';
import { noMails } from '../../../server/features/inbox/ownWords.ts';
import { readAnswer } from '../../../server/features/inbox/readAnswer.ts';
import { lookIntoInbox, watchInbox } from '../../../server/features/inbox/watchInbox.ts';
import { replyAddress, tokenOf } from '../../../server/features/messages/replyAddress.ts';
import { type Answer, mailOf as mailFrom } from '../../support/answers.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { whenFileEnds } from '../../support/endings.ts';
import type { TestImap } from '../../support/imap.ts';
import { type Inbox, testInbox } from '../../support/inbox.ts';
import { addCandidate } from '../../support/people.ts';
import { addApplication, type Organisation } from '../../support/scene.ts';

let t: TestApp;
let imap: TestImap;
let home: Organisation;
let job: string;
let log: Inbox['log'];
let lines: Inbox['lines'];
let look: Inbox['look'];
const as: Record<string, string> = {};
const ada = 'ada@example.com';

beforeAll(async () => {
  ({ t, imap, home, job, log, lines, look } = await testInbox());
  await addCandidate(t.db, ada, { candidateFirstName: 'Ada', candidateLastName: 'Lindström' });
  for (const email of [home.recruiter, ada]) as[email] = await t.signIn(email);
});
beforeEach(async () => {
  for (const table of ['messageThreads', 'inboundMails', 'notices', 'applications'] as const)
    await t.db.deleteFrom(table).execute();
  await t.db.updateTable('recruiters').set({ status: 'ACTIVE' }).execute();
  await addApplication(t.db, job, ada);
  imap.clear();
  t.mails.length = 0;
  lines.length = 0;
});

const mailOf = (answer: Answer) => mailFrom(answer, ada);

const thread = () => `/message-threads/${job}/${ada}`;
const write = (who: string, text: string) =>
  t.ask<Message>(`POST ${thread()}/messages`, { as: as[who], body: { text } });
const messages = async () =>
  (await t.ask<Message[]>(`GET ${thread()}/messages`, { as: as[ada] })).body.toReversed();
const texts = async () => (await messages()).map(({ from, text }) => `${from}: ${text}`);

/** The recruiter writes, and the candidate gets the mail. */
async function mailed(): Promise<Mail> {
  await write(home.recruiter, 'Could you start in June?');
  const mail = t.mails.findLast(({ kind, to }) => kind === 'MESSAGE' && to === ada);
  if (!mail) throw new Error('No mail');
  return mail;
}

describe('a mail about a message', () => {
  test('says where to answer, in its head and above its words', async () => {
    const { replyTo = '', text, html } = await mailed();
    expect(replyTo).toMatch(/^reply\+[0-9a-z]{41}@hireday\.example$/);
    expect(text).toMatch(/^— Write your answer above this line —\n/);
    expect(html).toContain('— Write your answer above this line —');
    expect(text).toContain('You can also answer this e-mail');
    expect(text).not.toContain('reach nobody');
  });

  test('without a mailbox is as it was: answers reach nobody', async () => {
    const app = await testApp({}, {}, t);
    await app.ask(`POST ${thread()}/messages`, { as: as[home.recruiter], body: { text: 'Hello' } });
    const mail = app.mails.find(({ kind }) => kind === 'MESSAGE');
    expect(mail?.replyTo).toBeUndefined();
    expect(mail?.text).toContain('Answers to this e-mail reach nobody');
    expect(mail?.text).not.toContain('above this line');
  });
});

describe('an answer', () => {
  test('becomes a message, is gone from the mailbox, and counts as having read the mail', async () => {
    const { replyTo, text } = await mailed();
    const quoted = text.replaceAll(/^/gm, '> ');
    imap.put(
      mailOf({
        to: replyTo,
        body: `Yes, in June.\n\nOn Mon, Hireday <no-reply@hireday.example> wrote:\n${quoted}`,
      }),
    );
    expect(await look()).toEqual({ taken: 1 });
    expect(await texts()).toEqual(['RECRUITER: Could you start in June?', 'CANDIDATE: Yes, in June.']);
    expect(imap.mails()).toEqual([]);
    const mails = t.mails.filter(({ kind, to }) => kind === 'MESSAGE' && to === home.recruiter);
    expect(mails).toHaveLength(1);
    await write(home.recruiter, 'Good. On the 3rd?');
    expect(t.mails.filter(({ to }) => to === ada)).toHaveLength(2);
  });

  test('of the recruiter is one of theirs, and the conversation goes on by mail', async () => {
    await write(ada, 'May I bring my knives?');
    const { replyTo } = t.mails.find(({ to }) => to === home.recruiter) ?? {};
    imap.put(mailOf({ to: replyTo, from: home.recruiter, body: 'Please do.' }));
    expect(await look()).toEqual({ taken: 1 });
    expect((await messages()).at(-1)).toMatchObject({ from: 'RECRUITER', text: 'Please do.' });
    const back = t.mails.find(({ to }) => to === ada)?.replyTo;
    imap.put(mailOf({ to: back?.toUpperCase(), body: 'Thank you!', id: '<2@mail.example>' }));
    expect(await look()).toEqual({ taken: 1 });
    expect((await messages()).at(-1)).toMatchObject({ from: 'CANDIDATE', text: 'Thank you!' });
  });

  test.each([
    [
      'Gmail',
      (q: string) =>
        `Yes.\n\nOn Mon, Jun 1, 2026 at 12:00 PM Hireday <\nno-reply@hireday.example> wrote:\n\n${q}`,
    ],
    [
      'Gmail in Spanish',
      (q: string) =>
        `Yes.\n\nEl lun, 1 jun 2026 a las 12:00, Hireday (<no-reply@hireday.example>) escribió:\n\n${q}`,
    ],
    ['Apple Mail', (q: string) => `Yes.\n\n> On 1 Jun 2026, at 12:00, Hireday wrote:\n>\n${q}`],
    [
      'Outlook in Spanish',
      (q: string) =>
        `Yes.\n\n________________________________\nDe: Hireday <no-reply@hireday.example>\nEnviado: lunes\nPara: Ada\nAsunto: Cook\n\n${q.replaceAll(/^> /gm, '')}`,
    ],
    ['a program that quotes nothing', () => 'Yes.'],
  ])('is kept without what is quoted: %s', async (_, body) => {
    const { replyTo, text } = await mailed();
    imap.put(mailOf({ to: replyTo, body: body(text.replaceAll(/^/gm, '> ')) }));
    expect(await look()).toEqual({ taken: 1 });
    expect((await messages()).at(-1)?.text).toBe('Yes.');
  });

  test('between the quoted lines, and below them, keeps all of its words and their places', async () => {
    const { replyTo, text } = await mailed();
    // People answer old mails, too.
    const created = await t.db.selectFrom('messages').selectAll().executeTakeFirstOrThrow();
    const later = Array.from({ length: 30 }, (_, nth) =>
      toRow({
        ...created,
        id: uuidv7(),
        from: 'CANDIDATE' as const,
        recruiterEmail: null,
        text: `And ${nth}.`,
        isMailed: false,
      }),
    );
    await t.db.insertInto('messages').values(later).execute();
    const quoted = text.replaceAll(/^/gm, '> ').replace('start in June?', '$&\n\nNo,\n---\nin July.\n');
    imap.put(mailOf({ to: replyTo, body: `On 1 June 2026, Hireday wrote:\n${quoted}\n-- \nAda, cook` }));
    expect(await look()).toEqual({ taken: 1 });
    const { text: words, parts } = (await messages()).at(-1) ?? {};
    expect(words).toBe('No,\n---\nin July.\n\n--\nAda, cook');
    expect(parts?.map(({ isQuoted }) => isQuoted)).toEqual([true, false, true, false]);
    expect(parts?.[0]?.text).toMatch(/^On 1 June.*start in June\?$/s);
    expect(t.mails.find(({ to }) => to === home.recruiter)?.text).toContain(
      '> in July.\n>\n> --\n> Ada, cook',
    );
  });

  test('keeps its lines and its letters, from whichever encoding, and from HTML alone', async () => {
    const { replyTo } = await mailed();
    const coded = Buffer.from('Sí, en junio.\n\n¿A las nueve?\nAda').toString('base64');
    const head = ['Content-Type: text/plain; charset=utf-8', 'Content-Transfer-Encoding: base64'];
    imap.put(mailOf({ to: replyTo, head, body: coded }));
    const html = ['Content-Type: text/html; charset=utf-8'];
    imap.put(mailOf({ to: replyTo, head: html, body: '<p>Or <b>ten</b>?</p>', id: '<2@mail.example>' }));
    expect(await look()).toEqual({ taken: 2 });
    const [, first, second] = await messages();
    expect([first?.text, second?.text]).toEqual(['Sí, en junio.\n\n¿A las nueve?\nAda', 'Or ten?']);
  });

  test('names the files that came with it, on the screen and in the mail, and keeps none', async () => {
    const { replyTo } = await mailed();
    const head = ['MIME-Version: 1.0', 'Content-Type: multipart/mixed; boundary=x'];
    const file =
      'Content-Type: application/pdf\nContent-Disposition: attachment; filename="Ada.pdf"\n\nJVBERi0=';
    imap.put(
      mailOf({
        to: replyTo,
        head,
        body: `--x\nContent-Type: text/plain\n\nHere it is.\n--x\n${file}\n--x--`,
      }),
    );
    expect(await look()).toEqual({ taken: 1 });
    expect((await messages()).at(-1)).toMatchObject({ text: 'Here it is.', filesNotTaken: ['Ada.pdf'] });
    expect(t.mails.find(({ to }) => to === home.recruiter)?.text).toContain('were not taken: Ada.pdf');
  });

  test('loses the one sign that the database cannot keep', async () => {
    const { replyTo } = await mailed();
    const head = ['MIME-Version: 1.0', 'Content-Type: multipart/mixed; boundary=x'];
    const coded = (text: string) => Buffer.from(text).toString('base64');
    const words = `Content-Type: text/plain\nContent-Transfer-Encoding: base64\n\n${coded('Yes\0, in June.')}`;
    const file = `Content-Disposition: attachment; filename="=?utf-8?B?${coded('Ada\0.pdf')}?="\n\nJVBERi0=`;
    imap.put(mailOf({ to: replyTo, head, body: `--x\n${words}\n--x\n${file}\n--x--` }));
    expect(await look()).toEqual({ taken: 1 });
    expect((await messages()).at(-1)).toMatchObject({ text: 'Yes, in June.', filesNotTaken: ['Ada.pdf'] });
  });

  test('is found behind a mailbox full of mails that cannot be read', async () => {
    const { replyTo } = await mailed();
    // More parts in parts than are gone through.
    const parts = Array.from(
      { length: 300 },
      (_, level) => `--b${level}\nContent-Type: multipart/mixed; boundary=b${level + 1}\n`,
    );
    const head = ['Content-Type: multipart/mixed; boundary=b0'];
    const deep = (id: number) =>
      mailOf({ to: replyTo, head, body: parts.join('\n'), id: `<${id}@mail.example>` });
    imap.put(
      ...Array.from({ length: 50 }, (_, id) => deep(id)),
      mailOf({ to: replyTo, id: '<x@mail.example>' }),
    );
    expect(await look()).toEqual({ UNREADABLE: 50 });
    expect(await look()).toEqual({ taken: 1 });
  });

  test('of nothing but spaces is read at once', async () => {
    const spaces = Buffer.from(mailOf({ to: 'reply@hireday.example', body: `${'\t \t'.repeat(6600)}Yes.` }));
    const at = performance.now();
    for (let times = 0; times < 10; times += 1)
      expect(ownWordsOf((await readAnswer(spaces, noMails)).parts)).toMatch(/^\s*Yes\.$/);
    expect(performance.now() - at).toBeLessThan(10_000);
  });

  test('is taken once, however often it comes and however many servers look', async () => {
    const { replyTo } = await mailed();
    const mail = mailOf({ to: replyTo });
    imap.put(mail, mail);
    await Promise.all([look(), look()]);
    imap.put(mail);
    expect(await look()).toEqual({ 'taken before': 1 });
    expect(await texts()).toHaveLength(2);
    expect(imap.mails()).toEqual([]);
  });
});

describe('is no answer:', () => {
  const none = async (answer: Answer, outcome: string) => {
    imap.put(mailOf(answer));
    expect(await look()).toEqual({ [outcome]: 1 });
    expect((await texts()).filter((text) => text.startsWith('CANDIDATE'))).toEqual([]);
  };

  test('what comes from another address, the recruiter’s own included', async () => {
    const { replyTo } = await mailed();
    for (const [place, from] of [
      `Ada <ada@elsewhere.example>`,
      home.recruiter,
      `${ada}, eve@example.com`,
    ].entries())
      await none({ to: replyTo, from, id: `<${place}@mail.example>` }, 'OTHER_ADDRESS');
  });

  test('what our mail server says the sender’s domain disowns, whatever the sender claims below that', async () => {
    const head = [
      'Authentication-Results: mx.hireday.example; spf=fail; dmarc=fail header.from=example.com',
      'Authentication-Results: mx.hireday.example; dmarc=pass header.from=example.com',
    ];
    const { replyTo } = await mailed();
    await none({ to: replyTo, head }, 'FORGED');
    imap.put(mailOf({ to: replyTo, head: head.toReversed() }));
    expect(await look()).toEqual({ taken: 1 });
  });

  test.each([
    ['an absence note', 'Auto-Submitted: auto-replied'],
    ['a bounce', 'Content-Type: multipart/report; report-type=delivery-status; boundary=x'],
    ['a mail without a sender', 'Return-Path: <>'],
    ['one of a program of the old kind', 'Precedence: auto_reply'],
    ['another one', 'X-Autoreply: yes'],
  ])('%s', async (_, line) => {
    await none({ to: (await mailed()).replyTo, head: [line] }, 'AUTOMATIC');
    expect(t.mails.filter(({ kind }) => kind === 'ANSWER_NOT_TAKEN')).toEqual([]);
  });

  test('what a letter of the address is wrong in, or was made for nobody; it stays in the mailbox', async () => {
    const { replyTo = '' } = await mailed();
    const { id: threadId } = await t.db.selectFrom('messageThreads').select('id').executeTakeFirstOrThrow();
    const { id: userId } = await t.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', ada)
      .executeTakeFirstOrThrow();
    expect(replyAddress(t.services.env, { threadId, userId })).toBe(replyTo);
    const last = replyTo.replace(/.@/, (end) => (end === 'a@' ? 'b@' : 'a@'));
    const other = replyAddress(t.services.env, { threadId, userId: home.job.id });
    for (const [place, to] of [last, other, 'reply@hireday.example', `reply+x@hireday.example`].entries())
      await none({ to, id: `<${place}@mail.example>` }, 'not for us');
    expect(imap.mails().map(({ flags }) => flags)).toEqual(Array(4).fill(['\\Seen']));
    expect(await look()).toEqual({});
    expect(tokenOf(t.services.env, replyTo.replace('hireday', 'elsewhere'))).toBeUndefined();
  });

  test('what a suspended recruiter writes', async () => {
    await write(ada, 'Hello?');
    const { replyTo } = t.mails.find(({ to }) => to === home.recruiter) ?? {};
    await t.db.updateTable('recruiters').set({ status: 'SUSPENDED' }).execute();
    imap.put(mailOf({ to: replyTo, from: home.recruiter }));
    expect(await look()).toEqual({ NO_CONVERSATION: 1 });
    expect(await texts()).toHaveLength(1);
  });
});

describe('the keys of its writer, which an answer quotes, reach nobody else', () => {
  const lead = (to: string) =>
    `From: Hireday <no-reply@hireday.example>\nSent: Monday, June 1, 2026 12:00\nTo: Ada <${ada}>\nReply-To: Hireday <${to}>`;
  const wrapped = (text: string, width: number) =>
    text
      .replaceAll(new RegExp(`^> .{${width}}`, 'gm'), '$&\n> ')
      .replaceAll(/(?<=\S{40})(?=\S{30})/g, '\n> ');
  const asHtml = (html: string, to: string) => [
    'Content-Type: text/html; charset=utf-8',
    `<p>Yes, in June.</p><p>On Mon, Hireday &lt;<a href="mailto:${to}">${to}</a>&gt; wrote:</p><blockquote>${html}</blockquote>`,
  ];

  test.each<[string, (text: string, html: string, to: string) => (string | undefined)[]]>([
    [
      'quoted with signs',
      (text, _, to) => [undefined, `Yes, in June.\n\n${lead(to)}\n\n${text.replaceAll(/^/gm, '> ')}`],
    ],
    ['quoted without signs', (text, _, to) => [undefined, `Yes, in June.\n\n${lead(to)}\n\n${text}`]],
    [
      'broken over lines',
      (text, _, to) => [undefined, `Yes.\n\n${lead(to)}\n\n${wrapped(text.replaceAll(/^/gm, '> '), 40)}`],
    ],
    [
      'in other words around them',
      (text) => [undefined, `Yes. What is this?\n${text.match(/https:\S+|http:\S+/g)?.join(' or ')}`],
    ],
    ['as a page', (_, html, to) => asHtml(html, to)],
  ])('%s', async (_name, write) => {
    const { text, html, replyTo = '', unsubscribe = '' } = await mailed();
    const [type, body] = write(text, html, replyTo);
    const head = type === undefined ? {} : { head: [type] };
    imap.put(mailOf({ to: replyTo, body: body ?? '', ...head }));
    imap.put(
      mailOf({
        to: replyTo,
        body: body ?? '',
        from: 'work@elsewhere.example',
        id: '<2@mail.example>',
        ...head,
      }),
    );
    expect(await look()).toEqual({ taken: 1, OTHER_ADDRESS: 1 });
    const [, token = ''] = /unsubscribe\/(.+)/.exec(unsubscribe) ?? [];
    const keys = [token, /\+(.+)@/.exec(replyTo)?.[1] ?? ''];
    const calls = [`${thread()}/messages`, '/message-threads', '/stray-mails', '/notices'];
    const answers = await Promise.all(
      calls.map(async (call) => (await t.ask(`GET ${call}`, { as: as[home.recruiter] })).text),
    );
    const mails = t.mails.filter(({ to }) => to === home.recruiter).map(({ text, html }) => text + html);
    expect(answers.join()).toContain('Yes');
    for (const key of keys) {
      expect(key.length).toBeGreaterThan(40);
      // Signs of a quotation and line breaks may stand anywhere in it.
      const shown = [...answers, ...mails].join().replaceAll(/\\n|[\s>]/g, '');
      expect(shown).not.toContain(key);
      expect(shown).not.toContain(key.slice(-30));
    }
  });
});

describe('a hostile mail', () => {
  const nested = (levels: number) => 'Content-Type: message/rfc822\n\n'.repeat(levels);
  const head = ['Content-Type: message/rfc822'];

  test('of a stranger is not fetched beyond its head, however large it is', async () => {
    const to = 'reply@hireday.example';
    imap.put(mailOf({ to, head, body: nested(200_000) }));
    expect(await look()).toEqual({ 'not for us': 1 });
    expect(imap.mails().map(({ flags }) => flags)).toEqual([['\\Seen']]);
  });

  test('that is too large for an answer is answered', async () => {
    const { replyTo } = await mailed();
    imap.put(mailOf({ to: replyTo, head, body: nested(200_000) }));
    expect(await look()).toEqual({ TOO_LARGE: 1 });
    expect(t.mails.findLast(({ kind }) => kind === 'ANSWER_NOT_TAKEN')?.text).toContain('larger than 1 MB');
  });

  test.each([
    ['mails in mails', head, nested(30_000)],
    ['thousands of parts', ['Content-Type: multipart/mixed; boundary=x'], '--x\n\n'.repeat(150_000)],
    ['flowed lines', ['Content-Type: text/plain; format=flowed'], 'a \n'.repeat(300_000)],
  ])(
    'of someone who may answer leaves the server free, and later mails are taken: %s',
    async (_, lines, body) => {
      const { replyTo } = await mailed();
      imap.put(mailOf({ to: replyTo, head: lines, body }), mailOf({ to: replyTo, id: '<2@mail.example>' }));
      const { user } = process.cpuUsage();
      const outcomes = await look();
      const spentMs = (process.cpuUsage().user - user) / 1000;
      expect(outcomes.taken).toBe(1);
      expect(await texts()).toContain('CANDIDATE: Yes, in June.');
      // Reading alone takes longer than this where it is done in the server.
      expect(spentMs).toBeLessThan(20_000);
    },
  );

  test('on which servers have ended three times is left in the mailbox', async () => {
    const { replyTo } = await mailed();
    const ending = { read: () => Promise.reject(new Error('The server ended')), close: () => undefined };
    imap.put(mailOf({ to: replyTo }));
    for (let times = 0; times < 3; times += 1)
      expect(await lookIntoInbox({ ...t.services, log }, imap.url, ending)).toEqual({});
    expect(await look()).toEqual({ UNREADABLE: 1 });
    expect(imap.mails().map(({ flags }) => flags)).toEqual([['\\Seen']]);
  });
});

describe('its author is told why nobody gets it,', () => {
  const reason = async (answer: Answer) => {
    imap.put(mailOf(answer));
    expect(Object.values(await look())).toEqual([1]);
    imap.put(mailOf(answer));
    expect(await look()).toEqual({ 'taken before': 1 });
    const told = t.mails.filter(({ kind }) => kind === 'ANSWER_NOT_TAKEN');
    expect(told).toHaveLength(1);
    expect(told[0]?.replyTo).toBeUndefined();
    return told[0]?.text;
  };

  test('when it has no words of theirs', async () => {
    const { replyTo, text } = await mailed();
    expect(await reason({ to: replyTo, body: text.replaceAll(/^/gm, '> ') })).toContain('no words of yours');
  });

  test('when it is too long', async () => {
    expect(await reason({ to: (await mailed()).replyTo, body: 'Yes. '.repeat(900) })).toContain('4000');
  });

  test('when the conversation takes no more', async () => {
    await write(ada, 'I take another job.');
    const { replyTo } = t.mails.find(({ to }) => to === home.recruiter) ?? {};
    await t.db.updateTable('applications').set({ status: 'WITHDRAWN' }).execute();
    expect(await reason({ to: replyTo, from: home.recruiter })).toContain('withdrawn their application');
  });
});

test('a mailbox that is away is tried again, and nobody is named in the log', async () => {
  const { replyTo } = await mailed();
  imap.put(mailOf({ to: replyTo }));
  await imap.stop();
  const watching = watchInbox({ ...t.services, log }, imap.url, 50);
  whenFileEnds(() => watching.stop());
  await vi.waitFor(() => expect(lines.join('')).toContain('"failures":2'), { timeout: 20_000, interval: 20 });
  await imap.start();
  await vi.waitFor(async () => expect(await texts()).toHaveLength(2), { timeout: 20_000, interval: 50 });
  await watching.stop();
  expect(lines.join('')).toContain('the mailbox of answers is back');
  expect(lines.join('')).not.toMatch(/ada|Lindstr|June|reply|secret/i);
});
