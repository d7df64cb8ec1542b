/** Text of a PDF, line by line as seen. */
import type { PDFDocumentProxy } from 'unpdf/pdfjs';
import { pageLines } from './pageLines.ts';
import { ResumeError } from './resumeError.ts';

const maxPages = 100;

/**
 * @param maxLength reading stops after the page that reaches this many characters.
 * @throws ResumeError RESUME_ENCRYPTED, RESUME_TOO_COMPLEX, RESUME_BROKEN.
 */
export async function readPdf(
  bytes: Uint8Array,
  maxLength: number,
): Promise<{ text: string; pages: number }> {
  const { getDocumentProxy } = await import('unpdf');
  try {
    // A copy, as pdf.js takes no Buffer and empties what it is given.
    const document = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0, disableFontFace: true });
    try {
      return await readPages(document, maxLength);
    } finally {
      await document.loadingTask.destroy();
    }
  } catch (error) {
    if (error instanceof ResumeError) throw error;
    const locked = error instanceof Error && error.name === 'PasswordException';
    throw new ResumeError(locked ? 'RESUME_ENCRYPTED' : 'RESUME_BROKEN', { cause: error });
  }
}

async function readPages(document: PDFDocumentProxy, maxLength: number) {
  const pages = document.numPages;
  if (pages > maxPages) throw new ResumeError('RESUME_TOO_COMPLEX');
  const lines: string[] = [];
  let length = 0;
  for (let number = 1; number <= pages && length < maxLength; number++) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    page.cleanup();
    for (const line of pageLines(items.filter((item) => 'str' in item))) {
      lines.push(line);
      length += line.length + 1;
    }
    lines.push('');
  }
  return { text: lines.join('\n'), pages };
}
