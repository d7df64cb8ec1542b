/** Promises about kept resumes, on disk and in a bucket. */
import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openResumeStorage } from '../../server/files/storage/openStorage.ts';
import type { ResumeStorage } from '../../server/files/storage/storage.ts';
import { testBucket } from '../support/bucket.ts';

let dataDir: string;
let s3: Awaited<ReturnType<typeof testBucket>>;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'hireday-storage-'));
  s3 = await testBucket();
});
afterAll(async () => {
  s3.close();
  await rm(dataDir, { recursive: true });
});

/** Makes a file look as if it had been put at another time. */
type Age = (key: string, at: Date) => unknown;
const ageOnDisk: Age = (key, at) => utimes(join(dataDir, 'resumes', key.slice(0, 2), key), at, at);
const ageInBucket: Age = (key, at) => s3.putAt.set(`/resumes-test/resumes/${key}`, at);

const places: [string, () => Promise<ResumeStorage>, Age][] = [
  ['on disk', () => openResumeStorage({ dataDir }), ageOnDisk],
  ['in a bucket', () => openResumeStorage({ dataDir, bucket: s3.options }), ageInBucket],
];

describe.each(places)('resumes %s', (_, open, age) => {
  it('are listed by when they were last put, all of them', async () => {
    const storage = await open();
    const files = Array.from({ length: 5 }, () => randomBytes(1000));
    const keys = await Promise.all(files.map((bytes) => storage.put(bytes)));
    const listed = async () => (await Array.fromAsync(storage.storedBefore(new Date(2_000_000_000)))).flat();
    expect(await listed()).toEqual([]);
    for (const key of keys) await age(key, new Date(1_000_000_000));
    expect((await listed()).sort()).toEqual(keys.toSorted());
    // Put again, a file is as good as new.
    await storage.put(files[0] ?? randomBytes(1));
    expect((await listed()).sort()).toEqual(keys.slice(1).sort());
  });

  it('come back byte for byte under the hash of their content', async () => {
    const storage = await open();
    const bytes = randomBytes(300_000);
    const key = await storage.put(bytes);
    expect(key).toBe(createHash('sha256').update(bytes).digest('hex'));
    const found = await storage.get(key);
    expect(found?.size).toBe(bytes.length);
    expect(found && (await buffer(found.stream)).equals(bytes)).toBe(true);
  });

  it('are kept once when put twice, also at the same time', async () => {
    const storage = await open();
    const bytes = randomBytes(1000);
    const keys = await Promise.all([storage.put(bytes), storage.put(bytes), storage.put(bytes)]);
    expect(new Set(keys).size).toBe(1);
  });

  it('are gone after deleting, which may be repeated', async () => {
    const storage = await open();
    const key = await storage.put(randomBytes(1000));
    await storage.delete(key);
    await storage.delete(key);
    expect(await storage.get(key)).toBeUndefined();
  });

  it.each(['', '../../etc/passwd', '..%2F..%2Fetc', 'A'.repeat(64), `${'a'.repeat(64)}/..`])(
    'are not looked for under %j, which is no key',
    async (key) => {
      const storage = await open();
      const asked = s3.requests.length;
      expect(await storage.get(key)).toBeUndefined();
      await storage.delete(key);
      expect(s3.requests).toHaveLength(asked);
    },
  );
});

describe('resumes on disk', () => {
  it('outlive the server, and what it left half written is cleared', async () => {
    const key = await (await openResumeStorage({ dataDir })).put(randomBytes(1000));
    const leftover = join(dataDir, 'resumes', 'incoming', 'leftover');
    const fresh = join(dataDir, 'resumes', 'incoming', 'fresh');
    await writeFile(leftover, 'half');
    await writeFile(fresh, 'half');
    const yesterday = new Date(Date.now() - 86_400_000);
    await utimes(leftover, yesterday, yesterday);
    const again = await openResumeStorage({ dataDir });
    expect((await again.get(key))?.size).toBe(1000);
    expect(await readdir(join(dataDir, 'resumes', 'incoming'))).toEqual(['fresh']);
  });
});

describe('resumes in a bucket', () => {
  it('are asked for by path, with signed requests', async () => {
    const storage = await openResumeStorage({ dataDir, bucket: s3.options });
    const key = await storage.put(randomBytes(1000));
    expect(s3.objects.has(`/resumes-test/resumes/${key}`)).toBe(true);
    expect(s3.requests.every(({ signed }) => signed)).toBe(true);
  });

  it('give an error, not an absence, when the bucket cannot be reached', async () => {
    const away = { ...s3.options, endpoint: 'http://127.0.0.1:9' };
    const storage = await openResumeStorage({ dataDir, bucket: away });
    await expect(storage.get('a'.repeat(64))).rejects.toThrow();
  });
});
