/** After an update of the program, resumes that an older version has read are read again, each once. */

import { beforeAll, beforeEach, expect, test } from 'vitest';
import { WorkerLost } from '../../../server/base/workers/poolErrors.ts';
import { toRow } from '../../../server/db/database.ts';
import type { CandidateRow } from '../../../server/db/tables.ts';
import { queueOutdatedFacts, rereadFacts } from '../../../server/features/people/outdatedFacts.ts';
import type { FactsReader } from '../../../server/files/factsReader.ts';
import { heldFacts } from '../../../server/matching/corrections/correctedFacts.ts';
import { noFacts } from '../../../server/matching/corrections/factKinds.ts';
import { readFacts } from '../../../server/matching/reading/facts.ts';
import { factsRules, factsVersion } from '../../../server/matching/reading/factsVersion.ts';
import { makeQueuedProfiles, queuedProfiles } from '../../../server/ranking/profiles/storedProfiles.ts';
import { accountant, nurse } from '../../matching/support.ts';
import { type TestDatabase, testDatabase } from '../../support/database.ts';
import { addCandidate } from '../../support/people.ts';
import { waitingForLocks } from '../../support/waitingForLocks.ts';

let database: TestDatabase;
let failures: unknown[];
beforeAll(async () => {
  database = await testDatabase();
});
beforeEach(() => {
  failures = [];
  return database.db.deleteFrom('users').execute();
});

const now = readFacts(accountant, '2026-06-15');
const oldFacts = { ...now, headline: 'Misread', skills: ['Misread'], education: [] };
const old = (more: Partial<CandidateRow> = {}): Partial<CandidateRow> => ({
  resumeText: accountant,
  facts: oldFacts,
  headline: 'Misread',
  skills: ['Misread'],
  yearsOfExperience: now.yearsOfExperience,
  factsVersion: null,
  ...more,
});
const add = (email: string, more: Partial<CandidateRow> = {}) => addCandidate(database.db, email, old(more));
const change = (email: string, more: Partial<CandidateRow>) =>
  database.db.updateTable('candidates').set(toRow(more)).where('candidateEmail', '=', email).execute();
const rowOf = (email: string) =>
  database.db
    .selectFrom('candidates')
    .selectAll()
    .where('candidateEmail', '=', email)
    .executeTakeFirstOrThrow();
const reader: FactsReader['read'] = async (text, today) => readFacts(text, today);
const options = (read = reader): Parameters<typeof rereadFacts>[0] => ({
  db: database.db,
  clock: () => new Date('2027-03-01T08:00:00Z'),
  read,
  onFailure: (error) => failures.push(error),
});

test('facts of an older version are read again from the text, and the profile is made again', async () => {
  await add('a@example.com');
  await makeQueuedProfiles(database.db, 5);
  expect(await queueOutdatedFacts(database.db)).toBe(1);
  expect(await rereadFacts(options(), 5)).toBe(1);
  const { facts, headline, skills, factsVersion: version } = await rowOf('a@example.com');
  expect(facts?.education).toEqual(now.education);
  expect({ headline, skills, version }).toEqual({
    headline: now.headline,
    skills: now.skills,
    version: factsVersion,
  });
  expect(await queuedProfiles(database.db)).toBe(1);
});

test('a position that was current when the resume came does not grow longer by being read again', async () => {
  await add('a@example.com');
  await queueOutdatedFacts(database.db);
  await rereadFacts(options(), 5);
  const { facts, yearsOfExperience } = await rowOf('a@example.com');
  expect(facts?.positions).toEqual(now.positions);
  expect(facts?.positions.some(({ current }) => current)).toBe(true);
  expect(yearsOfExperience).toBe(now.yearsOfExperience);
});

test('what the candidate has put right stays', async () => {
  const factCorrections = { headline: 'Chief Accountant' };
  await add('a@example.com', { headline: 'Chief Accountant', factCorrections });
  await queueOutdatedFacts(database.db);
  await rereadFacts(options(), 5);
  const row = await rowOf('a@example.com');
  expect(row).toMatchObject({ headline: 'Chief Accountant', factCorrections, skills: now.skills });
  expect(row.facts?.headline).toBe(now.headline);
});

