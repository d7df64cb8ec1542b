/** For monitors: whether the process is alive, and whether it can serve. */
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { sql } from 'kysely';
import { unavailable } from '../../base/errors.ts';
import type { Services } from '../../services/services.ts';

/** Paths that no limit counts: a monitor asks often, from one address, and takes a server that refuses for dead. */
const watched: ReadonlySet<string | undefined> = new Set(['/healthz', '/readyz', '/metrics']);

/** Whether a request is a monitor's, also of a path that this server does not have. */
export const isWatching = ({ routeOptions, url }: FastifyRequest): boolean =>
  watched.has(routeOptions.url ?? url.split('?')[0]);

/** Those who watch ask every few seconds and give up soon. */
const withinMs = 2000;

/**
 * `/healthz` answers while the process lives and asks nobody; `/readyz` is 503 when the database does not answer within
 * two seconds, and while the server closes.
 */
export const health = fp(async (app, { db }: Services) => {
  let asked: Promise<boolean> | undefined;

  /** One question at a time: a database that hangs would otherwise take a connection for each. */
  function databaseAnswers(): Promise<boolean> {
    asked ??= sql`select 1`
      .execute(db)
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        asked = undefined;
      });
    return asked;
  }

  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async () => {
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<boolean>((resolve) => {
      timer = setTimeout(() => resolve(false), withinMs);
    });
    const answers = await Promise.race([databaseAnswers(), tooLate]).finally(() => clearTimeout(timer));
    if (!answers) throw unavailable('DATABASE_UNAVAILABLE');
    return { status: 'ok' };
  });
});
