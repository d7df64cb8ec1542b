/** A resume as a PDF, A4: plain headings and lines, which people and programs read alike. */
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { drawLine, type Style, wrap } from '../../pdf/typesetting.ts';
import type { ResumeEntry, ResumePage } from '../../services/writeResume.ts';

type Document = PDFKit.PDFDocument;

const margin = 56;
const [ink, quiet, green, rule] = ['#17211F', '#52605C', '#0F5C4D', '#E6E2D9'];
const body: Style = { size: 10.5, color: ink };
const strong: Style = { ...body, weight: 600 };
const leading = 1.45;
/** Room kept for the months at the end of a position's line. */
const spanWidth = 140;

/** Draws down the page, and goes on at the top of another one where it ends. */
function createPen(document: Document) {
  let y = margin;
  const width = () => document.page.width - 2 * margin;
  const skip = (room: number) => {
    y += room;
  };
  /** Begins another page unless there is still so much room on this one. */
  const keep = (room: number) => {
    if (y + room <= document.page.height - margin) return;
    document.addPage();
    y = margin;
  };
  const line = (text: string, style: Style, indent = 0) => {
    keep(style.size * leading);
    drawLine(document, text, margin + indent, y, style);
    y += style.size * leading;
  };
  const paragraph = (text: string, style: Style, { indent = 0, aside = 0 } = {}) => {
    for (const one of wrap(document, text, width() - indent - aside, style)) line(one, style, indent);
  };
  const besides = (text: string, style: Style) =>
    drawLine(document, text, margin + width(), y, { ...style, align: 'right' });
  const ruled = () => {
    document
      .moveTo(margin, y)
      .lineTo(margin + width(), y)
      .lineWidth(0.75)
      .stroke(rule);
    skip(8);
  };
  return { skip, keep, paragraph, besides, ruled };
}

function drawEntry(pen: ReturnType<typeof createPen>, { title, span, lines }: ResumeEntry): void {
  // Its first line is not left alone at the foot of a page.
  pen.keep(3 * body.size * leading);
  if (span) pen.besides(span, { ...body, color: quiet });
  pen.paragraph(title, lines.length > 0 || span ? strong : body, { aside: span ? spanWidth : 0 });
  for (const line of lines) pen.paragraph(line, body);
  pen.skip(lines.length > 0 ? 8 : 2);
}

/** Always the same bytes for the same page. */
export async function drawResume(page: ResumePage): Promise<Uint8Array> {
  // No moment of its own, so that two who write the same get the same file.
  const made = new Date(0);
  const document = new PDFDocument({
    size: 'A4',
    margin: 0,
    lang: page.locale,
    displayTitle: true,
    info: { Title: page.name, Author: page.name, CreationDate: made, ModDate: made },
  });
  const bytes = buffer(document);
  const pen = createPen(document);
  pen.paragraph(page.name, { size: 22, weight: 600, color: ink });
  if (page.headline) pen.paragraph(page.headline, { size: 12, color: green });
  pen.paragraph(page.contact, { ...body, color: quiet });
  for (const { heading, entries } of page.sections) {
    pen.skip(14);
    pen.keep(6 * body.size * leading);
    pen.paragraph(heading, { size: 13, weight: 600, color: green });
    pen.skip(1);
    pen.ruled();
    for (const entry of entries) drawEntry(pen, entry);
  }
  const { name, text } = page.attached;
  document.file(Buffer.from(text), {
    name,
    type: 'application/json',
    creationDate: made,
    modifiedDate: made,
  });
  document.end();
  return new Uint8Array(await bytes);
}
