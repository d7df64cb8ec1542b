/** Mails that still wait speak of nobody who has been erased. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { logging } from '../../../server/base/logging.ts';
import { startMailQueue } from '../../../server/mail/queue.ts';
import { emailCode } from '../../../server/mail/templates/codes.ts';
import { invitationAnsweredMail } from '../../../server/mail/templates/invitationMails.ts';
import { type TestDatabase, testDatabase } from '../../support/database.ts';
import { testEnv } from '../../support/services.ts';

let database: TestDatabase;
let queue: Awaited<ReturnType<typeof startMailQueue>>;

beforeAll(async () => {
  database = await testDatabase();
  queue = await startMailQueue({
    db: database.db,
    env: testEnv,
    clock: () => new Date(),
    log: logging('silent'),
    connection: database.config,
    working: false,
  });
});
afterAll(() => queue.stop());

test('those to the person and those that name the person go, the others stay', async () => {
  const { db } = database;
  const code = emailCode({ code: '271828', minutes: 10 });
  const about = (candidateName: string) =>
    invitationAnsweredMail({
      candidateName,
      accepted: true,
      jobId: 'a',
      pickId: 'b',
      jobTitle: 'Nurse',
      employerName: 'Larkfield',
      appUrl: 'http://localhost',
    });
  await queue.sendMail(db, { letter: code, to: 'zebedee@quill.example' });
  await queue.sendMail(db, { letter: code, to: 'other@people.example' });
  await queue.sendMail(db, { letter: about('Zebedee Quill'), to: 'robin@people.example' });
  await queue.sendMail(db, { letter: about('Casey Candidate'), to: 'robin@people.example' });
  await queue.forgetMails(['zebedee@quill.example', 'Zebedee Quill']);
  const { rows } = await sql<{ kind: string }>`
    select data ->> 'kind' as kind from pgboss.job where name = 'mail' order by 1`.execute(db);
  expect(rows).toEqual([{ kind: 'EMAIL_CODE' }, { kind: 'INVITATION_ANSWERED' }]);
});
