/** Tells from a file's content which of the kinds it is that can be attached to a person. */
import { fileTypeFromBuffer } from 'file-type';
import { decodeText } from '../../schemas/base/decodeText.ts';
import type { PersonFileKind } from '../../schemas/personFile.ts';
import { checkDocx } from './readDocx.ts';
import { withPdf } from './readPdf.ts';
import { ResumeError, type ResumeProblem } from './resumeError.ts';
import { sniffResume } from './sniffResume.ts';
import { refusePictureThatIsMore } from './twoKinds.ts';

/** Pictures by the ending their magic number stands for; drawings that can hold scripts are none. */
const images: Readonly<Record<string, PersonFileKind>> = {
  png: 'PNG',
  jpg: 'JPEG',
  webp: 'WEBP',
  gif: 'GIF',
};

/** Reasons of readers of text that are no reason against keeping a file: it is looked at as far as it goes. */
const kept: ReadonlySet<ResumeProblem> = new Set(['RESUME_BROKEN', 'RESUME_ENCRYPTED']);

/**
 * Tells the kind, and refuses what does something by itself. Runs where a hostile file can do no harm: see readResume.ts.
 *
 * @throws ResumeError that a resume has, too, but for those that are about its text
 */
export async function checkFile(bytes: Uint8Array): Promise<PersonFileKind> {
  const kind = await sniffFile(bytes);
  try {
    if (kind === 'PDF') await withPdf(bytes, async () => undefined);
    if (kind === 'DOCX') checkDocx(bytes);
  } catch (error) {
    if (!(error instanceof ResumeError) || !kept.has(error.code)) throw error;
  }
  return kind;
}

/** @throws ResumeError RESUME_TYPE, RESUME_MACROS, RESUME_ENCRYPTED, RESUME_BROKEN, RESUME_TWO_KINDS */
async function sniffFile(bytes: Uint8Array): Promise<PersonFileKind> {
  if (bytes.byteLength === 0) throw new ResumeError('RESUME_EMPTY');
  // A text may begin with GIF.
  const isText = decodeText(bytes, ['utf-8', 'utf-16']) !== undefined;
  const type = isText ? undefined : await fileTypeFromBuffer(bytes).catch(() => undefined);
  const image = type && Object.hasOwn(images, type.ext) ? images[type.ext] : undefined;
  if (image === undefined) return (await sniffResume(bytes)).kind;
  refusePictureThatIsMore(bytes);
  return image;
}
