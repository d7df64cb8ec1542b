/** For whoever watches the process: is it alive, and can it serve. */

import fp from 'fastify-plugin';
import { sql } from 'kysely';
import { unavailable } from '../errors.ts';
import type { Services } from '../services.ts';

/** `/healthz` answers while the process lives; `/readyz` only while the database does too, else 503. */
export const health = fp(async (app, { db }: Services) => {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async () => {
    try {
      await sql`select 1`.execute(db);
    } catch {
      throw unavailable('DATABASE_UNAVAILABLE');
    }
    return { status: 'ok' };
  });
});
