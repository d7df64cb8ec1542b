/** Resumes in a folder, spread over subfolders by the first two digits of their key. */
import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { contentKey, isContentKey } from './contentKey.ts';
import type { ResumeStorage } from './storage.ts';

/** Files on their way in; a server that was killed leaves some behind. */
const incoming = 'incoming';
const leftoverAfterMs = 60 * 60 * 1000;

/** Opens the folder, making it where missing and clearing what a killed server left half written. */
export async function openDiskStorage(folder: string): Promise<ResumeStorage> {
  const pathOf = (key: string) => join(folder, key.slice(0, 2), key);
  await mkdir(join(folder, incoming), { recursive: true });
  await removeLeftovers(join(folder, incoming));

  return {
    async put(bytes) {
      const key = contentKey(bytes);
      const path = pathOf(key);
      const there = await stat(path).catch(ifMissing);
      if (there?.size === bytes.byteLength) {
        // Someone wants it now, whenever it came.
        await utimes(path, new Date(), new Date());
        return key;
      }
      const temporary = join(folder, incoming, randomUUID());
      try {
        await writeDurably(temporary, bytes);
        if ((await mkdir(dirname(path), { recursive: true })) !== undefined) await syncFolder(folder);
        await rename(temporary, path);
        await syncFolder(dirname(path));
      } catch (error) {
        await rm(temporary, { force: true });
        throw error;
      }
      return key;
    },

    async get(key) {
      if (!isContentKey(key)) return undefined;
      const file = await open(pathOf(key), 'r').catch(ifMissing);
      if (!file) return undefined;
      const { size } = await file.stat();
      return { stream: file.createReadStream(), size };
    },

    async delete(key) {
      if (isContentKey(key)) await rm(pathOf(key), { force: true });
    },

    async *storedBefore(moment) {
      for (const subfolder of await readdir(folder)) {
        if (subfolder === incoming) continue;
        const keys = (await readdir(join(folder, subfolder))).filter(isContentKey);
        const files = await Promise.all(keys.map((key) => stat(pathOf(key)).catch(ifMissing)));
        yield keys.filter(
          (_, index) => (files[index]?.mtimeMs ?? Number.POSITIVE_INFINITY) < moment.getTime(),
        );
      }
    },
  };
}

async function writeDurably(path: string, bytes: Uint8Array) {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Makes a new name in a folder survive a power cut. Windows cannot and need not do this. */
async function syncFolder(path: string) {
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/** Only old ones: another server on the same folder may be writing. */
async function removeLeftovers(folder: string) {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const file = await stat(path).catch(ifMissing);
    if (file && Date.now() - file.mtimeMs > leftoverAfterMs) await rm(path, { force: true });
  }
}

function ifMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
