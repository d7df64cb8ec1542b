/** A PDF as printers and scanners of text write it: every line across the page, from the top down. */
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { getDocumentProxy } from 'unpdf';

export async function printedRowByRow(pdf: Uint8Array): Promise<Uint8Array> {
  const given = await getDocumentProxy(new Uint8Array(pdf), { verbosity: 0 });
  const out = new PDFDocument({ autoFirstPage: false });
  const bytes = buffer(out);
  for (let number = 1; number <= given.numPages; number += 1) {
    const page = await given.getPage(number);
    const [, , width = 612, height = 792] = page.view;
    out.addPage({ size: [width, height], margin: 0 });
    const { items } = await page.getTextContent();
    const pieces = items.flatMap((item) =>
      'str' in item && item.str.trim() !== ''
        ? [{ text: item.str, x: Number(item.transform[4]), y: Number(item.transform[5]), size: item.height }]
        : [],
    );
    // A line's height apart or less is the same row.
    for (const { text, x, y, size } of pieces.toSorted((a, b) =>
      Math.abs(a.y - b.y) < 2 ? a.x - b.x : b.y - a.y,
    ))
      out.fontSize(size || 10).text(text, x, height - y, { lineBreak: false, baseline: 'alphabetic' });
  }
  out.end();
  await given.loadingTask.destroy();
  return bytes;
}
