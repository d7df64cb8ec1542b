/** The built browser app: its files, and a page for every path a person may open. */

import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { addresses } from '../../schemas/addresses.ts';
import { accountPaths, notFoundPath, publicPaths } from '../../schemas/publicPages.ts';
import { builtApp } from '../base/builtApp.ts';
import type { Env } from '../base/env.ts';
import { ApiError, sendProblem } from '../base/errors.ts';
import { mayOpenMailbox } from '../features/mailbox/access.ts';
import { keptLanguage, localeOf } from '../http/locale.ts';
import { type Page, pageOf, sendPage } from '../http/page.ts';
import { webOfOtherBuild } from './otherBuilds.ts';
import { type BuiltPages, type PageName, shell } from './pages.ts';
import { siteConfigFor, withSiteConfig } from './siteConfig.ts';

const webRoot = path.join(builtApp, 'web');

/** The plugin's services. */
interface WebOptions {
  env: Env;
  /** null where nothing is built. */
  pages: BuiltPages | null;
}

export const web = fp(async (app, { env, pages }: WebOptions) => {
  const nothingHere = (reply: FastifyReply) =>
    sendProblem(reply, new ApiError('NOT_FOUND', 'There is nothing at this address.'));
  if (pages === null) {
    app.setNotFoundHandler((_request, reply) => nothingHere(reply));
    return;
  }
  await app.register(fastifyStatic, {
    root: webRoot,
    index: false,
    wildcard: false,
    preCompressed: true,
    // The compressed forms are no files of their own; pages are sent from where they are kept.
    globIgnore: ['**/*.{br,gz,html}', '.vite/**'],
    setHeaders: (reply, file) => {
      // File names under assets/ carry a hash of what is in them.
      if (file.includes(`${path.sep}assets${path.sep}`)) {
        reply.header('cache-control', 'public, max-age=31536000, immutable');
      }
    },
  });
  // A tab from before an upgrade, or a page of a neighbour after it, asks for files that are not of this build.
  app.get<{ Params: { '*': string } }>('/assets/*', { schema: { hide: true } }, async (request, reply) => {
    const name = request.params['*'];
    const other = await webOfOtherBuild(name);
    return other === undefined ? reply.callNotFound() : reply.sendFile(`assets/${name}`, other);
  });
  const made = new Map<string, Page>();
  /** Screens of the app, whose program keeps a language itself. */
  const isScreen = (name: PageName) => name === shell || accountPaths.some((path) => path === name);
  const send = (request: FastifyRequest, reply: FastifyReply, name: PageName) => {
    if (!isScreen(name)) reply.headers(keptLanguage(request));
    const locale = localeOf(request);
    const atMachine = mayOpenMailbox(env, request);
    const key = `${locale} ${name} ${atMachine}`;
    const page =
      made.get(key) ?? pageOf(withSiteConfig(pages.html(locale, name), siteConfigFor(env, atMachine)));
    made.set(key, page);
    return sendPage(request, reply, page);
  };
  const routes: [string, PageName][] = [
    ...publicPaths.map((name): [string, PageName] => [name, name]),
    ...pages.screens.map((screen): [string, PageName] => [screen, shell]),
  ];
  for (const [route, name] of routes) {
    app.get(route, { schema: { hide: true } }, (request, reply) => send(request, reply, name));
  }
  // Pages behind the door, and addresses without a page, are not for search engines to list.
  const robots = [
    'User-agent: *',
    'Disallow: /api/',
    `Disallow: ${addresses.dashboard}`,
    `Disallow: ${addresses.guest}`,
    `Disallow: ${addresses.consent}`,
    `Disallow: ${addresses.join}`,
    `Disallow: ${addresses.keepAddress}`,
    `Disallow: ${addresses.notMe}`,
    '',
    `Sitemap: ${env.APP_URL}/sitemap.xml`,
    '',
  ];
  app.get('/robots.txt', { schema: { hide: true } }, (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(robots.join('\n')),
  );
  app.setNotFoundHandler((request, reply) => {
    const forPerson =
      request.method === 'GET' &&
      !request.url.startsWith('/api/') &&
      (request.headers.accept ?? '').includes('text/html');
    if (!forPerson) return nothingHere(reply);
    return send(request, reply.code(404), notFoundPath);
  });
});
