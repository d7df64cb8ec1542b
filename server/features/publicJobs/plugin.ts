/** Pages of open jobs that everyone may read, and the site map that leads there. */
import path from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { validate as isUuid } from 'uuid';
import { isLocale, keptLocale } from '../../../schemas/locales.ts';
import { publicJobPath } from '../../../schemas/publicJobPath.ts';
import { notFound } from '../../base/errors.ts';
import { translators } from '../../base/translators.ts';
import { localeOf } from '../../http/locale.ts';
import type { Services } from '../../services/services.ts';
import { goneJobPage, unknownJobPage } from './absentPages.ts';
import { findBuiltFiles } from './builtFiles.ts';
import { findOtherJobs, findPublicJob } from './findPublicJob.ts';
import type { PageContext } from './frame.ts';
import { jobPage } from './jobPage.ts';
import { createJobTexts } from './jobTexts.ts';
import { siteMap, siteMapPage } from './siteMap.ts';
import { stylesheet } from './style.ts';

/** Length of a UUID in text. */
const idLength = 36;

interface PublicJobsOptions {
  services: Services;
  /** The most addresses of a file of the site map. */
  size: number;
}

const html = (reply: FastifyReply, status: number, page: string) =>
  reply
    .code(status)
    .type('text/html; charset=utf-8')
    // The language is the reader's.
    .header('vary', 'Accept-Language, Cookie')
    .header('cache-control', 'no-cache')
    .send(page);

const unindexed = (reply: FastifyReply) => reply.header('x-robots-tag', 'noindex');

/** `/jobs/{id}-{slug}`, `/sitemap.xml` and the files it names. */
export const publicJobs = fp(async (app, { services, size }: PublicJobsOptions) => {
  const { db, env, clock } = services;
  const origin = env.APP_URL;
  const { font, icon } = await findBuiltFiles(path.resolve('dist/web'));
  const style = stylesheet(font);
  const texts = createJobTexts();
  app.addHook('onClose', async () => texts.close());

  const contextOf = (request: FastifyRequest): PageContext => {
    const locale = localeOf(request);
    return { t: translators[locale], locale, origin, style: style.path, icon };
  };

  app.get(style.path, async (_request, reply) =>
    reply
      .type('text/css; charset=utf-8')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(style.css),
  );

  app.get<{ Params: { address: string }; Querystring: { lang?: string } }>(
    '/jobs/:address',
    async (request, reply) => {
      const id = request.params.address.slice(0, idLength).toLowerCase();
      const context = contextOf(request);
      const { lang } = request.query;
      // No script here keeps the language someone chose, and the way to apply should be in it.
      if (isLocale(lang)) reply.header('set-cookie', keptLocale(lang));
      const found = isUuid(id) ? await findPublicJob(db, id, clock()) : undefined;
      if (!found || found.state === 'unknown') return html(unindexed(reply), 404, unknownJobPage(context));
      const { state, job } = found;
      const others = await findOtherJobs(db, job, clock());
      if (state === 'gone') return html(unindexed(reply), 410, goneJobPage(job, others, context));
      const [asked, query] = request.url.split('?');
      const right = publicJobPath(job);
      if (asked !== right) return reply.redirect(query === undefined ? right : `${right}?${query}`, 301);
      return html(reply, 200, jobPage(job, await texts.htmlOf(job), others, context));
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
