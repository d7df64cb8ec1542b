/** An invoice as a PDF of one page, A4. */
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { drawLine, type Style, wrap } from '../../../pdf/typesetting.ts';
import type { InvoicePage } from '../../../services/writeInvoice.ts';

type Document = PDFKit.PDFDocument;

const margin = 56;
const [ink, quiet, green, rule] = ['#17211F', '#52605C', '#0F5C4D', '#E6E2D9'];
const body: Style = { size: 10, color: ink };
const label: Style = { size: 8.5, color: quiet };
const leading = 1.5;

/** Draws lines of text under each other. @returns where the next one goes */
function paragraph(
  document: Document,
  text: string,
  x: number,
  y: number,
  width: number,
  style: Style,
): number {
  let at = y;
  for (const line of wrap(document, text, width, style)) {
    drawLine(document, line, x, at, style);
    at += style.size * leading;
  }
  return at;
}

function line(document: Document, y: number, right: number): void {
  document.moveTo(margin, y).lineTo(right, y).lineWidth(0.75).stroke(rule);
}

type Block = InvoicePage['seller'];

function block(document: Document, { title, lines }: Block, x: number, y: number, width: number): number {
  let at = paragraph(document, title, x, y, width, label) + 2;
  for (const [place, text] of lines.entries()) {
    at = paragraph(document, text, x, at, width, { ...body, weight: place === 0 ? 600 : 400 });
  }
  return at;
}

/** Blocks beside each other. @returns where the longest ends */
function row(document: Document, blocks: readonly Block[], y: number, width: number): number {
  const gap = 24;
  const each = (width - gap * (blocks.length - 1)) / blocks.length;
  const ends = blocks.map((one, place) => block(document, one, margin + place * (each + gap), y, each));
  return Math.max(...ends);
}

function table(document: Document, { columns, lines, sums }: InvoicePage, y: number, right: number): number {
  const amounts = 120;
  drawLine(document, columns[0], margin, y, label);
  drawLine(document, columns[1], right, y, { ...label, align: 'right' });
  let at = y + 18;
  line(document, at, right);
  at += 12;
  for (const { text, detail, amount } of lines) {
    const top = at;
    at = paragraph(document, text, margin, at, right - margin - amounts, { ...body, weight: 600 });
    if (detail)
      at = paragraph(document, detail, margin, at, right - margin - amounts, { ...body, color: quiet });
    drawLine(document, amount, right, top, { ...body, align: 'right' });
    at += 8;
  }
  line(document, at, right);
  at += 12;
  for (const { label: name, amount, strong } of sums) {
    const style: Style = strong ? { size: 13, weight: 600, color: ink } : body;
    drawLine(document, name, right - amounts - 24, at, { ...style, align: 'right' });
    drawLine(document, amount, right, at, { ...style, align: 'right' });
    at += style.size * leading + 4;
  }
  return at;
}

/** Always the same bytes for the same page. */
export async function drawInvoice(page: InvoicePage): Promise<Uint8Array> {
  const created = new Date(page.createdAt);
  const [number = ''] = page.facts[0]?.lines ?? [];
  const document = new PDFDocument({
    size: 'A4',
    margin: 0,
    lang: page.locale,
    displayTitle: true,
    info: {
      Title: `${page.title} ${number}`,
      Author: page.author,
      CreationDate: created,
      ModDate: created,
    },
  });
  const bytes = buffer(document);
  const right = document.page.width - margin;
  const width = right - margin;

  drawLine(document, 'Hireday', margin, margin, { size: 14, weight: 600, color: green });
  drawLine(document, page.notice, right, margin + 2, { size: 10, weight: 600, color: green, align: 'right' });
  drawLine(document, page.title, margin, margin + 44, { size: 24, weight: 600, color: ink });
  let y = row(document, page.facts, margin + 92, width) + 22;
  line(document, y, right);
  y = row(document, [page.seller, page.buyer], y + 18, width) + 34;
  y = table(document, page, y, right) + 18;
  y = paragraph(document, page.state, margin, y, width, { ...body, weight: 600 }) + 6;
  for (const note of page.notes) y = paragraph(document, note, margin, y, width, label);
  document.end();
  return new Uint8Array(await bytes);
}
