/** Text of a Word document. */
import { maxPartBytes, readWord, type WordText } from '../../docx/readWord.ts';
import { TooComplex } from '../../docx/xml.ts';
import { refuseActiveWord } from './refuseActiveWord.ts';
import { ResumeError } from './resumeError.ts';
import { zipEntries } from './zipEntries.ts';

/** The most a document may unpack to: far above what text needs, far below what hurts. */
const maxUnpackedBytes = 100 * 1024 * 1024;
const maxEntries = 2000;

/** Why a part that could not be understood makes the file one that cannot be taken. */
const refusalOf = (cause: unknown) =>
  cause instanceof ResumeError
    ? cause
    : new ResumeError(cause instanceof TooComplex ? 'RESUME_TOO_COMPLEX' : 'RESUME_BROKEN', { cause });

/** @throws ResumeError RESUME_TOO_COMPLEX before unpacking what would grow too large, RESUME_BROKEN, and what `refuseActiveWord` throws. */
export function checkDocx(bytes: Uint8Array): void {
  const entries = zipEntries(bytes);
  const unpacked = entries.reduce((sum, { size }) => sum + size, 0);
  const largestPart = Math.max(
    ...entries.map(({ name, size }) => (/\.(?:xml|rels)$/i.test(name) ? size : 0)),
  );
  if (unpacked > maxUnpackedBytes || entries.length > maxEntries || largestPart > maxPartBytes) {
    throw new ResumeError('RESUME_TOO_COMPLEX');
  }
  const names = entries.map(({ name }) => name);
  try {
    refuseActiveWord(bytes, names);
  } catch (cause) {
    throw refusalOf(cause);
  }
}

/** @throws as `checkDocx` does. */
export function readDocx(bytes: Uint8Array): WordText {
  checkDocx(bytes);
  try {
    return readWord(bytes);
  } catch (cause) {
    throw refusalOf(cause);
  }
}
