/** Resumes in an S3 bucket, Amazon's or any service that speaks S3. */
import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { contentKey, isContentKey } from './contentKey.ts';
import type { BucketOptions, ResumeStorage } from './storage.ts';

/** Objects are named `resumes/<key>`. */
const prefix = 'resumes/';

export function openBucketStorage(options: BucketOptions): ResumeStorage {
  const { bucket, endpoint, region = 'us-east-1', accessKeyId, secretAccessKey } = options;
  const client = new S3Client({
    region,
    ...(endpoint && { endpoint, forcePathStyle: true }),
    ...(accessKeyId && secretAccessKey && { credentials: { accessKeyId, secretAccessKey } }),
    // The newer checksums are refused by some other services; the signature covers the content anyway.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const place = (key: string) => ({ Bucket: bucket, Key: prefix + key });

  return {
    async put(bytes) {
      const key = contentKey(bytes);
      await client.send(new PutObjectCommand({ ...place(key), Body: bytes }));
      return key;
    },

    async get(key) {
      if (!isContentKey(key)) return undefined;
      const found = await client.send(new GetObjectCommand(place(key))).catch((error: unknown) => {
        if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return undefined;
        throw error;
      });
      if (!(found?.Body instanceof Readable)) return undefined;
      return { stream: found.Body, size: found.ContentLength ?? 0 };
    },

    async delete(key) {
      if (isContentKey(key)) await client.send(new DeleteObjectCommand(place(key)));
    },

    async *storedBefore(moment) {
      for await (const { Contents = [] } of paginateListObjectsV2(
        { client },
        { Bucket: bucket, Prefix: prefix },
      )) {
        const old = Contents.filter(({ LastModified }) => LastModified && LastModified < moment);
        yield old.map(({ Key = '' }) => Key.slice(prefix.length)).filter(isContentKey);
      }
    },
  };
}
