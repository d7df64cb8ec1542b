/** Messages between the demo's candidates and recruiters. */
import { hoursLater } from '../../schemas/base/days.ts';
import type { MessageSide } from '../../schemas/message.ts';
import type { Database } from '../db/database.ts';
import { markRead } from '../features/messages/markRead.ts';
import { writeMessage } from '../features/messages/writeMessage.ts';
import type { Services } from '../services/services.ts';
import { visitingRecruiterEmail, visitorEmail } from './accounts.ts';
import { demoEmployer } from './staff.ts';

/** A message: how many hours ago, whose, and its words. Each answer comes after the other side has read. */
type Line = readonly [hoursAgo: number, from: MessageSide, text: string];

/** The visitor's: the last message waits to be read. */
const visitors: readonly Line[] = [
  [30, 'RECRUITER', 'Thank you for applying. Before we talk: when could you start?'],
  [27, 'CANDIDATE', 'In four weeks. Would four days a week be possible in the first months?'],
  [
    4,
    'RECRUITER',
    'Four days are fine with us. Could you talk on Thursday at ten?\n\nI would send you a link.',
  ],
];

/** Others; the first one waits for its recruiter. */
const others: readonly (readonly Line[])[] = [
  [
    [26, 'CANDIDATE', 'I am travelling this week. Could we have the first talk by video?'],
    [24, 'RECRUITER', 'Of course. Any evening after five is good for me.'],
    [3, 'CANDIDATE', 'Then tomorrow at six. Thank you!'],
  ],
  [
    [29, 'RECRUITER', 'What you wrote about your last project is just what we need here. May I call you?'],
    [25, 'CANDIDATE', 'Gladly. I am free every morning until nine.'],
    [23, 'RECRUITER', 'Talk to you tomorrow at half past eight, then.'],
  ],
  [[28, 'RECRUITER', 'Your resume leaves open where you live now. Is the office within your reach?']],
];

/** Applications that have gone on for two days at least: those of the visitors' own recruiter first, then the newest. */
const applicationsOf = (db: Database, now: Date, isVisitor: boolean) =>
  db
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.jobId')
    .select(['jobId', 'candidateEmail', 'recruiterEmail'])
    .where('applications.status', '=', 'ACTIVE')
    .where('applications.createdAt', '<', hoursLater(now, -48).toISOString())
    .where('candidateEmail', isVisitor ? '=' : '<>', visitorEmail)
    .orderBy((eb) => eb('jobs.recruiterEmail', '=', visitingRecruiterEmail), 'desc')
    .orderBy('applications.createdAt', 'desc')
    .orderBy('applications.id')
    .limit(others.length)
    .execute();

type Talk = Awaited<ReturnType<typeof applicationsOf>>[number];

/** No mail goes out: the demo people have no mailbox. */
async function write(services: Pick<Services, 'db' | 'env'>, talk: Talk, lines: readonly Line[], now: Date) {
  const people = {
    CANDIDATE: { role: 'CANDIDATE', email: talk.candidateEmail, employerEmail: null },
    RECRUITER: { role: 'RECRUITER', email: talk.recruiterEmail, employerEmail: demoEmployer.email },
  } as const;
  let before: { id: string; from: MessageSide } | undefined;
  for (const [hoursAgo, from, text] of lines) {
    const at = hoursLater(now, -hoursAgo);
    if (before && before.from !== from) await markRead(services.db, people[from], talk, before.id, at);
    const quietly = { ...services, clock: () => at, sendMail: async () => {} };
    before = await writeMessage(quietly, people[from], talk, text);
  }
}

/** A few conversations; some of them wait for an answer. */
export async function writeConversations({
  db,
  clock,
  env,
}: Pick<Services, 'db' | 'clock' | 'env'>): Promise<void> {
  const now = clock();
  const [visitor] = await applicationsOf(db, now, true);
  if (visitor) await write({ db, env }, visitor, visitors, now);
  for (const [index, talk] of (await applicationsOf(db, now, false)).entries())
    await write({ db, env }, talk, others[index] ?? [], now);
}
