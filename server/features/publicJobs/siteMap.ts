/** The site map: the pages about the product, every company that hires and every open job. */
import { sql } from 'kysely';
import { legalPaths } from '../../../schemas/legal.ts';
import { companyPath, publicJobPath } from '../../../schemas/publicJobPath.ts';
import { publicPaths } from '../../../schemas/publicPages.ts';
import type { Database } from '../../db/database.ts';
import { companySlug } from '../companies/companySlugs.ts';
import { publishedJobs } from './findPublicJob.ts';
import { xmlText } from './xml.ts';

/** The most addresses a file may have by sitemaps.org. */
export const siteMapSize = 50_000;

const xml = (root: 'urlset' | 'sitemapindex', entries: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</${root}>\n`;

const entry = (origin: string, path: string, changed?: string) =>
  `<url><loc>${xmlText(origin + path)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>`;

const staticEntries = (origin: string) =>
  [...publicPaths, '/jobs', ...Object.values(legalPaths)].map((path) => entry(origin, path));

/** The most companies that are named; their jobs are, all of them. */
const mostCompanies = 10_000;

/** Companies that have a job the public can read, those that hire most first. */
async function companyEntries({ db, origin, now }: Pick<SiteMapArgs, 'db' | 'origin' | 'now'>) {
  const { rows } = await sql<{ slug: string | null }>`
    select ${companySlug} "slug" from "employers" join "recruiters" using ("employerEmail")
      join (${publishedJobs(db, now).select('jobs.recruiterEmail')}) "open" using ("recruiterEmail")
    group by "employers"."employerEmail" order by count(*) desc, "employers"."employerEmail" limit ${mostCompanies}`.execute(
    db,
  );
  return rows.flatMap(({ slug }) => (slug === null ? [] : [entry(origin, companyPath(slug))]));
}

interface SiteMapArgs {
  db: Database;
  origin: string;
  now: Date;
  /** The most addresses of a file. */
  size: number;
}

async function jobEntries({ db, origin, now }: SiteMapArgs, offset: number, limit: number) {
  const jobs = await publishedJobs(db, now)
    .select(['id', 'title', 'updatedAt', 'openedAt'])
    .orderBy('id')
    .offset(offset)
    .limit(limit)
    .execute();
  return jobs.map((job) => {
    const changed = [job.updatedAt, job.openedAt ?? ''].sort().at(-1);
    return entry(origin, publicJobPath(job), changed);
  });
}

/** `/sitemap.xml`: everything where it fits into one file, else the list of the files. */
export async function siteMap(args: SiteMapArgs): Promise<string> {
  const { db, origin, now, size } = args;
  const { jobs } = await publishedJobs(db, now)
    .select(sql<number>`count(*)`.as('jobs'))
    .executeTakeFirstOrThrow();
  const fixed = [...staticEntries(origin), ...(await companyEntries(args))];
  if (jobs + fixed.length <= size) return xml('urlset', [...fixed, ...(await jobEntries(args, 0, size))]);
  const files = Array.from({ length: 1 + Math.ceil(jobs / size) }, (_, page) => `/sitemap-${page}.xml`);
  return xml(
    'sitemapindex',
    files.map((file) => `<sitemap><loc>${xmlText(origin + file)}</loc></sitemap>`),
  );
}

/** `/sitemap-{page}.xml`: 0 has the pages about the product, the others jobs; undefined beyond the last. */
export async function siteMapPage(args: SiteMapArgs, page: number): Promise<string | undefined> {
  if (page === 0) return xml('urlset', [...staticEntries(args.origin), ...(await companyEntries(args))]);
  const entries = await jobEntries(args, (page - 1) * args.size, args.size);
  return entries.length === 0 ? undefined : xml('urlset', entries);
}
