/** The files in `data/`: a few named lists of numbers and words in one compressed piece, read without parsing. */
// biome-ignore lint/style/noRestrictedImports: the compiled vocabulary is files, which only this module opens
import { readFileSync } from 'node:fs';
// biome-ignore lint/style/noRestrictedImports: as above
import { brotliDecompressSync } from 'node:zlib';

/** The kinds of lists in a packed file. */
export type Column = Uint8Array | Uint16Array | Uint32Array;

/** A packed file: its lists by name, and a description that is plain data. */
interface Packed<Meta> {
  meta: Meta;
  columns: Record<string, Column>;
  /** Lists of words. */
  words: Record<string, string[]>;
}

/** Where a list lies in the unpacked bytes, which begin with the length of this heading as 32 bits. */
export interface Heading<Meta> {
  meta: Meta;
  parts: { name: string; kind: 'u8' | 'u16' | 'u32' | 'words'; start: number; length: number }[];
}

/** Lists of numbers begin at a multiple of this, as typed arrays ask. */
export const alignment = 8;

/** Beside this file when run from the sources, beside the bundle when run from it. */
const folder = new URL('./data/', import.meta.url);
const fileOf = (name: string) => new URL(`${name}.br`, folder);

/**
 * Opens one of the packed files that ship with the program. Lists share one buffer.
 * @throws where the file is missing.
 */
export function openPacked<Meta>(name: string): Packed<Meta> {
  const inflated = brotliDecompressSync(readFileSync(fileOf(name)));
  // A buffer of its own, so that its lists begin where typed arrays may.
  const bytes = inflated.byteOffset % alignment === 0 ? inflated : new Uint8Array(inflated);
  const { buffer, byteOffset } = bytes;
  const [headingLength = 0] = new Uint32Array(buffer, byteOffset, 1);
  const decoder = new TextDecoder();
  const heading: Heading<Meta> = JSON.parse(decoder.decode(bytes.subarray(4, 4 + headingLength)));
  const columns: Record<string, Column> = {};
  const words: Record<string, string[]> = {};
  for (const { name: part, kind, start, length } of heading.parts) {
    const from = byteOffset + start;
    if (kind === 'words') words[part] = decoder.decode(bytes.subarray(start, start + length)).split('\n');
    else if (kind === 'u8') columns[part] = new Uint8Array(buffer, from, length);
    else if (kind === 'u16') columns[part] = new Uint16Array(buffer, from, length);
    else columns[part] = new Uint32Array(buffer, from, length);
  }
  return { meta: heading.meta, columns, words };
}

/** A hash of a packed file's contents. @throws if the file is missing. */
export function packedVersion(name: string): number {
  const bytes = readFileSync(fileOf(name));
  let hash = 0x811c9dc5;
  // By index: an iterator over a million bytes takes longer than all else that a process loads.
  for (let i = 0; i < bytes.length; i += 1) hash = Math.imul(hash ^ (bytes[i] ?? 0), 0x01000193) >>> 0;
  return hash;
}

/** The list of numbers of that name. @throws where the file has none. */
export function columnOf({ columns }: Packed<unknown>, name: string): Column {
  const column = columns[name];
  if (!column) throw new Error(`The packed file has no list of numbers ${name}`);
  return column;
}

/** The list of words of that name. @throws where the file has none. */
export function wordsOf({ words }: Packed<unknown>, name: string): string[] {
  const list = words[name];
  if (!list) throw new Error(`The packed file has no list of words ${name}`);
  return list;
}
