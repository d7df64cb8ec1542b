/** The site map: the pages about the product and every open job. */
import { sql } from 'kysely';
import { publicJobPath } from '../../../schemas/publicJobPath.ts';
import { publicPaths } from '../../../schemas/publicPages.ts';
import type { Database } from '../../db/database.ts';
import { escapeHtml } from '../../mail/templates/compose.ts';
import { publishedJobs } from './findPublicJob.ts';

/** The most addresses a file may have by sitemaps.org. */
export const siteMapSize = 50_000;

const xml = (root: 'urlset' | 'sitemapindex', entries: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</${root}>\n`;

const entry = (origin: string, path: string, changed?: string) =>
  `<url><loc>${escapeHtml(origin + path)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>`;

const staticEntries = (origin: string) => publicPaths.map((path) => entry(origin, path));

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
  const fixed = staticEntries(origin);
  if (jobs + fixed.length <= size) return xml('urlset', [...fixed, ...(await jobEntries(args, 0, size))]);
  const files = Array.from({ length: 1 + Math.ceil(jobs / size) }, (_, page) => `/sitemap-${page}.xml`);
  return xml(
    'sitemapindex',
    files.map((file) => `<sitemap><loc>${escapeHtml(origin + file)}</loc></sitemap>`),
  );
}

/** `/sitemap-{page}.xml`: 0 has the pages about the product, the others jobs; undefined beyond the last. */
export async function siteMapPage(args: SiteMapArgs, page: number): Promise<string | undefined> {
  if (page === 0) return xml('urlset', staticEntries(args.origin));
  const entries = await jobEntries(args, (page - 1) * args.size, args.size);
  return entries.length === 0 ? undefined : xml('urlset', entries);
}
