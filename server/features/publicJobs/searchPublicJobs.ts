/** The search of open jobs that everyone may make. */
import { sql } from 'kysely';
import type { ListQuery } from '../../../schemas/calls/listQuery.ts';
import type { PublicJobEntry, PublicJobPage } from '../../../schemas/publicJobPage.ts';
import type { PublicJobSearch } from '../../../schemas/publicJobSearch.ts';
import { ApiError } from '../../base/errors.ts';
import type { Database } from '../../db/database.ts';
import type { Page } from '../../db/list.ts';
import { companySlug } from '../companies/companySlugs.ts';
import type { Lists, Reading } from '../jobs/foundJobs.ts';
import { type IndexedNarrowing, indexedNarrowing } from '../jobs/indexedNarrowing.ts';
import { listOpenJobs } from '../jobs/listOpenJobs.ts';
import { narrowJobs } from '../jobs/narrowJobs.ts';
import { fewerWords, hintsFor } from '../jobs/searchHints.ts';
import type { JobRows } from '../jobs/selectJobs.ts';
import { publishedJobs } from './findPublicJob.ts';

/** Jobs of a page. */
const perPage = 20;

/** Nobody is compared with the jobs. */
const noCandidate = '';

const listQueryOf = (q: string | undefined, after: string | undefined): ListQuery => ({
  page: 1,
  perPage,
  sort: q ? 'relevance' : 'openedAt',
  order: 'DESC',
  q,
  after,
});

/** The pages of the companies of some jobs, by job. */
async function companiesOf(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, Pick<PublicJobEntry, 'company' | 'provedDomain'>>> {
  const rows = await db
    .selectFrom('jobs')
    .innerJoin('recruiters', 'recruiters.recruiterEmail', 'jobs.recruiterEmail')
    .innerJoin('employers', 'employers.employerEmail', 'recruiters.employerEmail')
    .select(['jobs.id', companySlug.as('company'), 'employers.provedDomain'])
    .where('jobs.id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
  return new Map(rows.map(({ id, ...shown }) => [id, shown]));
}

interface PublicPage extends Page<PublicJobEntry> {
  reading: Reading;
}

interface PublicList {
  q?: string | undefined;
  after?: string | undefined;
  narrowing?: IndexedNarrowing | undefined;
}

/** A page of public jobs, newest first or best match first. @throws ApiError on a cursor of another list */
export async function listPublicJobs(
  db: Database,
  jobs: Lists,
  { q, after, narrowing }: PublicList,
): Promise<PublicPage> {
  const page = await listOpenJobs(db, jobs, noCandidate, listQueryOf(q, after), narrowing);
  const companies = await companiesOf(
    db,
    page.items.map(({ id }) => id),
  );
  return {
    ...page,
    items: page.items.map((job) => ({
      ...job,
      ...(companies.get(job.id) ?? { company: null, provedDomain: null }),
    })),
  };
}

async function hintsOf(db: Database, jobs: JobRows, q: string, { reading, total }: PublicPage) {
  const hints = await hintsFor(db, jobs, q, reading);
  return total === 0 ? { ...hints, fewer: await fewerWords(db, jobs, q) } : hints;
}

/**
 * @param after where the page begins; a text that is none of ours begins at the first
 */
export async function searchPublicJobs(
  db: Database,
  search: PublicJobSearch,
  after: string | undefined,
  now: Date,
): Promise<Extract<PublicJobPage, { state: 'search' }>> {
  const all = publishedJobs(db, now);
  const jobs = { all, narrowed: narrowJobs(all, search, now) };
  const { q, place, within } = search;
  const narrowing = await indexedNarrowing(db, search);
  const page = await listPublicJobs(db, jobs, { q, after, narrowing }).catch((error: unknown) => {
    if (error instanceof ApiError && after !== undefined) return listPublicJobs(db, jobs, { q, narrowing });
    throw error;
  });
  return {
    ...{ state: 'search', search, jobs: page.items, total: page.total, next: page.next },
    hints: q && page.reading !== 'typed' ? await hintsOf(db, jobs.narrowed, q, page) : null,
    isPlaceUnknown: place !== undefined && within !== undefined && narrowing.near === null,
  };
}