test('a position the candidate has put right stays so, in the place of the one that is read now', async () => {
  const [read] = now.positions;
  if (!read) throw new Error('a position is read');
  const of = { ...read, title: `${read.title} (2019`, from: null, to: null };
  const is = { title: 'Head of Accounting', employer: 'Larkfield', place: null, from: '2019-01', to: null };
  const positions = [{ id: 'own', of, is, month: '2026-06' }];
  await add('a@example.com', { factCorrections: { positions } });
  await queueOutdatedFacts(database.db);
  await rereadFacts(options(), 5);
  const { facts, factCorrections = {} } = await rowOf('a@example.com');
  const held = heldFacts(facts ?? noFacts, factCorrections).positions;
  expect(held).toHaveLength(now.positions.length);
  expect(held).toContainEqual(expect.objectContaining({ title: 'Head of Accounting', quote: read.quote }));
});

test('what reads the same as before leaves the profile as it is', async () => {
  await add('a@example.com', { facts: now, factsVersion: `${factsRules}.other` });
  await makeQueuedProfiles(database.db, 5);
  await queueOutdatedFacts(database.db);
  expect(await rereadFacts(options(), 5)).toBe(1);
  expect((await rowOf('a@example.com')).factsVersion).toBe(factsVersion);
  expect(await queuedProfiles(database.db)).toBe(0);
});

test('nothing is read twice, nor what this version or a newer one has read, nor without a resume', async () => {
  await add('a@example.com');
  await add('b@example.com', { factsVersion });
  await add('c@example.com', { factsVersion: `${factsRules + 1}.newer` });
  await addCandidate(database.db, 'd@example.com');
  const read: string[] = [];
  const counted: FactsReader['read'] = (text, today) => {
    read.push(text);
    return reader(text, today);
  };
  expect(await queueOutdatedFacts(database.db)).toBe(1);
  expect(await queueOutdatedFacts(database.db)).toBe(0);
  await Promise.all([rereadFacts(options(counted), 5), rereadFacts(options(counted), 5)]);
  expect(await queueOutdatedFacts(database.db)).toBe(0);
  await rereadFacts(options(counted), 5);
  expect(read).toEqual([accountant]);
});

test('a resume that is replaced meanwhile wins', async () => {
  await add('a@example.com');
  await queueOutdatedFacts(database.db);
  const newer = { resumeText: nurse, facts: readFacts(nurse, '2026-06-15'), factsVersion };
  const replacing: FactsReader['read'] = async (text, today) => {
    await change('a@example.com', newer);
    return reader(text, today);
  };
  await rereadFacts(options(replacing), 5);
  expect(await rowOf('a@example.com')).toMatchObject(newer);
  expect(await rereadFacts(options(), 5)).toBe(0);
});

test('one changed by a transaction that is not over yet is waited for, and read again with the change', async () => {
  await add('a@example.com');
  await queueOutdatedFacts(database.db);
  const factCorrections = { yearsOfExperience: 3 };
  const rereading = await database.db.transaction().execute(async (tx) => {
    await tx
      .updateTable('candidates')
      .set(toRow({ yearsOfExperience: 3, factCorrections }))
      .execute();
    const reading = rereadFacts(options(), 5);
    await expect.poll(() => waitingForLocks(database.db), { interval: 10 }).toBeGreaterThan(0);
    return { reading };
  });
  // Once in vain and once with the correction.
  expect(await rereading.reading).toBe(2);
  expect(await rowOf('a@example.com')).toMatchObject({
    yearsOfExperience: 3,
    headline: now.headline,
    factsVersion,
  });
});

test('one that cannot be read is set aside with its facts, and does not hold up the others', async () => {
  await add('a@example.com', { resumeText: 'hostile' });
  await add('b@example.com');
  await queueOutdatedFacts(database.db);
  const read: FactsReader['read'] = async (text, today) => {
    if (text === 'hostile') throw new WorkerLost('SPENT');
    return reader(text, today);
  };
  expect(await rereadFacts(options(read), 5)).toBe(2);
  expect(failures).toHaveLength(1);
  expect(await rowOf('a@example.com')).toMatchObject({ facts: oldFacts, headline: 'Misread', factsVersion });
  expect((await rowOf('b@example.com')).headline).toBe(now.headline);
  expect(await queueOutdatedFacts(database.db)).toBe(0);
});

test('those of a worker that is stopped on the way are read by the next', async () => {
  await add('a@example.com');
  await queueOutdatedFacts(database.db);
  const stopped: FactsReader['read'] = async () => {
    throw new WorkerLost('CLOSED');
  };
  await expect(rereadFacts(options(stopped), 5)).rejects.toThrow(WorkerLost);
  expect(failures).toEqual([]);
  expect((await rowOf('a@example.com')).factsVersion).toBeNull();
  expect(await rereadFacts(options(), 5)).toBe(1);
  expect((await rowOf('a@example.com')).headline).toBe(now.headline);
});
