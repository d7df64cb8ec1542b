import { beforeAll, expect, test } from 'vitest';
import { shippedWeights } from '../../../server/matching/scoring/weights.ts';
import { switchOff, switchOn, weightsInForce } from '../../../server/ranking/weightsInForce.ts';
import { type TestDatabase, testDatabase } from '../../support/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});

const report = { jobs: 12, decisions: 200, before: 0.6, after: 0.7 };
const now = new Date('2026-06-01T00:00:00Z');

test('own weights are in force from switching on to switching off, one at a time', async () => {
  const { db } = database;
  expect(await weightsInForce(db)).toBeNull();
  const first = { ...shippedWeights, version: 'own-1' };
  const second = { ...shippedWeights, version: 'own-2' };
  await switchOn(db, first, report, now);
  expect(await weightsInForce(db)).toEqual(first);
  await switchOn(db, second, report, now);
  expect(await weightsInForce(db)).toEqual(second);
  expect(await switchOff(db)).toBe(true);
  expect(await weightsInForce(db)).toBeNull();
  expect(await switchOff(db)).toBe(false);
});
