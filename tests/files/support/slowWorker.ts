/** A worker for the tests of the pool that takes its time to start. */
import { setTimeout as rest } from 'node:timers/promises';
import { serveTasks } from '../../../server/base/workers/serveTasks.ts';

serveTasks<number, number>(
  (value) => value * 2,
  () => rest(1000),
);
