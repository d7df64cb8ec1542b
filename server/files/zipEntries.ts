/**
 * An archive's own list of its contents, without unpacking any of it.
 *
 * Only the table of contents at the end is read, as the sizes must be known before a library inflates anything.
 */
import { ResumeError } from './resumeError.ts';

interface ZipEntry {
  name: string;
  /** Bytes after unpacking, as declared. */
  size: number;
}

const endMark = 0x06054b50;
const entryMark = 0x02014b50;
const endLength = 22;
const entryLength = 46;
const longestComment = 0xffff;

/** @throws ResumeError RESUME_BROKEN when there is no table of contents or it does not hold together. */
export function zipEntries(bytes: Uint8Array): ZipEntry[] {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  const count = view.readUInt16LE(end + 10);
  let at = view.readUInt32LE(end + 16);
  const entries: ZipEntry[] = [];
  for (let index = 0; index < count; index++) {
    if (at + entryLength > end || view.readUInt32LE(at) !== entryMark) throw new ResumeError('RESUME_BROKEN');
    const nameLength = view.readUInt16LE(at + 28);
    entries.push({
      name: view.toString('utf8', at + entryLength, at + entryLength + nameLength),
      size: view.readUInt32LE(at + 24),
    });
    at += entryLength + nameLength + view.readUInt16LE(at + 30) + view.readUInt16LE(at + 32);
  }
  return entries;
}

function findEnd(view: Buffer): number {
  const first = Math.max(0, view.length - endLength - longestComment);
  for (let at = view.length - endLength; at >= first; at--) if (view.readUInt32LE(at) === endMark) return at;
  throw new ResumeError('RESUME_BROKEN');
}
