/** Clocks that are set back or forward under a running server: nothing that waits for its time waits for the clock. */
import type { PgBoss } from 'pg-boss';
import { afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { stepsAround } from '../../../server/access/secondFactor.ts';
import { logging } from '../../../server/base/logging.ts';
import { openBoss } from '../../../server/base/openBoss.ts';
import { pullTimes } from '../../../server/features/clocks/pullTimes.ts';
import { jumpBetween, watchClocks } from '../../../server/features/clocks/watchClocks.ts';
import { type TestDatabase, testDatabase } from '../../support/database.ts';
import { addEmployer, addRecruiter } from '../../support/people.ts';
import { addDelivery, addWebhook } from '../../support/webhooks.ts';

const log = logging('silent');
const hourMs = 60 * 60_000;
/** A machine that has much else to do may take so long. */
const patience = { timeout: 60_000, interval: 50 };
const recruiter = 'recruiter@example.com';

let database: TestDatabase;
let boss: PgBoss;

beforeAll(async () => {
  database = await testDatabase();
  await addEmployer(database.db, 'employer@example.com');
  await addRecruiter(database.db, recruiter, 'employer@example.com');
  boss = await openBoss(
    { connection: database.config, log },
    { work: { retryLimit: 3, retryDelay: 20, notify: true }, idle: {} },
    { cronMonitorIntervalSeconds: 1, useListenNotify: true },
  );
  return () => boss.stop({ graceful: false });
});
afterEach(async () => {
  vi.useRealTimers();
  await setDatabaseClock('0');
});

const asked = async <T extends object>(text: string): Promise<T[]> =>
  (await database.pool.query<T>(text)).rows;

/** Moves the time that the queue sees in the database. */
async function setDatabaseClock(by: string): Promise<void> {
  await database.pool.query(
    `create or replace function pgboss.job_now() returns timestamptz language sql stable
     as $$ select pg_catalog.now() + interval '${by}' $$`,
  );
}

const cronPass = async () => {
  const [row] = await asked<{ at: string }>('select cron_on::text "at" from pgboss.version');
  return row?.at;
};

describe('readings of two clocks', () => {
  const before = { server: 1e12, database: 1e12, from: 0, to: 10 };
  test.each([
    ['both went on', { server: 1e12 + 5000, database: 1e12 + 5000, from: 4990, to: 5010 }, [0, 0]],
    [
      'an answer that took half a minute',
      { server: 1e12 + 35_000, database: 1e12 + 6000, from: 5000, to: 35_000 },
      [0, 0],
    ],
    [
      'a correction by a second',
      { server: 1e12 + 4000, database: 1e12 + 6000, from: 5000, to: 5010 },
      [0, 0],
    ],
    [
      'both an hour back',
      { server: 1e12 - hourMs, database: 1e12 - hourMs, from: 0, to: 10 },
      [-hourMs, -hourMs],
    ],
    [
      'the database an hour back',
      { server: 1e12 + 10, database: 1e12 - hourMs, from: 0, to: 10 },
      [0, -hourMs],
    ],
    [
      'the server a year ahead',
      { server: 1e12 + 365 * 24 * hourMs, database: 1e12, from: 0, to: 10 },
      [365 * 24 * hourMs, 0],
    ],
  ])('%s', (_, after, [server, inDatabase]) => {
    const jump = jumpBetween(before, after);
    expect(Math.abs(jump.server - (server ?? 0))).toBeLessThanOrEqual(20);
    expect(Math.abs(jump.database - (inDatabase ?? 0))).toBeLessThanOrEqual(20);
  });
});

test('the calendar and workers go on when the clock of the server is set back', async () => {
  const done = vi.fn();
  await boss.work('work', { pollingIntervalSeconds: 0.5 }, async () => done());
  onTestFinished(() => boss.offWork('work', { wait: true }));
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - hourMs });
  const before = await cronPass();
  await expect.poll(cronPass, patience).not.toBe(before);
  await boss.send('work', null);
  await expect.poll(() => done.mock.calls.length, patience).toBe(1);
});

