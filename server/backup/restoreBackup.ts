/** Restores a backup into an empty data folder, or an empty database elsewhere. */
import { existsSync } from 'node:fs';
import { appendFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { makeDataDir } from '../base/dataDir.ts';
import { StartError } from '../base/startError.ts';
import { tryLock } from '../db/embedded/lock.ts';
import { startPostgres } from '../db/embedded/startPostgres.ts';
import type { BucketOptions } from '../files/storage/storage.ts';
import { fillDatabase } from './fillDatabase.ts';
import { erasuresName, type Manifest, secretName } from './manifest.ts';
import { putResumes } from './putResumes.ts';
import type { OpenBackup } from './readBackup.ts';
import { restoringName } from './restoring.ts';

async function putFile(backup: OpenBackup, name: string, dataDir: string): Promise<void> {
  const stream = await backup.read(name);
  if (stream) await writeFile(path.join(dataDir, name), await buffer(stream), { mode: 0o600, flush: true });
}

/** Further erased accounts, from the data folder that is replaced. */
async function addErasures(file: string | undefined, dataDir: string): Promise<void> {
  if (file === undefined) return;
  await appendFile(path.join(dataDir, erasuresName), `\n${await readFile(file, 'utf8')}\n`, { mode: 0o600 });
}

interface RestoreOptions {
  dataDir: string;
  /** Where the files of resumes go instead of into the data folder. */
  bucket?: BucketOptions | undefined;
  /** An erasures.log to honour beside the backup's own. */
  erasures?: string | undefined;
  /** Told of what has to be stopped should the program be ended meanwhile. */
  onOpen?: (stop: () => Promise<void>) => void;
}

/** Held while a restore goes on; the system lets go of it when the program is killed. */
const lockName = 'restore.lock';

/**
 * Everything is made in a folder of its own inside of the data folder and moved up when whole: cut short, the data
 * folder has no database that a server could start on, and the next try starts over.
 *
 * @throws StartError when the folder is not empty
 */
export async function restoreEmbedded(backup: OpenBackup, options: RestoreOptions): Promise<Manifest> {
  const folder = makeDataDir(options.dataDir);
  const lock = tryLock(path.join(folder, lockName), 'exclusive');
  if (!lock) throw new StartError(`Another restore into ${folder} goes on.`);
  try {
    await restoreInto(folder, backup, options);
  } finally {
    await rm(path.join(folder, lockName), { force: true });
    lock.release();
  }
  return backup.manifest;
}

async function restoreInto(folder: string, backup: OpenBackup, options: RestoreOptions): Promise<void> {
  const { bucket, erasures, onOpen } = options;
  const aside = path.join(folder, restoringName);
  const found = (await readdir(folder)).filter((name) => !name.startsWith(lockName));
  if (found.length > 0 && !found.includes(restoringName)) {
    throw new StartError(
      `The data folder ${folder} is not empty. Set DATA_DIR to a new folder, or move what is there aside.`,
    );
  }
  // The remains of a restore that was cut short: nothing else was there before it.
  for (const name of found) await rm(path.join(folder, name), { recursive: true, force: true });
  const inside = makeDataDir(aside);
  try {
    const { connection, stop } = await startPostgres({ dataDir: inside });
    onOpen?.(stop);
    try {
      await putResumes(backup, { dataDir: inside, bucket });
      await putFile(backup, secretName, inside);
      await putFile(backup, erasuresName, inside);
      await addErasures(erasures, inside);
      await fillDatabase(backup, connection);
    } finally {
      await stop();
    }
    for (const name of ['resumes', secretName, erasuresName, 'postgres']) {
      if (existsSync(path.join(inside, name))) await rename(path.join(inside, name), path.join(folder, name));
    }
  } catch (error) {
    for (const name of (await readdir(folder)).filter((one) => !one.startsWith(lockName))) {
      await rm(path.join(folder, name), { recursive: true, force: true, maxRetries: 5 });
    }
    throw error;
  }
  await rm(aside, { recursive: true, force: true });
}

/** Restores into the database of DATABASE_URL; resumes go into the data folder unless a bucket has them. */
export async function restoreElsewhere(
  backup: OpenBackup,
  connection: Parameters<typeof fillDatabase>[1],
  { dataDir, bucket, erasures }: RestoreOptions,
): Promise<Manifest> {
  await mkdir(dataDir, { recursive: true });
  // Files that no row names are in nobody's way, should the rest fail.
  await putResumes(backup, { dataDir, bucket });
  await fillDatabase(backup, connection);
  if (!existsSync(path.join(dataDir, erasuresName))) await putFile(backup, erasuresName, dataDir);
  await addErasures(erasures, dataDir);
  return backup.manifest;
}
