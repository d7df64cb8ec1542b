/** Resumes in an S3 bucket, Amazon's or any service that speaks S3. */
import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import pLimit from 'p-limit';
import { StorageAway } from '../../base/storageAway.ts';
import { contentKey, isContentKey } from './contentKey.ts';
import type { BucketOptions, ResumeStorage } from './storage.ts';

/** Objects are named `resumes/<key>`. */
const prefix = 'resumes/';

/**
 * How long the bucket may take, in milliseconds: to open a connection, to answer one try, and for all tries of an
 * operation together. A file of 5 MB takes seconds on a slow line between server and bucket.
 */
const times = { connect: 2000, try: 6000, all: 15_000 };

/** One more than once, because a connection that was kept open may have been closed at the other end. */
const maxAttempts = 3;

/** Operations at a time, each with a connection, and those that wait for one: they hold files in memory. */
const atOnce = 32;
const maxWaiting = 64;

function openClient(
  { endpoint, region = 'us-east-1', accessKeyId, secretAccessKey }: BucketOptions,
  limits: typeof times,
): S3Client {
  const agent = { keepAlive: true, maxSockets: atOnce };
  return new S3Client({
    region,
    ...(endpoint && { endpoint, forcePathStyle: true }),
    ...(accessKeyId && secretAccessKey && { credentials: { accessKeyId, secretAccessKey } }),
    // The newer checksums are refused by some other services; the signature covers the content anyway.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts,
    requestHandler: {
      connectionTimeout: limits.connect,
      requestTimeout: limits.try,
      throwOnRequestTimeout: true,
      httpAgent: agent,
      httpsAgent: agent,
    },
  });
}

/**
 * @param ms how long an operation may take
 * @returns does one operation, from the question to the last byte of the answer, within its time; it throws StorageAway
 *   when the bucket does not answer in time, and otherwise what the bucket itself says of a failure
 */
function createInTime(ms: number) {
  const queue = pLimit(atOnce);
  return async function inTime<T>(operation: (abortSignal: AbortSignal) => Promise<T>): Promise<T> {
    if (queue.pendingCount >= maxWaiting) throw new StorageAway();
    const ending = new AbortController();
    const timer = setTimeout(() => ending.abort(), ms);
    try {
      return await queue(async () => {
        // Its time may have gone by while it waited.
        ending.signal.throwIfAborted();
        return operation(ending.signal);
      });
    } catch (error) {
      throw error instanceof S3ServiceException ? error : new StorageAway({ cause: error });
    } finally {
      clearTimeout(timer);
    }
  };
}

/**
 * @param options the bucket
 * @param limits times in milliseconds instead of the usual ones; for tests
 */
export function openBucketStorage(options: BucketOptions, limits: typeof times = times): ResumeStorage {
  const { bucket } = options;
  const client = openClient(options, limits);
  const place = (key: string) => ({ Bucket: bucket, Key: prefix + key });
  const inTime = createInTime(limits.all);

  return {
    async put(bytes) {
      const key = contentKey(bytes);
      await inTime((abortSignal) =>
        client.send(new PutObjectCommand({ ...place(key), Body: bytes }), { abortSignal }),
      );
      return key;
    },

    async get(key) {
      if (!isContentKey(key)) return undefined;
      // Read whole before anything is answered: half a file is none, and no slow reader keeps a connection to the
      // bucket. Resumes have at most 5 MB.
      const bytes = await inTime(async (abortSignal) => {
        const { Body } = await client.send(new GetObjectCommand(place(key)), { abortSignal });
        return readWhole(Body, abortSignal);
      }).catch((error: unknown) => {
        if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return undefined;
        throw error;
      });
      return bytes && { stream: Readable.from([bytes]), size: bytes.byteLength };
    },

    async delete(key) {
      if (!isContentKey(key)) return;
      await inTime((abortSignal) => client.send(new DeleteObjectCommand(place(key)), { abortSignal }));
    },

    async *storedBefore(moment) {
      let token: string | undefined;
      do {
        const { Contents = [], NextContinuationToken } = await inTime((abortSignal) =>
          client.send(
            new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, ContinuationToken: token }),
            { abortSignal },
          ),
        );
        const old = Contents.filter(({ LastModified }) => LastModified && LastModified < moment);
        yield old.map(({ Key = '' }) => Key.slice(prefix.length)).filter(isContentKey);
        token = NextContinuationToken;
      } while (token !== undefined);
    },
  };
}

/** All of an answer's bytes, unless its time is up first. */
async function readWhole(body: unknown, signal: AbortSignal): Promise<Buffer> {
  if (!(body instanceof Readable)) throw new StorageAway();
  const stop = () => void body.destroy(new StorageAway());
  signal.addEventListener('abort', stop);
  try {
    return Buffer.concat(await body.toArray());
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
