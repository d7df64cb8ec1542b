/** Programs that answer every mail, on both sides of a conversation, come to an end after a few mails. */
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { type Answer, mailOf } from '../../support/answers.ts';
import type { TestApp } from '../../support/app.ts';
import type { TestImap } from '../../support/imap.ts';
import { type Inbox, testInbox } from '../../support/inbox.ts';
import { addCandidate } from '../../support/people.ts';
import { addApplication, type Organisation } from '../../support/scene.ts';

let t: TestApp;
let imap: TestImap;
let home: Organisation;
let job: string;
let look: Inbox['look'];
const ada = 'ada@example.com';

beforeAll(async () => {
  ({ t, imap, home, job, look } = await testInbox());
  await addCandidate(t.db, ada, { candidateFirstName: 'Ada', candidateLastName: 'Lindström' });
  await addApplication(t.db, job, ada);
});
beforeEach(async () => {
  for (const table of ['messageThreads', 'inboundMails', 'notices', 'strayMails'] as const)
    await t.db.deleteFrom(table).execute();
  imap.clear();
  t.mails.length = 0;
});

/**
 * The recruiter writes once; then each side answers every mail it gets, where that asks for answers or else where it came
 * from, until no mail comes any more.
 *
 * @param answerOf an answer by how many came before it
 * @returns how many mails of ours each side got
 */
async function answerEachOther(answerOf: (nth: number) => Partial<Answer>, mostRounds: number) {
  await t.ask(`POST /message-threads/${job}/${ada}/messages`, {
    as: await t.signIn(home.recruiter),
    body: { text: 'Could you start in June?' },
  });
  let answered = 0;
  for (let round = 0; round < mostRounds && answered < t.mails.length; round += 1) {
    for (const { to, replyTo = 'no-reply@hireday.example' } of t.mails.slice(answered)) {
      imap.put(
        mailOf({ to: replyTo, id: `<${answered}@mail.example>`, from: to, ...answerOf(answered) }, to),
      );
      answered += 1;
    }
    await look();
  }
  return [ada, home.recruiter].map((side) => t.mails.filter(({ to }) => to === side).length);
}
const messages = () => t.db.selectFrom('messages').select(['from', 'text']).execute();
const strays = () => t.db.selectFrom('strayMails').select('reason').execute();

test('programs that say what they are get no answer at all', async () => {
  expect(await answerEachOther(() => ({ head: ['Auto-Submitted: auto-replied'] }), 20)).toEqual([1, 0]);
  expect(await messages()).toHaveLength(1);
  expect(await strays()).toEqual([{ reason: 'AUTOMATIC' }]);
});

test('programs that hide it are taken for people twice, and are told once that it ends there', async () => {
  expect(await answerEachOther(() => ({ body: 'I am away and will answer soon.' }), 20)).toEqual([4, 2]);
  expect(await messages()).toHaveLength(5);
  expect(await strays()).toEqual([{ reason: 'NOT_TAKEN' }]);
});

test('programs whose words differ each time end with the day’s messages', async () => {
  const { id: threadId } = await t.db
    .insertInto('messageThreads')
    .values({
      id: crypto.randomUUID(),
      jobId: job,
      candidateEmail: ada,
      latestAt: t.services.clock().toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const written = {
    threadId,
    from: 'CANDIDATE' as const,
    recruiterEmail: null,
    readAt: null,
    isMailed: false,
  };
  await t.db
    .insertInto('messages')
    .values(
      Array.from({ length: 58 }, (_, nth) => ({
        ...{ ...written, id: crypto.randomUUID(), text: `Message ${nth}` },
        createdAt: t.services.clock().toISOString(),
      })),
    )
    .execute();
  expect(await answerEachOther((nth) => ({ body: `I got your mail number ${nth}.` }), 20)).toEqual([4, 2]);
  expect(await strays()).toEqual([{ reason: 'NOT_TAKEN' }]);
});
