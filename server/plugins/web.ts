/** The built browser app: its files, and its one page for every path a person may open. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import fp from 'fastify-plugin';
import { demoAccounts } from '../demo/accounts.ts';
import type { Env } from '../env.ts';
import { ApiError, sendProblem } from '../errors.ts';
import { mayOpenMailbox } from './mailboxAccess.ts';

/** Where the build puts the browser app, seen from the folder the program is started in. */
const webRoot = path.resolve('dist/web');

/** The page with what the server tells the browser at start; JSON in a script element that is never run. */
function withConfig(page: string, env: Env, devMailbox: boolean): string {
  const config = { demoAccounts: env.demo ? demoAccounts : [], devMailbox };
  const json = JSON.stringify(config).replaceAll('<', '\\u003c');
  return page.replace(
    '<!--hireday-config-->',
    () => `<script type="application/json" id="hireday-config">${json}</script>`,
  );
}

export const web = fp(async (app, env: Env) => {
  const page = await readFile(path.join(webRoot, 'index.html'), 'utf8').catch(() => null);
  if (page !== null) {
    await app.register(fastifyStatic, {
      root: webRoot,
      index: false,
      wildcard: false,
      setHeaders: (reply, file) => {
        // File names under assets/ carry a hash of what is in them.
        if (file.includes(`${path.sep}assets${path.sep}`)) {
          reply.header('cache-control', 'public, max-age=31536000, immutable');
        }
      },
    });
  }
  const html = page === null ? null : withConfig(page, env, false);
  const htmlAtMachine = page === null ? null : withConfig(page, env, true);
  app.setNotFoundHandler((request, reply) => {
    const forPerson =
      request.method === 'GET' &&
      !request.url.startsWith('/api/') &&
      (request.headers.accept ?? '').includes('text/html');
    if (html === null || !forPerson)
      return sendProblem(reply, new ApiError('NOT_FOUND', 'There is nothing at this address.'));
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(mayOpenMailbox(env, request) ? htmlAtMachine : html);
  });
});
