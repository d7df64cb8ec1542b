/** What is needed of an open PDF. */
export interface PdfDocument {
  numPages: number;
  getPage: (page: number) => Promise<{ getTextContent: () => Promise<{ items: readonly object[] }> }>;
}

/** Quotations are looked for in so many pages; nobody reads on. */
const mostPages = 30;

/** The pieces of text of each page, in the order in which the text layer numbers them. */
export function readPageTexts(pdf: PdfDocument): Promise<string[][]> {
  const pages = Array.from({ length: Math.min(pdf.numPages, mostPages) }, async (_, index) => {
    const page = await pdf.getPage(index + 1);
    const { items } = await page.getTextContent();
    return items.map((item) => ('str' in item ? String(item.str) : ''));
  });
  return Promise.all(pages);
}
