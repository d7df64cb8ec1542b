/** Brings the files of a backup to where the server will look for them: its folder, or its bucket. */
import { buffer } from 'node:stream/consumers';
import pLimit from 'p-limit';
import { StartError } from '../base/startError.ts';
import { StorageAway } from '../base/storageAway.ts';
import { contentKey } from '../files/storage/contentKey.ts';
import { openResumeStorage } from '../files/storage/openStorage.ts';
import type { ResumeStorage, StorageOptions } from '../files/storage/storage.ts';
import { resumePrefix } from './manifest.ts';
import type { OpenBackup } from './readBackup.ts';

/** Files in memory at a time, of 5 MB at most: each waits for the bucket twice. */
const atOnce = 8;

async function putOne(backup: OpenBackup, storage: ResumeStorage, key: string): Promise<void> {
  const stream = await backup.read(resumePrefix + key);
  const kept = stream && (await storage.put(await buffer(stream)));
  if (kept !== key) throw new StartError(`The backup's file ${key} is damaged. Nothing was restored.`);
  const back = await storage.get(key);
  if (!back || contentKey(await buffer(back.stream)) !== key)
    throw new StartError(`The file ${key} does not come back as it was put. Nothing was restored.`);
}

/**
 * Puts each file and reads it back.
 *
 * @throws StartError when one is not what it is named, or the bucket does not take it
 */
export async function putResumes(backup: OpenBackup, options: StorageOptions): Promise<void> {
  if (backup.resumes.length === 0) return;
  const storage = await openResumeStorage(options);
  try {
    const limit = pLimit({ concurrency: atOnce, rejectOnClear: true });
    await limit.map(backup.resumes, (key) => putOne(backup, storage, key)).finally(() => limit.clearQueue());
  } catch (error) {
    if (error instanceof StartError || options.bucket === undefined) throw error;
    const reason = error instanceof StorageAway ? 'it does not answer' : (error as Error).name;
    throw new StartError(
      `The bucket ${options.bucket.bucket} does not take the files: ${reason}. Nothing was restored; check S3_BUCKET and the settings beside it.`,
      { cause: error },
    );
  }
}
