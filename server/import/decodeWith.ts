/** Texts out of bytes in an encoding that is known. */
import iconv from 'iconv-lite';
import type { CsvEncoding } from '../../schemas/importFile.ts';

/** Encodings that the platform's own decoder does not have. */
const otherEncodings: Partial<Record<CsvEncoding, string>> = {
  ibm850: 'cp850',
  ibm852: 'cp852',
  'x-mac-ce': 'maccenteuro',
};

export function decodeWith(encoding: CsvEncoding, bytes: Uint8Array): string {
  const other = otherEncodings[encoding];
  if (other !== undefined) return iconv.decode(Buffer.from(bytes), other);
  return new TextDecoder(encoding).decode(bytes);
}
