/** The search of open jobs that everyone may make. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { countryCodes } from '../../../schemas/base/countries.ts';
import { daysLater } from '../../../schemas/base/days.ts';
import { languages } from '../../../schemas/base/locales.ts';
import type { ListQuery } from '../../../schemas/calls/listQuery.ts';
import type { PublicJobEntry, PublicJobPage } from '../../../schemas/publicJobPage.ts';
import type { PublicJobSearch } from '../../../schemas/publicJobSearch.ts';
import { ApiError } from '../../base/errors.ts';
import type { Database } from '../../db/database.ts';
import { filtersOf, type Page } from '../../db/list.ts';
import { companySlug } from '../companies/companySlugs.ts';
import { jobColumns } from '../jobs/jobColumns.ts';
import { listOpenJobs } from '../jobs/listOpenJobs.ts';
import { searchHints } from '../jobs/searchHints.ts';
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

/** A name as it is compared: no accents, no case. */
const plain = (name: string) =>
  name
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase();

const countryNames = languages.flatMap((locale) => {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  return countryCodes.map((code) => ({ code, name: plain(names.of(code) ?? code) }));
});

/** Countries called so, by their code or the beginning of their name. */
function countriesCalled(text: string): string[] {
  const asked = plain(text);
  const isMeant = ({ code, name }: (typeof countryNames)[number]) =>
    code.toLowerCase() === asked || (asked.length > 2 && name.startsWith(asked));
  return [...new Set(countryNames.filter(isMeant).map(({ code }) => code))];
}

/** "Austin, Texas" is in both. */
function inPlace(place: string): RawBuilder<SqlBool>[] {
  const parts = place
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  return parts.map((part) => {
    const asked = { ...listQueryOf(undefined, undefined), city: [part], state: [part] };
    const inCountry = sql<SqlBool>`"jobs"."country" = any(${countriesCalled(part)}::text[])`;
    return sql<SqlBool>`(${sql.join([...filtersOf(jobColumns, asked), inCountry], sql` or `)})`;
  });
}

/** The highest pay that is named, for a year of full time. */
const yearlyPay = sql<number>`(coalesce("jobs"."salaryMax", "jobs"."salaryMin")
  * case "jobs"."salaryUnit" when 'HOUR' then 2080 when 'MONTH' then 12 else 1 end)`;

function narrowed(jobs: JobRows, search: PublicJobSearch, now: Date): JobRows {
  const { place, workplace, employment, pay, currency, days } = search;
  const conditions = [
    ...(place ? inPlace(place) : []),
    ...(workplace ? [sql<SqlBool>`"jobs"."workplaceType" = ${workplace}`] : []),
    ...(employment ? [sql<SqlBool>`"jobs"."employmentType" = ${employment}`] : []),
    ...(pay ? [sql<SqlBool>`"jobs"."salaryCurrency" = ${currency} and ${yearlyPay} >= ${pay}`] : []),
    ...(days ? [sql<SqlBool>`"jobs"."openedAt" >= ${daysLater(now, -Number(days)).toISOString()}`] : []),
  ];
  return conditions.reduce((rows, condition) => rows.where(condition), jobs);
}

/** The pages of the companies of some jobs, by job. */
async function companiesOf(db: Database, ids: readonly string[]): Promise<Map<string, string | null>> {
  const rows = await db
    .selectFrom('jobs')
    .innerJoin('recruiters', 'recruiters.recruiterEmail', 'jobs.recruiterEmail')
    .innerJoin('employers', 'employers.employerEmail', 'recruiters.employerEmail')
    .select(['jobs.id', companySlug.as('slug')])
    .where('jobs.id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
  return new Map(rows.map(({ id, slug }) => [id, slug]));
}

/** A page of public jobs, newest first or best match first. @throws ApiError on a cursor of another list */
export async function listPublicJobs(
  db: Database,
  jobs: JobRows,
  q?: string,
  after?: string,
): Promise<Page<PublicJobEntry>> {
  const page = await listOpenJobs(db, jobs, noCandidate, listQueryOf(q, after));
  const companies = await companiesOf(
    db,
    page.items.map(({ id }) => id),
  );
  return { ...page, items: page.items.map((job) => ({ ...job, company: companies.get(job.id) ?? null })) };
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
  const jobs = narrowed(publishedJobs(db, now), search, now);
  const page = await listPublicJobs(db, jobs, search.q, after).catch((error: unknown) => {
    if (error instanceof ApiError && after !== undefined) return listPublicJobs(db, jobs, search.q);
    throw error;
  });
  const hints = search.q ? await searchHints(db, jobs, search.q) : null;
  return { state: 'search', search, jobs: page.items, total: page.total, next: page.next, hints };
}
