/** Files that a killed server left without a row are taken away, and no others. */
import { mkdtemp, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openDiskStorage } from '../../server/files/diskStorage.ts';
import type { ResumeStorage } from '../../server/files/storage.ts';
import { withResume } from '../../server/people/keepResume.ts';
import { createResumeSweep, sweepResumes } from '../../server/people/sweepResumes.ts';
import { type TestDatabase, testDatabase } from '../support/database.ts';
import { addCandidate } from '../support/people.ts';

const now = new Date('2026-06-15T04:30:00.000Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

let folder: string;
let database: TestDatabase;
let storage: ResumeStorage;

beforeAll(async () => {
  database = await testDatabase();
});
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hireday-sweep-'));
  storage = await openDiskStorage(folder);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** A file that came so many hours ago. */
async function keep(text: string, hours: number): Promise<string> {
  const key = await storage.put(Buffer.from(text));
  await utimes(path.join(folder, key.slice(0, 2), key), hoursAgo(hours), hoursAgo(hours));
  return key;
}
const hold = (email: string, resumeKey: string) =>
  database.db.updateTable('candidates').set({ resumeKey }).where('candidateEmail', '=', email).execute();
const isThere = async (key: string) => {
  const found = await storage.get(key);
  found?.stream.destroy();
  return found !== undefined;
};

test('a file that nobody holds goes after a day; younger ones and those of candidates stay', async () => {
  const { db } = database;
  const [orphan, young, held] = [await keep('orphan', 25), await keep('young', 23), await keep('held', 1000)];
  await addCandidate(db, 'casey@people.example');
  await hold('casey@people.example', held);
  expect(await sweepResumes({ db, storage }, now)).toBe(1);
  expect(await Promise.all([orphan, young, held].map(isThere))).toEqual([false, true, true]);
  expect(await sweepResumes({ db, storage }, now)).toBe(0);
});

test('a file that somebody registers with at that very moment stays', async () => {
  const { db } = database;
  const bytes = Buffer.from('wanted again');
  const key = await keep('wanted again', 25);
  await addCandidate(db, 'robin@people.example');
  // The sweep has seen the old file and waits for the registration that came in between.
  const slow: ResumeStorage = {
    ...storage,
    async *storedBefore() {
      yield [key];
    },
  };
  const began = Promise.withResolvers<void>();
  const registered = withResume({ db, storage }, { key, bytes }, async (tx) => {
    began.resolve();
    await tx
      .updateTable('candidates')
      .set({ resumeKey: key })
      .where('candidateEmail', '=', 'robin@people.example')
      .execute();
  });
  await began.promise;
  await Promise.all([sweepResumes({ db, storage: slow }, now), registered]);
  expect(await isThere(key)).toBe(true);
});

test('is done once a day', async () => {
  const sweep = createResumeSweep({ db: database.db, storage });
  await keep('first', 25);
  expect(await sweep(now)).toBe(1);
  await keep('second', 25);
  expect(await sweep(now)).toBe(0);
  expect(await sweep(new Date('2026-06-16T00:05:00.000Z'))).toBe(1);
});
