/** Mails that programs write, told from those of people by their heads, as the common programs and services write these. */
import { expect, test } from 'vitest';
import { noMails } from '../../../server/features/inbox/ownWords.ts';
import { readAnswer } from '../../../server/features/inbox/readAnswer.ts';

const isAutomatic = async (head: readonly string[]) => {
  const lines = ['From: Ada <ada@example.com>', 'To: reply@hireday.example', ...head, '', 'Words.', ''];
  return (await readAnswer(Buffer.from(lines.join('\r\n')), noMails)).isAutomatic;
};
const subject = (text: string) => `Subject: =?utf-8?B?${Buffer.from(text).toString('base64')}?=`;
const re = 'Subject: Re: Vera Cook of Home wrote to you about Cook';

test.each([
  [
    'Outlook, Exchange Online',
    [
      'Subject: Automatic reply: Cook',
      'Auto-Submitted: auto-generated',
      'X-Auto-Response-Suppress: All',
      'X-MS-Exchange-Generated-Message-Source: Mailbox Rules Agent',
    ],
  ],
  ['Exchange, without the header of RFC 3834', [re, 'X-Auto-Response-Suppress: DR, OOF, AutoReply']],
  [
    'a rule of Exchange that answers',
    [re, 'X-MS-Exchange-Inbox-Rules-Loop: ada@example.com', 'X-Auto-Response-Suppress: All'],
  ],
  [
    'a bounce of Exchange',
    [
      'Subject: Undeliverable: Cook',
      'X-MS-Exchange-Message-Is-Ndr:',
      'Content-Type: multipart/report; report-type=delivery-status; boundary=x',
    ],
  ],
  [
    'Gmail',
    ['Subject: On holiday Re: Cook', 'Precedence: bulk', 'X-Autoreply: yes', 'Auto-Submitted: auto-replied'],
  ],
  ['Apple’s iCloud', ['Subject: Auto-Reply: Cook', 'Auto-Submitted: auto-replied (vacation)']],
  [
    'Notes',
    [
      'Subject: AUTO: Ada Lindstrom is out of the office (returning 12/03/2026)',
      'X-Mailer: Lotus Notes Release 9.0.1',
    ],
  ],
  ['Notes, an older one', ['Subject: Ada Lindstrom/Home is out of the office.']],
  ['Notes in German', [subject('Ada Lindström ist außer Haus.')]],
  ['Sieve', [subject('Auto: Re: Cook'), 'Auto-Submitted: auto-replied (vacation)']],
  [
    'Exim',
    ['Subject: Mail delivery failed', 'X-Failed-Recipients: x@y.example', 'Auto-Submitted: auto-replied'],
  ],
  ['Postfix', ['Return-Path: <>', 'Subject: Undelivered Mail Returned to Sender']],
  ['a ticket system', [re, 'X-Autorespond: Cook', 'Precedence: auto_reply']],
  [
    'a read receipt',
    [
      'Subject: Read: Cook',
      'Content-Type: multipart/report; report-type=disposition-notification; boundary=x',
    ],
  ],
  ...[
    'Automatic reply: Cook',
    'Out of Office: Re: Cook',
    'Out of office',
    'Out of Office AutoReply: Cook',
    'I am out of office until 3 December',
    'Automatische Antwort: Cook',
    'Abwesenheitsnotiz: Cook',
    'Abwesend bis 3.12.',
    'Respuesta automática: Re: Cook',
    'Respuesta automatica: Cook',
    'Fuera de la oficina',
    'Réponse automatique : Cook',
    'Absence du bureau',
    'Risposta automatica: Cook',
    'Resposta automática: Cook',
    'Automatisch antwoord: Cook',
    'Autosvar: Cook',
    'Automatiskt svar: Cook',
    'Automaattinen vastaus: Cook',
    'Autoodpowiedź: Cook',
    'Automatyczna odpowiedź: Cook',
    'Automatická odpověď: Cook',
    'Otomatik Yanıt: Cook',
    'Автоответ: Cook',
    '自動応答: Cook',
    '自动答复: Cook',
    '자동 회신: Cook',
    '[EXTERNAL] Automatic reply: Cook',
  ].map((text): [string, string[]] => [`the subject ${text}`, [subject(text)]]),
])('a program wrote it: %s', async (_, head) => {
  expect(await isAutomatic(head)).toBe(true);
});

test.each([
  [
    'Outlook',
    [
      re,
      'Thread-Topic: Cook',
      'X-MS-Has-Attach:',
      'X-MS-Exchange-Organization-SCL: -1',
      'X-MS-TNEF-Correlator:',
    ],
  ],
  ['Outlook, which wants no receipts', [re, 'X-Auto-Response-Suppress: DR, RN, NRN']],
  ['Gmail', [re, 'Auto-Submitted: no', 'X-Gm-Message-State: AOJu0Yx', 'In-Reply-To: <1@hireday.example>']],
  ['Apple Mail', [re, 'Mime-Version: 1.0 (Mac OS X Mail 16.0)', 'X-Mailer: Apple Mail (2.3731)']],
  [
    'a mailbox that sends through SES',
    [re, 'Feedback-ID: ::1.eu-west-1.abc=:AmazonSES', 'X-SES-Outgoing: 2026.11.28-54.240.0.1'],
  ],
  [
    'a mailbox that sends through a service for newsletters',
    [re, 'List-Unsubscribe: <mailto:u@x.example>', 'List-Id: <x.example>', 'Feedback-ID: 1:2:3:x'],
  ],
  ['a group', [re, 'Precedence: list', 'List-Id: <jobs.example.com>', 'Mailing-list: list jobs@example.com']],
  ['Notes', [re, 'X-Mailer: HCL Notes Release 12.0', 'X-MIMETrack: Serialize by Router']],
  ...[
    'Re: Automatic reply: Cook',
    'AW: Automatische Antwort: Cook',
    'Out of office hours?',
    'Automatic replenishment clerk',
    'Abwesenheit ist kein Problem',
    'Autonomous driving engineer',
    'Re: Ada is out of the office',
    'My holiday plans',
    'I am on vacationing terms',
    'Automation engineer',
    'Office out of Berlin',
    'Auto mechanic',
    '',
    '=?bad',
  ].map((text): [string, string[]] => [
    `the subject “${text}”`,
    [text === '=?bad' ? 'Subject: =?bad' : subject(text)],
  ]),
])('a person wrote it: %s', async (_, head) => {
  expect(await isAutomatic(head)).toBe(false);
});

test('a subject of any length is looked at quickly', async () => {
  const at = performance.now();
  for (const text of ['is out of the office '.repeat(3000), 'a '.repeat(30_000), '[['.repeat(30_000)])
    await isAutomatic([`Subject: ${text}`]);
  expect(performance.now() - at).toBeLessThan(5000);
});
