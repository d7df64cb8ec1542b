/** Text of a Word document. */
import { ResumeError } from './resumeError.ts';
import { zipEntries } from './zipEntries.ts';

/** The most a document may unpack to: far above what text needs, far below what hurts. */
const maxUnpackedBytes = 100 * 1024 * 1024;
const maxEntries = 2000;
/** The part the text is parsed from as one tree, at some twenty times its size in memory. */
const maxTextPartBytes = 10 * 1024 * 1024;

/** @throws ResumeError RESUME_TOO_COMPLEX before unpacking what would grow too large, RESUME_BROKEN. */
export async function readDocx(bytes: Uint8Array): Promise<string> {
  const entries = zipEntries(bytes);
  const unpacked = entries.reduce((sum, { size }) => sum + size, 0);
  const largestPart = Math.max(
    ...entries.map(({ name, size }) => (/\.(?:xml|rels)$/i.test(name) ? size : 0)),
  );
  if (unpacked > maxUnpackedBytes || entries.length > maxEntries || largestPart > maxTextPartBytes) {
    throw new ResumeError('RESUME_TOO_COMPLEX');
  }
  const { default: mammoth } = await import('mammoth');
  const { value } = await mammoth.extractRawText({ buffer: Buffer.from(bytes) }).catch((cause) => {
    throw new ResumeError('RESUME_BROKEN', { cause });
  });
  // mammoth ends each paragraph with an empty line; a paragraph is a line here, and an empty one an empty line.
  return value.replaceAll('\n\n', '\n');
}
