/** Pages of open jobs and of companies that everyone may read, with the feeds and the site map that lead there. */

import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { validate as isUuid } from 'uuid';
import { z } from 'zod';
import { text } from '../../../schemas/base/fields.ts';
import { sourceLocale } from '../../../schemas/base/locales.ts';
import type { LimitName } from '../../../schemas/calls/limits.ts';
import { LegalName, legalPaths } from '../../../schemas/legal.ts';
import type { PublicJobPage } from '../../../schemas/publicJobPage.ts';
import { companyPath, publicJobPath } from '../../../schemas/publicJobPath.ts';
import { isNarrowed, PublicJobSearch, publicSearchPath } from '../../../schemas/publicJobSearch.ts';
import { addressOf } from '../../access/address.ts';
import { notFound } from '../../base/errors.ts';
import { createLatest } from '../../base/latest.ts';
import { keptLanguage, localeOf } from '../../http/locale.ts';
import { sendPage } from '../../http/page.ts';
import type { Services } from '../../services/services.ts';
import { companyData } from './companyData.ts';
import { findCompany } from './findCompany.ts';
import { findOtherJobs, findPublicJob } from './findPublicJob.ts';
import { jobFeed } from './jobFeed.ts';
import { createJobPages, type Found, type JobPages } from './jobPages.ts';
import { jobPosting } from './jobPosting.ts';
import { createJobTexts } from './jobTexts.ts';
import { markdownHtml } from './markdownHtml.ts';
import { rss } from './rss.ts';
import { searchPublicJobs } from './searchPublicJobs.ts';
import { siteMap, siteMapPage } from './siteMap.ts';

/** The operator's texts as HTML, in each language and a few versions. */
const mostTexts = 50;

/** Length of a UUID in text. */
const idLength = 36;

interface PublicJobsOptions {
  services: Services;
  /** The most addresses of a file of the site map. */
  size: number;
  /** null where nothing is built: then the development server is told what to render. */
  jobPages: JobPages | null;
}

const unindexed = (reply: FastifyReply) => reply.header('x-robots-tag', 'noindex');

/** Where a page of a list begins. */
const After = z.string().max(500).optional().catch(undefined);

/** As much as the name of a company's page can be. */
const Slug = text('Company', { max: 200 });

/** `/jobs`, `/jobs/{id}-{slug}`, `/companies/{slug}`, `/terms` and the operator's other texts, `/jobs.rss`, `/jobs.xml`, `/sitemap.xml` and the files it names. */
export const publicJobs = fp(async (app, { services, size, jobPages }: PublicJobsOptions) => {
  const { db, env, clock, legalTexts, limits } = services;
  const origin = env.APP_URL;
  const documentOf = jobPages && createJobPages(jobPages, origin);
  const texts = createJobTexts();
  app.addHook('onClose', async () => texts.close());

  const send = (request: FastifyRequest, reply: FastifyReply, page: PublicJobPage, found?: Found) =>
    documentOf ? sendPage(request, reply, documentOf(page, localeOf(request), found)) : reply.send(page);

  /** Before anything is read: how often an address may ask. */
  const limited = (limit: LimitName) => ({
    onRequest: async (request: FastifyRequest) =>
      limits.admit(limit, { by: 'NETWORK', key: addressOf(request) }),
  });

  type Search = { Querystring: Record<string, string> };
  app.get<Search>('/jobs', limited('publicSearch'), async (request, reply) => {
    const search = PublicJobSearch.parse(request.query);
    const after = After.parse(request.query.after);
    reply.headers(keptLanguage(request));
    const page = await searchPublicJobs(db, search, after, clock());
    // Search engines are led to searches for work, not to every mixture of filters and every page of a list.
    const isWorthFinding = !isNarrowed(search) && after === undefined && page.jobs.length > 0;
    return isWorthFinding
      ? send(request, reply, page, { path: publicSearchPath(search), data: null })
      : send(request, unindexed(reply), page);
  });

  app.get<{ Params: { slug: string }; Querystring: { lang?: string; after?: string } }>(
    '/companies/:slug',
    async (request, reply) => {
      const slug = Slug.safeParse(request.params.slug);
      const after = After.parse(request.query.after);
      const page = slug.success ? await findCompany(db, slug.data, after, clock()) : undefined;
      if (!page) return reply.callNotFound();
      reply.headers(keptLanguage(request));
      const path = companyPath(page.company.slug);
      if (page.company.slug !== request.params.slug) return reply.redirect(path, 301);
      if (page.jobs.length === 0 || request.query.after !== undefined)
        return send(request, unindexed(reply), page);
      return send(request, reply, page, { path, data: companyData(page.company, origin) });
    },
  );

  app.get<{ Params: { address: string }; Querystring: { lang?: string } }>(
    '/jobs/:address',
    async (request, reply) => {
      const id = request.params.address.slice(0, idLength).toLowerCase();
      reply.headers(keptLanguage(request));
      const known = isUuid(id) ? await findPublicJob(db, id, clock()) : undefined;
      if (!known || known.state === 'unknown') {
        return send(request, unindexed(reply).code(404), { state: 'unknown' });
      }
      const { state, job } = known;
      const others = await findOtherJobs(db, job, clock());
      if (state === 'gone') return send(request, unindexed(reply).code(410), { state, job, others });
      const [asked, query] = request.url.split('?');
      const right = publicJobPath(job);
      if (asked !== right) return reply.redirect(query === undefined ? right : `${right}?${query}`, 301);
      const html = await texts.htmlOf(job);
      const found = { path: right, data: jobPosting(job, origin, html) };
      return send(request, reply, { state, job, html, others }, found);
    },
  );

  const written = createLatest<string>(mostTexts);
  for (const name of LegalName.options)
    app.get<{ Querystring: { lang?: string } }>(legalPaths[name], async (request, reply) => {
      reply.headers(keptLanguage(request));
      const found = (await legalTexts.inForce()).find((text) => text.name === name);
      if (!found) return reply.callNotFound();
      const asked = localeOf(request);
      const { texts: versions, ...document } = found;
      const locale = versions[asked] === undefined ? sourceLocale : asked;
      const words = versions[locale] ?? '';
      const html = written(words, () => markdownHtml(words, 1));
      const page = { state: 'legal', text: { ...document, locale, html } } as const;
      return send(request, reply, page, { path: legalPaths[name], data: null });
    });

  const args = () => ({ db, origin, now: clock(), size });
  app.get<Search>('/jobs.rss', limited('publicSearch'), async (request, reply) => {
    const search = PublicJobSearch.parse(request.query);
    const { jobs } = await searchPublicJobs(db, search, undefined, clock());
    return reply.type('application/rss+xml; charset=utf-8').send(rss({ search, jobs, origin }));
  });
  app.get('/jobs.xml', limited('publicFeed'), async (_request, reply) =>
    reply
      .type('application/xml; charset=utf-8')
      .send(Readable.from(jobFeed({ db, origin, now: clock(), texts }))),
  );

  const xml = (reply: FastifyReply, text: string) => reply.type('application/xml; charset=utf-8').send(text);
  app.get('/sitemap.xml', limited('siteMap'), async (_request, reply) => xml(reply, await siteMap(args())));
  app.get<{ Params: { page: string } }>(
    '/sitemap-:page(^\\d{1,6}).xml',
    limited('siteMap'),
    async ({ params }, reply) => {
      const page = await siteMapPage(args(), Number(params.page));
      if (page === undefined) throw notFound('There is no such site map.');
      return xml(reply, page);
    },
  );
});