test('the calendar and what waits go on when the clock of the database is set back', async () => {
  // Jobs written by a clock that was ahead: waiting, to be tried again, and held by a server that was killed.
  await setDatabaseClock('1 hour');
  const [waiting, retried, held, later] = [
    await boss.send('idle', null),
    await boss.send('idle', null),
    await boss.send('idle', null),
    await boss.send('idle', null, { startAfter: new Date(Date.now() + 3 * hourMs) }),
  ];
  await asked(`update pgboss.job set state = 'retry', started_on = pgboss.job_now(),
    start_after = pgboss.job_now() + interval '20 seconds' where id = '${retried}'`);
  await asked(`update pgboss.job set state = 'active', started_on = pgboss.job_now(),
    heartbeat_on = pgboss.job_now(), singleton_on = pgboss.job_now() at time zone 'UTC' where id = '${held}'`);
  await expect.poll(cronPass, patience).toSatisfy((at) => Date.parse(at) > Date.now() + hourMs / 2);
  const catchUp = vi.fn(async () => {});
  const warn = vi.fn();
  const clocks = await watchClocks({
    ...{ db: database.db, log: { warn }, clock: () => new Date() },
    ...{ catchUp, everyMs: 50 },
  });
  onTestFinished(clocks.stop);
  expect(warn).not.toHaveBeenCalled();

  await setDatabaseClock('0');
  await expect.poll(() => catchUp.mock.calls.length, patience).toBe(1);
  expect(warn.mock.calls).toEqual([
    [
      { seconds: { server: 0, database: expect.closeTo(-3600, -1) } },
      expect.stringContaining('a clock was set'),
    ],
  ]);
  const times = await asked<{ id: string; waits: number; since: number | null; slot: unknown }>(
    `select "id", extract(epoch from start_after - now())::float8 "waits",
      extract(epoch from now() - coalesce(heartbeat_on, started_on))::float8 "since", singleton_on "slot"
     from pgboss.job where name = 'idle'`,
  );
  const of = (id: string | null) => times.find((time) => time.id === id);
  expect(of(waiting)?.waits).toBeLessThanOrEqual(0);
  expect(of(retried)?.waits).toBeLessThanOrEqual(20);
  expect(of(held)?.since).toBeGreaterThanOrEqual(0);
  expect(of(held)?.slot).toBeNull();
  expect(of(later)?.waits).toBeGreaterThan(2 * 3600);
  const before = await cronPass();
  await expect.poll(cronPass, patience).not.toBe(before);

  await setDatabaseClock('3 hours');
  await expect.poll(() => catchUp.mock.calls.length, patience).toBe(2);
  // Going on needs no pulling, and nobody is told twice of one jump.
  expect(warn).toHaveBeenCalledTimes(2);
});

test('every stamp of the queue that keeps servers from its tasks is pulled back', async () => {
  const claims = await asked<{ table: string; column: string }>(
    `select table_name "table", column_name "column" from information_schema.columns
     where table_schema = 'pgboss' and data_type = 'timestamp with time zone'
       and (table_name = 'version' or (table_name = 'queue' and column_name like '%it%or%on' or column_name = 'maintain_on'))`,
  );
  expect(claims.length).toBeGreaterThanOrEqual(7);
  for (const { table, column } of claims)
    await asked(`update pgboss."${table}" set "${column}" = now() + interval '1 day'`);
  await pullTimes(database.db, new Date());
  for (const { table, column } of claims) {
    const ahead = await asked(`select 1 from pgboss."${table}" where "${column}" > now()`);
    expect(ahead, `${table}.${column}`).toEqual([]);
  }
});

test('codes, mornings, imports and deliveries do not wait for a clock that was ahead', async () => {
  const { db } = database;
  const now = new Date();
  const ahead = new Date(now.getTime() + 365 * 24 * hourMs);
  const { id: userId } = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', recruiter)
    .executeTakeFirstOrThrow();
  const step = Math.floor(now.getTime() / 30_000);
  await db
    .insertInto('secondFactors')
    .values({ userId, secret: 'sealed', since: null, lastStep: step + 1000 })
    .execute();
  await db
    .insertInto('mornings')
    .values({ userEmail: recruiter, day: '2999-01-01', mailedAt: null })
    .execute();
  await asked(`insert into imports ("id", "recruiterEmail", "kind", "fileName", "status", "reading", "fields", "locale",
    "rows", "createdAt", "heldUntil") values (gen_random_uuid(), '${recruiter}', 'JOBS', 'jobs.csv', 'RUNNING', '{}', '[]',
    'en', 1, now(), '${ahead.toISOString()}')`);
  const webhookId = await addWebhook(db, 'employer@example.com');
  const deliveries = {
    fresh: await addDelivery(db, webhookId, { tries: 0, nextAt: ahead.toISOString(), lastTriedAt: null }),
    tried: await addDelivery(db, webhookId, {
      ...{
        tries: 1,
        nextAt: new Date(ahead.getTime() + 5000).toISOString(),
        lastTriedAt: ahead.toISOString(),
      },
    }),
    // Its time is right: it was tried before the clock was set.
    right: await addDelivery(db, webhookId, {
      ...{ tries: 3, nextAt: new Date(now.getTime() + hourMs).toISOString(), lastTriedAt: now.toISOString() },
    }),
  };

  await pullTimes(db, now);

  const factor = await db.selectFrom('secondFactors').select('lastStep').executeTakeFirstOrThrow();
  // None of the codes that hold now can be used a second time.
  expect(factor.lastStep).toBe(step + stepsAround);
  const morning = await db.selectFrom('mornings').select('day').executeTakeFirstOrThrow();
  expect(morning.day).toBe(now.toISOString().slice(0, 10));
  const held = await db.selectFrom('imports').select('heldUntil').executeTakeFirstOrThrow();
  expect(held.heldUntil).toBe(now.toISOString());
  const waits = async (id: string) => {
    const { nextAt } = await db
      .selectFrom('webhookDeliveries')
      .select('nextAt')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return Date.parse(nextAt) - now.getTime();
  };
  expect(await waits(deliveries.fresh)).toBe(0);
  expect(await waits(deliveries.tried)).toBe(5000);
  expect(await waits(deliveries.right)).toBe(hourMs);
});
