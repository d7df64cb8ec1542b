/** Imports of more rows than are stored together. The command's own tests are in tests/cli. */
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { importCandidates } from '../../../server/features/imports/importCandidates.ts';
import { createFactsReader } from '../../../server/files/factsReader.ts';
import { createResumeReader } from '../../../server/files/readResume.ts';
import { contentKey } from '../../../server/files/storage/contentKey.ts';
import { openDiskStorage } from '../../../server/files/storage/diskStorage.ts';
import type { ResumeStorage } from '../../../server/files/storage/storage.ts';
import type { Reporter, Tally } from '../../../server/import/report.ts';
import { type TestDatabase, testDatabase } from '../../support/database.ts';

const resumes = createResumeReader();
const facts = createFactsReader();
afterAll(() => {
  resumes.close();
  facts.close();
});

let folder: string;
let database: TestDatabase;
let storage: ResumeStorage;

beforeAll(async () => {
  database = await testDatabase();
});
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hireday-import-'));
  storage = await openDiskStorage(path.join(folder, 'kept'));
});
afterEach(async () => {
  await sql`truncate "users" cascade`.execute(database.db);
  await rm(folder, { recursive: true, force: true });
});

const resumeOf = (number: number) =>
  `Person ${number}\n\nExperience\n\nAccountant, Example Ltd, 2015 - 2020\nKept the books of customer ${number}.\n`;

/** Writes that many rows, each with a resume of its own. @returns the CSV file */
async function rows(count: number, lastName: (number: number) => string = () => 'Example'): Promise<string> {
  const lines = ['candidateEmail,candidateFirstName,candidateLastName,resume'];
  for (let number = 0; number < count; number += 1) {
    await writeFile(path.join(folder, `${number}.txt`), resumeOf(number));
    lines.push(`person${number}@example.com,Person,${lastName(number)},${number}.txt`);
  }
  const file = path.join(folder, 'people.csv');
  await writeFile(file, lines.join('\n'));
  return file;
}

/** The messages to a reporter. */
function listener() {
  const told = { refused: [] as number[], steps: 0, tally: undefined as Tally | undefined };
  const report: Reporter = {
    begin: () => undefined,
    note: () => undefined,
    foresee: () => undefined,
    refuse: (line) => void told.refused.push(line),
    step() {
      told.steps += 1;
    },
    end(tally) {
      told.tally = tally;
    },
  };
  return { told, report };
}

const run = (file: string, report: Reporter, to = storage) =>
  importCandidates(file, { db: database.db, storage: to, resumes, facts, clock: () => new Date(), report });

const keptFiles = async () => {
  const names = await readdir(path.join(folder, 'kept'), { recursive: true });
  return names.map((name) => path.basename(name)).filter((name) => /^[0-9a-f]{64}$/.test(name));
};
const heldFiles = async () => {
  const held = await database.db.selectFrom('candidates').select('resumeKey').execute();
  return held.map(({ resumeKey }) => resumeKey);
};
const notes = () => database.db.selectFrom('comingFiles').selectAll().execute();

test('every row of several batches goes in once; the one that the database refuses is named and leaves no file', async () => {
  await sql`alter table "candidates" add constraint "wanted" check ("candidateLastName" <> 'Unwanted')`.execute(
    database.db,
  );
  const file = await rows(120, (number) => (number === 70 ? 'Unwanted' : 'Example'));
  const { told, report } = listener();
  await run(file, report);
  expect(told).toEqual({ refused: [72], steps: 120, tally: { added: 119, known: 0, refused: 1 } });
  expect((await keptFiles()).toSorted()).toEqual((await heldFiles()).toSorted());
  expect(await notes()).toEqual([]);

  const again = listener();
  await run(file, again.report);
  expect(again.told).toEqual({ refused: [72], steps: 120, tally: { added: 0, known: 119, refused: 1 } });
});

test('a storage that fails ends the import: its rows stay out, and those stored before have their files', async () => {
  const file = await rows(120);
  const lost = contentKey(Buffer.from(resumeOf(110)));
  const failing: ResumeStorage = {
    ...storage,
    async put(bytes) {
      if (contentKey(bytes) === lost) throw new Error('The disk is full.');
      return storage.put(bytes);
    },
  };
  const { told, report } = listener();
  await expect(run(file, report, failing)).rejects.toThrow('The disk is full.');
  expect(told.tally).toBeUndefined();
  const held = await heldFiles();
  expect(held).not.toContain(lost);
  expect(await keptFiles()).toEqual(expect.arrayContaining(held));
  expect(await notes()).toEqual([]);

  // The same file again makes up for it.
  const again = listener();
  await run(file, again.report);
  expect(again.told.tally).toEqual({ added: 120 - held.length, known: held.length, refused: 0 });
});
