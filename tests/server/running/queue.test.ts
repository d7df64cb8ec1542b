import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { logging } from '../../../server/base/logging.ts';
import { dueDate } from '../../../server/features/dailyRun/dueDate.ts';
import {
  connectQueue,
  type Queue,
  type QueueOptions,
  startQueue,
} from '../../../server/features/dailyRun/queue.ts';
import { addOpenJob, addPickable, scoring } from '../../support/dailyRun.ts';
import { type TestDatabase, testDatabase } from '../../support/database.ts';
import { addEmployer, addRecruiter } from '../../support/people.ts';

const recruiter = 'recruiter@example.com';
const log = logging('silent');
let database: TestDatabase;
const queues: Queue[] = [];

beforeAll(async () => {
  database = await testDatabase();
  await addEmployer(database.db, 'employer@example.com');
  await addRecruiter(database.db, recruiter, 'employer@example.com');
  for (let i = 0; i < 3; i += 1) await addPickable(database.db, `c${i}@example.com`);
});
afterEach(async () => {
  await Promise.all(queues.splice(0).map((queue) => queue.stop()));
  await database.db.deleteFrom('dailyCandidates').execute();
  await database.db.deleteFrom('jobs').execute();
});

/** A server's queue at that time of 2 June. */
async function start(time: string, more: Partial<QueueOptions> = {}): Promise<Queue> {
  const queue = await startQueue({
    db: database.db,
    connection: database.config,
    clock: () => new Date(`2026-06-02T${time}:00Z`),
    log,
    runAt: '06:00',
    perJob: 10,
    hands: scoring(database.db, () => 80),
    doDueTasks: async () => [],
    keepPlans: async () => [],
    keepDomains: async () => [],
    keepProfiles: async () => [],
    keepFacts: async () => [],
    sendMornings: async () => [],
    ...more,
  });
  queues.push(queue);
  return queue;
}

const sizeOf = async (jobId: string) => {
  const list = await database.db
    .selectFrom('dailyLists')
    .select('size')
    .where('jobId', '=', jobId)
    .executeTakeFirst();
  return list?.size;
};
const sizeSoon = (jobId: string, within = 5000) =>
  expect.poll(() => sizeOf(jobId), { timeout: within, interval: 50 });

describe('the queue', () => {
  test('makes the list of a job that was just opened within two seconds', async () => {
    const queue = await start('03:00');
    const jobId = await addOpenJob(database.db, recruiter, { openedAt: '2026-06-01T08:00:00Z' });
    await wait(500);
    await queue.requestDailyRun(jobId);
    await sizeSoon(jobId, 2000).toBe(3);
  });

  test('keeps what is asked for while no server runs', async () => {
    const jobId = await addOpenJob(database.db, recruiter, { openedAt: '2026-06-01T08:00:00Z' });
    const command = await connectQueue({ connection: database.config, log });
    await command.requestDailyRun(jobId);
    await command.stop();
    await start('03:00');
    await sizeSoon(jobId).toBe(3);
  });

  test('catches up with the run when it starts after its time, and not before', async () => {
    const jobId = await addOpenJob(database.db, recruiter, { openedAt: '2026-06-01T08:00:00Z' });
    const early = await start('05:00');
    await wait(1000);
    expect(await sizeOf(jobId)).toBeUndefined();
    await early.stop();
    await start('06:01');
    await sizeSoon(jobId).toBe(3);
  });

  test('finds jobs opened today whose request was lost', async () => {
    const jobId = await addOpenJob(database.db, recruiter, { openedAt: '2026-06-02T02:00:00Z' });
    await start('03:00');
    await sizeSoon(jobId).toBe(3);
  });

  test('closes expired jobs before the run', async () => {
    const jobId = await addOpenJob(database.db, recruiter);
    const other = await addOpenJob(database.db, recruiter);
    await start('07:00', {
      doDueTasks: () =>
        database.db.updateTable('jobs').set({ status: 'CLOSED' }).where('id', '=', jobId).execute(),
    });
    await sizeSoon(other).toBe(3);
    expect(await sizeOf(jobId)).toBeUndefined();
  });

  test('has the daily run, an hourly sweep, the mails of mornings, the making of profiles and the reading of facts in its calendar, in UTC', async () => {
    await start('03:00', { runAt: '17:45' });
    const client = new pg.Client(database.config);
    await client.connect();
    const { rows } = await client.query('select key, cron, timezone from pgboss.schedule order by key');
    await client.end();
    expect(rows).toEqual([
      { key: 'daily', cron: '45 17 * * *', timezone: 'UTC' },
      { key: 'facts', cron: '*/5 * * * *', timezone: 'UTC' },
      { key: 'hourly', cron: '5 * * * *', timezone: 'UTC' },
      { key: 'mornings', cron: '*/5 * * * *', timezone: 'UTC' },
      { key: 'profiles', cron: '*/5 * * * *', timezone: 'UTC' },
    ]);
  });

  test('several servers make each list once', async () => {
    const jobId = await addOpenJob(database.db, recruiter);
    await Promise.all([start('07:00'), start('07:00'), start('07:00')]);
    await sizeSoon(jobId).toBe(3);
    await wait(500);
    const picks = await database.db
      .selectFrom('dailyCandidates')
      .select('id')
      .where('jobId', '=', jobId)
      .execute();
    expect(picks).toHaveLength(3);
  });
});

test.each([
  ['2026-06-02T05:58:59Z', null],
  ['2026-06-02T05:59:00Z', '2026-06-02'],
  ['2026-06-02T23:59:59Z', '2026-06-02'],
  ['2026-06-03T00:00:00Z', null],
])('at %s the run that is due is %s', (now, due) => {
  expect(dueDate(new Date(now), '06:00')).toBe(due);
});

test('a server that starts again and again leaves one sweep waiting, not one for each start', async () => {
  const held = Promise.withResolvers<void>();
  const busy = await start('07:00', { doDueTasks: () => held.promise });
  const waiting = async () => {
    const pool = new pg.Pool(database.config);
    const { rows } = await pool.query(
      `select 1 from pgboss.job where name = 'daily-run' and state = 'created'`,
    );
    await pool.end();
    return rows.length;
  };
  await expect.poll(waiting, { timeout: 20_000 }).toBe(0);
  const blocked = { doDueTasks: () => held.promise };
  for (let i = 0; i < 3; i += 1) await start('07:00', blocked);
  expect(await waiting()).toBeLessThanOrEqual(1);
  held.resolve();
  await busy.stop();
});
