/** The notices of the demo’s recruiters: the last days are unread, and nothing of it waits for an hour of the day. */
import { hoursLater } from '../../schemas/base/days.ts';
import { addNotice } from '../features/notices/notify.ts';
import { changeSettings } from '../features/notices/settings.ts';
import type { Services } from '../services/services.ts';
import { visitingRecruiterEmail } from './accounts.ts';

/** Older notices have been read. */
const unreadHours = 36;
/** Applicants that the visitor is told of. */
const applicants = 3;

export async function keepNotices({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const now = clock();
  const newest = await db
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.jobId')
    .where('jobs.recruiterEmail', '=', visitingRecruiterEmail)
    .where('applications.status', '=', 'ACTIVE')
    .select(['jobId', 'candidateEmail', 'applications.createdAt'])
    .orderBy('applications.createdAt', 'desc')
    .orderBy('applications.id')
    .limit(applicants)
    .execute();
  for (const { createdAt, ...about } of newest)
    await addNotice(db, { ...about, to: visitingRecruiterEmail, kind: 'APPLICANT' }, new Date(createdAt));
  await db
    .updateTable('notices')
    .set(({ ref }) => ({ readAt: ref('createdAt') }))
    .where('createdAt', '<', hoursLater(now, -unreadHours).toISOString())
    .execute();
  // A visitor looks for mails in the mailbox, whatever the time.
  await changeSettings(db, visitingRecruiterEmail, { quietHours: false });
}
