/** A database that goes away under the running app, and comes back. */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Problem } from '../../../schemas/calls/problem.ts';
import { buildApp } from '../../../server/app.ts';
import { openDatabase } from '../../../server/db/database.ts';
import { type EmbeddedPostgres, startPostgres } from '../../../server/db/embedded/startPostgres.ts';
import { migrate } from '../../../server/db/migrate.ts';
import { addCandidate, testPassword } from '../../support/people.ts';
import { testServices } from '../../support/services.ts';
import { temporary } from '../../support/temporary.ts';

let dataDir: string;
let postgres: EmbeddedPostgres;
let database: ReturnType<typeof openDatabase>;
let app: Awaited<ReturnType<typeof buildApp>>;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(temporary, 'hireday-away-'));
  await chmod(dataDir, 0o755);
  postgres = await startPostgres({ dataDir });
  database = openDatabase(postgres.connection);
  await migrate(database.db);
  await addCandidate(database.db, 'casey@people.example');
  app = await buildApp(testServices(database.db));
}, 60_000);

afterAll(async () => {
  await app.close();
  await database.close();
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
});

test('calls are 503 with Retry-After while it is away, and work by themselves once it is back', async () => {
  const body = { email: 'casey@people.example', password: testPassword };
  const signedIn = await app.inject({ method: 'POST', url: '/api/v1/auth/login', payload: body });
  const headers = { authorization: `Bearer ${signedIn.json<{ token: string }>().token}` };
  const me = () => app.inject({ url: '/api/v1/users/me', headers });
  const ready = async () => (await app.inject({ url: '/readyz' })).statusCode;
  expect([(await me()).statusCode, await ready()]).toEqual([200, 200]);

  await postgres.stop();
  for (let i = 0; i < 3; i += 1) {
    const away = await me();
    expect([away.statusCode, away.json<Problem>().code]).toEqual([503, 'DATABASE_UNAVAILABLE']);
    expect(Number(away.headers['retry-after'])).toBeGreaterThan(0);
  }
  expect([await ready(), (await app.inject({ url: '/healthz' })).statusCode]).toEqual([503, 200]);

  postgres = await startPostgres({ dataDir });
  expect([(await me()).statusCode, await ready()]).toEqual([200, 200]);
}, 60_000);
