/** A daily run in a process of its own, to be killed: tells of each list it has stored and then waits a moment. */
import type pg from 'pg';
import { runDailyLists } from '../../server/dailyRun/run.ts';
import { openDatabase } from '../../server/db/database.ts';
import { scoring } from './dailyRun.ts';

const [config = '{}', date = '', mode] = process.argv.slice(2);
const { db, close } = openDatabase(JSON.parse(config) as pg.PoolConfig);
/** Holds the process up, as slow work would. */
const pause = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

await runDailyLists(
  {
    db,
    clock: () => new Date(`${date}T06:00:00Z`),
    perJob: 10,
    startMatcher: scoring(() => 80),
    onList: () => {
      process.send?.('list');
      if (mode === 'slow') pause(300);
    },
  },
  date,
);
await close();
process.disconnect?.();
