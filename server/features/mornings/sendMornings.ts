/** Sends each recruiter the mail of their morning: one a day, however many servers there are and however often they start. */
import type { FastifyBaseLogger } from 'fastify';
import type { Locale } from '../../../schemas/base/locales.ts';
import { isCovered, seesLists } from '../../access/caller.ts';
import { type LocalTime, localClock } from '../../base/localTime.ts';
import { traceOf } from '../../base/openBoss.ts';
import { translators } from '../../base/translators.ts';
import type { Database } from '../../db/database.ts';
import { isQuietMorning, type Morning, morningMail } from '../../mail/templates/morningMail.ts';
import type { Services } from '../../services/services.ts';
import { addNotice } from '../notices/notify.ts';
import { settingsOf } from '../notices/settings.ts';
import { stopOf } from '../notices/stopLinks.ts';
import { claimDay } from './claimDay.ts';
import { dueMorning, isRunNear, wantsMail } from './dueMorning.ts';
import { byMail, gatherMorning, type Reader } from './gatherMorning.ts';

type Needed = Pick<Services, 'db' | 'env' | 'clock' | 'sendMail'> & { log: FastifyBaseLogger };

interface DueReader extends Reader {
  userId: string;
  locale: Locale;
}

/** Where the browser has not told the zone yet. */
const unknownZone = 'UTC';

/** Recruiters whose morning has come and was not seen to. */
async function dueReaders(db: Database, now: Date): Promise<DueReader[]> {
  const rows = await db
    .selectFrom('recruiters')
    .innerJoin('users', 'users.email', 'recruiters.recruiterEmail')
    .leftJoin('noticeSettings', 'noticeSettings.userEmail', 'users.email')
    .leftJoin('mornings', 'mornings.userEmail', 'users.email')
    .where('recruiters.status', '=', 'ACTIVE')
    .select([
      'users.id as userId',
      'users.email',
      'users.locale',
      'noticeSettings.document',
      'mornings.day',
      'mornings.mailedAt',
      isCovered(now).as('paid'),
    ])
    .execute();
  const times = new Map<string, LocalTime>();
  const timeIn = (zone: string) => {
    const time = times.get(zone) ?? localClock(zone)(now);
    times.set(zone, time);
    return time;
  };
  return rows.flatMap(({ document, day, paid, mailedAt, ...user }) => {
    const settings = settingsOf(document);
    const timeZone = settings.timeZone ?? unknownZone;
    const today = dueMorning(settings, timeIn(timeZone), day);
    if (today === null) return [];
    return [
      {
        ...user,
        ...{ settings, timeZone, today, mailedAt },
        seesLists: seesLists({ role: 'RECRUITER', paid }),
      },
    ];
  });
}

/** Whether an open job of theirs has no list of the day yet, which is about to be made. */
async function awaitsLists(
  { db, env }: Needed,
  { email, today, seesLists: hasLists }: DueReader,
  now: Date,
): Promise<boolean> {
  if (!hasLists || !isRunNear(today, now, env.DAILY_RUN_AT)) return false;
  const waiting = await db
    .selectFrom('jobs')
    .leftJoin('dailyLists', (join) =>
      join.onRef('dailyLists.jobId', '=', 'jobs.id').on('dailyLists.date', '=', today),
    )
    .where('jobs.recruiterEmail', '=', email)
    .where('jobs.status', '=', 'OPEN')
    .where('dailyLists.jobId', 'is', null)
    .select('jobs.id')
    .limit(1)
    .executeTakeFirst();
  return waiting !== undefined;
}

/** The list of notices has the morning's own lines as well, whatever comes by mail. */
async function addLines(tx: Database, to: string, { picks, answersDue }: Morning, now: Date): Promise<void> {
  const all = { to, jobId: null, candidateEmail: null };
  if (picks.total > 0) await addNotice(tx, { ...all, kind: 'PICKS', count: picks.total }, now);
  if (answersDue.total > 0)
    await addNotice(tx, { ...all, kind: 'ANSWERS_DUE', count: answersDue.total }, now);
}

/** @returns whether a mail is on its way */
async function sendMorning(services: Needed, reader: DueReader, now: Date): Promise<boolean> {
  const { db, env, sendMail } = services;
  const { email: to, userId, locale, settings, timeZone, today } = reader;
  if (await awaitsLists(services, reader, now)) return false;
  return db.transaction().execute(async (tx) => {
    if (!(await claimDay(tx, to, today))) return false;
    const t = translators[locale];
    const all = await gatherMorning(tx, reader, now, t);
    await addLines(tx, to, all, now);
    const morning = byMail(all, settings);
    if (!wantsMail(settings, today) || isQuietMorning(morning)) return false;
    const stop = stopOf(env, 'RECRUITER', { userId, what: 'morning' });
    const letter = morningMail({ ...morning, today, now, timeZone, appUrl: env.APP_URL, stop });
    await sendMail(tx, { to, letter, locale, onlyToAccounts: true });
    await tx
      .updateTable('mornings')
      .set({ mailedAt: now.toISOString() })
      .where('userEmail', '=', to)
      .execute();
    return true;
  });
}

/** Looks whose morning has come. One that fails is tried again with the next look, and keeps no other waiting. */
export async function sendMornings(services: Needed): Promise<{ mornings: number }> {
  const now = services.clock();
  let mornings = 0;
  for (const reader of await dueReaders(services.db, now)) {
    try {
      if (await sendMorning(services, reader, now)) mornings += 1;
    } catch (error) {
      services.log.error(traceOf(error), 'a morning mail could not be written; it is tried again');
    }
  }
  return { mornings };
}
