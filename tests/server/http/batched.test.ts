/** Questions that are asked together. */
import { expect, test } from 'vitest';
import { batched } from '../../../server/base/batched.ts';

const tick = () => new Promise((resolve) => setTimeout(resolve, 5));

test('what comes in while a question is on its way is asked together afterwards, each answered with its own', async () => {
  const asked: number[][] = [];
  const double = batched<number, number>(async (keys) => {
    asked.push([...keys]);
    await tick();
    return keys.map((key) => 2 * key);
  }, 1);
  expect(await Promise.all([1, 2, 3, 2].map((key) => double(key)))).toEqual([2, 4, 6, 4]);
  expect(asked).toEqual([[1], [2, 3, 2]]);
});

test('an answer is never from before its question', async () => {
  let state = 'before';
  const read = batched<null, string>(async (keys) => {
    const seen = state;
    await tick();
    return keys.map(() => seen);
  }, 1);
  const first = read(null);
  state = 'after';
  expect(await Promise.all([first, read(null)])).toEqual(['before', 'after']);
});

test('a failure fails those it was asked for, and the next ones are asked again', async () => {
  let fails = true;
  const read = batched<number, number>(async (keys) => {
    await tick();
    if (fails) throw new Error('away');
    return keys;
  });
  await expect(read(1)).rejects.toThrow('away');
  fails = false;
  expect(await read(2)).toBe(2);
});
