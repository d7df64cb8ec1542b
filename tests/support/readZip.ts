/** Reads a ZIP whole, for tests. */
import { inflateRawSync } from 'node:zlib';
import { zipEntries } from '../../server/files/zipEntries.ts';

const fileMark = 0x04034b50;

/** @returns contents by name */
export function readZip(bytes: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  // The table of contents tells where each file begins; sizes beside the files themselves may be missing.
  let at = bytes.readUInt32LE(bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06])) + 16);
  for (const { name } of zipEntries(bytes)) {
    const packed = bytes.readUInt32LE(at + 20);
    const isDeflated = bytes.readUInt16LE(at + 10) === 8;
    const start = bytes.readUInt32LE(at + 42);
    if (bytes.readUInt32LE(start) !== fileMark) throw new Error(`No file ${name}`);
    const begin = start + 30 + bytes.readUInt16LE(start + 26) + bytes.readUInt16LE(start + 28);
    const content = bytes.subarray(begin, begin + packed);
    files.set(name, isDeflated ? inflateRawSync(content) : content);
    at += 46 + bytes.readUInt16LE(at + 28) + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return files;
}
