/** A text as it stands inside a PDF. */
const literal = (text: string) => `(${text.replaceAll(/[()\\]/g, (sign) => `\\${sign}`)})`;

/** Lines of one page, one under the other. */
const drawing = (lines: readonly string[]) =>
  `BT /F1 18 Tf 60 720 Td 26 TL ${lines.map((line) => `${literal(line)} Tj T*`).join(' ')} ET`;

/**
 * A small but complete PDF with plain text, for scenes.
 *
 * @param pages the lines of each page
 */
export function samplePdf(pages: readonly (readonly string[])[]): Blob {
  const pageNumber = (index: number) => 4 + index * 2;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, index) => `${pageNumber(index)} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...pages.flatMap((lines, index) => {
      const text = drawing(lines);
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F1 3 0 R >> >> /Contents ${pageNumber(index) + 1} 0 R >>`,
        `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
      ];
    }),
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF`;
  return new Blob([body + end], { type: 'application/pdf' });
}
