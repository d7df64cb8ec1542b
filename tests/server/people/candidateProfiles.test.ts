/** Profiles follow their candidates: nobody is left out, and nobody is scored by what stood in the resume before. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { toRow } from '../../../server/db/database.ts';
import type { CandidateRow } from '../../../server/db/tables.ts';
import { profileVersion } from '../../../server/matching/profile/version.ts';
import { readFacts } from '../../../server/matching/reading/facts.ts';
import { makeProfile } from '../../../server/ranking/profiles/makeProfile.ts';
import {
  makeQueuedProfiles,
  profilesOf,
  queuedProfiles,
  queueOutdatedProfiles,
} from '../../../server/ranking/profiles/storedProfiles.ts';
import { accountant, nurse } from '../../matching/support.ts';
import { type TestDatabase, testDatabase } from '../../support/database.ts';
import { addCandidate } from '../../support/people.ts';
import { waitingForLocks } from '../../support/waitingForLocks.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
beforeEach(() => database.db.deleteFrom('users').execute());

const read = (resumeText: string) => ({ resumeText, facts: readFacts(resumeText, '2026-06-15') });
const add = (email: string, more: Partial<CandidateRow> = read(accountant)) =>
  addCandidate(database.db, email, more);
const kept = () =>
  database.db.selectFrom('candidateProfiles').selectAll().orderBy('candidateEmail').execute();
const change = (email: string, more: Partial<CandidateRow>) =>
  database.db.updateTable('candidates').set(toRow(more)).where('candidateEmail', '=', email).execute();

test('everyone with a resume gets one, batch by batch, and nothing is left to do', async () => {
  await add('a@example.com');
  await add('b@example.com', read(nurse));
  await add('none@example.com', {});
  expect(await makeQueuedProfiles(database.db, 1)).toBe(1);
  expect(await makeQueuedProfiles(database.db, 5)).toBe(1);
  expect(await makeQueuedProfiles(database.db, 5)).toBe(0);
  const rows = await kept();
  expect(rows.map(({ candidateEmail }) => candidateEmail)).toEqual(['a@example.com', 'b@example.com']);
  expect(rows[1]).toMatchObject({ version: profileVersion, level: 2, years: 11 });
  expect(rows[1]?.occupations).not.toEqual(rows[0]?.occupations);
});

test('those of another version are made again', async () => {
  await add('a@example.com');
  await makeQueuedProfiles(database.db, 5);
  await database.db
    .updateTable('candidateProfiles')
    .set({ version: 'old', profile: Buffer.of(1) })
    .execute();
  expect(await queueOutdatedProfiles(database.db)).toBe(1);
  expect(await makeQueuedProfiles(database.db, 5)).toBe(1);
  expect((await profilesOf(database.db, ['a@example.com'])).get('a@example.com')?.titles).toHaveLength(3);
});

describe('a profile is gone with the change of', () => {
  test.each<[string, Partial<CandidateRow>]>([
    ['the name', { candidateFirstName: 'Jordan' }],
    ['the place', { candidateCity: 'Austin' }],
    ['the will to move', { candidateWillingToRelocate: true }],
    ['the resume', read(nurse)],
    ['a correction', { factCorrections: { yearsOfExperience: 3 } }],
    ['everything, when the resume is taken away', { facts: null, resumeText: null }],
  ])('%s', async (_, more) => {
    await add('a@example.com');
    await makeQueuedProfiles(database.db, 5);
    await change('a@example.com', { openToWork: false });
    expect(await kept()).toHaveLength(1);
    await change('a@example.com', more);
    expect(await kept()).toHaveLength(0);
  });
});

test('a call that needs a missing profile makes it, and keeps it for the next', async () => {
  await add('a@example.com');
  await add('none@example.com', {});
  const emails = ['a@example.com', 'none@example.com', 'stranger@example.com'];
  const first = await profilesOf(database.db, emails);
  expect([...first.keys()]).toEqual(['a@example.com']);
  expect(await kept()).toHaveLength(1);
  const [again] = (await profilesOf(database.db, emails)).values();
  expect(Buffer.from(again?.bytes ?? [])).toEqual(Buffer.from(first.get('a@example.com')?.bytes ?? []));
});

test('one made from a resume that was replaced meanwhile is not kept, and is made again', async () => {
  await add('a@example.com');
  await database.db
    .transaction()
    .execute(async (tx) => {
      // Changed but not yet committed: the worker reads the old resume and waits before storing its profile.
      const changed = tx.updateTable('candidates').set(toRow(read(nurse)));
      await changed.where('candidateEmail', '=', 'a@example.com').execute();
      const making = makeQueuedProfiles(database.db, 5);
      await expect.poll(() => waitingForLocks(database.db), { interval: 10 }).toBeGreaterThan(0);
      return { making };
    })
    .then(({ making }) => making);
  expect(await kept()).toHaveLength(0);
  expect(await queuedProfiles(database.db)).toBe(1);
  await makeQueuedProfiles(database.db, 5);
  expect((await profilesOf(database.db, ['a@example.com'])).get('a@example.com')?.years).toBe(11);
});

test('one that cannot be made is set aside until its resume changes, and does not hold up the others', async () => {
  await add('a@example.com');
  await add('b@example.com', read(nurse));
  const failures: unknown[] = [];
  const make: typeof makeProfile = (row) => {
    if (row.candidateEmail === 'a@example.com') throw new Error('too much');
    return makeProfile(row);
  };
  await makeQueuedProfiles(database.db, 5, { make, onFailure: (error) => failures.push(error) });
  expect(failures).toHaveLength(1);
  expect(await queuedProfiles(database.db)).toBe(0);
  const both = ['a@example.com', 'b@example.com'];
  expect([...(await profilesOf(database.db, both)).keys()]).toEqual(['b@example.com']);
  await change('a@example.com', read(nurse));
  expect(await makeQueuedProfiles(database.db, 5)).toBe(1);
  expect([...(await profilesOf(database.db, both)).keys()].sort()).toEqual(both);
});

test('two workers make each profile once, and those of a killed worker are queued again', async () => {
  for (const name of ['a', 'b', 'c']) await add(`${name}@example.com`);
  const killed = new Error('killed');
  const begun = Promise.withResolvers<void>();
  const one = database.db
    .transaction()
    .execute(async (tx) => {
      await tx.selectFrom('profileQueue').selectAll().limit(2).forUpdate().skipLocked().execute();
      begun.resolve();
      await expect.poll(async () => (await kept()).length, { interval: 10 }).toBe(1);
      throw killed;
    })
    .catch((error: unknown) => error);
  await begun.promise;
  expect(await makeQueuedProfiles(database.db, 5)).toBe(1);
  expect(await one).toBe(killed);
  expect(await makeQueuedProfiles(database.db, 5)).toBe(2);
  expect(await kept()).toHaveLength(3);
});
