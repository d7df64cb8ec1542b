/** The public's knowledge of a company. */
import type { Company, PublicJobPage } from '../../../schemas/publicJobPage.ts';
import type { Database } from '../../db/database.ts';
import { companySlug } from '../companies/companySlugs.ts';
import { ofEmployer, publishedJobs } from './findPublicJob.ts';
import { listPublicJobs } from './searchPublicJobs.ts';

const shown = [
  'employers.employerName',
  'employers.employerWebsite',
  'employers.employerIndustry',
  'employers.employerSize',
  'employers.employerCity',
  'employers.employerState',
  'employers.employerCountry',
  'employers.employerDescription',
  'employers.provedDomain',
] as const;

/**
 * A company that has had a job the public could read. Its address may be one of a name it went by before.
 *
 * @param after where the page of its jobs begins
 */
export async function findCompany(
  db: Database,
  slug: string,
  after: string | undefined,
  now: Date,
): Promise<Extract<PublicJobPage, { state: 'company' }> | undefined> {
  const found = await db
    .selectFrom('companySlugs')
    .innerJoin('employers', 'employers.employerEmail', 'companySlugs.employerEmail')
    .select(shown)
    .select(['employers.employerEmail', companySlug.as('current')])
    .where('companySlugs.slug', '=', slug)
    .where('employers.employerLeftAt', 'is', null)
    .executeTakeFirst();
  if (!found) return undefined;
  const { employerEmail, current, ...about } = found;
  const hadJobs = await ofEmployer(db.selectFrom('jobs'), employerEmail)
    .select('jobs.id')
    .where('jobs.publicPage', '=', true)
    .where('jobs.openedAt', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  if (!hadJobs) return undefined;
  const jobs = ofEmployer(publishedJobs(db, now), employerEmail);
  const page = await listPublicJobs(db, { all: jobs, narrowed: jobs }, { after });
  const company: Company = { ...about, slug: current ?? slug };
  return { state: 'company', company, jobs: page.items, total: page.total, next: page.next };
}
