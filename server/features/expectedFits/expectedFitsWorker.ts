/** The thread that estimates how many would fit; it holds outlines as long as it lives. */
import type pg from 'pg';
import type { ExpectedFitsDraft } from '../../../schemas/expectedFits.ts';
import { serveTasks } from '../../base/workers/serveTasks.ts';
import { openDatabase, timeLimits } from '../../db/database.ts';
import type { ExpectFits } from '../../services/expectFits.ts';
import { createExpectFits } from './expectFits.ts';

export interface ExpectedFitsTask {
  connection: pg.PoolConfig;
  draft: ExpectedFitsDraft;
}

/** Reading a page of outlines takes a fraction of it. */
const answerWithinMs = 60_000;

let expectFits: ExpectFits | undefined;

serveTasks(({ connection, draft }: ExpectedFitsTask) => {
  expectFits ??= createExpectFits(openDatabase({ ...connection, ...timeLimits(answerWithinMs), max: 1 }).db);
  return expectFits(draft);
});
