/** What users of the worker pool rely on, for threads and processes alike. */
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import {
  createPool,
  type Pool,
  startProcess,
  startThread,
  type WorkerHandle,
} from '../../server/workers/pool.ts';
import type { Order } from './support/worker.ts';

const script = join(import.meta.dirname, 'support', 'worker.ts');
const kinds: [string, () => WorkerHandle][] = [
  ['threads', () => startThread(script, { maxOldGenerationSizeMb: 32 })],
  [
    'processes',
    () =>
      startProcess(script, {
        execArgv: ['--max-old-space-size=32'],
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      }),
  ],
];

describe.each(kinds)('a pool of %s', (_, start) => {
  let started = 0;
  let pool: Pool<Order, number>;
  const open = (size: number, idleMs?: number) => {
    started = 0;
    pool = createPool({
      size,
      ...(idleMs && { idleMs }),
      start() {
        started++;
        return start();
      },
    });
  };
  const double = (value: number) => pool.run({ do: 'double', value }, 5000);
  afterEach(() => pool.close());

  it('answers every task, with no more workers than allowed', async () => {
    open(2);
    const values = Array.from({ length: 20 }, (_, index) => index);
    expect(await Promise.all(values.map(double))).toEqual(values.map((value) => value * 2));
    expect(started).toBe(2);
  });

  it('passes on why a worker refuses, and goes on with it', async () => {
    open(1);
    await expect(pool.run({ do: 'refuse' }, 5000)).rejects.toThrow('I would rather not.');
    expect(await double(4)).toBe(8);
    expect(started).toBe(1);
  });

  it.each<[Order['do'] & ('hang' | 'die' | 'fill'), string, number]>([
    ['hang', 'TIMEOUT', 1000],
    ['die', 'DIED', 5000],
    ['fill', 'DIED', 20_000],
  ])('replaces a worker told to %s; what waits goes on', async (order, reason, timeoutMs) => {
    open(1);
    const [lost, ...others] = await Promise.allSettled([
      pool.run({ do: order }, timeoutMs),
      double(1),
      double(2),
    ]);
    expect(lost).toMatchObject({ status: 'rejected', reason: { name: 'WorkerLost', reason } });
    expect(others).toMatchObject([{ value: 2 }, { value: 4 }]);
    expect(started).toBe(2);
  });

  it('stops idle workers and starts new ones when there is work again', async () => {
    open(1, 20);
    await double(1);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await double(2)).toBe(4);
    expect(started).toBe(2);
  });

  it('refuses what waits when it is closed, and everything after', async () => {
    open(1);
    const running = pool.run({ do: 'hang' }, 5000);
    const waiting = double(1);
    pool.close();
    await expect(running).rejects.toMatchObject({ reason: 'CLOSED' });
    await expect(waiting).rejects.toMatchObject({ reason: 'CLOSED' });
    await expect(double(2)).rejects.toMatchObject({ reason: 'CLOSED' });
  });
});
