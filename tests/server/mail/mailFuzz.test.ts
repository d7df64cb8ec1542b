/**
 * Answers by mail in any shape: none ends the server or is lost. Each becomes a message or is kept with the reason, once,
 * within bounds, and can be read on both sides.
 *
 * `npm run fuzz` sets FUZZ_MAILS and makes many more of them, also of another size.
 */
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import type { Message } from '../../../schemas/message.ts';
import { StrayReason } from '../../../schemas/strayMail.ts';
import type { TestApp } from '../../support/app.ts';
import { anyMail, ownWord } from '../../support/fuzz/mails.ts';
import type { TestImap } from '../../support/imap.ts';
import { type Inbox, testInbox } from '../../support/inbox.ts';
import { addCandidate } from '../../support/people.ts';
import { randomSeed } from '../../support/random.ts';
import { addApplication } from '../../support/scene.ts';

const asked = process.env.FUZZ_MAILS;
const total = Number(asked ?? 30);
const ada = 'ada@example.com';

let t: TestApp;
let imap: TestImap;
let thread: string;
let replyTo: string;
let look: Inbox['look'];
const as: Record<string, string> = {};

beforeAll(async () => {
  const inbox = await testInbox();
  ({ t, imap, look } = inbox);
  const { home, job } = inbox;
  await addCandidate(t.db, ada);
  await addApplication(t.db, job, ada);
  for (const [side, email] of [
    ['RECRUITER', home.recruiter],
    ['CANDIDATE', ada],
  ] as const)
    as[side] = await t.signIn(email);
  thread = `/message-threads/${job}/${ada}`;
  await t.ask(`POST ${thread}/messages`, { as: as.RECRUITER, body: { text: 'Could you start in June?' } });
  replyTo = t.mails.findLast(({ kind }) => kind === 'MESSAGE')?.replyTo ?? '';
});

/** Everything that anyone can read of what was kept. */
async function readAll(): Promise<string> {
  const texts: string[] = [];
  for (const side of ['CANDIDATE', 'RECRUITER'])
    for (const call of [`${thread}/messages`, '/message-threads', '/stray-mails']) {
      const { status, text } = await t.ask(`GET ${call}`, { as: as[side] });
      expect([call, status]).toEqual([call, 200]);
      texts.push(text);
    }
  return texts.join('\n');
}

async function forgetAnswers(): Promise<void> {
  await t.db.deleteFrom('messages').where('from', '=', 'CANDIDATE').execute();
  for (const table of ['strayMails', 'inboundMails', 'notices'] as const)
    await t.db.deleteFrom(table).execute();
}

const keptRows = async () => ({
  messages: await t.db
    .selectFrom('messages')
    .where('from', '=', 'CANDIDATE')
    .select(['text', 'parts', 'filesNotTaken'])
    .execute(),
  strays: await t.db.selectFrom('strayMails').selectAll().execute(),
});

/** No more of one mail is kept than this, in characters. */
const mostKept = 150_000;

test(`${total} mails are each kept once, and answered (seed ${randomSeed})`, {
  timeout: 120_000 + total * 5_000,
}, async () => {
  let number = 0;
  await fc.assert(
    fc.asyncProperty(anyMail(asked !== undefined), async (mail) => {
      number += 1;
      await forgetAnswers();
      imap.clear();
      t.mails.length = 0;
      imap.putBytes(mail.bytes({ from: ada, to: replyTo, number }));
      const outcomes = Object.entries(await look());
      expect(outcomes).toHaveLength(1);
      const [outcome, times] = outcomes[0] ?? [];
      expect(times).toBe(1);
      expect(['taken', ...StrayReason.options]).toContain(outcome);
      const kept = await keptRows();
      expect(kept.messages.length + kept.strays.length).toBe(1);
      expect(JSON.stringify(kept).length).toBeLessThan(mostKept);
      const read = await readAll();
      if (mail.isSound) expect(read).toContain(ownWord);
      expect(t.mails.filter(({ to }) => to === ada).length).toBeLessThanOrEqual(1);
      // It is gone, or stays as one that was seen; the next look takes nothing.
      for (const { flags } of imap.mails()) expect(flags).toContain('\\Seen');
      expect(await look()).toEqual({});
    }),
    { numRuns: total, endOnFailure: asked === undefined },
  );
});

test('a message that came by mail is written again as it was read', async () => {
  await forgetAnswers();
  imap.clear();
  imap.putBytes(
    Buffer.from(`From: ${ada}\r\nTo: ${replyTo}\r\nMessage-ID: <last@fuzz.example>\r\n\r\n${ownWord}\r\n`),
  );
  expect(await look()).toEqual({ taken: 1 });
  const { body } = await t.ask<Message[]>(`GET ${thread}/messages`, { as: as.RECRUITER });
  expect(body.find(({ from }) => from === 'CANDIDATE')?.text).toBe(ownWord);
});
