/**
 * An archive in the storage, in pieces of a resume's size: no server holds it whole while its files are read, and a
 * bucket that takes seconds for a resume takes no longer for one of them.
 */
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import yauzl from 'yauzl';
import { contentKey } from '../../files/storage/contentKey.ts';
import type { ResumeStorage } from '../../files/storage/storage.ts';

const pieceBytes = 4 * 1024 * 1024;

/** A piece of the archive that is not in the storage any more. */
export class PieceGone extends Error {}

/** Reads a piece by its place. */
type ReadPiece = (place: number) => Promise<Buffer>;

export function piecesOf(bytes: Uint8Array): { key: string; bytes: Uint8Array }[] {
  const pieces = [];
  for (let at = 0; at < bytes.byteLength; at += pieceBytes) {
    const piece = bytes.subarray(at, at + pieceBytes);
    pieces.push({ key: contentKey(piece), bytes: piece });
  }
  return pieces;
}

/** @throws StorageAway, PieceGone */
export const storedPieces =
  (storage: ResumeStorage, keys: readonly string[]): ReadPiece =>
  async (place) => {
    const stored = await storage.get(keys[place] ?? '');
    if (!stored) throw new PieceGone();
    return buffer(stored.stream);
  };

export const piecesInMemory =
  (bytes: Uint8Array): ReadPiece =>
  async (place) =>
    Buffer.from(bytes.buffer, bytes.byteOffset + place * pieceBytes, sizeOf(bytes.byteLength, place));

const sizeOf = (size: number, place: number) => Math.max(0, Math.min(pieceBytes, size - place * pieceBytes));

/** Lets yauzl read an archive that lies in pieces. A table of contents is read in steps of 46 bytes, so the last piece is kept. */
export class PieceReader extends yauzl.RandomAccessReader {
  readonly #read: ReadPiece;
  #last: { place: number; bytes: Promise<Buffer> } | undefined;

  constructor(read: ReadPiece) {
    super();
    this.#read = read;
  }

  #piece(place: number): Promise<Buffer> {
    if (this.#last?.place === place) return this.#last.bytes;
    const bytes = this.#read(place);
    this.#last = { place, bytes };
    return bytes;
  }

  async *#parts(start: number, end: number): AsyncGenerator<Buffer> {
    for (let at = start; at < end; ) {
      const place = Math.floor(at / pieceBytes);
      const from = at - place * pieceBytes;
      const part = (await this.#piece(place)).subarray(from, Math.min(pieceBytes, from + end - at));
      if (part.byteLength === 0) throw new Error('The archive ends too soon.');
      yield part;
      at += part.byteLength;
    }
  }

  async #fill(into: Buffer, offset: number, length: number, position: number): Promise<void> {
    let at = offset;
    for await (const part of this.#parts(position, position + length)) at += part.copy(into, at);
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(this.#parts(start, end), { objectMode: false });
  }

  override read(
    into: Buffer,
    offset: number,
    length: number,
    position: number,
    done: (error: Error | null) => void,
  ): void {
    // Not from within a promise: an error thrown by who is called back would be lost there.
    this.#fill(into, offset, length, position).then(
      () => setImmediate(done, null),
      (error) => setImmediate(done, error),
    );
  }
}
