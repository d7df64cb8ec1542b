/** Where resumes are kept: a folder of the server, or a bucket when one is configured. */
import type { Readable } from 'node:stream';

interface StoredResume {
  stream: Readable;
  /** In bytes. */
  size: number;
}

/**
 * Files by content: the key is the SHA-256 of the bytes in hexadecimal, so the same file is kept once and cannot
 * change under its key. Two people may hold the same key: delete only when nobody does any more.
 */
export interface ResumeStorage {
  /** Keeps the bytes durably, whole or not at all; resolves to their key. */
  put(bytes: Uint8Array): Promise<string>;
  /** The file, or undefined when there is none (any more) or the key is no key. */
  get(key: string): Promise<StoredResume | undefined>;
  /** Removes the file; fine when it is gone already. */
  delete(key: string): Promise<void>;
  /** Keys of all files that were last put before a moment, some at a time. */
  storedBefore(moment: Date): AsyncIterable<string[]>;
}

export interface BucketOptions {
  bucket: string;
  /** Address of a service other than Amazon's; buckets are then addressed by path. */
  endpoint?: string | undefined;
  region?: string | undefined;
  /** Both or neither: without them the machine's own credentials are used. */
  accessKeyId?: string | undefined;
  secretAccessKey?: string | undefined;
}

export interface StorageOptions {
  /** The server's data folder; files go to `resumes` in it. */
  dataDir: string;
  bucket?: BucketOptions | undefined;
}
