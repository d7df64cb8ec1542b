/**
 * Archives of strangers, opened by their table of contents. Nothing is unpacked but single files, each held to the size
 * that the table declares, and no name in one ever becomes part of a path.
 */
import { crc32 } from 'node:zlib';
import yauzl from 'yauzl';
import { mostArchiveFiles } from '../../../schemas/importedResume.ts';
import { maxResumeBytes } from '../../../schemas/resumeFile.ts';
import type { Sentence } from '../../base/sentence.ts';
import { StorageAway } from '../../base/storageAway.ts';
import { ResumeError } from '../../files/resumeError.ts';
import { entryProblem, isDeceptive, isLeftOut, pathOf } from './archiveEntry.ts';
import { PieceGone, PieceReader } from './pieces.ts';

/** Entries of any kind: a table of contents with more is not gone through. */
const mostEntries = 5000;

/** All files together, unpacked. */
const mostUnpackedBytes = 500 * 1024 * 1024;

/** Why an archive as a whole is not taken. */
export type ArchiveRefusal = 'BROKEN' | 'EMPTY' | 'TOO_MANY' | 'BOMB';

/** A file in the archive that may be a resume, or cannot be one, with why. */
interface ArchiveFile {
  /** Its place in the table of contents. */
  entry: number;
  name: string;
  size: number;
  problem: Sentence | null;
}

type Read = ConstructorParameters<typeof PieceReader>[0];

/** Whether an error is about where the archive lies, and not about what is in it. */
const isAway = (error: unknown) => error instanceof StorageAway || error instanceof PieceGone;

const openZip = (read: Read, size: number) =>
  yauzl.fromRandomAccessReaderPromise(new PieceReader(read), size, {
    lazyEntries: true,
    autoClose: false,
    decodeStrings: false,
  });

function filesOf(entries: readonly yauzl.Entry[]): ArchiveFile[] {
  return entries.flatMap((entry, place) => {
    const path = pathOf(entry);
    if (isLeftOut(entry, path)) return [];
    const file = { entry: place, name: path.join('/').slice(-200).toWellFormed() };
    return [{ ...file, size: entry.uncompressedSize, problem: entryProblem(entry, path) }];
  });
}

/**
 * The files in an archive, none of them unpacked.
 *
 * @throws StorageAway, PieceGone
 */
export async function listArchive(read: Read, size: number): Promise<ArchiveFile[] | ArchiveRefusal> {
  const entries: yauzl.Entry[] = [];
  try {
    const zip = await openZip(read, size);
    try {
      if (zip.entryCount > mostEntries) return 'TOO_MANY';
      for await (const entry of zip.eachEntry()) entries.push(entry);
    } finally {
      zip.close();
    }
  } catch (error) {
    if (isAway(error)) throw error;
    return 'BROKEN';
  }
  const unpacked = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  if (unpacked > mostUnpackedBytes || isDeceptive(unpacked, size)) return 'BOMB';
  const files = filesOf(entries);
  if (files.length === 0) return 'EMPTY';
  return files.length > mostArchiveFiles ? 'TOO_MANY' : files;
}

/** An archive whose files are read one by one. */
export interface OpenArchive {
  /** @throws ResumeError; StorageAway, PieceGone */
  read(entry: number): Promise<Buffer>;
  close(): void;
}

async function unpack(zip: yauzl.ZipFile, entry: yauzl.Entry): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let [size, sum] = [0, 0];
  // It fails as soon as there is more than the table declares.
  for await (const chunk of await zip.openReadStreamPromise(entry)) {
    const bytes: Buffer = chunk;
    size += bytes.byteLength;
    if (size > maxResumeBytes) throw new ResumeError('RESUME_TOO_LARGE');
    sum = crc32(bytes, sum);
    chunks.push(bytes);
  }
  if (sum !== entry.crc32) throw new ResumeError('RESUME_BROKEN');
  return Buffer.concat(chunks);
}

/** @throws Error when it cannot be opened; StorageAway, PieceGone */
export async function openArchive(read: Read, size: number): Promise<OpenArchive> {
  const zip = await openZip(read, size);
  const entries: yauzl.Entry[] = [];
  for await (const entry of zip.eachEntry()) entries.push(entry);
  return {
    async read(place) {
      const entry = entries[place];
      if (!entry) throw new ResumeError('RESUME_BROKEN');
      try {
        return await unpack(zip, entry);
      } catch (error) {
        if (isAway(error) || error instanceof ResumeError) throw error;
        throw new ResumeError('RESUME_BROKEN');
      }
    },
    close: () => zip.close(),
  };
}
