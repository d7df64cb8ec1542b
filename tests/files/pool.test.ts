/** The promises of the worker pool, for threads and processes alike. */
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { createPool } from '../../server/base/workers/pool.ts';
import { startProcess, startThread, type WorkerHandle } from '../../server/base/workers/workers.ts';
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
  let pool: ReturnType<typeof createPool<Order, number>>;
  const open = (size: number, more: Partial<Parameters<typeof createPool>[0]> = {}) => {
    started = 0;
    pool = createPool({
      size,
      ...more,
      start() {
        started++;
        return start();
      },
    });
  };
  const double = (value: number) => pool.run({ do: 'double', value }, { wallMs: 20_000 });
  afterEach(() => pool.close());

  it('answers every task, with no more workers than allowed', async () => {
    open(2);
    const values = Array.from({ length: 20 }, (_, index) => index);
    expect(await Promise.all(values.map(double))).toEqual(values.map((value) => value * 2));
    expect(started).toBe(2);
  });

  it('passes on why a worker refuses, and goes on with it', async () => {
    open(1);
    await expect(pool.run({ do: 'refuse' }, { wallMs: 20_000 })).rejects.toThrow('I would rather not.');
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
      pool.run({ do: order }, { wallMs: timeoutMs }),
      double(1),
      double(2),
    ]);
    expect(lost).toMatchObject({ status: 'rejected', reason: { name: 'WorkerLost', reason } });
    expect(others).toMatchObject([{ value: 2 }, { value: 4 }]);
    expect(started).toBe(2);
  });

  it('starts its workers before there is work when asked, and the first tasks go to them', async () => {
    open(2);
    pool.warm();
    pool.warm();
    expect(started).toBe(2);
    expect(await Promise.all([1, 2, 3].map(double))).toEqual([2, 4, 6]);
    expect(started).toBe(2);
  });

  it('stops workers that were started before there was work, too, when none comes', async () => {
    const worker = start();
    const stopped = new Promise<void>((resolve) => worker.onExit(() => resolve()));
    pool = createPool({ size: 1, idleMs: 20, start: () => worker });
    pool.warm();
    await stopped;
  });

  it('stops idle workers and starts new ones when there is work again', async () => {
    open(1, { idleMs: 20 });
    await double(1);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await double(2)).toBe(4);
    expect(started).toBe(2);
  });

  it('refuses at once what would be too much in the queue, and says when to come again', async () => {
    open(1, { maxWaiting: 2 });
    const [running, first, second, third] = [double(1), double(2), double(3), double(4)];
    await expect(third).rejects.toMatchObject({ name: 'PoolBusy', retryAfter: expect.any(Number) });
    expect(await Promise.all([running, first, second])).toEqual([2, 4, 6]);
    expect(await double(5)).toBe(10);
  });

  it('refuses at once what would wait too long, judged by how long tasks took', async () => {
    open(1, { maxWaitMs: 100 });
    await double(0);
    await pool.run({ do: 'rest', ms: 300 }, { wallMs: 20_000 });
    const running = double(1);
    await expect(double(2)).rejects.toMatchObject({ name: 'PoolBusy', retryAfter: 1 });
    expect(await running).toBe(2);
  });

  it('does not take the first task of a worker, which may read much, for how long the next ones take', async () => {
    open(1, { maxWaitMs: 100 });
    await pool.run({ do: 'rest', ms: 300 }, { wallMs: 20_000 });
    expect(await Promise.all([double(1), double(2)])).toEqual([2, 4]);
  });

  it('refuses what waits when it is closed, and everything after', async () => {
    open(1);
    const running = pool.run({ do: 'hang' }, { wallMs: 20_000 });
    const waiting = double(1);
    pool.close();
    await expect(running).rejects.toMatchObject({ reason: 'CLOSED' });
    await expect(waiting).rejects.toMatchObject({ reason: 'CLOSED' });
    await expect(double(2)).rejects.toMatchObject({ reason: 'CLOSED' });
  });
});

it('a thread may rest long and work little: only the work of a task counts', async () => {
  const pool = createPool<Order, number>({
    size: 1,
    start: () => startThread(script, { maxOldGenerationSizeMb: 32 }),
  });
  const allowance = { cpuMs: 300, wallMs: 20_000 };
  expect(await pool.run({ do: 'rest', ms: 700 }, allowance)).toBe(700);
  await expect(pool.run({ do: 'hang' }, allowance)).rejects.toMatchObject({ reason: 'SPENT' });
  expect(await pool.run({ do: 'double', value: 3 }, allowance)).toBe(6);
  pool.close();
});

it('the start of a worker is not counted among the time of its first task', async () => {
  const slow = join(import.meta.dirname, 'support', 'slowWorker.ts');
  const pool = createPool<number, number>({
    size: 1,
    start: () => startThread(slow, { maxOldGenerationSizeMb: 32 }),
  });
  expect(await pool.run(21, { wallMs: 900 })).toBe(42);
  pool.close();
});
