/** Finds the names and references of a PDF, outside of its pages and texts, without a reader of PDF. */
import { inflateSync } from 'node:zlib';
import { ResumeError } from './resumeError.ts';

/** Beyond this nobody looks. */
const mostUnpacked = 32 * 1024 * 1024;

/** A pattern of a name, each of whose letters may be written as `#41`. */
export const nameOf = (name: string): string =>
  `/${[...name].map((letter) => `(?:${letter}|#${letter.charCodeAt(0).toString(16)}|#${letter.charCodeAt(0).toString(16).toUpperCase()})`).join('')}(?![\\w#+.-])`;

/** Brackets in a string may stand in each other, rarely deeper than this. */
const deepest = 5;

function withoutStrings(text: string): string {
  let rest = text.replace(/\\[\s\S]/g, '');
  for (let depth = 0; depth < deepest; depth += 1) rest = rest.replace(/\([^()]*\)/g, ' ');
  return rest.replace(/%[^\r\n]*/g, ' ');
}

interface PdfObjects {
  /** The file as it is, a letter a byte. */
  raw: string;
  /** Objects outside of streams and those packed together, without texts. */
  plain: string;
  /** The same by number. */
  byNumber: ReadonlyMap<number, string>;
}

/** Objects that are packed together; each begins with its number and its place. */
function addPacked(text: string, first: number, byNumber: Map<number, string>): void {
  const numbers = text.slice(0, first).trim().split(/\s+/).map(Number);
  for (let at = 0; at + 1 < numbers.length; at += 2) {
    const [number = 0, from = 0] = numbers.slice(at, at + 2);
    byNumber.set(number, withoutStrings(text.slice(first + from, first + (numbers[at + 3] ?? text.length))));
  }
}

const packedObjects = new RegExp(nameOf('ObjStm'), 'g');

/** @returns the texts of all packed objects */
function unpackAll(file: Buffer, raw: string, byNumber: Map<number, string>): string[] {
  const texts: string[] = [];
  let left = mostUnpacked;
  for (const { index } of raw.matchAll(packedObjects)) {
    const at = raw.indexOf('stream', index);
    if (at < 0) break;
    const start = at + (raw.startsWith('stream\r\n', at) ? 8 : 7);
    const description = raw.slice(Math.max(raw.lastIndexOf('obj', index), index - 2000, 0), at);
    let text: string;
    try {
      text = inflateSync(file.subarray(start), { finishFlush: 2, maxOutputLength: left }).toString('latin1');
    } catch {
      const end = raw.indexOf('endstream', start);
      text = /\/Filter/.test(description) ? '' : raw.slice(start, end < 0 ? undefined : end);
      // Packed in a way that hardly anyone uses, or larger than any resume; of a locked file pdf.js has to say.
      if (text === '' && !isLocked(raw)) throw new ResumeError('RESUME_TOO_COMPLEX');
    }
    left -= text.length;
    texts.push(withoutStrings(text));
    addPacked(text, Number(/\/First\s+(\d{1,9})/.exec(description)?.[1] ?? 0), byNumber);
  }
  return texts;
}

const locked = new RegExp(nameOf('Encrypt'));
const isLocked = (raw: string) => locked.test(raw);

/** Everything but what streams hold. */
function outsideStreams(raw: string): string {
  const parts: string[] = [];
  let from = 0;
  for (let at = raw.indexOf('stream'); at >= 0; at = raw.indexOf('stream', from)) {
    parts.push(raw.slice(from, at));
    const end = raw.indexOf('endstream', at);
    if (end < 0) return parts.join('\n');
    from = end + 'endstream'.length;
  }
  return [...parts, raw.slice(from)].join('\n');
}

/** @throws ResumeError RESUME_TOO_COMPLEX when something is packed so that it cannot be looked at */
export function pdfObjects(bytes: Uint8Array): PdfObjects {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const raw = file.toString('latin1');
  const plain = withoutStrings(outsideStreams(raw));
  const byNumber = new Map<number, string>();
  const [, ...rest] = plain.split(/(?<!\d)(\d{1,10})\s{1,9}\d{1,5}\s{1,9}obj(?![a-z])/);
  for (let at = 0; at < rest.length; at += 2) byNumber.set(Number(rest[at]), rest[at + 1] ?? '');
  const packed = unpackAll(file, raw, byNumber);
  return { raw, plain: [plain, ...packed].join('\n'), byNumber };
}
