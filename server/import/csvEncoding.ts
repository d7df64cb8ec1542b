/** The characters of a CSV file, which nothing in the file names. */
import { Readable } from 'node:stream';
import type { CsvSource } from './csvSource.ts';

/** Windows-1252 is how Excel in the West saves "CSV"; UTF-16 how it saves "Unicode text". */
export type CsvEncoding = 'utf-8' | 'utf-16le' | 'windows-1252';

/** Reads the whole file: one wrong byte at its end is enough to tell. */
export async function encodingOf(source: CsvSource): Promise<CsvEncoding> {
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  let first = true;
  try {
    for await (const chunk of source.open()) {
      const bytes: Buffer = chunk;
      if (first && bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
      first = false;
      utf8.decode(bytes, { stream: true });
    }
    utf8.decode();
    return 'utf-8';
  } catch (error) {
    if (error instanceof TypeError) return 'windows-1252';
    throw error;
  }
}

async function* decoded(source: CsvSource, encoding: CsvEncoding): AsyncGenerator<Buffer> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of source.open()) yield Buffer.from(decoder.decode(chunk, { stream: true }));
  yield Buffer.from(decoder.decode());
}

/** The file in UTF-8. */
export const openDecoded = (source: CsvSource, encoding: CsvEncoding): Readable =>
  encoding === 'utf-8' ? source.open() : Readable.from(decoded(source, encoding));
