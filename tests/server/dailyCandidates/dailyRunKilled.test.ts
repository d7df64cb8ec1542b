import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { RunTask } from '../../../server/db/columns/runTask.ts';
import { createDoTask } from '../../../server/features/dailyRun/doTask.ts';
import { runDailyLists } from '../../../server/features/dailyRun/run.ts';
import { takeTask } from '../../../server/features/dailyRun/tasks.ts';
import { addOpenJob, addPickable, matchingOf } from '../../support/dailyRun.ts';
import { type TestDatabase, testDatabase } from '../../support/database.ts';
import { addEmployer, addRecruiter } from '../../support/people.ts';

const date = '2026-06-02';
const jobCount = 8;
const script = path.join(import.meta.dirname, '..', '..', 'support', 'dailyRunChild.ts');
let database: TestDatabase;
const children: ChildProcess[] = [];

beforeAll(async () => {
  database = await testDatabase();
  const { db } = database;
  await addEmployer(db, 'employer@example.com');
  await addRecruiter(db, 'recruiter@example.com', 'employer@example.com');
  for (let i = 0; i < 6; i += 1) await addPickable(db, `c${i}@example.com`);
});
beforeEach(async () => {
  for (const table of ['dailyCandidates', 'jobs', 'dailyRuns'] as const) {
    await database.db.deleteFrom(table).execute();
  }
  for (let i = 0; i < jobCount; i += 1) await addOpenJob(database.db, 'recruiter@example.com');
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

async function start(mode: 'run' | 'help', pauseMs: number) {
  const child = fork(script, [JSON.stringify(database.config), date, mode, String(pauseMs)]);
  children.push(child);
  const exit = once(child, 'exit');
  await once(child, 'message');
  return {
    async kill() {
      child.kill('SIGKILL');
      await exit;
    },
    status: exit.then(([status]) => status as number),
  };
}

const lists = () => database.db.selectFrom('dailyLists').select(['jobId', 'size']).execute();

async function expectEverythingOnce() {
  const { db } = database;
  expect(await lists()).toHaveLength(jobCount);
  const picks = await db.selectFrom('dailyCandidates').select(['jobId', 'candidateEmail']).execute();
  // Six people on five lists each.
  expect(picks).toHaveLength(30);
  for (const { jobId, size } of await lists())
    expect(picks.filter((pick) => pick.jobId === jobId)).toHaveLength(size);
  expect(await db.selectFrom('dailyRuns').select('id').execute()).toEqual([]);
}

test('a run killed while it stores lists frees its place; the next one finishes it and nothing doubles', async () => {
  const killed = await start('run', 15);
  await expect.poll(async () => (await lists()).length, { timeout: 20_000, interval: 5 }).toBeGreaterThan(1);
  await killed.kill();
  expect((await lists()).length).toBeLessThan(jobCount);
  const others = [await start('run', 0), await start('run', 0)];
  expect(await Promise.all(others.map(({ status }) => status))).toEqual([0, 0]);
  await expectEverythingOnce();
});

test('runs and helping workers killed again and again lose nothing and double nothing', async () => {
  // A moment that is another one every time: whatever is being done then is cut off.
  for (let round = 0; round < 2; round += 1) {
    const run = await start('run', 5);
    const helper = await start('help', 5);
    await wait(Math.random() * 250);
    await helper.kill();
    await wait(Math.random() * 150);
    await run.kill();
  }
  const last = await start('run', 0);
  expect(await last.status).toBe(0);
  await expectEverythingOnce();
});

test('a worker that is killed in the middle of a task holds nobody up', async () => {
  const helper = await start('help', 60_000);
  const run = await start('run', 0);
  await wait(50);
  await helper.kill();
  expect(await run.status).toBe(0);
  await expectEverythingOnce();
});

test('a run whose worker dies at the last moment of each of its steps makes the lists it would have made', async () => {
  const { db } = database;
  // A run of more than twenty jobs has all steps.
  for (let i = jobCount; i < 21; i += 1) await addOpenJob(db, 'recruiter@example.com');
  // So many people are out of date that they are divided among tasks.
  const matching = { ...matchingOf(() => 80), outdatedPeople: async () => 101 };
  async function run(dies: Set<RunTask['kind']>) {
    const act = createDoTask(db, matching);
    const hands = {
      async work() {
        while (
          await takeTask(db, async (task, of, tx) => {
            const result = await act(task, of, tx);
            // The database's view of a killed process: its connection is gone, with all of the step done.
            if (dies.delete(task.kind)) await sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx);
            return result;
          })
        );
      },
    };
    await runDailyLists({ db, clock: () => new Date(`${date}T06:00:00Z`), perJob: 10, hands }, date);
    return db
      .selectFrom('dailyCandidates')
      .select(['jobId', 'candidateEmail', 'rank'])
      .orderBy('jobId')
      .orderBy('rank')
      .execute();
  }
  const wanted = await run(new Set());
  expect(wanted).toHaveLength(30);
  for (const table of ['dailyCandidates', 'dailyLists'] as const) await db.deleteFrom(table).execute();

  const dies = new Set<RunTask['kind']>(['PLAN', 'PEOPLE', 'SCORE', 'DEAL', 'STORE']);
  expect(await run(dies)).toEqual(wanted);
  expect([...dies]).toEqual([]);
  expect(await lists()).toHaveLength(21);
});
