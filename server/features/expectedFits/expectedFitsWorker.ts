/** The thread that judges people for jobs as they are written; it holds outlines and profiles as long as it lives. */
import type pg from 'pg';
import type { ExpectedFits } from '../../../schemas/expectedFits.ts';
import { serveTasks } from '../../base/workers/serveTasks.ts';
import { openDatabase, timeLimits } from '../../db/database.ts';
import type { EstimatedJob } from '../../services/expectFits.ts';
import type { AskedJob, Comparison, JudgedCandidate } from '../../services/judgePeople.ts';
import { createExpectFits } from './expectFits.ts';
import { createJudgePeople } from './judgePeople.ts';
import { createKnownPool } from './knownPool.ts';

/** One question; a task has one of them. */
export interface PoolQuestion {
  expect?: { draft: EstimatedJob; hidden: readonly string[] };
  compare?: { before: AskedJob; after: AskedJob; emails: readonly string[]; most: number };
  best?: { job: AskedJob; emails: readonly string[]; most: number };
  promising?: { job: AskedJob; most: number };
}

/** The answer stands under the name of the question. */
export interface PoolAnswer {
  expect?: ExpectedFits;
  compare?: Comparison;
  best?: JudgedCandidate[];
  promising?: string[] | null;
}

export interface PoolTask extends PoolQuestion {
  connection: pg.PoolConfig;
}

/** Reading a page of outlines takes a fraction of it. */
const answerWithinMs = 60_000;

function openPool(connection: pg.PoolConfig) {
  const { db } = openDatabase({ ...connection, ...timeLimits(answerWithinMs), max: 1 });
  const pool = createKnownPool(db);
  return { expectFits: createExpectFits(db, Date.now, pool), ...createJudgePeople(db, pool) };
}

let opened: ReturnType<typeof openPool> | undefined;

serveTasks(async ({ connection, expect, compare, best, promising }: PoolTask): Promise<PoolAnswer> => {
  opened ??= openPool(connection);
  if (expect) return { expect: await opened.expectFits(expect.draft, expect.hidden) };
  if (best) return { best: await opened.best(best.job, best.emails, best.most) };
  if (promising) return { promising: await opened.promising(promising.job, promising.most) };
  if (!compare) return {};
  const { before, after, emails, most } = compare;
  return { compare: await opened.compare(before, after, emails, most) };
});
