/** The encoding of a CSV file, which nothing in the file names. */
import type { CsvEncoding } from '../../schemas/importFile.ts';
import { guessEncoding } from './guessEncoding.ts';

/** Text has a zero in every other byte when it is UTF-16, and none in any other encoding. */
function utf16Of(bytes: Uint8Array): CsvEncoding | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const start = bytes.subarray(0, 2000);
  const zeros = [0, 0];
  for (const [place, byte] of start.entries()) if (byte === 0) zeros[place % 2] = (zeros[place % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (Math.max(even, odd) * 5 < start.length || Math.min(even, odd) * 20 > start.length) return undefined;
  return odd > even ? 'utf-16le' : 'utf-16be';
}

/** A file that was put together from several may have a few bytes that are not UTF-8; they cost no other line its letters. */
function isUtf8(bytes: Uint8Array): boolean {
  const text = new TextDecoder().decode(bytes);
  const wrong = text.match(/\ufffd/g)?.length ?? 0;
  return wrong === 0 || (text.match(/[^\p{ASCII}\ufffd]/gu)?.length ?? 0) > 10 * wrong;
}

/** A byte order mark is believed; anything that is not Unicode is guessed. */
export function encodingOf(bytes: Uint8Array): CsvEncoding {
  const utf16 = utf16Of(bytes);
  if (utf16) return utf16;
  // Japanese mail programs change between alphabets with ESC $ and ESC (, and use no byte beyond ASCII.
  if (Buffer.from(bytes).includes('\u001b$')) return 'iso-2022-jp';
  return isUtf8(bytes) ? 'utf-8' : guessEncoding(bytes);
}

/** Whether the bytes are of something else: a spreadsheet or a picture has zeros that no text has. */
export const isNoText = (bytes: Uint8Array): boolean => bytes.includes(0) && utf16Of(bytes) === undefined;
