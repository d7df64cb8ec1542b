/** Tells a company's administrators, once a day, how many answers of their recruiters are overdue. */
import { sql } from 'kysely';
import { earliestToday } from '../../../schemas/base/answerDay.ts';
import { localClock } from '../../base/localTime.ts';
import type { Database } from '../../db/database.ts';
import { answersOverdueMail } from '../../mail/templates/overdueMail.ts';
import type { Services } from '../../services/services.ts';
import { addNotice, markSeen, notify } from '../notices/notify.ts';
import { settingsOf } from '../notices/settings.ts';
import { claimDay } from './claimDay.ts';
import { dueMorning } from './dueMorning.ts';

type Needed = Pick<Services, 'db' | 'env' | 'clock' | 'sendMail'>;

/** Administrators whose morning has come and was not seen to. */
async function dueAdministrators(
  db: Database,
  now: Date,
): Promise<{ email: string; employerEmail: string; today: string }[]> {
  const rows = await db
    .selectFrom('administrators')
    .innerJoin('users', 'users.email', 'administrators.administratorEmail')
    .leftJoin('noticeSettings', 'noticeSettings.userEmail', 'users.email')
    .leftJoin('mornings', 'mornings.userEmail', 'users.email')
    .select(['users.email', 'administrators.employerEmail', 'noticeSettings.document', 'mornings.day'])
    .execute();
  return rows.flatMap(({ email, employerEmail, document, day }) => {
    const settings = settingsOf(document);
    const today = dueMorning(settings, localClock(settings.timeZone ?? 'UTC')(now), day);
    return today === null ? [] : [{ email, employerEmail, today }];
  });
}

/** Answers that an employer's recruiters promised for a day that is over everywhere. */
async function countOverdue(tx: Database, employerEmail: string, now: Date): Promise<number> {
  const { overdue } = await tx
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.jobId')
    .innerJoin('recruiters', 'recruiters.recruiterEmail', 'jobs.recruiterEmail')
    .where('recruiters.employerEmail', '=', employerEmail)
    .where('applications.status', '=', 'ACTIVE')
    .where('applications.answerBy', '<', earliestToday(now))
    .select(sql<number>`count(*)`.as('overdue'))
    .executeTakeFirstOrThrow();
  return overdue;
}

const isToldOf = async (tx: Database, userEmail: string) =>
  (await tx
    .selectFrom('notices')
    .select('id')
    .where('userEmail', '=', userEmail)
    .where('kind', '=', 'ANSWERS_OVERDUE')
    .where('readAt', 'is', null)
    .executeTakeFirst()) !== undefined;

/**
 * Looks whose morning has come. One mail until its notice was read; until then only the number changes.
 *
 * @returns how many administrators were told
 */
export async function tellOfOverdue(services: Needed): Promise<number> {
  const now = services.clock();
  let told = 0;
  for (const { email: to, employerEmail, today } of await dueAdministrators(services.db, now)) {
    await services.db.transaction().execute(async (tx) => {
      if (!(await claimDay(tx, to, today))) return;
      const count = await countOverdue(tx, employerEmail, now);
      const news = { to, kind: 'ANSWERS_OVERDUE', jobId: null, candidateEmail: null, count } as const;
      if (count === 0) return markSeen(tx, news, now);
      told += 1;
      if (await isToldOf(tx, to)) {
        await addNotice(tx, news, now);
        return;
      }
      await notify(services, tx, news, {
        what: 'mailOverdue',
        letterOf: (stop) => answersOverdueMail({ count, appUrl: services.env.APP_URL, stop }),
      });
    });
  }
  return told;
}
