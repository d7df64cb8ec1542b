/** Why a call cannot be served just now although nothing is wrong with it, read from the errors of what a server uses. */
import type { ProblemCode } from '../../schemas/calls/problem.ts';
import type { Sentence } from './sentence.ts';
import { StorageAway } from './storageAway.ts';
import { PoolBusy, WorkerLost } from './workers/poolErrors.ts';

interface Reason {
  detail: Sentence;
  /** Seconds after which it makes sense to try again. */
  retryAfter: number;
}

/** The refusals of status 503 that any call may be answered with. */
export const reasons = {
  DATABASE_UNAVAILABLE: {
    detail: 'The database does not answer just now. Try again shortly.',
    retryAfter: 5,
  },
  SERVER_CLOSING: {
    detail: 'This server is closing, and nothing of this request was done. Send it again shortly.',
    retryAfter: 5,
  },
  STORAGE_FULL: {
    detail:
      'The disk is full, so nothing was saved. Everything can still be read; try again once space has been freed.',
    retryAfter: 60,
  },
  STORAGE_UNAVAILABLE: {
    detail: 'The storage of files does not answer just now. Try again shortly.',
    retryAfter: 10,
  },
  BUSY: {
    detail: 'The server is too busy just now, so this took too long. Try again shortly.',
    retryAfter: 10,
  },
} as const satisfies { [Code in ProblemCode]?: Reason };

export type UnavailableCode = keyof typeof reasons;

/** By Node's codes of system errors and PostgreSQL's of its own. */
const codes = new Map<string, UnavailableCode>([
  // The connection is refused, cut or ended by a server that goes down or comes up.
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND'].map(
    (code) => [code, 'DATABASE_UNAVAILABLE'] as const,
  ),
  ...['08000', '08001', '08003', '08006', '57P01', '57P02', '57P03', '57P05', '53300'].map(
    (code) => [code, 'DATABASE_UNAVAILABLE'] as const,
  ),
  // The disk of the database, and that of the files.
  ...['53100', 'ENOSPC', 'EDQUOT'].map((code) => [code, 'STORAGE_FULL'] as const),
  // It took longer than it may, or was in the way of another change: tried again, it goes through.
  ...['57014', '25P03', '55P03', '40001', '40P01', '53200'].map((code) => [code, 'BUSY'] as const),
]);

/** A bucket's names for a full disk or a used-up quota; there is no single one. */
const bucketFull = /StorageFull|InsufficientStorage|QuotaExceeded/i;

/** Errors of the driver that have no code. */
const connectionLost =
  /^Connection terminated|^Client has encountered a connection error|^Client was closed|^Query read timeout/;

type Failure = Error & { code?: string; syscall?: string; $metadata?: { httpStatusCode?: number } };

/** @returns the code to answer with, or undefined when the error is of another kind */
export function whyUnavailable(error: Failure): UnavailableCode | undefined {
  if (error instanceof PoolBusy) return 'BUSY';
  if (error instanceof WorkerLost) return error.reason === 'CLOSED' ? 'SERVER_CLOSING' : 'BUSY';
  if (error instanceof StorageAway) return 'STORAGE_UNAVAILABLE';
  // Every error of the S3 client carries this, those of its connections too.
  if (error.$metadata) {
    const full = error.$metadata.httpStatusCode === 507 || bucketFull.test(error.name);
    return full ? 'STORAGE_FULL' : 'STORAGE_UNAVAILABLE';
  }
  const known = error.code === undefined ? undefined : codes.get(error.code);
  if (known) return known;
  // The socket of a PostgreSQL on this machine is gone.
  if (error.code === 'ENOENT' && error.syscall === 'connect') return 'DATABASE_UNAVAILABLE';
  // Every connection of the pool was in use for too long.
  if (error.message === 'timeout exceeded when trying to connect') return 'BUSY';
  return connectionLost.test(error.message) ? 'DATABASE_UNAVAILABLE' : undefined;
}
