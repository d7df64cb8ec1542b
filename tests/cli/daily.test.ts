import { tmpdir } from 'node:os';
import { beforeAll, expect, test } from 'vitest';
import { beginRun } from '../../server/features/dailyRun/tasks.ts';
import { readFacts } from '../../server/matching/reading/facts.ts';
import { addOpenJob, addPickable } from '../support/dailyRun.ts';
import { type TestDatabase, testDatabase } from '../support/database.ts';
import { addEmployer, addRecruiter } from '../support/people.ts';
import { runCommand } from '../support/runCommand.ts';

let database: TestDatabase;
const resume = `Grace Hopper
Staff Accountant
SKILLS
General ledger, QuickBooks, Excel, accounts payable, month-end close
EXPERIENCE
Staff Accountant, Harbour Foods, 2016 - 2024
Kept the general ledger and prepared the month-end close in QuickBooks.
Paid suppliers as part of accounts payable.
EDUCATION
Bachelor of Science in Accounting, State University`;

beforeAll(async () => {
  database = await testDatabase();
  await addEmployer(database.db, 'employer@example.com');
  await addRecruiter(database.db, 'recruiter@example.com', 'employer@example.com');
  await addPickable(database.db, 'grace@example.com', {
    resumeText: resume,
    facts: readFacts(resume, '2026-06-01'),
  });
});

const runAs = (name: 'daily' | 'worker', ...args: string[]) =>
  runCommand(name, args, { config: database.config, dataDir: `${tmpdir()}/hireday-daily-test` });
const run = (...args: string[]) => runAs('daily', ...args);

test('makes the lists of the day with evidence from the resume, once', async () => {
  const jobId = await addOpenJob(database.db, 'recruiter@example.com', {
    title: 'Staff Accountant',
    description: 'Keep the general ledger and close the month.',
    criteria: [
      { name: 'General ledger', importance: 'MUST_HAVE' },
      { name: 'QuickBooks', importance: 'NICE_TO_HAVE' },
    ],
  });
  expect(await run('--date', '2026-06-02')).toEqual({
    status: 0,
    lines: ['2026-06-02: 1 new lists with 1 candidates.'],
  });
  expect((await run('--date', '2026-06-02')).lines).toEqual(['2026-06-02: 0 new lists with 0 candidates.']);
  const pick = await database.db
    .selectFrom('dailyCandidates')
    .select(['candidateEmail', 'criteria', 'band'])
    .where('jobId', '=', jobId)
    .executeTakeFirst();
  expect(pick?.candidateEmail).toBe('grace@example.com');
  expect(pick?.criteria[0]).toMatchObject({ outcome: 'MEETS', source: 'RESUME' });
  expect(pick?.criteria[0]?.evidence?.toLowerCase()).toContain('general ledger');
});

test('a worker beside the server does what there is to do of a run', async () => {
  const { db } = database;
  const jobId = await addOpenJob(db, 'recruiter@example.com', { title: 'Staff Accountant' });
  await beginRun(db, { date: '2026-06-03', at: '2026-06-03T06:00:00.000Z', perJob: 10 }, [jobId]);
  expect(await runAs('worker', '--once', '--threads', '1')).toEqual({ status: 0, lines: [] });
  const lists = await db
    .selectFrom('dailyLists')
    .select(['jobId', 'size'])
    .where('date', '=', '2026-06-03')
    .execute();
  expect(lists).toEqual([{ jobId, size: 1 }]);
  expect(await runAs('worker', '--threads', 'all')).toMatchObject({ status: 1 });
});

test('refuses what is no day', async () => {
  expect(await run('--date', 'tomorrow')).toMatchObject({
    status: 1,
    lines: ['--date has to be a day such as 2026-01-31.', 'See --help.'],
  });
});
