/** An app that takes answers by mail, with a mailbox to put them into and a job to write about. */
import type { FastifyBaseLogger } from 'fastify';
import { logging } from '../../server/base/logging.ts';
import { createMailReader } from '../../server/features/inbox/mailReader.ts';
import { lookIntoInbox } from '../../server/features/inbox/watchInbox.ts';
import { type TestApp, testApp } from './app.ts';
import { addOpenJob } from './dailyRun.ts';
import { whenFileEnds } from './endings.ts';
import { type TestImap, testImap } from './imap.ts';
import { addOrganisation, type Organisation } from './scene.ts';
import { testEnv } from './services.ts';

export interface Inbox {
  t: TestApp;
  imap: TestImap;
  home: Organisation;
  /** An open job of that organisation's recruiter, of a cook. */
  job: string;
  log: FastifyBaseLogger;
  /** The lines of that log. */
  lines: string[];
  /** Takes what is new in the mailbox. */
  look(): ReturnType<typeof lookIntoInbox>;
}

export async function testInbox(): Promise<Inbox> {
  const imap = await testImap();
  const t = await testApp({
    env: { ...testEnv, IMAP_URL: imap.url, MAIL_FROM: 'Hireday <no-reply@hireday.example>' },
  });
  const home = await addOrganisation(t, 'home');
  const job = await addOpenJob(t.db, home.recruiter, { title: 'Cook' });
  const lines: string[] = [];
  const log = logging('info', { write: (line) => void lines.push(line) });
  const reader = createMailReader();
  whenFileEnds(async () => reader.close());
  const look = () => lookIntoInbox({ ...t.services, log }, imap.url, reader);
  return { t, imap, home, job, log, lines, look };
}
