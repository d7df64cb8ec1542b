import { tmpdir } from 'node:os';
import { v7 as uuidv7 } from 'uuid';
import { beforeAll, expect, test } from 'vitest';
import { toRow } from '../../server/db/database.ts';
import { readFacts } from '../../server/matching/reading/facts.ts';
import { weightsInForce } from '../../server/ranking/weightsInForce.ts';
import { addOpenJob, addPickable } from '../support/dailyRun.ts';
import { type TestDatabase, testDatabase } from '../support/database.ts';
import { addEmployer, addRecruiter } from '../support/people.ts';
import { runCommand } from '../support/runCommand.ts';

let database: TestDatabase;
const run = (...args: string[]) =>
  runCommand('fit', args, { config: database.config, dataDir: `${tmpdir()}/hireday-fit-test` });

/** Beekeepers who bred queens, and others who had the same titles and did not. */
const resumeOf = (hasBred: boolean) => `Beekeeper
EXPERIENCE
Beekeeper, Valley Farm, 2015 - 2024
${hasBred ? 'Bred queens and grafted larvae for queen rearing.' : 'Kept hives and sold honey at markets.'}`;

beforeAll(async () => {
  database = await testDatabase();
  const { db } = database;
  await addEmployer(db, 'employer@example.com');
  await addRecruiter(db, 'recruiter@example.com', 'employer@example.com');
  const people: { email: string; isWanted: boolean }[] = [];
  for (let i = 0; i < 8; i += 1) {
    const isWanted = i % 2 === 0;
    const resumeText = resumeOf(isWanted);
    const email = `person${i}@example.com`;
    await addPickable(db, email, { resumeText, facts: readFacts(resumeText, '2026-06-01') });
    people.push({ email, isWanted });
  }
  for (let job = 0; job < 12; job += 1) {
    const jobId = await addOpenJob(db, 'recruiter@example.com', {
      title: 'Beekeeper',
      description: `Apiary ${job}. You breed queens: queen rearing, grafting larvae.`,
      criteria: [{ name: 'Beekeeping', importance: 'MUST_HAVE' }],
    });
    await db
      .insertInto('dailyLists')
      .values(
        toRow({
          jobId,
          date: '2026-06-01',
          poolSize: 8,
          size: 8,
          explanation: null,
          createdAt: '2026-06-01T06:00:00.000Z',
        }),
      )
      .execute();
    for (const [place, { email, isWanted }] of people.entries())
      await db
        .insertInto('dailyCandidates')
        .values(
          toRow({
            id: uuidv7(),
            jobId,
            date: '2026-06-01',
            rank: place + 1,
            candidateEmail: email,
            candidateName: 'Somebody',
            headline: null,
            city: null,
            state: null,
            yearsOfExperience: null,
            score: 50,
            band: 'PARTIAL' as const,
            criteria: [],
            summary: '',
            status: isWanted ? ('SAVED' as const) : ('PASSED' as const),
            reasons: isWanted ? [] : (['MISSING_SKILLS'] as const),
            reviewedAt: '2026-06-01T09:00:00.000Z',
            criteriaVersion: 1,
            matcherVersion: '1',
          }),
        )
        .execute();
  }
});

test('says what it would bring and changes nothing, until it is told to', async () => {
  const shown = await run();
  expect(shown.status).toBe(0);
  expect(shown.lines[0]).toMatch(/^96 decisions about 12 jobs\. Pairs in the right order, .*%/);
  expect(shown.lines[1]).toBe('Nothing was changed; --switch-on takes the new ones into use.');
  expect(await weightsInForce(database.db)).toBeNull();
});

test('refuses weights that are no better', async () => {
  // Everyone with the words is in front already.
  const told = await run('--switch-on');
  expect(told.lines.at(-1)).toBe('The new weights are no better, so nothing was changed.');
  expect(told.status).toBe(1);
  expect(await weightsInForce(database.db)).toBeNull();
});

test('goes back to what the program comes with', async () => {
  expect((await run('--switch-off')).lines).toEqual([
    'The weights the program comes with are in use already.',
  ]);
});

test('refuses with what is missing when nearly nothing was decided', async () => {
  await database.db.updateTable('dailyCandidates').set({ status: 'VIEWED' }).execute();
  const refused = await run('--switch-on');
  expect(refused.status).toBe(1);
  expect(refused.lines[0]).toMatch(/^There are too few decisions to learn from: 0 jobs/);
});
