/** A daily run, or a worker that helps with one, in a process of its own, to be killed; it scores and stores slowly. */
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { openDatabase } from '../../server/db/database.ts';
import { runDailyLists } from '../../server/features/dailyRun/run.ts';
import { scoring } from './dailyRun.ts';

const [config = '{}', date = '', mode, pauseMs = '0'] = process.argv.slice(2);
const { db, close } = openDatabase(JSON.parse(config) as pg.PoolConfig);
/** Holds the process up, as slow work would. */
const pause = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, Number(pauseMs));

const hands = scoring(db, () => {
  pause();
  return 80;
});
process.send?.('ready');
if (mode === 'help') {
  for (;;) {
    await hands.work();
    await wait(5);
  }
}
await runDailyLists({ db, clock: () => new Date(`${date}T06:00:00Z`), perJob: 10, hands }, date);
await close();
process.disconnect?.();
