import { decodeText } from '../../../schemas/base/decodeText.ts';
import type { DocumentKind } from './documentKind.ts';

/**
 * The words of a DOCX or text file.
 *
 * @throws when the file is not what its type says
 */
export async function readText(file: Blob, kind: Exclude<DocumentKind, 'pdf'>): Promise<string> {
  if (kind === 'text') {
    // In the encoding the server read it in, so that what was quoted is there.
    const bytes = new Uint8Array(await file.arrayBuffer());
    return decodeText(bytes, ['utf-8', 'utf-16', 'windows-1252']) ?? file.text();
  }
  // As the server reads it, for the same reason.
  const { readWord } = await import('../../../docx/readWord.ts');
  const { text } = readWord(new Uint8Array(await file.arrayBuffer()));
  return text.replaceAll(/\n{3,}/g, '\n\n').trim();
}
