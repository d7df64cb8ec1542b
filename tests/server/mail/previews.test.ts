/** Mails, and everything that opens or stops something in them, are shown to nobody but their readers. */
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Call } from '../../../schemas/calls/call.ts';
import { calls } from '../../../schemas/calls/table.ts';
import { MailPart, MailPreview } from '../../../schemas/mailPreview.ts';
import type { Mail } from '../../../server/base/mail.ts';
import { mailOf } from '../../support/answers.ts';
import type { TestApp } from '../../support/app.ts';
import type { TestImap } from '../../support/imap.ts';
import { type Inbox, testInbox } from '../../support/inbox.ts';
import { addCandidate } from '../../support/people.ts';
import { addApplication, addPick, type Organisation } from '../../support/scene.ts';

const ada = 'ada@example.com';
const reads = Object.entries<Call>(calls).filter(([, { method }]) => method === 'GET');

let t: TestApp;
let imap: TestImap;
let look: Inbox['look'];
let home: Organisation;
let job: string;
const as: Record<string, string> = {};
/** Ids of what there is, by the words of an address before them. */
const ids: Record<string, string> = {};

/** Makes the product write to everyone about everything that mails carry keys for. */
beforeAll(async () => {
  ({ t, imap, home, job, look } = await testInbox());
  await addCandidate(t.db, ada, { candidateFirstName: 'Ada' });
  for (const email of [home.recruiter, home.employer, ada]) as[email] = await t.signIn(email);
  const ask = async (call: Parameters<typeof t.ask>[0], who: string, body?: object) => {
    const answer = await t.ask<{ id: string }>(call, { as: as[who], ...(body && { body }) });
    expect([call, answer.status, answer.text]).toEqual([
      call,
      expect.toBeOneOf([200, 201, 204]),
      answer.text,
    ]);
    return answer.body;
  };
  const application = await addApplication(t.db, job, ada);
  const pick = await addPick(t.db, job, ada);
  const thread = `/message-threads/${job}/${ada}/messages`;
  await ask(`POST ${thread}`, home.recruiter, { text: 'Could you start in June?' });
  const { replyTo, text } = t.mails.findLast(({ to }) => to === ada) ?? {};
  const body = `Yes.\n\nOn Mon, Hireday <${replyTo}> wrote:\n${text?.replaceAll(/^/gm, '> ')}`;
  imap.put(mailOf({ to: replyTo, body }, ada));
  imap.put(mailOf({ to: replyTo, body, id: '<2@mail.example>', from: 'work@elsewhere.example' }, ada));
  await look();
  const interview = await ask(`POST /candidate-applications/${application}/interviews`, home.recruiter, {
    ...{ kind: 'VIDEO', minutes: 45, place: 'Room 7', message: 'Bring your knives.' },
    ...{
      timeZone: 'Europe/Madrid',
      proposedTimes: [new Date(t.time.now.getTime() + 7 * 86_400_000).toISOString()],
    },
  });
  await ask(`PATCH /candidate-applications/${application}/status?stageId=interview`, home.recruiter);
  const guest = await ask(`POST /jobs/${job}/guests`, home.recruiter, {
    ...{ guestName: 'Marta Quist', guestEmail: 'marta@elsewhere.example' },
  });
  await ask('POST /team-invitations', home.employer, { emails: ['new@home.example'], role: 'RECRUITER' });
  await ask('POST /otp/forgot-password/send', ada, { email: ada });
  Object.assign(ids, {
    ...{ jobs: job, job, 'candidate-applications': application, 'daily-candidates': pick },
    ...{ 'message-threads': job, interviews: interview.id, guests: guest.id },
  });
});

/** Whatever of a mail opens or stops something. */
function keysOf({ text, replyTo = '', kind }: Mail): string[] {
  const inLinks = [...text.matchAll(/\/unsubscribe\/(\S+)|\/\S*#(\S+)/g)].map(
    ([, stop, secret]) => stop ?? secret,
  );
  const codes = kind.endsWith('_CODE') ? text.match(/\b\d{6}\b/g) : [];
  return [...inLinks, /\+(\w+)@/.exec(replyTo)?.[1], ...(codes ?? [])].flatMap((key) =>
    key === undefined || key.includes('%40') ? [] : [key],
  );
}

const emails = () => [home.recruiter, home.employer, ada];
const addressOf = (path: string, email: string) =>
  path.replaceAll(/(?<=([\w-]+)\/)\{(\w+)\}|\{(\w+)\}/g, (_, before = '', name = '', last = '') =>
    (name || last) === 'email' ? email : (ids[before] ?? job),
  );
const queries: Record<string, string[]> = {
  mailsOfStatus: ['status=REJECTED&reason=Too+far', 'status=HIRED', 'stageId=screening'],
  search: ['q=Ada'],
};

test('no call answers with a key that was mailed to someone else', async () => {
  const mailed = t.mails.map((mail) => ({ to: mail.to, keys: keysOf(mail) }));
  const counts = Object.groupBy(mailed, ({ keys }) => (keys.length > 0 ? 'with' : 'without'));
  expect(counts.with?.length).toBeGreaterThan(4);
  const answered = new Set<string>();
  for (const [name, { path }] of reads)
    for (const reader of emails())
      for (const email of path.includes('{email}') ? emails() : [ada])
        for (const query of queries[name] ?? ['']) {
          const { status, text } = await t.ask(`GET ${addressOf(path, email)}?${query}`, { as: as[reader] });
          if (status === 200) answered.add(name);
          for (const { to, keys } of mailed)
            for (const key of to === reader ? [] : keys)
              expect(text, `${name} to ${reader}`).not.toContain(key);
        }
  for (const name of [
    'mailsOfStatus',
    'messages',
    'strayMails',
    'interviews',
    'jobGuests',
    'teamInvitations',
  ])
    expect(answered).toContain(name);
});

/** Whether an answer has mails in it, however deep. */
function holdsMail(schema: z.core.$ZodType | undefined): boolean {
  if (schema === MailPart || schema === MailPreview) return true;
  if (schema instanceof z.ZodObject) return Object.values(schema.shape).some((field) => holdsMail(field));
  if (schema instanceof z.ZodArray) return holdsMail(schema.element);
  if (schema instanceof z.ZodUnion) return schema.options.some((one) => holdsMail(one));
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return holdsMail(schema.unwrap());
  return false;
}

describe('calls that show mails before they go', () => {
  const previewing = Object.entries<Call>(calls).filter(([, { answer }]) => holdsMail(answer));

  test('are all looked at here', () => {
    expect(previewing.map(([name]) => name)).toEqual(['mailsOfStatus']);
    for (const [name] of previewing) expect(queries).toHaveProperty(name);
  });

  test('show words alone, and neither foot nor address', async () => {
    for (const [name, { path }] of previewing)
      for (const query of queries[name] ?? []) {
        const { status, body, text } = await t.ask<MailPreview[]>(`GET ${addressOf(path, ada)}?${query}`, {
          as: as[home.recruiter],
        });
        expect([query, status, body.length > 0]).toEqual([query, 200, true]);
        expect(text).not.toMatch(/\w+:\/\/|www\.|@|unsubscribe|[\w-]{22,}|You are receiving/i);
        for (const { parts } of body) expect(parts[0]).toEqual({ kind: 'TEXT', text: 'Hello Ada,' });
      }
  });
});
