/** A resume out of a form, read and ready to be kept. */
import type { ProblemCode } from '../../../schemas/calls/problem.ts';
import { ApiError } from '../../base/errors.ts';
import type { ReadResume } from '../../files/readResumeFacts.ts';
import { ResumeError, type ResumeProblem } from '../../files/resumeError.ts';
import { contentKey } from '../../files/storage/contentKey.ts';
import type { Upload } from '../../http/form.ts';
import type { KeptResume } from './resumeColumns.ts';

interface ReadUpload extends KeptResume {
  bytes: Uint8Array;
}

/** A refusal that is not about the file's contents has a status of its own. */
const codes: Partial<Record<ResumeProblem, ProblemCode>> = {
  RESUME_TOO_LARGE: 'TOO_LARGE',
  RESUME_TYPE: 'WRONG_TYPE',
};

const longestName = 150;

/** A name as it is shown and sent back: one line, no path, its ending kept. */
export function tidyName(name: string, nameless = 'resume'): string {
  const plain = name
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
    .replace(/^.*[\\/]/, '')
    .trim();
  if (plain.length <= longestName) return plain || nameless;
  const ending = /\.\w{1,5}$/.exec(plain)?.[0] ?? '';
  return plain.slice(0, longestName - ending.length).toWellFormed() + ending;
}

/** @throws ApiError about `resume`, with what its owner can do */
export async function readUpload(readResume: ReadResume, { bytes, fileName }: Upload): Promise<ReadUpload> {
  try {
    const read = await readResume(bytes);
    return { ...read, bytes, key: contentKey(bytes), fileName: tidyName(fileName) };
  } catch (error) {
    if (!(error instanceof ResumeError)) throw error;
    throw new ApiError(codes[error.code] ?? 'INVALID_FIELDS', error.message, {
      errors: { resume: error.message },
    });
  }
}
