import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect, test } from 'vitest';
import { addOpenJob, addPickable } from '../support/dailyRun.ts';
import { testDatabase } from '../support/database.ts';
import { addEmployer, addRecruiter } from '../support/people.ts';

const date = '2026-06-02';
const script = path.join(import.meta.dirname, '..', 'support', 'dailyRunChild.ts');

test('a run killed half-way frees its place; the next one finishes it and nothing doubles', async () => {
  const { db, config } = await testDatabase();
  await addEmployer(db, 'employer@example.com');
  await addRecruiter(db, 'recruiter@example.com', 'employer@example.com');
  for (let i = 0; i < 6; i += 1) await addPickable(db, `c${i}@example.com`);
  for (let i = 0; i < 8; i += 1) await addOpenJob(db, 'recruiter@example.com');
  const run = (mode: 'slow' | 'fast') => fork(script, [JSON.stringify(config), date, mode]);
  const count = async () => (await db.selectFrom('dailyLists').select('jobId').execute()).length;

  const killed = run('slow');
  await once(killed, 'message');
  await once(killed, 'message');
  killed.kill('SIGKILL');
  await once(killed, 'exit');
  const before = await count();
  expect(before).toBeGreaterThanOrEqual(2);
  expect(before).toBeLessThan(8);

  const others = [run('fast'), run('fast')];
  const statuses = await Promise.all(others.map(async (other) => (await once(other, 'exit'))[0]));
  expect(statuses).toEqual([0, 0]);
  expect(await count()).toBe(8);
  const picks = await db.selectFrom('dailyCandidates').select(['jobId', 'candidateEmail']).execute();
  // Six people on five lists each.
  expect(picks).toHaveLength(30);
  const lists = await db.selectFrom('dailyLists').select(['jobId', 'size']).execute();
  for (const { jobId, size } of lists)
    expect(picks.filter((pick) => pick.jobId === jobId)).toHaveLength(size);
});
