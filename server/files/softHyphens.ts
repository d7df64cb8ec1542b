/**
 * Fonts that name every hyphen a soft one, as LuaLaTeX's do. pdf.js takes soft hyphens for marks nobody sees and leaves
 * them out of the text, so the tables that name the letters are mended before it reads them.
 */
import { deflateSync, inflateSync } from 'node:zlib';

/** Tables are small; larger streams are pictures and fonts. */
const longestTable = 12_000;

/** A table with hyphens in the place of soft ones; undefined for one that has none. */
function mended(table: string): string | undefined {
  if (!table.includes('beginbf') || !/<00AD>/i.test(table)) return undefined;
  // Only what a code stands for, not the codes themselves: the last of each row.
  const text = table.replaceAll(/<00AD>(?=\s*\n|\s*<[0-9A-F]+>\s*<|\s*endbf)/gi, '<002D>');
  return text === table ? undefined : text.replaceAll(/^%[^\n]*\n/gm, '');
}

/** @returns the file, with mended tables in their old places; the very same where nothing is to mend */
export function withHyphens(bytes: Uint8Array): Uint8Array {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (!file.includes('/ToUnicode')) return bytes;
  let copy: Buffer | undefined;
  for (let at = file.indexOf('stream'); at >= 0; at = file.indexOf('stream', at)) {
    const start = at + (file[at + 6] === 13 ? 8 : 7);
    const end = file.indexOf('endstream', start);
    if (end < 0) break;
    at = end + 'endstream'.length;
    if (end - start > longestTable) continue;
    const packed = file.subarray(start, end);
    const isPacked = packed[0] === 0x78;
    const table = isPacked ? unpacked(packed) : packed.toString('latin1');
    const text = table === undefined ? undefined : mended(table);
    if (text === undefined) continue;
    const fresh = isPacked
      ? deflateSync(Buffer.from(text, 'latin1'), { level: 9 })
      : Buffer.from(text, 'latin1');
    if (fresh.length > packed.length) continue;
    copy ??= Buffer.from(file);
    copy.fill(isPacked ? 0 : 32, start, end);
    fresh.copy(copy, start);
  }
  return copy ?? bytes;
}

function unpacked(packed: Uint8Array): string | undefined {
  try {
    return inflateSync(packed, { finishFlush: 2, maxOutputLength: longestTable * 20 }).toString('latin1');
  } catch {
    return undefined;
  }
}
