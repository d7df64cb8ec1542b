/** Which pages without text show something all the same: a scan, or words drawn as shapes. */
import type { PDFDocumentProxy } from 'unpdf/pdfjs';

/** So many shapes are more than lines and boxes. */
const manyShapes = 60;
/** Further pages are taken to show something, as looking costs time. */
const mostPages = 20;

/**
 * Pictures are not unpacked: one that is "too large" is left out by pdf.js, and ends the page where errors do. So a
 * page shows one when it ends early.
 *
 * @param bytes of a PDF that opens
 * @param pages numbers of those to look at, from 1
 */
export async function pagesWithPictures(bytes: Uint8Array, pages: readonly number[]): Promise<number[]> {
  const { getDocumentProxy, getResolvedPDFJS } = await import('unpdf');
  const { OPS } = await getResolvedPDFJS();
  const open = (stopAtErrors: boolean) =>
    getDocumentProxy(new Uint8Array(bytes), {
      verbosity: 0,
      disableFontFace: true,
      maxImageSize: 1,
      stopAtErrors,
    });
  const [patient, strict] = [await open(false), await open(true)];
  try {
    const found: number[] = [];
    for (const [index, number] of pages.entries()) {
      if (index >= mostPages || (await showsSomething(number))) found.push(number);
    }
    return found;
  } finally {
    await Promise.all([patient.loadingTask.destroy(), strict.loadingTask.destroy()]);
  }

  async function showsSomething(number: number): Promise<boolean> {
    try {
      const [all, some] = [await operatorsOf(patient, number), await operatorsOf(strict, number)];
      const shapes = all.filter((operator) => operator === OPS.constructPath).length;
      return some.length < all.length || shapes > manyShapes;
    } catch {
      return true;
    }
  }
}

async function operatorsOf(document: PDFDocumentProxy, number: number): Promise<number[]> {
  const page = await document.getPage(number);
  const { fnArray } = await page.getOperatorList();
  page.cleanup();
  return fnArray;
}
