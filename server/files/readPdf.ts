/** Text of a PDF, line by line as seen. */
import type { PDFDocumentProxy } from 'unpdf/pdfjs';
import { mayHaveFields, withFields } from './formFields.ts';
import { isGarbled } from './garbledText.ts';
import { withoutHidden } from './hiddenText.ts';
import { mayHideText } from './mayHideText.ts';
import { mendWords } from './mendWords.ts';
import { pageLines } from './pageLines.ts';
import { isTiny, type TextPiece } from './pagePieces.ts';
import { pagesWithPictures } from './pagesWithPictures.ts';
import { readScans } from './readScans.ts';
import { refuseActiveDocument, refuseActivePdf } from './refuseActivePdf.ts';
import { ResumeError } from './resumeError.ts';
import { withoutRunningLines } from './runningLines.ts';
import { withHyphens } from './softHyphens.ts';

const maxPages = 100;

/** Loads what reads PDFs, so that the first one does not wait for it. */
export async function loadPdfReader(): Promise<void> {
  const { resolvePDFJSImport } = await import('unpdf');
  await resolvePDFJSImport();
}

/** Fewer letters than this on a page are a stamp or a page's number. */
const fewestLetters = 10;

interface PdfText {
  text: string;
  pages: number;
  /**
   * Numbers of the pages, from 1, that show something and give no text, as scans do, or letters that are no language,
   * and of those not read for length.
   */
  unreadPages: number[];
  /** Numbers of the pages, from 1, that are pictures and whose text was read out of these. */
  ocrPages: number[];
  /** Whether text that nobody can see was left out. */
  hasHiddenText: boolean;
}

/**
 * Opens a PDF that does nothing by itself, for as long as the work takes.
 *
 * @throws ResumeError RESUME_ENCRYPTED, RESUME_BROKEN, and what `refuseActivePdf` and `refuseActiveDocument` throw
 */
export async function withPdf<T>(
  bytes: Uint8Array,
  work: (document: PDFDocumentProxy) => Promise<T>,
): Promise<T> {
  const { getDocumentProxy } = await import('unpdf');
  const saysAttached = refuseActivePdf(bytes);
  try {
    // A copy, as pdf.js takes no Buffer and empties what it is given.
    const document = await getDocumentProxy(new Uint8Array(withHyphens(bytes)), {
      verbosity: 0,
      disableFontFace: true,
      // No picture is unpacked.
      maxImageSize: 1,
    });
    try {
      await refuseActiveDocument(document, saysAttached);
      return await work(document);
    } finally {
      await document.loadingTask.destroy();
    }
  } catch (error) {
    if (error instanceof ResumeError) throw error;
    const locked = error instanceof Error && error.name === 'PasswordException';
    throw new ResumeError(locked ? 'RESUME_ENCRYPTED' : 'RESUME_BROKEN', { cause: error });
  }
}

/**
 * @param maxLength reading stops after the page that reaches this many characters.
 * @throws ResumeError RESUME_TOO_COMPLEX, RESUME_GARBLED, and what `withPdf` throws
 */
export const readPdf = (bytes: Uint8Array, maxLength: number): Promise<PdfText> =>
  withPdf(bytes, async (document) => {
    const hasForm = (await document.getFieldObjects()) !== null;
    const { pages: read, hasHiddenText } = await readPages(document, maxLength, {
      mayHide: mayHideText(bytes),
      mayBeFilled: mayHaveFields(bytes, hasForm),
    });
    const garbled = read.flatMap((lines, index) => (isGarbled(lines.join('\n')) ? [index + 1] : []));
    if (isGarbled(read.flat().join('\n'))) throw new ResumeError('RESUME_GARBLED');
    for (const number of garbled) read[number - 1] = [];
    const empty = read.flatMap((lines, index) =>
      lettersIn(lines) < fewestLetters && !garbled.includes(index + 1) ? [index + 1] : [],
    );
    const scans = empty.length > 0 ? await pagesWithPictures(bytes, empty) : [];
    const recognized = scans.length > 0 ? await readScans(bytes, scans) : new Map<number, string[]>();
    for (const [number, lines] of recognized) read[number - 1] = lines;
    const unread = Array.from(
      { length: document.numPages - read.length },
      (_, index) => read.length + index + 1,
    );
    return {
      text: mendWords(joinPages(withoutRunningLines(read))),
      pages: document.numPages,
      unreadPages: [...scans.filter((number) => !recognized.has(number)), ...garbled, ...unread].toSorted(
        (a, b) => a - b,
      ),
      ocrPages: [...recognized.keys()],
      hasHiddenText,
    };
  });

/** The lines of each page, of as many as may be read. */
async function readPages(
  document: PDFDocumentProxy,
  maxLength: number,
  { mayHide, mayBeFilled }: { mayHide: boolean; mayBeFilled: boolean },
): Promise<{ pages: string[][]; hasHiddenText: boolean }> {
  if (document.numPages > maxPages) throw new ResumeError('RESUME_TOO_COMPLEX');
  const pages: string[][] = [];
  let hasHiddenText = false;
  let length = 0;
  for (let number = 1; number <= document.numPages && length < maxLength; number++) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    const pieces = items.filter((item) => 'str' in item);
    const seen = mayHide ? await withoutHidden(page, pieces) : pieces;
    hasHiddenText ||=
      seen !== pieces || pieces.some((piece) => isTiny(piece, page.view) && hasLetters(piece));
    const lines = pageLines(mayBeFilled ? await withFields(page, seen) : seen, page.view);
    page.cleanup();
    pages.push(lines);
    length += lines.reduce((sum, line) => sum + line.length + 1, 0);
  }
  return { pages, hasHiddenText };
}

const hasLetters = ({ str }: TextPiece) => /\p{L}{3}/u.test(str);

const lettersIn = (lines: readonly string[]) => lines.join('').match(/\p{L}/gu)?.length ?? 0;

/** A page begins a block. */
const joinPages = (pages: readonly string[][]) => pages.map((lines) => [...lines, ''].join('\n')).join('\n');
