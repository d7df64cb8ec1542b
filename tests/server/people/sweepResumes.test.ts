/** Files that a killed server left without a row are taken away, and no others. */
import { mkdtemp, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  announce,
  arrive,
  removeOwed,
  removeUnheld,
  withResume,
} from '../../../server/features/people/keepResume.ts';
import { createResumeSweep } from '../../../server/features/people/sweepResumes.ts';
import { openDiskStorage } from '../../../server/files/storage/diskStorage.ts';
import type { ResumeStorage } from '../../../server/files/storage/storage.ts';
import { type TestDatabase, testDatabase } from '../../support/database.ts';
import { addCandidate } from '../../support/people.ts';

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
  expect(await createResumeSweep({ db, storage })(now)).toBe(1);
  expect(await Promise.all([orphan, young, held].map(isThere))).toEqual([false, true, true]);
  expect(await createResumeSweep({ db, storage })(now)).toBe(0);
});

test('a file that someone registers with at that very moment stays', async () => {
  const { db } = database;
  const bytes = Buffer.from('wanted again');
  const key = await keep('wanted again', 25);
  await addCandidate(db, 'robin@people.example');
  // The sweep has seen the old file, and comes back to it while it is being stored again, and again before it is held.
  const old: ResumeStorage = {
    ...storage,
    async *storedBefore() {
      yield [key];
    },
  };
  const sweep = async () => expect(await createResumeSweep({ db, storage: old })(now)).toBe(0);
  const storing: ResumeStorage = {
    ...storage,
    async put(given) {
      await sweep();
      const put = await storage.put(given);
      await sweep();
      return put;
    },
  };
  await withResume({ db, storage: storing }, { key, bytes }, async (tx) => {
    await sweep();
    await tx
      .updateTable('candidates')
      .set({ resumeKey: key })
      .where('candidateEmail', '=', 'robin@people.example')
      .execute();
  });
  await sweep();
  expect(await isThere(key)).toBe(true);
  expect(await db.selectFrom('comingFiles').selectAll().execute()).toEqual([]);
});

test('a file that someone registers with while it is being removed is stored after that', async () => {
  const { db } = database;
  const bytes = Buffer.from('removed and wanted');
  const key = await keep('removed and wanted', 25);
  await addCandidate(db, 'kim@people.example');
  const order: string[] = [];
  const removing = Promise.withResolvers<void>();
  const slow: ResumeStorage = {
    ...storage,
    async delete(given) {
      removing.resolve();
      await new Promise((resolve) => setTimeout(resolve, 300));
      await storage.delete(given);
      order.push('removed');
    },
    async put(given) {
      order.push('stored');
      return storage.put(given);
    },
  };
  const removed = removeUnheld({ db, storage: slow }, key);
  await removing.promise;
  await withResume({ db, storage: slow }, { key, bytes }, async (tx) => {
    await tx
      .updateTable('candidates')
      .set({ resumeKey: key })
      .where('candidateEmail', '=', 'kim@people.example')
      .execute();
  });
  expect(await removed).toBe(true);
  expect(order).toEqual(['removed', 'stored']);
  expect(await isThere(key)).toBe(true);
});

test('a server that was killed while a file was on its way leaves nothing for good', async () => {
  const { db } = database;
  const key = await keep('never held', 25);
  await announce(db, [key]);
  expect(await createResumeSweep({ db, storage })(now)).toBe(0);
  await db.updateTable('comingFiles').set({ at: '2026-01-01T00:00:00.000Z' }).execute();
  expect(await createResumeSweep({ db, storage })(now)).toBe(1);
  await removeOwed({ db, storage });
  expect(await db.selectFrom('comingFiles').selectAll().execute()).toEqual([]);
});

test('several who store the same files at once, named in any order, are all noted', async () => {
  const { db } = database;
  const keys = await Promise.all(Array.from({ length: 30 }, (_, number) => keep(`shared ${number}`, 1)));
  const noted = await Promise.all(
    Array.from({ length: 8 }, (_, turn) => announce(db, turn % 2 === 0 ? keys : keys.toReversed())),
  );
  expect(new Set(noted.flat()).size).toBe(8 * keys.length);
  expect(await removeUnheld({ db, storage }, keys[0] ?? '')).toBe(false);
  await arrive(db, noted.flat());
});

test('is done once a day', async () => {
  const sweep = createResumeSweep({ db: database.db, storage });
  await keep('first', 25);
  expect(await sweep(now)).toBe(1);
  await keep('second', 25);
  expect(await sweep(now)).toBe(0);
  expect(await sweep(new Date('2026-06-16T00:05:00.000Z'))).toBe(1);
});
