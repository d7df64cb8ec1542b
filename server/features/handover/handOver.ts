/** Hands jobs over to another recruiter of the same employer, with everything that hangs on them. */
import type { Grant } from '../../../schemas/calls/permissions.ts';
import type { HandedOver } from '../../../schemas/handover.ts';
import { type Caller, isCovered } from '../../access/caller.ts';
import { notFound } from '../../base/errors.ts';
import { wrongField } from '../../base/fieldErrors.ts';
import type { Database } from '../../db/database.ts';
import { recruiterName } from '../../db/fullName.ts';
import { jobsHandedOverMail, jobsTakenOverMail } from '../../mail/templates/handoverMails.ts';
import type { Services } from '../../services/services.ts';
import { noSuchJob } from '../jobs/findJob.ts';
import { jobsInScope } from '../jobs/selectJobs.ts';
import { moveAlong } from './moveAlong.ts';
import { moveInterviews } from './moveInterviews.ts';
import { recruitersInReach } from './openWork.ts';

type Needed = Pick<Services, 'db' | 'env' | 'clock' | 'sendMail'>;

interface By {
  caller: Caller;
  grant: Grant;
}

interface HeldJob {
  id: string;
  title: string;
  status: string;
  recruiterEmail: string;
}

/**
 * Who is to have the jobs. The answer is the same for an address without an account, of another employer, and of someone
 * who may not work now.
 *
 * @throws ApiError INVALID_FIELDS about `recruiterEmail`
 */
async function findNew(tx: Database, { employerEmail }: Caller, recruiterEmail: string, now: Date) {
  const found = await tx
    .selectFrom('recruiters')
    .innerJoin('users', 'users.email', 'recruiters.recruiterEmail')
    .innerJoin('employers', 'employers.employerEmail', 'recruiters.employerEmail')
    .select(['employerName', recruiterName().as('name'), isCovered(now).as('paid')])
    .where('recruiters.recruiterEmail', '=', recruiterEmail)
    .where('recruiters.employerEmail', '=', employerEmail)
    .where('recruiters.status', '=', 'ACTIVE')
    .forShare('recruiters')
    .executeTakeFirst();
  if (!found) throw wrongField('recruiterEmail', 'Choose an active recruiter of this employer.');
  return found;
}

const findFormer = (tx: Database, recruiterEmail: string) =>
  tx
    .selectFrom('recruiters')
    .select(['recruiterLeftAt', recruiterName().as('name')])
    .where('recruiterEmail', '=', recruiterEmail)
    .executeTakeFirstOrThrow();

/** Open jobs wait where no plan covers the new recruiter, as they do when a plan ends. @returns how many do */
async function moveJobs(tx: Database, jobs: readonly HeldJob[], to: string, paid: boolean, now: Date) {
  const held = paid ? [] : jobs.filter(({ status }) => status === 'OPEN').map(({ id }) => id);
  const ids = jobs.map(({ id }) => id);
  const updatedAt = now.toISOString();
  await tx.updateTable('jobs').set({ recruiterEmail: to, updatedAt }).where('id', 'in', ids).execute();
  if (held.length > 0)
    await tx
      .updateTable('jobs')
      .set({ status: 'ON_HOLD', openSince: null })
      .where('id', 'in', held)
      .execute();
  return held.length;
}

/** @param jobs all of one recruiter, held in the transaction */
async function handOver(
  services: Needed,
  tx: Database,
  caller: Caller,
  jobs: readonly HeldJob[],
  to: string,
): Promise<HandedOver> {
  const now = services.clock();
  const { employerName, name: newName, paid } = await findNew(tx, caller, to, now);
  const [first] = jobs;
  if (!first) return { jobsCount: 0, heldJobsCount: 0, interviewsCount: 0, freedInterviewsCount: 0 };
  const { recruiterEmail: former } = first;
  if (former === to) throw wrongField('recruiterEmail', 'They run this already. Choose someone else.');
  const ids = jobs.map(({ id }) => id);
  const heldJobsCount = await moveJobs(tx, jobs, to, paid, now);
  await moveAlong(tx, ids, { former, to }, now);
  const interviews = await moveInterviews(services, tx, ids, to);
  const titles = jobs.map(({ title }) => title);
  const { name: formerName, recruiterLeftAt } = await findFormer(tx, former);
  const about = { titles, formerName, newName, employerName, appUrl: services.env.APP_URL };
  const counts = { heldCount: heldJobsCount, freedCount: interviews.freedInterviewsCount };
  await services.sendMail(tx, { to, letter: jobsTakenOverMail({ ...about, ...counts }) });
  // Someone who has left has no address.
  if (!recruiterLeftAt) await services.sendMail(tx, { to: former, letter: jobsHandedOverMail(about) });
  return { jobsCount: jobs.length, heldJobsCount, ...interviews };
}

const held = ['jobs.id', 'jobs.title', 'jobs.status', 'jobs.recruiterEmail'] as const;

/** @throws ApiError NOT_FOUND; INVALID_FIELDS about `recruiterEmail` */
export const handOverJob = (
  services: Needed,
  { caller, grant }: By,
  id: string,
  to: string,
): Promise<HandedOver> =>
  services.db.transaction().execute(async (tx) => {
    const job = await jobsInScope(tx, caller, grant)
      .where('jobs.id', '=', id)
      .select(held)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow(noSuchJob);
    return handOver(services, tx, caller, [job], to);
  });

/**
 * All that is not over. Closed jobs in which nobody waits any more stay with the recruiter whose work they were.
 *
 * @throws ApiError NOT_FOUND; INVALID_FIELDS about `recruiterEmail`
 */
export const handOverJobs = (
  services: Needed,
  { caller, grant }: By,
  former: string,
  to: string,
): Promise<HandedOver> =>
  services.db.transaction().execute(async (tx) => {
    await recruitersInReach(tx, caller)
      .where('recruiters.recruiterEmail', '=', former)
      .select('recruiters.recruiterEmail')
      .executeTakeFirstOrThrow(() => notFound('There is no such recruiter.'));
    const jobs = await jobsInScope(tx, caller, grant)
      .where('jobs.recruiterEmail', '=', former)
      .where((eb) =>
        eb.or([
          eb('jobs.status', 'in', ['DRAFT', 'OPEN', 'ON_HOLD']),
          eb.exists(
            eb
              .selectFrom('applications')
              .select('applications.id')
              .whereRef('applications.jobId', '=', 'jobs.id')
              .where('applications.status', '=', 'ACTIVE'),
          ),
        ]),
      )
      .select(held)
      .orderBy('jobs.id')
      .forNoKeyUpdate()
      .execute();
    return handOver(services, tx, caller, jobs, to);
  });
