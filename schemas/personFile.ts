/** Files that recruiters attach to a person: told by their content, not by their names. */
import { z } from 'zod';
import { choiceOf, count, id, moment, text } from './base/fields.ts';

export const PersonFileKind = choiceOf(['PDF', 'DOCX', 'TXT', 'PNG', 'JPEG', 'WEBP', 'GIF'], 'File type', {
  PDF: 'PDF',
  DOCX: 'Word',
  TXT: 'Text',
  PNG: 'PNG',
  JPEG: 'JPEG',
  WEBP: 'WebP',
  GIF: 'GIF',
});

/** Media types they are handed out as, always to be saved and never to be shown. */
export const personFileTypes = {
  PDF: 'application/pdf',
  DOCX: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  TXT: 'text/plain',
  PNG: 'image/png',
  JPEG: 'image/jpeg',
  WEBP: 'image/webp',
  GIF: 'image/gif',
} as const satisfies Record<PersonFileKind, string>;

export const personFileEndings = [
  ...['.pdf', '.docx', '.txt', '.png', '.jpg', '.jpeg', '.webp', '.gif'],
] as const;

/** The largest file, in bytes. */
export const maxPersonFileBytes = 10 * 1024 * 1024;

/** Files of one person, and bytes of all of an employer's people together. */
export const mostPersonFiles = { ofPerson: 20, bytesOfEmployer: 2 * 1024 ** 3 } as const;

export const PersonFile = z.object({
  id,
  fileName: text('File'),
  kind: PersonFileKind,
  size: count('Bytes'),
  addedBy: z.string().nullable().meta({ title: 'Added by', description: 'Null once they have left.' }),
  addedAt: moment('Added'),
});

export type PersonFileKind = z.output<typeof PersonFileKind>;
export type PersonFile = z.output<typeof PersonFile>;
