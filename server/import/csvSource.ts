/** A CSV file to import: from the disk, or as it was sent. */
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';

export interface CsvSource {
  /** As people call it. */
  name: string;
  /** Its bytes, from the start each time. */
  open(): Readable;
}

export const fileSource = (file: string): CsvSource => ({ name: file, open: () => createReadStream(file) });

export const bytesSource = (name: string, bytes: Uint8Array): CsvSource => ({
  name,
  // As one chunk: an array of numbers would be read number by number.
  open: () => Readable.from([Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)]),
});
