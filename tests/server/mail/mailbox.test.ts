/** Mails of a machine of one's own are read in the browser, and nowhere else. */

import { v7 as uuidv7 } from 'uuid';
import { describe, expect, test } from 'vitest';
import { devMailbox, mailboxSize } from '../../../server/mail/devMailbox.ts';
import { emailCode } from '../../../server/mail/templates/codes.ts';
import { testApp } from '../../support/app.ts';
import { inEnglish } from '../../support/mails.ts';
import { testEnv } from '../../support/services.ts';

const t = await testApp();
const office = devMailbox(t.db, () => t.time.now);
const mail = (code: string) => ({
  ...inEnglish(emailCode({ code, minutes: 10 })),
  to: 'casey@people.example',
});
const get = (url: string) => t.app.inject({ url, headers: { accept: 'text/html', host: 'localhost:3000' } });

test('the newest is first, as a page and as JSON', async () => {
  expect((await get('/dev/mailbox')).body).toContain('No mail yet');
  await office.deliver(uuidv7(), mail('111111'));
  t.time.now = new Date(t.time.now.getTime() + 1000);
  await office.deliver(uuidv7(), mail('222222'));
  const list = await get('/dev/mailbox');
  expect(list.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(list.body.indexOf('222222')).toBeLessThan(list.body.indexOf('111111'));
  const json = (await get('/dev/mailbox.json')).json<{ subject: string; to: string; text: string }[]>();
  expect(json.map(({ subject }) => subject.slice(0, 6))).toEqual(['222222', '111111']);
  expect(json[0]).toMatchObject({ to: 'casey@people.example', kind: 'EMAIL_CODE' });
});

test('a mail is shown in a frame that may do nothing', async () => {
  const [first] = (await get('/dev/mailbox.json')).json<{ id: string }[]>();
  const page = await get(`/dev/mailbox/${first?.id}`);
  expect(page.body).toContain(
    `<iframe sandbox title="The mail as it looks" src="/dev/mailbox/${first?.id}/html">`,
  );
  const html = await get(`/dev/mailbox/${first?.id}/html`);
  expect(html.headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox/);
  expect(html.body).toContain('222222');
  expect((await get('/dev/mailbox/nothing')).statusCode).toBe(404);
  expect((await get(`/dev/mailbox/${uuidv7()}`)).statusCode).toBe(404);
});

test('a calendar file can be opened from below the mail', async () => {
  const id = uuidv7();
  await office.deliver(id, { ...mail('272727'), calendar: { method: 'REQUEST', text: 'BEGIN:VCALENDAR' } });
  expect((await get(`/dev/mailbox/${id}`)).body).toContain('>interview.ics</a>');
  const file = await get(`/dev/mailbox/${id}/files/0`);
  expect([file.headers['content-type'], file.body]).toEqual([
    'text/calendar; charset=utf-8',
    'BEGIN:VCALENDAR',
  ]);
});

test('a mail that is handed over twice is kept once', async () => {
  const id = uuidv7();
  await office.deliver(id, mail('333333'));
  await office.deliver(id, mail('333333'));
  const json = (await get('/dev/mailbox.json')).json<{ id: string }[]>();
  expect(json.filter((one) => one.id === id)).toHaveLength(1);
});

test('old mails make room', async () => {
  for (let i = 0; i < mailboxSize + 5; i += 1) await office.deliver(uuidv7(), mail('444444'));
  expect((await get('/dev/mailbox.json')).json()).toHaveLength(mailboxSize);
});

describe('is read at the machine itself, and nowhere else', () => {
  const paths = ['/dev/mailbox', '/dev/mailbox.json', '/dev/mailbox/{id}', '/dev/mailbox/{id}/html'];
  const ask = async (from: string, headers: Record<string, string>) => {
    const id = uuidv7();
    await office.deliver(id, mail('555555'));
    const answers = await Promise.all(
      paths.map((path) => t.app.inject({ url: path.replace('{id}', id), remoteAddress: from, headers })),
    );
    return new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body.includes('555555')}`));
  };

  test.each([
    ['127.0.0.1', 'localhost:3000'],
    ['::ffff:127.0.0.1', '127.0.0.1:3000'],
    ['::1', '[::1]:3000'],
    ['127.0.0.1', 'LOCALHOST'],
  ])('open from %s at %s', async (from, host) => {
    expect(await ask(from, { host })).toEqual(new Set(['200 true']));
  });

  test.each([
    ['another machine of the network', '192.168.1.7', { host: '192.168.1.2:3000' }],
    ['another machine that claims this one’s name', '192.168.1.7', { host: 'localhost:3000' }],
    ['another machine by IPv6', 'fe80::1', { host: '[::1]:3000' }],
    ['a page whose name was turned to this machine', '127.0.0.1', { host: 'evil.example:3000' }],
    ['a name that only begins like this machine', '127.0.0.1', { host: 'localhost.evil.example' }],
    ['a name that only begins like an address', '127.0.0.1', { host: '127.0.0.1.evil.example' }],
    ['no name', '127.0.0.1', { host: ':3000' }],
    ['a proxy here', '127.0.0.1', { host: 'localhost', 'x-forwarded-for': '203.0.113.9' }],
    ['a proxy here, for itself', '127.0.0.1', { host: 'localhost', forwarded: 'for=127.0.0.1' }],
    ['a proxy here that says little', '127.0.0.1', { host: 'localhost', via: '1.1 gate' }],
  ])('closed for %s', async (_who, from, headers) => {
    expect(await ask(from, headers)).toEqual(new Set(['404 false']));
  });

  test('a name that hides in a user is no name of a server', async () => {
    expect(await ask('127.0.0.1', { host: 'localhost@evil.example' })).toEqual(new Set(['400 false']));
  });

  test('a proxy that is believed about addresses is not believed about this', async () => {
    const other = await testApp({ env: { ...testEnv, APP_URL: 'https://jobs.example.com' } });
    const headers = { host: 'localhost', 'x-forwarded-for': '127.0.0.1' };
    expect((await other.app.inject({ url: '/dev/mailbox', headers })).statusCode).toBe(404);
  });
});

test.each([
  { SMTP_URL: 'smtp://localhost:25', MAIL_FROM: 'a@b.example' },
  { DATABASE_URL: 'postgresql://u:p@h/d' },
])('there is no such page with %o', async (more) => {
  const other = await testApp({ env: { ...testEnv, ...more } });
  for (const path of ['/dev/mailbox', '/dev/mailbox.json']) {
    expect((await other.app.inject({ url: path })).statusCode).toBe(404);
  }
});
