/** Tells the recruiter of a job that someone has applied. */
import { applicantMail } from '../../mail/templates/applicantMail.ts';
import type { Services } from '../../services/services.ts';
import { notify } from '../notices/notify.ts';
import type { Tell } from './changes.ts';

/** A suspended recruiter reads nothing of candidates, by mail neither. */
export const tellRecruiter =
  (services: Pick<Services, 'env' | 'clock' | 'sendMail'>): Tell =>
  async (tx, application) => {
    const { jobId, candidateEmail } = application;
    const { recruiterEmail, status } = await tx
      .selectFrom('jobs')
      .innerJoin('recruiters', 'recruiters.recruiterEmail', 'jobs.recruiterEmail')
      .where('jobs.id', '=', jobId)
      .select(['jobs.recruiterEmail', 'recruiters.status'])
      .executeTakeFirstOrThrow();
    if (status !== 'ACTIVE') return;
    const news = { to: recruiterEmail, kind: 'APPLICANT', jobId, candidateEmail } as const;
    await notify(services, tx, news, {
      what: 'applicants',
      letterOf: (stop) => applicantMail(application, services.env.APP_URL, stop),
    });
  };
