/** Files that a PDF carries. */

/** The text of a file attached to a PDF; null where there is none of that name, or the PDF cannot be opened. */
export async function attachedText(pdf: Blob, name: string): Promise<string | null> {
  // The worker is set with the pages. Both are a browser's programs, loaded where there is a PDF to open.
  await import('./PdfPages.tsx');
  const { pdfjs } = await import('react-pdf');
  const opening = pdfjs.getDocument({ data: await pdf.arrayBuffer(), verbosity: 0 });
  try {
    const document = await opening.promise;
    for (const [id, { filename }] of (await document.getAttachments()) ?? []) {
      const content = filename === name && (await document.getAttachmentContent(id));
      if (content) return new TextDecoder().decode(content);
    }
    return null;
  } catch {
    return null;
  } finally {
    await opening.destroy();
  }
}
