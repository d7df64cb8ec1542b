/** Bytes → text, when they are text at all. */

type TextEncoding = 'utf-8' | 'utf-16' | 'windows-1252';

// Backspace, escape and the like do not occur in text; tab, line feed, form feed, carriage return and, at the end of
// old DOS files, 0x1A do.
const isControl = (code: number) =>
  code < 32 && code !== 9 && code !== 10 && code !== 12 && code !== 13 && code !== 26;

/** The text of the bytes in the first of the encodings in which they are text without control characters. */
export function decodeText(bytes: Uint8Array, encodings: TextEncoding[]): string | undefined {
  for (const encoding of encodings) {
    const text = decode(bytes, encoding === 'utf-16' ? utf16Of(bytes) : encoding);
    if (text !== undefined && !hasControls(text)) return text;
  }
  return undefined;
}

function decode(bytes: Uint8Array, label: string | undefined): string | undefined {
  if (label === undefined) return undefined;
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Which byte order, told by the mark at the start or else by where the zeros of Latin letters stand. */
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const zeros = [0, 0];
  const sample = Math.min(bytes.length, 2000);
  for (let at = 0; at < sample; at++) if (bytes[at] === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (odd > sample / 4 && even === 0) return 'utf-16le';
  if (even > sample / 4 && odd === 0) return 'utf-16be';
  return undefined;
}

function hasControls(text: string): boolean {
  for (let at = 0; at < text.length; at++) if (isControl(text.charCodeAt(at))) return true;
  return false;
}
