/**
 * Pages in development: what the server sends from the build, made again for each request. The pages about the product are
 * rendered; the app's screens get its shell, also those the build renders, so that their parts are replaced in place.
 */
import { readFile } from 'node:fs/promises';
import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from 'vite';
import type { Locale } from '../../schemas/base/locales.ts';
import { legalPaths } from '../../schemas/legal.ts';
import type { PublicJobPage } from '../../schemas/publicJobPage.ts';
import { accountPaths, marketingPaths, notFoundPath } from '../../schemas/publicPages.ts';
import type { Settings } from '../../server/base/env.ts';
import { mayOpenMailbox } from '../../server/features/mailbox/access.ts';
import { keptLanguage, localeOf } from '../../server/http/locale.ts';
import { asSent } from '../../server/web/pages.ts';
import { siteConfigFor, withSiteConfig } from '../../server/web/siteConfig.ts';
import { documentOf, shellOf } from '../build/pageDocument.ts';

/** Vite's environment that renders the pages. */
const environmentName = 'pages';

/** Told to open pages when something they were rendered from has changed. */
const pagesChanged = 'pages:changed';
const listener = `<script type="module">import.meta.hot.on('${pagesChanged}', () => location.reload())</script>`;

/** @param screens addresses with parameters: `/dashboard/recruiter/jobs/$id` */
const isScreen = (screens: readonly string[], path: string) =>
  screens.some((screen) => new RegExp(`^${screen.replaceAll(/\$\w+/g, '[^/]+')}$`).test(path));

interface SentPage {
  status: number;
  html: string;
}

function rendererOf(vite: ViteDevServer) {
  const environment = vite.environments[environmentName];
  if (!environment || !isRunnableDevEnvironment(environment)) throw new Error('Nothing renders pages.');
  return environment.runner;
}

/** @param more goes to the end of the document's body */
async function templateOf(vite: ViteDevServer, url: URL, file: string, more = ''): Promise<string> {
  const source = await readFile(new URL(`../../${file}`, import.meta.url), 'utf8');
  return vite.transformIndexHtml(url.pathname, source.replace('</body>', `${more}</body>`));
}

/** The page at an address, without what depends on who asks. */
async function pageAt(vite: ViteDevServer, url: URL, locale: Locale): Promise<SentPage> {
  const renderer = await rendererOf(vite)
    .import<typeof import('../../src/site/prerender/render.ts')>('/src/site/prerender/render.ts')
    .then(({ createRenderer }) => createRenderer());
  const path = url.pathname.replace(/(?<=.)\/$/, '');
  if (accountPaths.some((page) => page === path) || isScreen(renderer.screens, path)) {
    return { status: 200, html: shellOf(await templateOf(vite, url, 'index.html'), { locale }) };
  }
  const page = marketingPaths.find((one) => one === path) ?? notFoundPath;
  const document = await templateOf(vite, url, 'public.html', listener);
  return {
    status: page === notFoundPath ? 404 : 200,
    html: documentOf(document, { page, locale, rendered: renderer.marketing(page, locale) }),
  };
}

/** Pages that are rendered when they are asked for. */
const isRendered = (path: string) =>
  /^\/(?:jobs|companies)(?:\/|$)/.test(path) || Object.values<string>(legalPaths).includes(path);

/** A page of jobs, of a company or of the operator's texts, for which the API answers what there is to show. */
async function jobPageAt(vite: ViteDevServer, url: URL, locale: Locale, cookie = ''): Promise<SentPage> {
  const address = `${process.env.API_ORIGIN}${url.pathname}${url.search}`;
  const answer = await fetch(address, { headers: { cookie } });
  const { createJobRenderer } = await rendererOf(vite).import<
    typeof import('../../src/site/prerender/renderJob.tsx')
  >('/src/site/prerender/renderJob.tsx');
  const rendered = (await createJobRenderer())((await answer.json()) as PublicJobPage, locale);
  const html = documentOf(await templateOf(vite, url, 'public.html', listener), {
    ...{ page: url.pathname, locale, rendered },
  });
  return { status: answer.status, html };
}

/** @param settings those of the API; `APP_URL` is the address people open */
export const devPages = (settings: Settings): Plugin => ({
  name: 'pages',
  config: () => ({
    appType: 'custom',
    environments: { [environmentName]: { consumer: 'server' } },
  }),
  hotUpdate({ modules, server }) {
    if (this.environment.name !== environmentName) return undefined;
    if (modules.length > 0 && isRunnableDevEnvironment(this.environment)) {
      this.environment.runner.clearCache();
      server.environments.client.hot.send({ type: 'custom', event: pagesChanged });
    }
    return [];
  },
  configureServer(vite) {
    // The API takes us for its reader, so who may open the mailbox is decided here.
    vite.middlewares.use('/dev', (request, response, next) => {
      if (mayOpenMailbox(settings, { raw: request, headers: request.headers })) next();
      else response.writeHead(404).end();
    });
    return () =>
      vite.middlewares.use(async (request, response, next) => {
        const { method, headers, originalUrl = '/' } = request;
        if (method !== 'GET' || !headers.accept?.includes('text/html')) return next();
        try {
          const url = new URL(originalUrl, settings.APP_URL);
          const query = Object.fromEntries(url.searchParams);
          const locale = localeOf({ query, headers });
          const { status, html } = isRendered(url.pathname)
            ? await jobPageAt(vite, url, locale, headers.cookie)
            : await pageAt(vite, url, locale);
          const config = siteConfigFor(settings, mayOpenMailbox(settings, { raw: request, headers }));
          response.writeHead(status, {
            'content-type': 'text/html; charset=utf-8',
            'cache-control': 'no-store',
            ...keptLanguage({ query }),
          });
          response.end(withSiteConfig(asSent(html, settings), config));
        } catch (error) {
          next(error);
        }
      });
  },
});
