/** Tells the recruiter of a job that someone has applied, or does not want to go on. */
import type { CandidateApplication } from '../../../schemas/application.ts';
import { takeBackMs } from '../../../schemas/invitation.ts';
import type { Database } from '../../db/database.ts';
import { applicantMail, withdrawnMail } from '../../mail/templates/applicantMail.ts';
import type { Services } from '../../services/services.ts';
import { markSeen, notify } from '../notices/notify.ts';
import type { Tell } from './changes.ts';

type Needed = Pick<Services, 'env' | 'clock' | 'sendMail'>;

/** A suspended recruiter reads nothing of candidates, by mail neither. @returns the recruiter's address; null for those */
async function readerOf(tx: Database, { jobId }: CandidateApplication): Promise<string | null> {
  const { recruiterEmail, status } = await tx
    .selectFrom('jobs')
    .innerJoin('recruiters', 'recruiters.recruiterEmail', 'jobs.recruiterEmail')
    .where('jobs.id', '=', jobId)
    .select(['jobs.recruiterEmail', 'recruiters.status'])
    .executeTakeFirstOrThrow();
  return status === 'ACTIVE' ? recruiterEmail : null;
}

export const tellRecruiter =
  (services: Needed): Tell =>
  async (tx, application) => {
    const to = await readerOf(tx, application);
    if (to === null) return;
    const { jobId, candidateEmail } = application;
    const news = { to, kind: 'APPLICANT', jobId, candidateEmail } as const;
    await markSeen(tx, { ...news, kind: 'APPLICATION_WITHDRAWN' }, services.clock());
    await notify(services, tx, news, {
      what: 'applicants',
      letterOf: (stop) => applicantMail(application, services.env.APP_URL, stop),
    });
  };

/** Its mail waits for some minutes, since candidates take a withdrawal by mistake back at once. */
export const tellOfWithdrawal =
  (services: Needed): Tell =>
  async (tx, application) => {
    const to = await readerOf(tx, application);
    if (to === null) return;
    const now = services.clock();
    const { jobId, candidateEmail } = application;
    const news = { to, kind: 'APPLICATION_WITHDRAWN', jobId, candidateEmail } as const;
    await markSeen(tx, { ...news, kind: 'APPLICANT' }, now);
    await notify(services, tx, news, {
      what: 'answers',
      notBefore: new Date(now.getTime() + takeBackMs),
      letterOf: (stop) => withdrawnMail(application, services.env.APP_URL, stop),
    });
  };
