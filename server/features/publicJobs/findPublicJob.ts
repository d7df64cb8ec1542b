/** The public's knowledge of a job, and how it stands. */
import type { Selectable } from 'kysely';
import { earliestToday, isDayOver } from '../../../schemas/base/answerDay.ts';
import type { JobLink } from '../../../schemas/publicJobPage.ts';
import type { Database } from '../../db/database.ts';
import type { JobRow, Tables } from '../../db/tables.ts';
import { companySlug } from '../companies/companySlugs.ts';
import type { JobRows } from '../jobs/selectJobs.ts';

const jobFields = [
  'id',
  'title',
  'description',
  'employmentType',
  'workplaceType',
  'city',
  'state',
  'country',
  'salaryMin',
  'salaryMax',
  'salaryCurrency',
  'salaryUnit',
  'openings',
  'criteria',
  'validThrough',
  'openedAt',
  'updatedAt',
] as const;

const employerFields = [
  'employerEmail',
  'employerName',
  'employerWebsite',
  'employerCity',
  'employerState',
  'employerCountry',
  'provedDomain',
] as const;

type Found = Pick<Selectable<JobRow>, (typeof jobFields)[number] | 'status' | 'publicPage'> &
  Pick<Tables['employers'], (typeof employerFields)[number]> & { company: string | null };

/** An open job with its employer. The employer's address is for finding its other jobs and never shown. */
export type PublishedJob = Omit<Found, 'status' | 'publicPage'>;

/** A job that may be read, one that could be once, or neither. */
type PublicState = 'open' | 'gone' | 'unknown';

/** A job whose last day is over everywhere counts as gone even before it is closed. */
function stateOf({ publicPage, status, openedAt, validThrough }: Found, now: Date): PublicState {
  // A job that never was open, a draft for one, is no one's business.
  if (!publicPage || status === 'DRAFT' || openedAt === null) return 'unknown';
  return status === 'OPEN' && (validThrough === null || !isDayOver(validThrough, now)) ? 'open' : 'gone';
}

/** Jobs with what the public may know of their employers. */
const withEmployer = (db: Database) =>
  db
    .selectFrom('jobs')
    .innerJoin('recruiters', 'recruiters.recruiterEmail', 'jobs.recruiterEmail')
    .innerJoin('employers', 'employers.employerEmail', 'recruiters.employerEmail')
    .select(jobFields.map((name) => `jobs.${name}` as const))
    .select(['jobs.status', 'jobs.publicPage'])
    .select(employerFields.map((name) => `employers.${name}` as const))
    .select(companySlug.as('company'));

/** @returns the job with how it stands; undefined when there is none */
export async function findPublicJob(
  db: Database,
  id: string,
  now: Date,
): Promise<{ state: PublicState; job: PublishedJob } | undefined> {
  const found = await withEmployer(db).where('jobs.id', '=', id).executeTakeFirst();
  return found && { state: stateOf(found, now), job: found };
}

/** Jobs anyone may read now. */
export const publishedJobs = (db: Database, now: Date): JobRows =>
  db
    .selectFrom('jobs')
    .where('jobs.status', '=', 'OPEN')
    .where('jobs.publicPage', '=', true)
    .where((eb) =>
      eb.or([eb('jobs.validThrough', 'is', null), eb('jobs.validThrough', '>=', earliestToday(now))]),
    );

/** Jobs of one employer. */
export const ofEmployer = (jobs: JobRows, employerEmail: string): JobRows =>
  jobs.where((eb) =>
    eb(
      'jobs.recruiterEmail',
      'in',
      eb.selectFrom('recruiters').select('recruiterEmail').where('employerEmail', '=', employerEmail),
    ),
  );

/** How many other jobs a page leads to. */
const otherJobs = 5;

/** The latest other open jobs of the same employer. */
export const findOtherJobs = (
  db: Database,
  { id, employerEmail }: Pick<PublishedJob, 'id' | 'employerEmail'>,
  now: Date,
): Promise<JobLink[]> =>
  ofEmployer(publishedJobs(db, now), employerEmail)
    .select(['id', 'title', 'city', 'state', 'country', 'workplaceType'])
    .where('id', '!=', id)
    .orderBy('openedAt', 'desc')
    .limit(otherJobs)
    .execute();

/** Public jobs in the order of their ids, from the one after `last` on; '' begins with the first. */
export const selectPublished = (
  db: Database,
  now: Date,
  last: string,
  limit: number,
): Promise<PublishedJob[]> => {
  const jobs = publishedJobs(db, now).select('jobs.id').orderBy('jobs.id').limit(limit);
  return withEmployer(db)
    .where('jobs.id', 'in', last === '' ? jobs : jobs.where('jobs.id', '>', last))
    .orderBy('jobs.id')
    .execute();
};
