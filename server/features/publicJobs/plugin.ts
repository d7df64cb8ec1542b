/** Pages of open jobs that everyone may read, and the site map that leads there. */

import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { validate as isUuid } from 'uuid';
import { isLocale, keptLocale } from '../../../schemas/base/locales.ts';
import type { PublicJobPage } from '../../../schemas/publicJobPage.ts';
import { publicJobPath } from '../../../schemas/publicJobPath.ts';
import { notFound } from '../../base/errors.ts';
import { localeOf } from '../../http/locale.ts';
import { sendPage } from '../../http/page.ts';
import type { Services } from '../../services/services.ts';
import { findOtherJobs, findPublicJob } from './findPublicJob.ts';
import { createJobPages, type Found, type JobPages } from './jobPages.ts';
import { jobPosting } from './jobPosting.ts';
import { createJobTexts } from './jobTexts.ts';
import { siteMap, siteMapPage } from './siteMap.ts';

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

/** `/jobs/{id}-{slug}`, `/sitemap.xml` and the files it names. */
export const publicJobs = fp(async (app, { services, size, jobPages }: PublicJobsOptions) => {
  const { db, env, clock } = services;
  const origin = env.APP_URL;
  const documentOf = jobPages && createJobPages(jobPages, origin);
  const texts = createJobTexts();
  app.addHook('onClose', async () => texts.close());

  const send = (request: FastifyRequest, reply: FastifyReply, page: PublicJobPage, found?: Found) =>
    documentOf ? sendPage(request, reply, documentOf(page, localeOf(request), found)) : reply.send(page);

  app.get<{ Params: { address: string }; Querystring: { lang?: string } }>(
    '/jobs/:address',
    async (request, reply) => {
      const id = request.params.address.slice(0, idLength).toLowerCase();
      const { lang } = request.query;
      // A language chosen here is kept without a script, and the way to apply should be in it.
      if (isLocale(lang)) reply.header('set-cookie', keptLocale(lang));
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

  const args = () => ({ db, origin, now: clock(), size });
  const xml = (reply: FastifyReply, text: string) => reply.type('application/xml; charset=utf-8').send(text);
  app.get('/sitemap.xml', async (_request, reply) => xml(reply, await siteMap(args())));
  app.get<{ Params: { page: string } }>('/sitemap-:page(^\\d{1,6}).xml', async ({ params }, reply) => {
    const page = await siteMapPage(args(), Number(params.page));
    if (page === undefined) throw notFound('There is no such site map.');
    return xml(reply, page);
  });
});
