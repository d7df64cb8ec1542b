/** ZIP files byte by byte, so that a test can write what no ordinary program writes. */
import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipPart {
  /** Bytes for a name in letters of its own. */
  name: string | Uint8Array;
  content?: string | Uint8Array;
  /** Says that the name is UTF-8; so it is by default. */
  isUtf8?: boolean;
  isEncrypted?: boolean;
  /** A Unix mode with the kind of file: 0o120777 is a link. */
  mode?: number;
  /** Declared by the table of contents instead of the truth. */
  declared?: number;
  crc?: number;
  /** Packed, unless 0. */
  method?: number;
}

const header = (signature: number, length: number) => {
  const bytes = Buffer.alloc(length);
  bytes.writeUInt32LE(signature, 0);
  return bytes;
};

function pack(part: ZipPart, offset: number): { local: Buffer; central: Buffer } {
  const { content = 'text', isUtf8 = true, isEncrypted = false, mode = 0o100644, method = 8 } = part;
  const name = Buffer.from(part.name as string);
  const bytes = Buffer.from(content as string);
  const packed = method === 8 ? deflateRawSync(bytes) : bytes;
  const flags = (isUtf8 ? 0x800 : 0) | (isEncrypted ? 1 : 0);
  const local = header(0x04034b50, 30);
  const central = header(0x02014b50, 46);
  // The same fields stand two bytes further on in the table of contents.
  for (const [bytesOf, at] of [
    [local, 4],
    [central, 6],
  ] as const) {
    bytesOf.writeUInt16LE(20, at);
    bytesOf.writeUInt16LE(flags, at + 2);
    bytesOf.writeUInt16LE(method, at + 4);
    bytesOf.writeUInt32LE(part.crc ?? crc32(bytes), at + 10);
    bytesOf.writeUInt32LE(packed.length, at + 14);
    bytesOf.writeUInt32LE(part.declared ?? bytes.length, at + 18);
    bytesOf.writeUInt16LE(name.length, at + 22);
  }
  central.writeUInt16LE((3 << 8) | 20, 4);
  central.writeUInt32LE(mode * 0x10000, 38);
  central.writeUInt32LE(offset, 42);
  return { local: Buffer.concat([local, name, packed]), central: Buffer.concat([central, name]) };
}

/** @param entryCount what the end of the archive says instead of the truth */
export function zipOf(parts: readonly ZipPart[], entryCount = parts.length): Buffer {
  const [locals, centrals]: [Buffer[], Buffer[]] = [[], []];
  let offset = 0;
  for (const part of parts) {
    const { local, central } = pack(part, offset);
    locals.push(local);
    centrals.push(central);
    offset += local.length;
  }
  const contents = Buffer.concat(centrals);
  const end = header(0x06054b50, 22);
  end.writeUInt16LE(entryCount, 8);
  end.writeUInt16LE(entryCount, 10);
  end.writeUInt32LE(contents.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, contents, end]);
}

/** A resume as text that says who it is of. */
export const resumeOf = (name: string, email: string, more = ''): string =>
  [
    name,
    email,
    'Registered Nurse with seven years of experience in intensive care',
    'Skills: Spanish',
    more,
  ].join('\n');
