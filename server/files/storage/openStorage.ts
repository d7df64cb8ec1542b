/** Chooses where resumes are kept. */
import { join } from 'node:path';
import { openDiskStorage } from './diskStorage.ts';
import type { ResumeStorage, StorageOptions } from './storage.ts';

/** Opens the bucket when one is given, else the folder. The bucket's client is loaded only then. */
export async function openResumeStorage({ dataDir, bucket }: StorageOptions): Promise<ResumeStorage> {
  if (!bucket) return openDiskStorage(join(dataDir, 'resumes'));
  const { openBucketStorage } = await import('./bucketStorage.ts');
  return openBucketStorage(bucket);
}
