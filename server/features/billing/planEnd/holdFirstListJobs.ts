/** Jobs that were open for a first list alone wait for a plan once its days are over. */
import { sourceLocale } from '../../../../schemas/base/locales.ts';
import { isCovered } from '../../../access/caller.ts';
import { firstListOver } from '../../../mail/templates/planMails.ts';
import type { PlanEndServices } from './holdJobs.ts';

/** At most so many at once; the next hour takes the others. */
const atOnce = 500;

/**
 * Puts the open jobs of first lists whose days are over on hold, unless a plan covers their recruiters by now, and tells
 * them.
 *
 * @returns how many jobs were put on hold
 */
export async function holdFirstListJobs({ db, env, sendMail }: PlanEndServices, now: Date): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const due = await tx
      .selectFrom('firstLists')
      .innerJoin('jobs', 'jobs.id', 'firstLists.jobId')
      .innerJoin('recruiters', 'recruiters.recruiterEmail', 'jobs.recruiterEmail')
      // Who was erased has no account, and their jobs are on hold already.
      .innerJoin('users', 'users.email', 'jobs.recruiterEmail')
      .select(['jobs.id', 'jobs.title', 'users.email', 'users.locale'])
      .where('endsAt', '<=', now.toISOString())
      .where('jobs.status', '=', 'OPEN')
      .where(({ not }) => not(isCovered(now)))
      .orderBy('endsAt')
      .limit(atOnce)
      .forUpdate('jobs')
      .skipLocked()
      .execute();
    if (due.length === 0) return 0;
    await tx
      .updateTable('jobs')
      .set({ status: 'ON_HOLD', openSince: null, updatedAt: now.toISOString() })
      .where(
        'id',
        'in',
        due.map(({ id }) => id),
      )
      .execute();
    for (const { title, email: to, locale } of due) {
      const letter = firstListOver({ job: title, appUrl: env.APP_URL });
      await sendMail(tx, { to, letter, locale: locale ?? sourceLocale });
    }
    return due.length;
  });
}
