/** Where resumes are kept, as the settings say. */
import type { Settings } from '../../base/env.ts';
import type { StorageOptions } from './storage.ts';

export function storageOptions(settings: Settings): StorageOptions {
  const { DATA_DIR: dataDir, S3_BUCKET: bucket } = settings;
  if (!bucket) return { dataDir };
  return {
    dataDir,
    bucket: {
      bucket,
      endpoint: settings.S3_ENDPOINT,
      region: settings.S3_REGION,
      accessKeyId: settings.S3_ACCESS_KEY_ID,
      secretAccessKey: settings.S3_SECRET_ACCESS_KEY,
    },
  };
}
