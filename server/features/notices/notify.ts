/** Tells someone that something happened: in the list of notices, and by mail as they want it. */
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { NoticeKind } from '../../../schemas/notice.ts';
import type { Env } from '../../base/env.ts';
import type { Letter, MailOrder } from '../../base/mail.ts';
import type { Database } from '../../db/database.ts';
import type { Stop } from '../../mail/templates/compose.ts';
import type { Services } from '../../services/services.ts';
import { quietEnd } from './quietHours.ts';
import { readersOf } from './readersOf.ts';
import { readSettings } from './settings.ts';
import { stopOf, type Urgent, wantsAtOnce } from './stopLinks.ts';

/** All that is needed to tell someone. */
interface NotifyServices extends Pick<Services, 'clock' | 'sendMail'> {
  env: Pick<Env, 'AUTH_SECRET' | 'APP_URL'>;
}

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

/** Adds many notices with one statement. */
export async function addNotices(tx: Database, all: readonly News[], now: Date): Promise<void> {
  const createdAt = now.toISOString();
  const rows = new Map(
    all.map(({ to: userEmail, kind, jobId, candidateEmail, count = 1 }) => [
      // A statement can change a row only once.
      JSON.stringify([userEmail, kind, jobId, candidateEmail]),
      { id: uuidv7(), userEmail, kind, jobId, candidateEmail, count, createdAt, readAt: null },
    ]),
  );
  if (rows.size === 0) return;
  await tx
    .insertInto('notices')
    .values([...rows.values()])
    .onConflict((conflict) =>
      conflict
        .columns(['userEmail', 'kind', 'jobId', 'candidateEmail'])
        .where('readAt', 'is', null)
        .doUpdateSet({ createdAt, count: sql`"notices"."count" + 1` }),
    )
    .execute();
}

const laterOf = (one: Date | undefined, other: Date | undefined) =>
  one && other ? new Date(Math.max(one.getTime(), other.getTime())) : (one ?? other);

/** The mail of a notice. */
interface NoticeMail extends Pick<MailOrder, 'goodUntil' | 'locale' | 'notBefore'> {
  /** The setting that says whether it comes. */
  what: Urgent;
  /** Writes it, with the links that stop it. */
  letterOf: (stop: Stop) => Letter;
}

/**
 * Adds a notice, and sends its mail if its reader wants that at once; in quiet hours it waits for their end.
 *
 * @param mail null where none is to go out now
 * @returns whether a mail is on its way
 */
export async function notify(
  { env, clock, sendMail }: NotifyServices,
  tx: Database,
  news: News,
  mail: NoticeMail | null,
): Promise<boolean> {
  const now = clock();
  const noticeId = await addNotice(tx, news, now);
  if (mail === null) return false;
  const { what, letterOf, notBefore, ...about } = mail;
  const settings = await readSettings(tx, news.to);
  if (!wantsAtOnce(settings, what)) return false;
  const user = await tx
    .selectFrom('users')
    .select(['id', 'role'])
    .where('email', '=', news.to)
    .executeTakeFirst();
  if (!user) return false;
  await sendMail(tx, {
    ...about,
    to: news.to,
    letter: letterOf(stopOf(env, user.role, { userId: user.id, what })),
    onlyToAccounts: true,
    noticeId,
    notBefore: laterOf(quietEnd(settings, now), notBefore),
  });
  return true;
}

/**
 * Tells everyone who administers a company, each as they want it.
 *
 * @param employerEmail the company
 * @param mail null where the notice is enough
 */
export async function notifyCompany(
  services: NotifyServices,
  tx: Database,
  employerEmail: string,
  kind: NoticeKind,
  mail: NoticeMail | null,
): Promise<void> {
  for (const { to } of await readersOf(tx, employerEmail))
    await notify(services, tx, { to, kind, jobId: null, candidateEmail: null }, mail);
}

/** Marks the notices that candidates have of some jobs as read: nothing is left to answer. */
export async function markAllSeen(
  tx: Database,
  kind: NoticeKind,
  about: readonly { jobId: string; candidateEmail: string }[],
  now: Date,
): Promise<void> {
  if (about.length === 0) return;
  await tx
    .updateTable('notices')
    .set({ readAt: now.toISOString() })
    .where('kind', '=', kind)
    .where('readAt', 'is', null)
    .where(({ eb, refTuple, tuple }) =>
      eb(
        refTuple('userEmail', 'jobId', 'candidateEmail'),
        'in',
        about.map(({ jobId, candidateEmail: email }) => tuple(email, jobId, email)),
      ),
    )
    .execute();
}

/** Marks a notice as read: its reader has seen what it is about, or nothing of it is left to see. */
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
    .where('jobId', 'is not distinct from', jobId)
    .where('candidateEmail', 'is not distinct from', candidateEmail)
    .where('readAt', 'is', null)
    .execute();
}
