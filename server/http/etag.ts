/** ETags of single records: whether the caller has it already, and whether it is still what the caller has seen. */
import { createHash } from 'node:crypto';
import { versionOf } from '../../schemas/calls/version.ts';
import { ApiError } from '../base/errors.ts';

/** Refuses to change a row that is not the one the caller has seen; called once the row is locked. */
export type Unchanged = (row: { updatedAt: string }) => void;

const hasDate = (answer: unknown): answer is { updatedAt: string } =>
  typeof answer === 'object' &&
  answer !== null &&
  'updatedAt' in answer &&
  typeof answer.updatedAt === 'string';

/**
 * `"<version>.<digest>"`. The digest is of the whole answer, counts included; the version changes only with what people
 * wrote. Records that do not say when they were changed have the digest alone, which is their version, too.
 *
 * @param json the answer as it is sent
 */
export function tagOf(answer: unknown, json: string): string {
  const digest = createHash('sha256').update(json).digest('base64url').slice(0, 22);
  return hasDate(answer) ? `"${versionOf(answer.updatedAt)}.${digest}"` : `"${digest}"`;
}

/** The tags of a header, without quotation marks. */
const tagsIn = (header: string) =>
  [...header.matchAll(/(W\/)?"([^"]*)"/g)].map(([, weak, tag = '']) => ({ weak, tag }));

const versionIn = (tag: string) => tag.split('.')[0];

/** Whether the caller has this very answer already. */
export const isKnown = (ifNoneMatch: string, tag: string): boolean =>
  ifNoneMatch.trim() === '*' || tagsIn(ifNoneMatch).some((one) => `"${one.tag}"` === tag);

/** @throws ApiError CHANGED_MEANWHILE unless the header names this version */
export function refuseChanged(ifMatch: string, version: string): void {
  if (ifMatch.trim() === '*') return;
  if (tagsIn(ifMatch).some(({ weak, tag }) => !weak && versionIn(tag) === version)) return;
  throw new ApiError(
    'CHANGED_MEANWHILE',
    'This was changed since you read it. Load it again and make your change then.',
  );
}

/** The version an ETag stands for. */
export const versionOfTag = (tag: string): string => versionIn(tag.slice(1, -1)) ?? '';
