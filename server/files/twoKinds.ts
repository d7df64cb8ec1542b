/** Files that are of another kind, too, for a program that looks at them in another place. */
import { fileTypeFromBuffer } from 'file-type';
import { ResumeError } from './resumeError.ts';

/** Text that is the source of something else: a web page, a drawing, Rich Text, PostScript, a mail. */
export const markup =
  /^\s*(?:<(?:!doctype|!--|\?xml|html|head|body|script|svg|div|table|meta)\b|\{\\rtf|%!PS|MIME-Version:)/i;

/** Matches whatever printers and mail gateways put before a PDF: blanks, a printer's own words, lines of text. */
const isHarmless = /^(?:\p{Cc}%-12345X)?[\s\P{Cc}]*$/u;

const mark = '%PDF-';
/** Readers of PDF look for the mark so far from the start. */
const markWithin = 1024;

const startOf = (bytes: Uint8Array) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(markWithin, bytes.byteLength)).toString('latin1');

export const isPdf = (bytes: Uint8Array): boolean => startOf(bytes).includes(mark);

const endMark = Buffer.from('PK\x05\x06', 'latin1');
const entryMark = 0x02014b50;
/** Of an archive's end, with the longest comment. */
const longestEnd = 22 + 0xffff;

/** Whether an archive was put behind something else: unpackers look for its list of contents from the end. */
function endsAsArchive(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (
    let end = file.lastIndexOf(endMark);
    end >= Math.max(0, file.length - longestEnd);
    end = end === 0 ? -1 : file.lastIndexOf(endMark, end - 1)
  ) {
    if (end + 22 > file.length) continue;
    const list = end - file.readUInt32LE(end + 12);
    if (list >= 0 && list + 4 <= end && file.readUInt32LE(list) === entryMark) return true;
  }
  return false;
}

/** @throws ResumeError RESUME_TWO_KINDS when a PDF begins, or ends, as something else */
export async function refuseSecondKind(bytes: Uint8Array): Promise<void> {
  const start = startOf(bytes);
  const before = start.slice(0, start.indexOf(mark));
  const type = before === '' ? undefined : await fileTypeFromBuffer(bytes).catch(() => undefined);
  const isOther = (type && type.ext !== 'pdf') || markup.test(before) || /^(?:#!|MZ|GIF8)/.test(before);
  if (isOther || !isHarmless.test(before.replaceAll('\0', '')) || endsAsArchive(bytes))
    throw new ResumeError('RESUME_TWO_KINDS');
}

/** @throws ResumeError RESUME_TWO_KINDS when a picture is a PDF or an archive, too */
export function refusePictureThatIsMore(bytes: Uint8Array): void {
  if (isPdf(bytes) || endsAsArchive(bytes)) throw new ResumeError('RESUME_TWO_KINDS');
}
