/** Reminds candidates of an interview the day before. */
import { dayMs } from '../../../schemas/base/days.ts';
import { interviewAheadMail } from '../../mail/templates/interviewMails.ts';
import { markSeen, notify } from '../notices/notify.ts';
import { candidatesPlace, type InterviewServices } from './holdInterview.ts';
import { findKnownInterview } from './selectInterviews.ts';

/** How long before it starts. */
const aheadMs = dayMs;

/** At most so many at once; the next look takes the others. */
const atOnce = 500;

const untilOf = (now: Date) => new Date(now.getTime() + aheadMs).toISOString();

/** Notes, with the booking, that who picks a time within a day needs no reminder of it. */
export const remindedAt = (startsAt: string, now: Date): { remindedOf: string | null } => ({
  remindedOf: startsAt <= untilOf(now) ? startsAt : null,
});

/**
 * Each booked time is told of once, whichever server looks; one that is moved is told of again.
 *
 * @returns how many were reminded
 */
export function remindOfInterviews(services: InterviewServices): Promise<number> {
  const now = services.clock();
  const at = now.toISOString();
  return services.db.transaction().execute(async (tx) => {
    const due = await tx
      .selectFrom('interviews')
      .innerJoin('applications', 'applications.id', 'interviews.applicationId')
      .where('applications.status', '=', 'ACTIVE')
      .where('interviews.cancelledAt', 'is', null)
      .where('interviews.startsAt', '>', at)
      .where('interviews.startsAt', '<=', untilOf(now))
      .where(({ eb, ref }) => eb('remindedOf', 'is distinct from', ref('interviews.startsAt')))
      .select(['interviews.id', 'interviews.startsAt'])
      .orderBy('interviews.startsAt')
      .limit(atOnce)
      .forUpdate('interviews')
      .skipLocked()
      .execute();
    for (const { id, startsAt } of due) {
      if (startsAt === null) continue;
      await tx.updateTable('interviews').set({ remindedOf: startsAt }).where('id', '=', id).execute();
      const about = await findKnownInterview(tx, id, now);
      const { candidateEmail, jobId } = about;
      const news = { to: candidateEmail, kind: 'INTERVIEW_AHEAD', jobId, candidateEmail } as const;
      // Of an interview that was moved since, or another one of the same job.
      await markSeen(tx, news, now);
      await notify(services, tx, news, {
        what: 'mailReminders',
        letterOf: (stop) => interviewAheadMail(about, startsAt, candidatesPlace(services, about), stop),
        goodUntil: startsAt,
      });
    }
    return due.length;
  });
}
