/** Connections to the database that break or hang in the middle of work: the call is refused, the next one works. */
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { type FaultyWay, openWay } from '../../../faults/faultyWay.ts';
import type { Problem } from '../../../schemas/calls/problem.ts';
import { openDatabase } from '../../../server/db/database.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { type TestDatabase, testDatabase } from '../../support/database.ts';
import { addEmployer } from '../../support/people.ts';

let steady: TestDatabase;
let proxy: FaultyWay;
let answering: ReturnType<typeof openDatabase>;
let t: TestApp;
let as: string;

beforeAll(async () => {
  steady = await testDatabase();
  await addEmployer(steady.db, 'boss@acme.example');
  const { host = '', port = 5432 } = steady.config;
  proxy = await openWay(host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port });
  answering = openDatabase({
    ...steady.config,
    host: '127.0.0.1',
    port: proxy.port,
    application_name: 'answering',
    query_timeout: 500,
    connectionTimeoutMillis: 500,
  });
  t = await testApp({ db: answering.db });
  as = await t.signIn('boss@acme.example');
  return async () => {
    await answering.close();
    await proxy.close();
  };
});

const rename = (employerName: string) =>
  t.ask<Problem>('PUT /employers/boss@acme.example', { as, body: { employerName } });

const endBackends = () =>
  sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'answering'`.execute(
    steady.db,
  );

/** Has a call wait for a row that another change holds, does something to its connection meanwhile. */
async function whileItWaits(fault: () => unknown): Promise<Awaited<ReturnType<typeof rename>>> {
  return steady.db.transaction().execute(async (tx) => {
    await tx.selectFrom('employers').selectAll().forUpdate().execute();
    const answer = rename('Renamed');
    for (;;) {
      const { rows } = await sql`
        select 1 from pg_stat_activity where application_name = 'answering' and wait_event_type = 'Lock'`.execute(
        steady.db,
      );
      if (rows.length > 0) break;
    }
    await fault();
    return answer;
  });
}

const nameNow = async () =>
  (await steady.db.selectFrom('employers').select('employerName').executeTakeFirstOrThrow()).employerName;

test.each([
  ['its server process is ended', endBackends],
  ['the way to the server is cut', () => proxy.cut()],
  ['no answer comes at all', () => proxy.set('silent')],
] as const)('a change under way when %s is 503; the next one goes through', async (_, fault) => {
  const refused = await whileItWaits(fault);
  await proxy.set('open');
  expect([refused.status, refused.body.code]).toEqual([503, 'DATABASE_UNAVAILABLE']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);

  const again = async () => (await rename('Next')).status;
  // Connections that lay idle went with it; the first use of each tells.
  await expect.poll(again, { timeout: 10_000 }).toBe(200);
  expect(await nameNow()).toBe('Next');
});

test('a transaction that cannot be rolled back is 503, whatever it was about to answer', async () => {
  const work = answering.db.transaction().execute(async (tx) => {
    await sql`select 1`.execute(tx);
    await endBackends();
    throw new Error('refused');
  });
  await expect(work).rejects.toThrow(/terminat/i);
  await expect.poll(async () => (await rename('Afterwards')).status, { timeout: 10_000 }).toBe(200);
});

test('connections that hang do not keep the pool from closing', async () => {
  const hanging = openDatabase({ ...steady.config });
  const asked = sql`select pg_sleep(60)`.execute(hanging.db);
  const refused = expect(asked).rejects.toThrow(/Connection terminated/);
  const sleeping = async () => {
    const { rows } = await sql`select from pg_stat_activity
      where datname = current_database() and query = 'select pg_sleep(60)' and state = 'active'`.execute(
      hanging.db,
    );
    return rows.length;
  };
  await expect.poll(sleeping, { timeout: 10_000 }).toBe(1);
  await hanging.close(50);
  await refused;
});
