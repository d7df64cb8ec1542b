/** Until everyone's outlines are read, those of some people stand for all. */
import pg from 'pg';
import { expect, test } from 'vitest';
import { countedFrom } from '../../../server/features/expectedFits/strata.ts';
import { generatePeople } from '../../../server/generate/generatePeople.ts';
import { profileVersion } from '../../../server/matching/profile/version.ts';
import { createWarmOutlines } from '../../../server/ranking/outlines/warmOutlines.ts';
import { testDatabase } from '../../support/database.ts';

const people = 2000;
const now = new Date('2026-06-01T08:00:00Z');

test('the number of people lies within the margins of what a sample tells, and few people are read as they are', async () => {
  const { db, config } = await testDatabase();
  const client = new pg.Client(config);
  await client.connect();
  await generatePeople(client, { people, seed: 7, at: now, resumes: 20 }, () => {});
  await client.query('analyze');
  await client.end();

  const warm = createWarmOutlines(profileVersion);
  const sample = await warm.sampled(db, 400);
  if (!sample) throw new Error('There is no sample');
  expect(sample.standsFor).toBe(5);
  const met = sample.outlines.size(now.getTime() / 1000);
  expect(met).toBeLessThan(people / 3);
  const { number, margin } = countedFrom(met, sample.standsFor);
  expect(Math.abs(number - people)).toBeLessThanOrEqual(margin);
  expect(await warm.sampled(db, 1500)).toBeUndefined();
});
