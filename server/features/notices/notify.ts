/** Tells someone that something happened: in the list of notices, and by mail as they want it. */
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { NoticeKind, NoticeSettings } from '../../../schemas/notice.ts';
import type { Letter } from '../../base/mail.ts';
import type { Database } from '../../db/database.ts';
import type { Stop } from '../../mail/templates/compose.ts';
import type { Services } from '../../services/services.ts';
import { quietEnd } from './quietHours.ts';
import { readSettings } from './settings.ts';
import { type Stoppable, stopOf } from './stopLinks.ts';

/** Something that happened, or waits, and for whom. */
interface News {
  /** Of an account. */
  to: string;
  kind: NoticeKind;
  jobId: string | null;
  candidateEmail: string | null;
  /** How many it stands for, where that is not one more. */
  count?: number;
}

/** The kinds that can come by mail at once, and the field of the settings that says so. */
const atOnce = {
  APPLICANT: 'applicants',
  MESSAGE: 'messages',
  INVITATION_ANSWERED: 'answers',
  JOB_OFFER_ANSWERED: 'answers',
} as const satisfies Partial<Record<NoticeKind, keyof NoticeSettings & Stoppable>>;

type Urgent = News & { kind: keyof typeof atOnce };

/**
 * Adds a notice; what happens again before its reader has seen the first is still one, with a higher count.
 *
 * @returns its id
 */
export async function addNotice(tx: Database, news: News, now: Date): Promise<string> {
  const { to: userEmail, kind, jobId, candidateEmail, count } = news;
  const createdAt = now.toISOString();
  const { id } = await tx
    .insertInto('notices')
    .values({
      id: uuidv7(),
      userEmail,
      kind,
      jobId,
      candidateEmail,
      count: count ?? 1,
      createdAt,
      readAt: null,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['userEmail', 'kind', 'jobId', 'candidateEmail'])
        .where('readAt', 'is', null)
        .doUpdateSet({ createdAt, count: count ?? sql`"notices"."count" + 1` }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Adds a notice, and sends its mail if its reader wants that at once; in quiet hours it waits for their end.
 *
 * @param letterOf writes the mail, with the links that stop it; null where none is to go out now
 * @returns whether a mail is on its way
 */
export async function notify(
  { env, clock, sendMail }: Pick<Services, 'env' | 'clock' | 'sendMail'>,
  tx: Database,
  news: Urgent,
  letterOf: ((stop: Stop) => Letter) | null,
): Promise<boolean> {
  const now = clock();
  const noticeId = await addNotice(tx, news, now);
  if (letterOf === null) return false;
  const settings = await readSettings(tx, news.to);
  const what = atOnce[news.kind];
  if (settings[what] !== 'NOW') return false;
  const user = await tx.selectFrom('users').select('id').where('email', '=', news.to).executeTakeFirst();
  if (!user) return false;
  await sendMail(tx, {
    to: news.to,
    letter: letterOf(stopOf(env, { userId: user.id, what })),
    onlyToAccounts: true,
    noticeId,
    notBefore: quietEnd(settings, now),
  });
  return true;
}

/** Marks what someone is told of one candidate and one job as read, for they have seen it itself. */
export async function markSeen(
  tx: Database,
  { to, kind, jobId, candidateEmail }: News,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('notices')
    .set({ readAt: now.toISOString() })
    .where('userEmail', '=', to)
    .where('kind', '=', kind)
    .where('jobId', '=', jobId)
    .where('candidateEmail', '=', candidateEmail)
    .where('readAt', 'is', null)
    .execute();
}
