/** Where tests put databases and data folders that go away with them. */
import fs from 'node:fs';
import os from 'node:os';

/** Linux's folder in memory. Of a container it is often too small for a database. */
const inMemory = '/dev/shm';

/** All databases of a run and the log of each, several times over. */
const neededBytes = 4 * 1024 ** 3;

function hasRoom(): boolean {
  try {
    fs.accessSync(inMemory, fs.constants.W_OK);
    const { bavail, bsize } = fs.statfsSync(inMemory);
    return bavail * bsize >= neededBytes && process.availableMemory() >= neededBytes;
  } catch {
    return false;
  }
}

/** In memory where there is room: each test file copies a database, which a disk takes several times as long for. */
export const temporary: string = hasRoom() ? inMemory : os.tmpdir();
