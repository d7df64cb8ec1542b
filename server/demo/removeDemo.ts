/** Takes away demo data that was not completed. */
import type { Database } from '../db/database.ts';
import { demoPeople } from './data/people.ts';
import { demoEmployer, demoRecruiters, waitingRecruiter } from './staff.ts';

/** Removes everything that hangs on the demo people. Files stay: the next try has the same under the same keys. */
export async function removeDemo(db: Database): Promise<void> {
  const recruiters = demoRecruiters.map(({ email }) => email);
  const candidates = demoPeople().map(({ email }) => email);
  await db.transaction().execute(async (tx) => {
    const jobs = tx.selectFrom('jobs').select('id').where('recruiterEmail', 'in', recruiters);
    await tx.deleteFrom('applications').where('jobId', 'in', jobs).execute();
    const picks = tx.selectFrom('dailyCandidates').select('id').where('jobId', 'in', jobs);
    await tx.deleteFrom('invitations').where('dailyCandidateId', 'in', picks).execute();
    await tx.deleteFrom('dailyCandidates').where('jobId', 'in', jobs).execute();
    await tx.deleteFrom('jobs').where('recruiterEmail', 'in', recruiters).execute();
    await tx
      .deleteFrom('users')
      .where('email', 'in', [...recruiters, waitingRecruiter.email, ...candidates])
      .execute();
    await tx.deleteFrom('users').where('email', '=', demoEmployer.email).execute();
  });
}
