/** Offers nobody answered in time; both sides are told. */
import { earliestToday } from '../../../schemas/base/answerDay.ts';
import type { Database } from '../../db/database.ts';
import { addNotices, markAllSeen } from '../notices/notify.ts';

/** At most so many in one transaction. */
const atOnce = 500;

async function expireSome(tx: Database, now: Date): Promise<number> {
  const expired = await tx
    .updateTable('jobOffers')
    .set({ status: 'EXPIRED' })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('jobOffers')
        .select('id')
        .where('status', '=', 'SENT')
        .where('expiresOn', '<', earliestToday(now))
        .orderBy('id')
        .limit(atOnce)
        .forUpdate()
        .skipLocked(),
    )
    .returning('applicationId')
    .execute();
  if (expired.length === 0) return 0;
  const about = await tx
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.jobId')
    .innerJoin('recruiters', 'recruiters.recruiterEmail', 'jobs.recruiterEmail')
    .select(['jobId', 'candidateEmail', 'jobs.recruiterEmail', 'recruiters.status'])
    .where(
      'applications.id',
      'in',
      expired.map(({ applicationId }) => applicationId),
    )
    .execute();
  await markAllSeen(tx, 'JOB_OFFER', about, now);
  const toCandidates = about.map(({ jobId, candidateEmail }) => ({
    ...{ to: candidateEmail, kind: 'APPLICATION_CHANGED' as const, jobId, candidateEmail },
  }));
  // A suspended recruiter reads nothing of candidates.
  const toRecruiters = about
    .filter(({ status }) => status === 'ACTIVE')
    .map(({ jobId, candidateEmail, recruiterEmail: to }) => ({
      ...{ to, kind: 'JOB_OFFER_EXPIRED' as const, jobId, candidateEmail },
    }));
  await addNotices(tx, [...toCandidates, ...toRecruiters], now);
  return expired.length;
}

export async function expireJobOffers(db: Database, now: Date): Promise<void> {
  while ((await db.transaction().execute((tx) => expireSome(tx, now))) === atOnce);
}
