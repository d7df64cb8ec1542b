/** Tells from a file's content which of the kinds it is that can be attached to a person. */
import { fileTypeFromBuffer } from 'file-type';
import { decodeText } from '../../schemas/base/decodeText.ts';
import type { PersonFileKind } from '../../schemas/personFile.ts';
import { ResumeError } from './resumeError.ts';
import { sniffResume } from './sniffResume.ts';

/** Pictures by the ending their magic number stands for; drawings that can hold scripts are none. */
const images: Readonly<Record<string, PersonFileKind>> = {
  png: 'PNG',
  jpg: 'JPEG',
  webp: 'WEBP',
  gif: 'GIF',
};

/** @throws ResumeError RESUME_TYPE, RESUME_MACROS, RESUME_ENCRYPTED, RESUME_BROKEN */
export async function sniffFile(bytes: Uint8Array): Promise<PersonFileKind> {
  if (bytes.byteLength === 0) throw new ResumeError('RESUME_EMPTY');
  // A text may begin with GIF.
  const isText = decodeText(bytes, ['utf-8', 'utf-16']) !== undefined;
  const type = isText ? undefined : await fileTypeFromBuffer(bytes).catch(() => undefined);
  const image = type && Object.hasOwn(images, type.ext) ? images[type.ext] : undefined;
  return image ?? (await sniffResume(bytes)).kind;
}
