/** Tells from a file's content whether it is a PDF, a Word document or plain text. */
import { fileTypeFromBuffer } from 'file-type';
import { decodeText } from '../../schemas/base/decodeText.ts';
import { ResumeError } from './resumeError.ts';
import { isPdf, markup, refuseSecondKind } from './twoKinds.ts';
import { zipEntries } from './zipEntries.ts';

type SniffedResume = { kind: 'PDF' } | { kind: 'DOCX' } | { kind: 'TXT'; text: string };

const archives = new Set(['docx', 'docm', 'dotx', 'dotm', 'zip']);

/** How Word marks a file it encrypted: the name of the stream that holds the real document. */
const encryptedOffice = Buffer.from('EncryptedPackage', 'utf16le');

/** @throws ResumeError RESUME_TYPE, RESUME_MACROS, RESUME_ENCRYPTED, RESUME_TWO_KINDS, and what a broken archive gives. */
export async function sniffResume(bytes: Uint8Array): Promise<SniffedResume> {
  if (isPdf(bytes)) {
    await refuseSecondKind(bytes);
    return { kind: 'PDF' };
  }

  // Before the magic numbers: a text that begins with BM is no bitmap.
  const text = decodeText(bytes, ['utf-8', 'utf-16']);
  if (text !== undefined) return plain(text);

  const type = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (type && archives.has(type.ext)) return sniffArchive(bytes, type.ext);
  if (type?.ext === 'cfb' && Buffer.from(bytes).includes(encryptedOffice)) {
    throw new ResumeError('RESUME_ENCRYPTED');
  }
  const oldText = type ? undefined : decodeText(bytes, ['windows-1252']);
  if (oldText === undefined) throw new ResumeError('RESUME_TYPE');
  return plain(oldText);
}

function plain(text: string): SniffedResume {
  if (markup.test(text)) throw new ResumeError('RESUME_TYPE');
  return { kind: 'TXT', text };
}

function sniffArchive(bytes: Uint8Array, extension: string): SniffedResume {
  const names = zipEntries(bytes).map(({ name }) => name.toLowerCase());
  const holds = (end: string) => names.some((name) => name.endsWith(end));
  if (!holds('word/document.xml') && !extension.startsWith('do')) throw new ResumeError('RESUME_TYPE');
  if (extension.endsWith('m') || holds('vbaproject.bin')) throw new ResumeError('RESUME_MACROS');
  return { kind: 'DOCX' };
}
