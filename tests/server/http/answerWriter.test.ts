import { expect, test } from 'vitest';
import { z } from 'zod';
import { answerWriter } from '../../../server/http/answerWriter.ts';

const Row = z.object({ id: z.int(), note: z.string().nullable(), nickname: z.string().optional() });
const write = answerWriter(z.array(Row), false);

test('an optional field that the database keeps as null is left out of the answer, and a nullable one stays', () => {
  const row = Object.freeze({ id: 1, note: null, nickname: null });
  expect(JSON.parse(write([row]))).toEqual([{ id: 1, note: null }]);
  expect(JSON.parse(answerWriter(Row, true)(row))).toEqual({ id: 1, note: null });
  expect(JSON.parse(answerWriter(z.array(z.union([Row, z.null()])), true)([row]))).toEqual([
    { id: 1, note: null },
  ]);
});

test('a row that holds all its fields is written as it is, without a copy', () => {
  let copies = 0;
  const watched = new Proxy(
    { id: 1, note: 'kept', nickname: 'Swan' },
    {
      ownKeys: (target) => {
        copies += 1;
        return Reflect.ownKeys(target);
      },
    },
  );
  expect(JSON.parse(write([watched]))).toEqual([{ id: 1, note: 'kept', nickname: 'Swan' }]);
  expect(copies).toBe(0);
});
