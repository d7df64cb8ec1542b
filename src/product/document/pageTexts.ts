/** The parts of an open PDF that are needed. */
export interface PdfDocument {
  numPages: number;
  getPage: (page: number) => Promise<{ getTextContent: () => Promise<{ items: readonly object[] }> }>;
}

/** As many pages as a resume is read with. */
const mostPages = 100;

/** The pieces of text of each page, in the order of the file; nothing of a page that cannot be read. */
export function readPageTexts(pdf: PdfDocument): Promise<string[][]> {
  const pages = Array.from({ length: Math.min(pdf.numPages, mostPages) }, async (_, index) => {
    try {
      const page = await pdf.getPage(index + 1);
      const { items } = await page.getTextContent();
      return items.map((item) => ('str' in item ? String(item.str) : ''));
    } catch {
      return [];
    }
  });
  return Promise.all(pages);
}
