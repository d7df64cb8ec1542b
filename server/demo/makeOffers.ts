/** Offers that wait for their answers, the visiting candidate's among them. */
import { dayOf, daysLater, hoursLater } from '../../schemas/base/days.ts';
import { makeJobOffer } from '../features/jobOffers/makeJobOffer.ts';
import type { Services } from '../services/services.ts';

/** Where a job names no salary. */
const usualSalary = 90_000;

/** Offers the job to everyone who has come as far as that stage. No mail goes out: the demo people have no mailbox. */
export async function makeOffers({ db, env, clock }: Pick<Services, 'db' | 'env' | 'clock'>): Promise<void> {
  const at = hoursLater(clock(), -5);
  const finalists = await db
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.jobId')
    .select(['applications.id', 'jobs.recruiterEmail', 'jobs.salaryMax'])
    .where('applications.status', '=', 'ACTIVE')
    .where('applications.stageId', '=', 'offer')
    .orderBy('applications.id')
    .execute();
  const quietly = { db, env, clock: () => at, sendMail: async () => {} };
  for (const { id, recruiterEmail: email, salaryMax } of finalists)
    await makeJobOffer(quietly, { role: 'RECRUITER', email }, id, {
      salary: salaryMax ?? usualSalary,
      startDate: dayOf(daysLater(at, 35)),
      expiresOn: dayOf(daysLater(at, 5)),
      text: 'Everyone who met you would like to work with you. Four weeks of holidays, and a laptop of your choice.\n\nCall me if anything is open.',
    });
}
