/** An entry of an archive's table of contents: its name, and whether it can be a resume. */
import yauzl from 'yauzl';
import { maxResumeBytes } from '../../../schemas/resumeFile.ts';
import type { Sentence } from '../../base/sentence.ts';
import { ResumeError } from '../../files/resumeError.ts';

/** In the general purpose bits: the name is UTF-8. */
const utf8Flag = 0x800;

/** The extra field in which Info-ZIP writes the name once more, in UTF-8. */
const unicodePath = 0x7075;

const links = 0o120000;
const folders = 0o040000;
const kindOfFile = 0o170000;

/** The part of the attributes that holds a Unix mode. */
const modeOf = ({ externalFileAttributes }: yauzl.Entry) => externalFileAttributes >>> 16;

/** macOS writes UTF-8 without saying so; Windows writes its own old letters, as the format wants. */
function nameOf({ generalPurposeBitFlag, fileNameRaw, extraFields }: yauzl.Entry): string {
  const isSaid = (generalPurposeBitFlag & utf8Flag) !== 0 || extraFields.some(({ id }) => id === unicodePath);
  if (!isSaid)
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(fileNameRaw).replaceAll('\\', '/');
    } catch {
      // Then it is in the old letters.
    }
  return yauzl.getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, false);
}

/** The folders and the name, to be read by people: nothing leads anywhere, neither up nor to a drive. */
export const pathOf = (entry: yauzl.Entry): string[] =>
  nameOf(entry)
    .split('/')
    .map((part) => part.replace(/[\p{Cc}\p{Cf}]/gu, '').trim())
    .filter((part) => part !== '' && part !== '.' && part !== '..' && !/^[a-z]:$/i.test(part));

const ofSystems = new Set(['__macosx', 'thumbs.db', 'desktop.ini']);

/** Folders, what operating systems leave behind, and hidden files; people never see them, so nothing is said of them. */
export function isLeftOut(entry: yauzl.Entry, path: readonly string[]): boolean {
  if (path.length === 0 || nameOf(entry).endsWith('/') || (modeOf(entry) & kindOfFile) === folders)
    return true;
  return path.some(
    (part) => part.startsWith('.') || part.startsWith('~$') || ofSystems.has(part.toLowerCase()),
  );
}

/** Prose packs to a quarter, and a page of nothing but spaces to a thousandth. */
const mostRatio = 100;

/** Below that much, unpacked, nothing does harm. */
const harmless = 1024 * 1024;

/** Whether something unpacks to far more than a resume does. */
export const isDeceptive = (unpacked: number, packed: number): boolean =>
  unpacked > harmless && unpacked > mostRatio * packed;

const archives = /\.(?:zip|7z|rar|tar|t?gz|tgz|bz2|xz)$/i;

const { message: encrypted } = new ResumeError('RESUME_ENCRYPTED');
const { message: tooLarge } = new ResumeError('RESUME_TOO_LARGE');
const { message: empty } = new ResumeError('RESUME_EMPTY');

/** Why an entry is not even unpacked. */
export function entryProblem(entry: yauzl.Entry, path: readonly string[]): Sentence | null {
  if ((modeOf(entry) & kindOfFile) === links)
    return (t) => t('This is a link to a file. Pack the file itself.');
  if (entry.isEncrypted()) return encrypted;
  if (archives.test(path.at(-1) ?? ''))
    return (t) => t('This is an archive in the archive. Import it by itself.');
  if (entry.uncompressedSize === 0) return empty;
  if (isDeceptive(entry.uncompressedSize, entry.compressedSize))
    return (t) => t('The file unpacks to far more than a resume holds, and was not opened.');
  if (entry.uncompressedSize > maxResumeBytes) return tooLarge;
  if (!entry.canDecodeFileData())
    return (t) => t('The file is packed in a way that is not read here. Pack it as an ordinary ZIP.');
  return null;
}
