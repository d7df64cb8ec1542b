/**
 * Clocks set by any time, at any moment: jumps are told from slow answers, and nothing goes on waiting for a time that
 * came from a clock which was ahead.
 *
 * `npm run fuzz` sets FUZZ_CLOCKS and draws many more times.
 */
import fc from 'fast-check';
import type { PgBoss } from 'pg-boss';
import { beforeAll, expect, test } from 'vitest';
import { logging } from '../../../server/base/logging.ts';
import { openBoss } from '../../../server/base/openBoss.ts';
import { pullTimes } from '../../../server/features/clocks/pullTimes.ts';
import { jumpBetween } from '../../../server/features/clocks/watchClocks.ts';
import { type TestDatabase, testDatabase } from '../../support/database.ts';
import { addEmployer } from '../../support/people.ts';
import { randomSeed } from '../../support/random.ts';
import { addDelivery, addWebhook } from '../../support/webhooks.ts';

const total = Number(process.env.FUZZ_CLOCKS ?? 200);

let database: TestDatabase;
let boss: PgBoss;

beforeAll(async () => {
  database = await testDatabase();
  boss = await openBoss({ connection: database.config, log: logging('silent') }, { idle: {} }, {});
  return () => boss.stop({ graceful: false });
});

const hours = (most: number) => fc.integer({ min: -most * 3600, max: most * 3600 });
/** By how many seconds a clock is set: corrections, an hour, years. */
const seconds = fc.oneof(fc.constant(0), fc.integer({ min: -3, max: 3 }), hours(1), hours(24 * 400));

test('a clock that was set is noticed, and an answer that takes long is not taken for one', () => {
  const latency = fc.nat(60_000);
  fc.assert(
    fc.property(
      fc.record({
        first: latency,
        second: latency,
        pause: fc.nat(600_000),
        within: fc.tuple(fc.nat(100), fc.nat(100)),
      }),
      seconds,
      seconds,
      ({ first, second, pause, within }, server, inDatabase) => {
        const start = 1e12;
        const [from, to] = [first + pause, first + pause + second];
        const before = {
          from: 0,
          to: first,
          server: start + first,
          database: start + (first * within[0]) / 100,
        };
        const after = {
          ...{ from, to, server: start + to + server * 1000 },
          database: start + from + (second * within[1]) / 100 + inDatabase * 1000,
        };
        const jump = jumpBetween(before, after);
        for (const [told, set] of [
          [jump.server, server * 1000],
          [jump.database, inDatabase * 1000],
        ] as const) {
          if (set === 0) expect(told).toBe(0);
          // A jump within the time that answers took may be noticed or not.
          else if (Math.abs(set) > 3000 + first + second) expect(Math.sign(told)).toBe(Math.sign(set));
          if (told !== 0) expect(Math.abs(told - set)).toBeLessThanOrEqual(first + second);
        }
      },
    ),
    { numRuns: total * 5, seed: randomSeed },
  );
});

interface Waiting {
  state: string;
  created: number;
  started: number | null;
  start: number;
}

/** Jobs of the queue, in milliseconds from now. */
async function waitingJobs(): Promise<(Waiting & { id: string })[]> {
  const { rows } = await database.pool.query<Waiting & { id: string }>(
    `select id, state::text, extract(epoch from created_on - now())::float8 * 1000 created,
      extract(epoch from greatest(started_on, heartbeat_on) - now())::float8 * 1000 started,
      extract(epoch from start_after - now())::float8 * 1000 start
     from pgboss.job where name = 'idle' order by id`,
  );
  return rows;
}

test(`${total} jobs and deliveries written at any times: none waits for a clock that was ahead (seed ${randomSeed})`, async () => {
  const { db, pool } = database;
  const webhookId = await addWebhook(db, await addEmployer(db, 'employer@example.com'));
  const drawn = fc.sample(
    fc.record({
      state: fc.constantFrom('created', 'retry', 'active'),
      created: seconds,
      started: seconds,
      start: seconds,
    }),
    { numRuns: total, seed: randomSeed },
  );
  const now = new Date();
  const at = (offset: number) => new Date(now.getTime() + offset * 1000).toISOString();
  for (const { state, created, started, start } of drawn) {
    const id = await boss.send('idle', null);
    await pool.query(
      `update pgboss.job set state = $2, created_on = $3, start_after = $4, started_on = $5, heartbeat_on = $5 where id = $1`,
      [id, state, at(created), at(start), state === 'created' ? null : at(started)],
    );
    const lastTriedAt = state === 'created' ? null : at(started);
    await addDelivery(db, webhookId, { tries: lastTriedAt ? 1 : 0, nextAt: at(start), lastTriedAt });
  }
  const before = await waitingJobs();
  await pullTimes(db, now);
  const after = await waitingJobs();
  const slack = 60_000;
  for (const [place, job] of after.entries()) {
    const was = before[place];
    if (!was) throw new Error('A job is gone.');
    if (job.started !== null) expect(job.started).toBeLessThan(slack);
    const longest =
      was.state === 'retry' && (was.started ?? 0) > 0 ? was.start - (was.started ?? 0) : was.start;
    expect(job.start).toBeLessThanOrEqual(Math.max(longest, 0) + slack);
    // A moment that was named by a clock that was right is still that moment.
    if (was.created <= 0 && (was.started ?? 0) <= 0)
      expect(Math.abs(job.start - was.start)).toBeLessThan(slack);
    else if (was.state === 'created' && was.start <= was.created) expect(job.start).toBeLessThan(slack);
  }
  const deliveries = await db
    .selectFrom('webhookDeliveries')
    .select(['tries', 'nextAt', 'lastTriedAt'])
    .execute();
  for (const { tries, nextAt, lastTriedAt } of deliveries) {
    expect(Date.parse(lastTriedAt ?? at(0))).toBeLessThanOrEqual(now.getTime() + slack);
    if (tries === 0) expect(Date.parse(nextAt)).toBeLessThanOrEqual(now.getTime() + slack);
  }
  // A second time there is nothing left to do.
  await pullTimes(db, now);
  const again = await waitingJobs();
  for (const [place, job] of again.entries())
    expect(Math.abs(job.start - (after[place]?.start ?? 0))).toBeLessThan(slack);
  expect(
    await db.selectFrom('webhookDeliveries').select(['tries', 'nextAt', 'lastTriedAt']).execute(),
  ).toEqual(deliveries);
});
