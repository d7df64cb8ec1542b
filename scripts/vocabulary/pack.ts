/** Writes the packed files that server/matching/vocabulary/packed.ts reads. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { alignment, type Column, type Heading } from '../../server/matching/vocabulary/packed.ts';

const dataFolder = path.resolve(import.meta.dirname, '../../server/matching/vocabulary/data');

const kindOf = (column: Column): 'u8' | 'u16' | 'u32' =>
  column instanceof Uint8Array ? 'u8' : column instanceof Uint16Array ? 'u16' : 'u32';

const aligned = (length: number) => Math.ceil(length / alignment) * alignment;

/** Writes lists of numbers and words as one compressed file; the same content gives the same bytes. Returns its size. */
export function writePacked<Meta>(
  name: string,
  meta: Meta,
  lists: Record<string, Column | string[]>,
): number {
  const pieces = Object.entries(lists).map(([part, list]) =>
    Array.isArray(list)
      ? { name: part, kind: 'words' as const, bytes: Buffer.from(list.join('\n')), length: 0 }
      : {
          name: part,
          kind: kindOf(list),
          bytes: Buffer.from(list.buffer, list.byteOffset, list.byteLength),
          length: list.length,
        },
  );
  // The heading's own length shifts what follows, so places are given room for numbers of nine digits.
  const headingOf = (offset: number): Heading<Meta> => {
    let start = offset;
    return {
      meta,
      parts: pieces.map(({ name: part, kind, bytes, length }) => {
        const place = { name: part, kind, start, length: kind === 'words' ? bytes.length : length };
        start += aligned(bytes.length);
        return place;
      }),
    };
  };
  const room = aligned(4 + Buffer.byteLength(JSON.stringify(headingOf(100_000_000))));
  const heading = Buffer.from(JSON.stringify(headingOf(room)));
  const start = Buffer.alloc(room, ' ');
  start.writeUInt32LE(heading.length, 0);
  heading.copy(start, 4);
  const padded = pieces.map(({ bytes }) =>
    Buffer.concat([bytes, Buffer.alloc(aligned(bytes.length) - bytes.length)]),
  );
  const compressed = brotliCompressSync(Buffer.concat([start, ...padded]), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_LGWIN]: 24 },
  });
  writeFileSync(path.join(dataFolder, `${name}.br`), compressed);
  return compressed.length;
}

/** Where each of some lists begins when they are put end to end, and where the last one ends. */
export function startsOf(lists: readonly { length: number }[]): number[] {
  const starts = [0];
  let end = 0;
  for (const { length } of lists) {
    end += length;
    starts.push(end);
  }
  return starts;
}
