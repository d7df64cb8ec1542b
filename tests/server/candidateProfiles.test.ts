/** Profiles follow their candidates: nobody is left out, and nobody is scored by what stood in the resume before. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { toRow } from '../../server/db/database.ts';
import type { CandidateRow } from '../../server/db/tables.ts';
import { readFacts } from '../../server/matching/facts.ts';
import { profileVersion } from '../../server/matching/profile/version.ts';
import { makeProfile } from '../../server/profiles/makeProfile.ts';
import { makeMissingProfiles, profilesOf } from '../../server/profiles/storedProfiles.ts';
import { accountant, nurse } from '../matching/support.ts';
import { type TestDatabase, testDatabase } from '../support/database.ts';
import { addCandidate } from '../support/people.ts';

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

test('everybody with a resume gets one, batch by batch, and nothing is left to do', async () => {
  await add('a@example.com');
  await add('b@example.com', read(nurse));
  await add('none@example.com', {});
  expect(await makeMissingProfiles(database.db, 1)).toBe(1);
  expect(await makeMissingProfiles(database.db, 5)).toBe(1);
  expect(await makeMissingProfiles(database.db, 5)).toBe(0);
  const rows = await kept();
  expect(rows.map(({ candidateEmail }) => candidateEmail)).toEqual(['a@example.com', 'b@example.com']);
  expect(rows[1]).toMatchObject({ version: profileVersion, level: 2, years: 11 });
  expect(rows[1]?.occupations).not.toEqual(rows[0]?.occupations);
});

test('those of another version are made again', async () => {
  await add('a@example.com');
  await makeMissingProfiles(database.db, 5);
  await database.db
    .updateTable('candidateProfiles')
    .set({ version: 'old', profile: Buffer.of(1) })
    .execute();
  expect(await makeMissingProfiles(database.db, 5)).toBe(1);
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
    await makeMissingProfiles(database.db, 5);
    await change('a@example.com', { openToWork: false });
    expect(await kept()).toHaveLength(1);
    await change('a@example.com', more);
    expect(await kept()).toHaveLength(0);
  });
});

test('whoever needs one that is missing has it made, and kept for the next', async () => {
  await add('a@example.com');
  await add('none@example.com', {});
  const emails = ['a@example.com', 'none@example.com', 'stranger@example.com'];
  const first = await profilesOf(database.db, emails);
  expect([...first.keys()]).toEqual(['a@example.com']);
  expect(await kept()).toHaveLength(1);
  const [again] = (await profilesOf(database.db, emails)).values();
  expect(Buffer.from(again?.bytes ?? [])).toEqual(Buffer.from(first.get('a@example.com')?.bytes ?? []));
});

test('one made of a resume that was replaced meanwhile is not kept', async () => {
  await add('a@example.com');
  await makeMissingProfiles(database.db, 5, async (rows) => {
    const made = rows.map(makeProfile);
    await change('a@example.com', read(nurse));
    return made;
  });
  expect(await kept()).toHaveLength(0);
});
